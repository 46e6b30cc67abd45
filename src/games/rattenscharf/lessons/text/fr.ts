import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'lesson.first-strips.title': 'Les premières bandes',
  'lesson.first-strips.welcome':
    'Bienvenue à l’entrepôt ! Deux marchands d’épices se le partagent : vous êtes Rouge, l’autre est Vert. Qui range le mieux ses épices l’emporte.',
  'lesson.first-strips.spices':
    'Tout est rangé sur des bandes de trois cases. Celle-ci porte un piment, et le piment est à vous, comme le paprika, le safran et le sumac. Toutes vos épices sont rouges.',
  'lesson.first-strips.rival': 'Vert a posé ces deux bandes. Le basilic et la menthe sont à Vert, tout comme l’aneth et la sauge.',
  'lesson.first-strips.groups':
    'Réunissez deux épices identiques côte à côte et vous marquez : 1 point pour deux, 2 points pour trois ou plus. Un piment est déjà posé, un autre attend sur l’une de vos bandes.',
  'lesson.first-strips.tray': 'Deux bandes sont retournées pour vous. Vous poserez les deux pendant ce tour, dans l’ordre de votre choix.',
  'lesson.first-strips.pair':
    'À vous : prenez la bande au piment, tournez-la au besoin, et posez-la de sorte que les deux piments se touchent par un côté.',
  'lesson.first-strips.pair.done': 'Bien posé ! Deux piments côte à côte : votre premier point.',
  'lesson.first-strips.pair.apart':
    'La bande peut aller là, mais aucune de vos épices n’y retrouve sa pareille. Un piment doit partager tout un côté avec l’autre.',
  'lesson.first-strips.pair.theirs': 'Attention, cela rapporte à Vert. Les points vont toujours à la couleur de l’épice.',
  'lesson.first-strips.rest':
    'Vos points s’affichent ici. La deuxième bande se pose de la même façon, puis c’est à Vert. Ce serait presque tout le jeu… s’il n’y avait pas les rats.',
  'lesson.points.title': 'Des points, mais pour qui ?',
  'lesson.points.now': 'Quelques tours plus tard. Vous avez votre paire de piments, mais Vert a aussi un point. D’où vient-il ?',
  'lesson.points.mints': 'D’ici : deux menthes se touchent. Une paire de menthes, un point pour Vert.',
  'lesson.points.owner':
    'Les points vont toujours à la couleur de l’épice, peu importe qui pose la bande. Regardez donc avant de poser : votre bande peut rapporter à Vert.',
  'lesson.points.grow':
    'Un groupe qui grandit compte à nouveau. Ajoutez un troisième piment à ces deux-là, et vous marquez 2 points pour un groupe de trois.',
  'lesson.points.each': 'Chaque bande compte dès qu’elle est posée. Deux bandes, donc deux occasions de marquer dans un seul tour.',
  'lesson.points.three': 'Posez les deux bandes et marquez 3 points pendant ce tour : 2 avec les piments, 1 avec le safran.',
  'lesson.points.three.done': 'Trois points en un tour : voilà comment on fait fortune !',
  'lesson.points.three.few':
    'Les deux bandes sont posées, mais cela fait moins de 3 points. Menez le troisième piment vers sa paire, et le safran vers l’autre safran.',
  'lesson.on-top.title': 'Par-dessus',
  'lesson.on-top.cover':
    'Deux menthes de Vert sont côte à côte. Impossible de les enlever, mais vous pouvez les recouvrir. Ce qui est recouvert ne compte plus.',
  'lesson.on-top.flat':
    'Une bande peut se poser sur d’autres si elle est bien à plat : les trois cases à la même hauteur, rien dans le vide.',
  'lesson.on-top.two': 'Et elle doit reposer sur au moins deux bandes, jamais exactement sur une seule. Celle-ci reposerait sur trois.',
  'lesson.on-top.break': 'À vous : recouvrez une menthe de Vert pour casser la paire.',
  'lesson.on-top.break.done': 'Disparue ! Les menthes ne se touchent plus, et à la fin elles ne rapporteront rien à Vert.',
  'lesson.on-top.break.elsewhere': 'C’est permis, mais les deux menthes sont encore visibles. Recouvrez l’une d’elles.',
  'lesson.on-top.break.beside':
    'Cette bande est à côté. Pour recouvrir une menthe, posez la bande en travers, sur plusieurs bandes à la fois.',
  'lesson.on-top.again':
    'Attention en recouvrant : si au moins deux cases d’un groupe restent visibles côte à côte, elles comptent aussitôt une fois de plus, pour leur propriétaire.',
  'lesson.rats.title': 'Des rats !',
  'lesson.rats.seen':
    'Les épices ont de la compagnie. Deux des rats visibles portent du rouge : ce sont les vôtres, et il n’y a pas de quoi s’en vanter.',
  'lesson.rats.limit':
    'Ici, vous voyez combien de vos rats sont visibles. S’il y en a trois à la fin de votre tour, vous perdez sur-le-champ, quels que soient vos points.',
  'lesson.rats.third': 'Regardez maintenant vos bandes : l’une d’elles amène un troisième rat. Et il faut poser les deux.',
  'lesson.rats.hide':
    'Posez les deux bandes de sorte qu’à la fin moins de trois de vos rats soient visibles. Un rat se recouvre comme une menthe.',
  'lesson.rats.hide.done': 'Ouf ! Deux rats visibles seulement. Les autres, personne ne les a vus.',
  'lesson.rats.hide.lost': 'Trois rats rouges visibles à la fin de votre tour : la partie serait perdue. Recouvrez-en un avec une bande.',
  'lesson.rats.theirs':
    'L’inverse marche aussi : recouvrez les épices de Vert plutôt que ses rats, et Vert courra bientôt après les rats au lieu des points.',
  'lesson.good-turn.title': 'Un bon tour',
  'lesson.good-turn.end':
    'Après 42 bandes, l’entrepôt est plein. Chaque groupe visible compte alors une fois de plus, pour les deux camps, et qui a le plus de points l’emporte.',
  'lesson.good-turn.lasting':
    'Un groupe qui tient jusqu’au bout rapporte donc deux fois. Au début, faites grandir vos groupes ; vers la fin, recouvrez ceux de l’adversaire.',
  'lesson.good-turn.weigh': 'Avant de poser, trois questions : qu’est-ce que j’y gagne ? Qu’y gagne Vert ? Où finissent mes rats ?',
  'lesson.good-turn.choose':
    'Posez maintenant les deux bandes du mieux que vous pouvez. Il y a plusieurs bonnes façons ; pour juger, je regarde quelques tours plus loin.',
  'lesson.good-turn.choose.done': 'Un tour dont on peut être fier. Une partie entière vous attend !',
};
