import type { Translation } from '../../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  against: 'contre',
  'pieces.alt':
    'Six pièces : une marraine dans une arche bordée d’or avec deux points sur la marche, un sbire dans une arche avec un point, une tour de rats marquée 3, la porte d’une arrière-salle, une caisse en bois, et une tuile avec un chapeau et une petite caisse dans le coin.',
  'pieces.caption': 'Les pièces des Ratons laveurs. Les points sur la marche d’une arche comptent le pouvoir de la figurine.',
  'pieces.boss': 'Marraine',
  'pieces.boss-is': 'pouvoir 2, une par clan',
  'pieces.henchman': 'Sbire',
  'pieces.henchman-is': 'pouvoir 1, trois par clan',
  'pieces.rats': 'Rats',
  'pieces.rats-is': 'pouvoir 1 chacun ; ici trois sur une bouche',
  'pieces.room': 'Arrière-salle',
  'pieces.room-is': 'une par zone au plus',
  'pieces.loot': 'Marqueur de butin',
  'pieces.loot-is': 'pour soudoyer dehors',
  'pieces.tile': 'Commerce',
  'pieces.tile-is': 'avec son bonus dans le coin',
  'setup.alt':
    'La ville à deux joueurs : trois hexagones de trois zones en losange, avec des bouches d’égout à tous les coins et deux caisses au milieu de chaque hexagone. Ratons laveurs et Chouettes tiennent chacun une zone avec trois, deux et un rats ; des commerces se trouvent dans toutes les zones.',
  'setup.caption': 'La ville à deux joueurs, avant la première manche.',
  'setup.district': 'Un hexagone est un quartier. Ses trois zones sont des losanges.',
  'setup.manholes':
    'Chaque zone a quatre bouches. Les voisines partagent celles qui les séparent : un rat peut donc compter dans plusieurs zones.',
  'setup.loot': 'Deux marqueurs de butin se trouvent au milieu de chaque quartier.',
  'setup.homes': 'Chaque clan a une zone de départ, avec trois, deux et un rats sur ses bouches.',
  'places.alt':
    'Une ville à trois joueurs avec un signe sur chaque zone. Les trois zones rouges portent une coche, trois zones juste à côté une caisse. La seule zone des Chats porte une croix rouge bien qu’elle soit voisine, toutes les autres une croix grise.',
  'places.caption':
    'Où un sbire des Ratons laveurs peut aller. Deux zones sont voisines si elles partagent deux bouches d’égout ; une seule ne suffit pas.',
  'places.inside': 'Dans votre territoire.',
  'places.outside': 'Juste à côté, si vous avez du butin pour payer.',
  'places.no': 'Pas à côté de votre territoire.',
  'places.last': 'La dernière zone d’un rival : interdit.',
  'inside.alt':
    'Quatre images d’un quartier où les Ratons laveurs ont un second sbire dans leur zone. La première : un rat de plus est sur une bouche. La deuxième : un rat des Chouettes est parti. La troisième : une caisse a été prise. La quatrième : une arrière-salle est ouverte, et une tuile a disparu.',
  'inside.caption':
    'Un sbire fait jusqu’à deux de ces actions par tour, dans n’importe quel ordre. Seule l’arrière-salle ne peut pas se faire deux fois.',
  'inside.recruit': 'Soudoyer :',
  'inside.recruit-is': 'placez un rat sur une bouche de la zone,',
  'inside.expel': 'Soudoyer :',
  'inside.expel-is': 'ou chassez un rat adverse d’une bouche.',
  'inside.loot': 'Butin :',
  'inside.loot-is': 'prenez un marqueur dans ce quartier.',
  'inside.room': 'Arrière-salle :',
  'inside.room-is': 'prenez une tuile et son bonus. Une autre de vos figurines doit déjà être ici.',
  'bonuses.alt': 'Quatre signes : un rat, une caisse, une botte et une étoile.',
  'bonuses.caption':
    'Le petit signe dans le coin d’une tuile est son bonus. Il sert une fois, au moment où vous prenez la tuile ; seule l’étoile attend la fin de la partie.',
  'prowl.alt':
    'Trois images. La première : un sbire des Ratons laveurs se tient dans une zone des Chouettes, 4 contre 4. La deuxième : après trois rats soudoyés, 6 contre 3. La troisième : la zone est rouge, et l’arrière-salle des Chouettes a disparu.',
  'prowl.caption': 'Un sbire des Ratons laveurs en maraude, avec trois marqueurs de butin à dépenser.',
  'prowl.come': 'Il entre dans une zone des Chouettes. Avec lui, les Ratons laveurs sont aussi forts qu’elles : cela ne suffit pas.',
  'prowl.pay': 'Il paie trois marqueurs de butin et soudoie trois fois : un rat des Chouettes s’en va, deux des siens arrivent.',
  'prowl.take': 'La revendication réussit : la zone devient rouge, et l’arrière-salle des Chouettes devient un trophée.',
  'boss.alt': 'Trois cartes d’intrigue avec leur nom : Gestion, Invasion et Pot-de-vin.',
  'boss.caption': 'À chaque manche, l’une d’elles est cachée sous la marraine. Elle dit où la marraine peut aller et ce qu’elle y fait.',
  'claim.alt':
    'La zone revendiquée avec ses quatre bouches d’égout, et un tableau. Ratons laveurs : 5 rats et 1 sbire, pouvoir 6. Chouettes : 3 rats et aucun sbire, pouvoir 3.',
  'claim.caption': 'Six contre trois : la zone tombe. À trois contre trois, il ne se serait rien passé.',
  'claim.rats': 'rats sur les quatre bouches',
  'claim.henchmen': 'sbires',
  'claim.power': 'pouvoir',
  'missions.alt':
    'Un tableau des cinq missions avec les chiffres de trois clans. Le plus de zones : 3, 4, 3. La bouche la plus peuplée : 3, 4, 4. Le plus de bouches d’égout : 5, 3, 3. Le plus d’arrière-salles : 1, 1, 2. Le plus de butin : 3, 1, 1.',
  'missions.caption':
    'La troisième manche s’achève : une mission vaut 3 points. Les Ratons laveurs mènent dans deux missions, mais n’en marquent qu’une maintenant.',
  'missions.may': 'Les {name} peuvent la marquer.',
  'missions.tied': 'Égalité : personne ne la marque.',
  'missions.barred': 'Les {name} l’ont déjà marquée : elle est bloquée pour tous.',
  'chains.alt':
    'Quatre rangées de tuiles de la chapellerie : une tuile vaut 1 point, deux en valent 3, trois en valent 6, quatre en valent 10.',
  'chains.caption': 'Les tuiles d’un même commerce forment une chaîne. La quatrième rapporte à elle seule quatre points de plus.',
  'total.alt':
    'Une feuille de score. Missions 2, 4 et 5 : 11. Chaînes de trois chapelleries (6), deux poissonneries (3) et une boulangerie (1) : 10. Deux étoiles : 2, un trophée : 1. En tout 24.',
  'total.caption': 'Ce que les Ratons laveurs ont à la fin. Les étoiles comptent en plus de la chaîne où se trouve leur tuile.',
  'total.sum': 'En tout',
};
