import type { Translation } from '../../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'symbols.alt':
    'Deux rangées de cinq cases. Rouge, sur des plats ronds : piment, paprika, safran, sumac et un rat brun au foulard rouge. Vert, sur des losanges : basilic, menthe, aneth, sauge et un rat sombre au foulard vert.',
  'symbols.caption':
    'Les épices rouges sont posées sur des plats ronds, les vertes sur des losanges. Les rats occupent des cases sombres et portent la couleur de leur propriétaire.',
  'turn.alt':
    'Trois images. La première : une bande est posée sous la bande de départ, deux autres attendent à côté. La deuxième : une bande est posée dessous, deux paprikas se touchent, +1. La troisième : une bande est posée à la verticale par-dessus les autres, trois paprikas sont reliés, +2.',
  'turn.caption':
    'Un tour de Rouge. On connaît les deux bandes avant de poser la première, et chacune est décomptée dès qu’elle est posée. Ce tour rapporte 1 point, puis 2.',
  'turn.reveal': 'On retourne deux bandes.',
  'turn.first': 'La première est posée et décomptée : deux paprikas, 1 point.',
  'turn.second': 'La seconde est posée par-dessus et décomptée : trois paprikas, 2 points.',
  'beside.alt':
    'Deux images. Permis : une bande qui partage un côté avec deux cases de la bande de départ. Interdit : une bande qui ne la touche que par un coin.',
  'beside.caption': 'Sur la table nue, il faut un côté entier en commun ; un coin ne suffit pas.',
  'beside.legal': 'Côte à côte : c’est permis.',
  'above.alt':
    'Quatre images. Permis : une bande qui repose sur deux bandes de même hauteur. Interdit : une bande qui dépasse au-dessus de la table nue, une bande posée en partie au niveau deux et en partie au niveau un, une bande qui en recouvre exactement une autre.',
  'above.caption':
    'Plus haut, une bande doit être à plat, sans creux dessous, et reposer sur au moins deux bandes. Les points dans le coin comptent les niveaux.',
  'above.legal': 'Elle repose sur deux bandes de même hauteur : c’est permis.',
  'why.not-adjacent': 'Seuls les coins se touchent.',
  'why.gap': 'Elle dépasserait au-dessus de la table nue.',
  'why.uneven': 'Elle ne serait pas à plat : une case au niveau 2, deux au niveau 1.',
  'why.exactly-on-one-strip': 'Elle recouvrirait exactement une seule bande.',
  'points.alt':
    'Rouge a posé à la verticale une bande avec paprika et menthe. Son paprika forme avec son voisin un groupe de deux, marqué +1. Sa menthe en rejoint deux autres pour un groupe de trois, marqué +2.',
  'points.caption': 'Rouge pose la bande de gauche. Les points vont au propriétaire des épices : Vert y gagne donc plus que Rouge.',
  'gain.red': '{n} {n|point|points} pour Rouge',
  'gain.green': '{n} {n|point|points} pour Vert',
  'merge.alt':
    'Deux images. Avant : deux cases de safran se touchent, une troisième est à part. Après : une bande avec du safran se glisse entre elles et les quatre sont reliées, marquées +2.',
  'merge.caption': 'Peu importe combien de cases se rejoignent : elles ne forment plus qu’un groupe, qui marque une seule fois.',
  'merge.before': 'Deux safrans côte à côte, un troisième à part.',
  'merge.after': 'Le quatrième les relie tous : un groupe, 2 points.',
  'shrunk.alt':
    'Deux images. Avant : trois cases de sauge sont reliées. Après : Rouge en a recouvert une, et les deux qui restent sont marquées +1.',
  'shrunk.caption': 'Briser un groupe a un prix : le groupe a changé, et ce qui en reste marque pour son propriétaire.',
  'shrunk.before': 'Les trois sauges de Vert ont été décomptées depuis longtemps.',
  'shrunk.after': 'Rouge en recouvre une. Les deux qui restent rapportent 1 point à Vert.',
  'rats.alt':
    'Trois images. La première : après la première bande du tour de Rouge, trois rats rouges sont visibles. La deuxième : l’autre bande en recouvre un, il en reste deux. La troisième : l’autre bande est posée ailleurs, et les trois sont toujours visibles.',
  'rats.caption': 'Un tour de Rouge. Ce qui compte, c’est ce qu’on voit à la fin du tour, pas au milieu.',
  'rats.shown': 'La première bande montre un troisième rat rouge. Rien ne se passe encore.',
  'rats.hidden': 'La seconde en recouvre un : il en reste deux, la partie continue.',
  'rats.lost': 'La seconde est posée ailleurs : il en reste trois, Rouge a perdu.',
  'final.alt':
    'La table à la fin d’une partie, avec les 42 bandes. Chaque groupe d’au moins deux épices identiques est entouré et porte ses points. À côté, la feuille de score : Rouge a 8 points en cours de jeu et 3 au décompte final, soit 11. Vert a 7 et 5, soit 12.',
  'final.caption':
    'La fin d’une partie entière : chaque groupe visible marque encore une fois, et Vert, qui était mené, l’emporte 12 à 11.',
  'final.total': 'Total',
};
