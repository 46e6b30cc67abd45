import type { Translation } from '../../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'kinds.alt':
    'Cinq sortes de maisons : une boulangerie au pignon rouge fait du pain, qui vaut 1 florin ; une fromagerie au dôme de chaume fait du fromage, qui en vaut 2 ; une brasserie au toit d’ardoise fait de la bière, qui en vaut 3 ; une boucherie à auvent fait de la viande, qui en vaut 4 ; une maison d’influence à horloge donne 1 florin à ses deux habitants.',
  'kinds.caption': 'Ce que chaque maison produit pour la famille de l’homme, et ce que cela rapporte au marché.',
  'kinds.both': 'pour les deux',
  'house.alt':
    'Deux maisons sur leur parcelle : une maison d’influence et une fromagerie. Chacune porte une pièce d’or, un disque à oreilles de rat et deux portes ; la maison d’influence a aussi un disque d’argent. Des cercles se trouvent dans les ruelles alentour.',
  'house.caption':
    'La porte à linteau droit est celle de l’homme, la porte en arc rond celle de la femme. La marque dans la porte indique la famille.',
  'house.coin': 'prix, et points à la fin',
  'house.rats': 'rats qu’elle attire',
  'house.silver': 'influence pour les deux familles',
  'house.man': 'l’homme habite ici',
  'house.woman': 'la femme habite ici',
  'house.circle': 'cercle d’une ruelle, avec un rat',
  'start.alt':
    'La place du marché avec les boucheries tout autour. Quatre d’entre elles ont un homme et une femme à leurs portes, chaque fois de deux familles différentes.',
  'start.caption':
    'À quatre joueurs, chaque famille a un homme dans une maison de départ et une femme dans une autre : elle partage donc ces maisons avec deux voisins différents.',
  'work.alt':
    'Trois images. La première : une fromagerie avec un homme de Rouge et une femme de Vert est entourée. La deuxième : Rouge reçoit un fromage, Vert un garçon. La troisième : des rats occupent deux des trois cercles de la fromagerie.',
  'work.caption': 'Rouge fait travailler les hommes à la fromagerie du Nord. Vert n’a rien demandé, mais reçoit aussi sa part.',
  'work.name': 'Rouge choisit la fromagerie, car un homme de Rouge y habite.',
  'work.share': 'La famille de l’homme reçoit un cube de fromage, celle de la femme un enfant.',
  'work.rats': 'Puis deux rats arrivent, comme le dit le disque. Rouge choisit leurs cercles.',
  'wedding.alt':
    'Deux images d’une fromagerie vide, prix 3, et de la salle paroissiale. Avant : des garçons de Rouge et de Vert et une fille de Bleu sont dans la salle, et Rouge a 4 florins. Après : le garçon de Rouge et la fille de Bleu habitent la fromagerie, et il reste 1 florin à Rouge.',
  'wedding.caption': 'Rouge marie son fils à une fille de Bleu. On ne demande pas son avis à Bleu, mais Bleu ne paie pas non plus.',
  'wedding.before': 'Le garçon de Rouge et la fille de Bleu vont ensemble. La fromagerie coûte 3 florins, Rouge en a 4.',
  'wedding.after': 'Ils emménagent, et la famille du marié paie : il reste 1 florin à Rouge.',
  'ring.alt':
    'Six offres à la suite, chacune avec son prix en florins et l’influence qu’elle rapporte : 2 pour 1, 3 pour 2, 4 pour 2, 5 pour 3, 6 pour 3, 3 pour 1. Une flèche ramène de la dernière à la première.',
  'ring.caption':
    'Seule l’offre suivante est à vendre. Si le dernier acheteur a payé 3 florins pour 2 points d’influence, le suivant paie 4 florins, pour 2 encore.',
  'bribe.alt':
    'Deux images des quatre cases du joueur de flûte, avec 3 florins sur la noire, 5 sur la jaune et rien sur la verte ni la rouge. Permis : 6 florins sur la rouge, où va le joueur de flûte. Interdit : 5 florins sur la verte, car la jaune en a déjà 5.',
  'bribe.caption': 'Le joueur de flûte va là où il y a le plus d’argent. Deux cases ne peuvent jamais porter la même somme.',
  'bribe.yes': 'Six florins sur la case rouge, c’est la plus forte somme : il y va aussitôt.',
  'bribe.no': 'Cinq florins sur la case verte, ce serait autant que sur la jaune.',
  'sides.alt':
    'Deux images d’une boucherie qui travaille, à cinq joueurs. Deux cercles se trouvent sur son côté droit, l’un au-dessus de l’autre. Permis : ses trois rats sont sur trois côtés différents. Interdit : à droite, un rat occupe le cercle du haut, et celui du bas est marqué alors que d’autres sont libres.',
  'sides.caption': 'Deux cercles ne se trouvent du même côté d’une maison qu’à cinq joueurs, et seulement à quatre boucheries.',
  'sides.yes': 'Trois rats sur trois côtés.',
  'sides.no': 'Un rat de ce tour est déjà à droite et d’autres cercles sont libres : pas de second de ce côté.',
  'overrun.alt':
    'Deux images. Avant : des rats occupent deux des trois cercles de la fromagerie du Nord, le troisième est entre elle et la brasserie qui travaille. Après : un rat s’y trouve aussi ; la fromagerie est hachurée, sa pièce barrée, et un grand rat est assis devant.',
  'overrun.caption': 'Les rats d’une maison peuvent causer la perte d’une autre. Un cercle entre deux maisons appartient aux deux.',
  'overrun.before': 'La brasserie attire un rat. Rouge le place sur le cercle qu’elle partage avec la fromagerie.',
  'overrun.after': 'C’était le dernier cercle libre de la fromagerie : elle est infestée, et un grand rat s’installe devant.',
  'piper.alt':
    'Deux images de toute la ville. Avant : des rats occupent dix-sept cercles dans toutes les régions. Après : la région jaune est éclairée, ses cercles, ceux de son bord et ceux du marché sont libres, tous les autres ont gardé leurs rats.',
  'piper.caption': 'La visite du joueur de flûte, quand il est sur la case jaune.',
  'piper.before': 'Il y a des rats partout.',
  'piper.after': 'Les rats ont quitté la région jaune, ses bords et la place du marché. Les autres restent.',
  'road.alt':
    'Un poteau indicateur et une rangée de neuf cases marquées −1, −1, −2, −2, −3, −3, −4, −5 et −6. Des enfants de Vert, de Rouge et de Bleu occupent les trois premières.',
  'road.caption':
    'La route de Transylvanie. Trois enfants sont partis : Vert et Rouge perdent 1 point chacun, Bleu 2. À partir du neuvième enfant, chacun coûte 6.',
  'influence.alt':
    'Deux pistes d’influence. Avant : Bleu sur la case 5, Rouge et Vert sur la 3, Vert à droite, Jaune sur la 1. Après : Jaune est aussi sur la 3, à gauche des deux. L’ordre est Bleu, Vert, Rouge, Jaune.',
  'influence.caption':
    'Jaune avance de deux cases et reste pourtant dernier : qui arrive plus tard sur une case se place à gauche des autres.',
  'influence.before': 'Sur la case 3, Vert est à droite, donc devant Rouge.',
  'influence.after': 'Jaune les a rejoints, mais à leur gauche.',
  'score.alt':
    'Une feuille de score pour quatre familles. Fin de partie : Vert 1. Chat : Bleu 1. Pièges : Jaune 3, Rouge 1. Influence : Jaune 3, Rouge 2, Bleu 1. Argent : Vert 5, Jaune 3, Rouge 1. Maisons : Rouge 18, Vert 15, Bleu 21, Jaune 18. Route : Vert −1, Rouge −1, Bleu −2. En tout : Rouge 21, Vert 20, Bleu 21, Jaune 27.',
  'score.caption':
    'La fin d’une partie. Jaune et Rouge ont la même somme ; Jaune, mieux placé sur la piste d’influence, prend la deuxième place. La fromagerie du Nord est infestée et ne compte pour personne.',
  'score.total': 'En tout',
  'because.closer': 'a pris l’empereur des rats',
  'because.cat': 'possède le chat',
  'because.traps': '3 et 1 points',
  'because.influence': '3, 2 et 1 points',
  'because.money': '5, 3 et 1 points',
  'because.houses': 'leur prix, sauf si infestées',
  'because.road': 'enfants perdus',
};
