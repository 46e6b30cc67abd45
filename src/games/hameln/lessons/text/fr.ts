import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'lesson.town.title': 'Une maison à Hamelin',
  'lesson.town.welcome': 'Bienvenue à Hamelin ! Trois familles y font fortune. On y mange à sa faim, et cela s’est su… chez les rats.',
  'lesson.town.houses':
    'Voici une maison. Elle loge un homme et une femme, de deux familles différentes. Le chiffre est son prix, et ses points à la fin.',
  'lesson.town.circles':
    'Autour de chaque maison, il y a des cercles. Les rats s’y installent, un par cercle. La plupart des cercles touchent deux ou trois maisons à la fois.',
  'lesson.town.market': 'Les boucheries entourent le marché. Ces trois-là sont les maisons de départ. Vous êtes Rouge et vous commencez.',
  'lesson.town.settle': 'Placez votre premier homme dans l’une des maisons de départ.',
  'lesson.town.settle.done': 'Le voilà installé. Une femme d’une autre famille partagera sa maison.',
  'lesson.town.woman':
    'Tout le monde est logé : votre homme vit à la boucherie V avec une femme de Bleu, votre femme à la boucherie III avec un homme de Vert.',
  'lesson.town.aim':
    'Le joueur de flûte vient trois fois, puis on compte : surtout les maisons où vit votre famille, mais aussi l’argent, l’influence, les pièges et le chat. Les maisons infestées et les enfants perdus coûtent cher.',

  'lesson.men.title': 'Les hommes au travail',
  'lesson.men.actions':
    'À votre tour, vous faites exactement une action sur quatre : faire travailler les hommes, faire travailler les femmes, célébrer des mariages, vendre des marchandises.',
  'lesson.men.work':
    'Pour faire travailler vos hommes, choisissez une ou plusieurs maisons où vit l’un d’eux. La boulangerie donne du pain, la fromagerie du fromage, la brasserie de la bière, la boucherie de la viande : un cube pour la famille de l’homme.',
  'lesson.men.both':
    'Quand une maison travaille, les deux habitants y gagnent. La famille de la femme reçoit un enfant. Ici c’est Bleu, que cela lui plaise ou non.',
  'lesson.men.rats':
    'Le travail attire les rats : autant que l’indique le disque de la maison, trois pour une boucherie. C’est vous qui choisissez sur quels cercles libres de la maison ils s’installent.',
  'lesson.men.do': 'Faites travailler votre homme à la boucherie V et placez les trois rats.',
  'lesson.men.do.done': 'De la viande pour vous, un enfant pour Bleu, trois rats pour la ville.',
  'lesson.men.do.other': 'C’est une autre action. Choisissez les hommes, puis la boucherie V.',
  'lesson.men.after':
    'Il reste un cercle libre. Quand tous sont couverts, la maison est infestée : on n’y travaille plus et elle ne rapporte rien. Placez donc les rats là où ils gênent les autres plus que vous.',

  'lesson.women.title': 'Les femmes au travail',
  'lesson.women.children':
    'Une manche plus tard. Les femmes vous donnent des enfants : la vôtre, à la boucherie III, en envoie un à la salle paroissiale.',
  'lesson.women.draw':
    'Un cube tiré du sac décide : garçon ou fille. Il y en a quatre de chaque. L’homme de la maison reçoit quand même sa marchandise.',
  'lesson.women.danger': 'Trois des quatre cercles sont déjà couverts. Si la maison travaille encore une fois, le dernier le sera aussi.',
  'lesson.women.do': 'Un enfant en vaut la peine. Faites travailler votre femme à la boucherie III.',
  'lesson.women.do.done': 'Un enfant à la salle paroissiale, et de la viande pour Vert.',
  'lesson.women.do.other': 'Cela ne vous donne pas d’enfant. Cette fois, choisissez les femmes.',
  'lesson.women.overrun':
    'Et voilà la maison infestée. Un grand rat s’installe devant, l’un des quatre qui attendaient ici. Retenez ce nombre.',

  'lesson.sell.title': 'Au marché',
  'lesson.sell.goods':
    'Vous avez deux cubes de viande. L’argent vient de la vente, et vous vendez autant de cubes que vous voulez en un tour.',
  'lesson.sell.prices': 'La viande rapporte 4 florins, la bière 3, le fromage 2, le pain 1. Les prix ne changent jamais.',
  'lesson.sell.traps':
    'Chaque cube peut aussi s’échanger contre un piège. Un piège vaut de 1 à 3, et les autres ignorent combien. À la fin, le plus fort total rapporte 3 points.',
  'lesson.sell.do': 'Vous aurez bientôt des achats à faire. Changez les deux cubes en florins.',
  'lesson.sell.do.done': 'Huit florins. Bonne journée de marché.',
  'lesson.sell.do.trap': 'Un piège, pourquoi pas, mais il nous faut de l’argent : vendez les deux cubes contre des florins.',
  'lesson.sell.do.less': 'Il vous reste de quoi vendre. Mettez les deux cubes à l’étal.',
  'lesson.sell.do.other': 'Cette fois, choisissez la vente de marchandises.',
  'lesson.sell.purse':
    'L’argent sert, et il compte aussi : à la fin, la bourse la plus pleine rapporte 5 points, la suivante 3, la troisième 1.',

  'lesson.weddings.title': 'Un beau parti',
  'lesson.weddings.hall':
    'Voici une autre partie. Les enfants de toutes les familles attendent à la salle paroissiale. Cette fille est la vôtre.',
  'lesson.weddings.pays':
    'Aux mariages, vous unissez vos enfants à ceux des autres, sans leur demander leur avis. Vous choisissez la maison, la famille du marié paie. Bleu a un fils et 8 florins.',
  'lesson.weddings.points':
    'Toute maison vide convient. À la fin, elle rapporte son prix en points aux deux familles. Ces deux maisons-ci les font aussi monter sur la piste d’influence.',
  'lesson.weddings.do': 'Mariez votre fille au fils de Bleu, dans une maison d’au moins 5 florins. C’est Bleu qui paie.',
  'lesson.weddings.do.done': 'Une belle maison, et pas un florin de votre poche.',
  'lesson.weddings.do.cheap': 'Un logis modeste. Bleu a 8 florins : visez plus haut.',
  'lesson.weddings.do.other': 'Choisissez les mariages : un tel parti n’attend pas.',
  'lesson.weddings.influence':
    'L’influence tranche toutes les égalités et, après chaque manche, fixe l’ordre de la suivante. Mariez vos fils quand votre bourse est pleine : pour eux, c’est vous qui payez.',

  'lesson.kings.title': 'Les grands rats et le chat',
  'lesson.kings.overrun':
    'Retour à notre première partie, après la vente. La boucherie III est infestée : ni travail ni points tant que tous ses cercles sont couverts.',
  'lesson.kings.kings':
    'Pour chaque maison infestée, un grand rat part d’ici. Quand le dernier s’en va, le joueur de flûte arrive et la phase s’achève.',
  'lesson.kings.optional':
    'Après votre action, vous pouvez encore faire une chose : acheter le chat, acheter de l’influence ou soudoyer le joueur de flûte.',
  'lesson.kings.do': 'Le chat coûte 4 florins et attrape aussitôt un rat. Achetez-le et libérez la boucherie III.',
  'lesson.kings.do.done': 'Un rat de moins suffit : la maison est libre.',
  'lesson.kings.do.elsewhere': 'Attrapé, mais votre maison reste infestée. Attrapez un rat sur l’un de ses quatre cercles.',
  'lesson.kings.do.none': 'La maison reste infestée. Achetez le chat.',
  'lesson.kings.back':
    'Le grand rat de la maison rejoint les autres : la phase durera plus longtemps. Le chat vaut 1 point à la fin, mais n’importe qui peut vous le racheter.',

  'lesson.piper.title': 'Le joueur de flûte arrive',
  'lesson.piper.last': 'Il ne reste qu’un grand rat. Encore une maison infestée, et voilà le joueur de flûte.',
  'lesson.piper.cleans':
    'Il se tient sur la case jaune et emmène les rats de cette région, et toujours ceux du marché. Partout ailleurs, ils restent.',
  'lesson.piper.bribe':
    'Un pot-de-vin le déplace : il va sur la case où il y a le plus d’argent. Deux de vos maisons sont infestées, la boucherie III dans la région rouge, la boucherie V dans la verte.',
  'lesson.piper.do': 'Soudoyez le joueur de flûte pour qu’il nettoie une région où l’une de vos maisons est infestée.',
  'lesson.piper.do.done': 'Il empoche la pièce et change de case. D’autres peuvent surenchérir avant qu’il ne joue.',
  'lesson.piper.do.elsewhere': 'Il va où vous payez, mais vos maisons infestées sont dans les régions rouge et verte.',
  'lesson.piper.do.none': 'Sans pot-de-vin il reste dans la région jaune, et cela ne vous aide guère.',
  'lesson.piper.came':
    'Dans une autre partie, il est venu. Il emmène d’abord les rats, puis réclame de l’argent pour chaque enfant de la salle paroissiale. Sa case indique le prix, ici 1 florin.',
  'lesson.piper.road':
    'Les enfants pour qui personne ne paie le suivent sur cette route. Chacun occupe la case suivante et coûte des points à sa famille : plus la case est loin, plus c’est cher.',
  'lesson.piper.pay': 'Vous avez 11 florins et deux enfants. Gardez-les tous les deux.',
  'lesson.piper.pay.done': 'Deux florins qui en valaient la peine. Ils pourront se marier dans la phase suivante.',
  'lesson.piper.pay.gone': 'Un enfant est parti en Transylvanie, et cela coûte des points. Payez pour les deux.',
  'lesson.piper.next':
    'De nouveaux grands rats arrivent, un de plus qu’avant, et la partie continue. Surveillez la salle paroissiale avant que le dernier s’en aille : bourse vide et salle pleine coûtent cher.',

  'lesson.end.title': 'Ce qui compte à la fin',
  'lesson.end.phase':
    'Voici la troisième phase. Le dernier de ces grands rats est l’empereur. Qui le fait entrer en ville met fin à la partie et gagne 1 point.',
  'lesson.end.houses':
    'Les maisons comptent le plus : le prix de chaque maison où vit votre homme ou votre femme, sauf si elle finit infestée. Celle-ci l’est.',
  'lesson.end.ranks': 'Puis viennent les classements : l’influence rapporte 3, 2 et 1 points, l’argent 5, 3 et 1, les pièges 3 et 1.',
  'lesson.end.rest': 'Le chat rapporte 1 point. Les enfants sur la route coûtent ce qu’indique leur case.',
  'lesson.end.do': 'Bleu vous devance de peu sur la piste. Vous avez 11 florins. Prenez la première place.',
  'lesson.end.do.done': 'En tête de la piste : 3 points au lieu de 2, et toutes les égalités pour vous.',
  'lesson.end.do.other': 'Bleu est toujours devant. L’anneau montre ce que coûte l’influence à présent.',
  'lesson.end.advice':
    'Travaillez tôt, vendez au bon moment, mariez vos enfants dans des maisons chères et ne vous laissez jamais surprendre par la flûte. Place à une partie entière, et je reste à vos côtés.',
};
