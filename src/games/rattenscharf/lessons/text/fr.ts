import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'lesson.first-strips.title': 'Les premières bandes',
  'lesson.first-strips.welcome':
    'Bienvenue à l’entrepôt ! Deux marchands d’épices se le partagent : vous êtes Rouge, l’autre est Vert. Le mieux rangé l’emporte.',
  'lesson.first-strips.spices':
    'Tout est rangé sur des bandes de trois cases. Celle-ci porte un piment, et le piment est à vous, comme le paprika, le safran et le sumac. Toutes vos épices sont rouges.',
  'lesson.first-strips.rival': 'Vert a posé ces deux bandes. Le basilic et la menthe sont à Vert, tout comme l’aneth et la sauge.',
  'lesson.first-strips.groups':
    'Réunissez deux épices identiques côte à côte et vous marquez : 1 point pour deux, 2 points pour trois ou plus. Un piment est déjà posé, un autre attend.',
  'lesson.first-strips.tray': 'Deux bandes sont retournées pour vous. Vous poserez les deux pendant ce tour, dans l’ordre de votre choix.',
  'lesson.first-strips.pair':
    'À vous : prenez la bande au piment, tournez-la au besoin, et posez-la de sorte que les deux piments se touchent par un côté.',
  'lesson.first-strips.pair.done': 'Bien posé ! Deux piments côte à côte : votre premier point.',
  'lesson.first-strips.pair.apart':
    'Elle peut aller là, mais aucune de vos épices n’y retrouve sa pareille. Un piment doit partager tout un côté avec l’autre.',
  'lesson.first-strips.pair.theirs': 'Attention, cela rapporte à Vert. Les points vont toujours à la couleur de l’épice.',
  'lesson.first-strips.rest':
    'Vos points s’affichent ici. La deuxième bande se pose de la même façon, puis c’est à Vert. C’est presque tout le jeu… s’il n’y avait pas les rats.',
};
