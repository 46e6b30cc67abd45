import type { Translation } from '../../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'material.alt':
    'Six rats aux queues de couleurs différentes et le joueur de flûte, puis les six sortes de cartes action avec leur nom, leur effet et leur nombre.',
  'material.caption': 'On distingue les figurines à leur queue et à leur posture. Les deux cartes rouge sombre sont les cartes spéciales.',
  'setup.alt':
    'Quatre maisons de guingois à sept étages disposées en cercle, leurs marqueurs aux portes. Un rat se tient dans chaque ruelle entre deux maisons ; dans celle à gauche de la maison rouge se trouvent deux rats et le joueur de flûte. Les flèches de la rue tournent dans le sens inverse des aiguilles d’une montre.',
  'setup.caption': 'Quatre joueurs avant le premier tour. Rouge commence.',
  'setup.house': 'Chaque maison a sept étages. Son marqueur part de la porte, à l’étage 0.',
  'setup.lane': 'Dans chaque ruelle, un rat attend devant la maison suivante.',
  'setup.start': 'À gauche de la maison du premier joueur se tiennent un rat de plus et le joueur de flûte.',
  'setup.arrows': 'Les flèches montrent le sens de la marche.',
  'turn.alt':
    'Quatre images de la rangée des cartes figurine et de la main de Rouge. La première : « avance de 1 » d’un autre joueur se trouve sous le rat rouge. La deuxième : Rouge ajoute « recul de 1 » sous le joueur de flûte. La troisième : Rouge ajoute « avance de 2 » sous le rat rouge, qui a maintenant deux cartes. La quatrième : la carte du rat rouge a disparu, une bleue l’a remplacée, et Rouge a de nouveau quatre cartes.',
  'turn.caption': 'Un tour de Rouge. Le rat rouge avance d’abord de 1, selon la carte déjà en place, puis de 2.',
  'turn.before': 'Bleu a déjà joué une carte sous le rat rouge.',
  'turn.first': 'La première carte va sous le joueur de flûte. Avec une seule carte, il ne bouge pas.',
  'turn.second': 'La seconde va sous le rat rouge, qui a maintenant deux cartes et se déplace.',
  'turn.after':
    'La carte figurine et ses cartes action sont défaussées, une nouvelle figurine arrive, et Rouge complète sa main à quatre cartes.',
  'effect.alt':
    'Deux images d’une ville de trois maisons. Dans la première, le rat rouge avance de 1 à travers la maison de Vert, dont le marqueur monte de 3 à 4. Dans la seconde, le joueur de flûte la traverse et le marqueur descend de 3 à 2.',
  'effect.caption': 'Qui traverse une maison la change : les rats la remplissent, le joueur de flûte la vide.',
  'effect.rat': 'Un rat traverse la maison de Vert : un étage de plus.',
  'effect.piper': 'Le joueur de flûte la traverse : un étage de moins.',
  'moves.alt':
    'Quatre images. Avance de 2 : le rat traverse les maisons de Rouge et de Vert, +1 pour chacune. Recul de 1 : il retraverse la maison de Rouge, +1. Égout : il dépasse la maison de Vert, 0. Recul de 1 avec +1 : il recule à travers deux maisons, +1 pour chacune.',
  'moves.caption':
    'La ligne dorée est le chemin du rat, le rat pâle montre où il s’arrête, et les pièces disent ce que deviennent les marqueurs.',
  'moves.two-title': 'Avance de 2.',
  'moves.two': 'Deux maisons de suite, et toutes deux se remplissent.',
  'moves.back-title': 'Recul de 1.',
  'moves.back': 'Même à reculons, un rat fait des dégâts.',
  'moves.sewer-title': 'Égout.',
  'moves.sewer': 'Le rat passe sous terre, et rien ne change.',
  'moves.plus-title': 'Recul de 1 et +1.',
  'moves.plus': 'Avec la carte spéciale, cela fait deux maisons en arrière.',
  'melody.alt':
    'Le rat rouge, le rat bleu et le joueur de flûte sont dans la même ruelle. Avec la mélodie et une avance de 1, tous trois traversent la maison de Vert. Rat rouge +1, rat bleu +1, joueur de flûte −1 : ensemble +1, et le marqueur de Vert monte de 3 à 4.',
  'melody.caption': 'La mélodie emmène toutes les figurines de la même ruelle. On additionne leurs effets avant de bouger le marqueur.',
  'melody.sum': 'ensemble',
  'melody.change': 'Vert monte de {from} à {to}.',
  'leave.alt':
    'Deux images d’une ville de quatre maisons. Avant : le rat rouge traverse la maison de Vert, dont le marqueur passe de 7 au toit. Après : la maison de Vert a disparu, trois maisons forment le cercle, et les figurines de ses deux ruelles se retrouvent ensemble.',
  'leave.caption': 'Un tour de Rouge. Vert fuit la ville, et Rouge garde le marqueur de Vert.',
  'leave.before': 'La maison de Vert est pleine jusqu’au septième étage. Juste au-dessus, c’est le toit.',
  'leave.after': 'On retire la maison. Ses deux ruelles n’en font plus qu’une.',
  'end.alt':
    'Deux images. Avant : trois maisons, le marqueur de Rouge sur 3, celui de Bleu sur 5, et un rat traverse la maison de Vert, dont le marqueur passe de 7 au toit. Après : il ne reste que les maisons de Rouge et de Bleu.',
  'end.caption':
    'Quand il ne reste que deux joueurs, la partie est finie. Le marqueur de Rouge est sur 3, celui de Bleu sur 5 : le plus bas gagne, donc Rouge.',
  'end.before': 'Ils sont trois, et le marqueur de Vert atteint le toit.',
  'end.after': 'Il en reste deux : Rouge 3, Bleu 5.',
  'two.alt':
    'Un cercle de quatre maisons. Celle de Rouge est devant, celle de Vert derrière ; entre elles, deux ruines grises aux fenêtres condamnées, sans marqueur.',
  'two.caption': 'À deux, on se fait face. Les maisons aux fenêtres condamnées sont inhabitées.',
};
