import type { RulePage } from '../../../../core/registry.ts';

export const rules: RulePage = [
  {
    id: 'minute',
    title: 'En une minute',
    paragraphs: [
      {
        text: 'À votre tour, jouez deux cartes, chacune sous une figurine différente. Une figurine qui a deux cartes part : chaque maison qu’un rat traverse se remplit d’un étage, chaque maison où passe le joueur de flûte se vide d’un étage.',
      },
      {
        text: 'Quand votre maison est pleine jusqu’au toit, vous fuyez la ville. Quand il ne reste que deux joueurs, le marqueur le plus bas gagne.',
      },
      { text: 'Votre premier tour : regardez quel rat se tient devant votre maison, et envoyez-le ailleurs.' },
    ],
  },
  {
    id: 'aim',
    title: 'Le but du jeu',
    paragraphs: [
      {
        text: 'Hamelin grouille de rats. Personne ne peut s’en défaire, mais chacun peut les envoyer chez les voisins. Une maison pleine de rats jusqu’au toit est perdue, et ses habitants fuient la ville. Quand il ne reste que deux joueurs, celui qui a le moins de rats gagne.',
      },
    ],
  },
  {
    id: 'setup',
    title: 'Matériel et mise en place',
    paragraphs: [
      {
        rule: 'setup/material',
        text: 'Il y a des maisons de sept étages avec un marqueur chacune, six rats à la queue de couleur différente, un joueur de flûte, 21 cartes figurine (trois par figurine) et 50 cartes action : 12 avances de 1, 8 avances de 2, 12 reculs de 1, 8 égouts, 5 cartes +1 et 5 mélodies.',
        figure: 'material',
      },
      {
        rule: 'setup/houses',
        text: 'Chacun a une maison. Les maisons forment un cercle, et chaque marqueur commence à la porte de sa maison, à l’étage 0.',
      },
      {
        rule: 'start/who-begins',
        text: 'Le sort désigne qui commence, sauf si l’hôte a choisi de faire commencer la première place.',
      },
      {
        rule: 'setup/figures',
        text: 'Un rat se tient dans chaque ruelle entre deux maisons. Un rat de plus et le joueur de flûte se tiennent à gauche de la maison du premier joueur.',
      },
      {
        rule: 'setup/direction',
        text: 'Toutes les figurines regardent vers la droite, dans le sens inverse des aiguilles d’une montre. On joue dans le même sens.',
        figure: 'setup',
      },
      {
        rule: 'setup/left-out',
        text: 'On joue avec 4 rats à 3 joueurs, 5 à 4 joueurs et les 6 à 5 joueurs. Les autres restent dans la boîte avec leurs cartes.',
      },
      {
        rule: 'setup/opening-row',
        text: 'On retourne quatre cartes figurine pour former la rangée. Au départ, elle contient au plus un joueur de flûte ; les autres sont remplacés et remélangés.',
      },
      { rule: 'setup/hands', text: 'Chacun reçoit quatre cartes action.' },
      { rule: 'secret/hands', text: 'Les mains et les pioches sont secrètes.' },
      { rule: 'secret/open', text: 'Tout le reste est visible de tous : la ville, la rangée et les défausses.' },
    ],
  },
  {
    id: 'turn',
    title: 'Un tour',
    paragraphs: [
      { rule: 'turn/first-card', text: 'Au tout premier tour, le premier joueur joue une seule carte et en pioche une.' },
      {
        rule: 'turn/two-cards',
        text: 'Ensuite, à chaque tour, vous jouez deux cartes action l’une après l’autre, chacune sous une carte figurine de la rangée.',
      },
      { rule: 'turn/must-play', text: 'Il faut jouer ; personne ne peut passer.' },
      { rule: 'play/not-in-hand', text: 'Vous ne pouvez jouer que des cartes de votre main.' },
      {
        rule: 'play/other-figure',
        text: 'Une carte appartient à la carte figurine de sa colonne. Si une autre figurine y est arrivée entre-temps, choisissez à nouveau.',
      },
      {
        rule: 'play/same-figure',
        text: 'Vos deux cartes d’un tour vont sous deux cartes figurine différentes. Si le même rat figure deux fois dans la rangée, ce sont deux cartes figurine.',
      },
      { rule: 'turn/earlier-card', text: 'Vous pouvez ajouter une carte à celle d’un tour précédent, peu importe qui l’a jouée.' },
      {
        rule: 'turn/activation',
        text: 'Une carte figurine qui a deux cartes dessous est activée. On le vérifie quand toutes les cartes de votre tour sont posées.',
      },
      { rule: 'turn/two-at-most', text: 'Il n’y a jamais plus de deux cartes sous une figurine.' },
      { rule: 'turn/upper-first', text: 'La figurine exécute les deux cartes, d’abord celle qui a été jouée en premier.' },
      { rule: 'turn/order', text: 'Si deux figurines sont activées, vous choisissez celle qui bouge en premier.' },
      { rule: 'order/not-activated', text: 'Vous ne choisissez qu’entre les deux figurines activées.' },
      {
        rule: 'turn/refill',
        text: 'Quand sa figurine a bougé, une carte figurine est défaussée avec ses cartes action, et une nouvelle la remplace. Plus tard dans la partie, plusieurs joueurs de flûte peuvent se trouver dans la rangée.',
        figure: 'turn',
      },
      { rule: 'turn/draw', text: 'Enfin, vous complétez votre main à quatre cartes.' },
      { rule: 'turn/reshuffle', text: 'Quand une pioche est vide et qu’il faut une carte, on remélange sa défausse.' },
      { rule: 'turn/next', text: 'Puis c’est au tour du joueur suivant, à droite.' },
    ],
  },
  {
    id: 'cards',
    title: 'Les cartes action',
    paragraphs: [
      {
        rule: 'move/effect',
        text: 'Rats et joueur de flûte se déplacent de la même façon. Quand un rat traverse une maison, le marqueur de cette maison monte d’un étage ; quand c’est le joueur de flûte, le marqueur descend d’un étage.',
        figure: 'effect',
      },
      { rule: 'move/forward1', text: 'Avance de 1 : à travers la maison de devant.' },
      { rule: 'move/forward2', text: 'Avance de 2 : à travers les deux maisons de devant, et les deux marqueurs bougent.' },
      { rule: 'move/back1', text: 'Recul de 1 : à travers la maison de derrière. Le marqueur bouge comme quand la figurine avance.' },
      { rule: 'move/sewer', text: 'Égout : la figurine dépasse la maison de devant, dont le marqueur ne bouge pas.' },
      {
        rule: 'move/plus',
        text: '+1 est une carte spéciale. Avec une carte normale, au-dessus ou au-dessous, elle allonge ce déplacement d’une maison.',
      },
      {
        rule: 'move/plus-back',
        text: '+1 avec un recul de 1 : la figurine recule de deux maisons.',
        figure: 'moves',
      },
      { rule: 'move/plus-sewer', text: '+1 avec l’égout : la figurine dépasse deux maisons sans effet.' },
      {
        rule: 'move/melody',
        text: 'La mélodie est une carte spéciale. Avec une carte normale, elle entraîne toutes les figurines de la même ruelle. Elles bougent ensemble et leurs effets s’additionnent : deux rats et le joueur de flûte font monter le marqueur d’un étage.',
        figure: 'melody',
      },
      { rule: 'move/melody-sewer', text: 'Mélodie avec l’égout : toutes les figurines passent sans effet.' },
      { rule: 'move/two-specials', text: 'Deux cartes spéciales sous une figurine ne font rien. On les défausse avec la carte figurine.' },
      { rule: 'move/bottom', text: 'Un marqueur ne descend jamais au-dessous de son point de départ.' },
      {
        rule: 'move/top',
        text: 'Un marqueur ne monte pas non plus au-dessus du toit. Quand des figurines se déplacent en groupe, on additionne d’abord leurs effets, puis on applique cette limite.',
      },
      { rule: 'move/lane', text: 'L’ordre des figurines dans une ruelle n’a pas d’importance.' },
    ],
  },
  {
    id: 'leaving',
    title: 'Fuir la ville',
    paragraphs: [
      {
        rule: 'leave/roof',
        text: 'Quand votre marqueur atteint le toit, votre maison est pleine : vous quittez aussitôt la partie et votre maison est retirée. Le toit est l’étage 8, au-dessus du septième étage ; pour des parties plus courtes, on peut choisir l’étage 7.',
      },
      {
        rule: 'leave/after-a-card',
        text: 'On vérifie si une maison est pleine après chaque carte exécutée par une figurine ; une carte spéciale et sa carte normale comptent pour une.',
      },
      { rule: 'leave/markers', text: 'La personne dont c’est le tour reçoit votre marqueur et tous ceux que vous aviez gagnés.' },
      {
        rule: 'leave/merge',
        text: 'Les figurines des deux côtés de votre maison partagent désormais une ruelle, et vos voisins sont côte à côte.',
        figure: 'leave',
      },
      { rule: 'leave/second-card', text: 'Si la figurine a encore une deuxième carte à exécuter, elle le fait dans le cercle réduit.' },
      {
        rule: 'leave/together',
        text: 'Une seule carte peut faire fuir plusieurs joueurs. La personne dont c’est le tour reçoit tous leurs marqueurs.',
      },
      {
        rule: 'leave/oneself',
        text: 'Si vous vous chassez vous-même de la ville, personne ne reçoit vos marqueurs. Les déplacements encore prévus pendant votre tour ont lieu, mais vous ne piochez pas.',
      },
      {
        rule: 'leave/afterwards',
        text: 'Si d’autres joueurs fuient plus tard dans le tour où vous vous chassez vous-même, personne ne reçoit leurs marqueurs non plus.',
      },
      { rule: 'leave/hand', text: 'Un joueur qui fuit défausse sa main face visible.' },
    ],
  },
  {
    id: 'end',
    title: 'La fin',
    paragraphs: [
      {
        rule: 'end/two-left',
        text: 'La partie s’arrête aussitôt qu’il ne reste que deux joueurs, même si une figurine avait encore une carte à exécuter.',
      },
      { rule: 'end/lowest', text: 'Le marqueur le plus bas gagne.', figure: 'end' },
      { rule: 'end/collected', text: 'À hauteur égale, qui a gagné le plus de marqueurs l’emporte.' },
      { rule: 'end/draw', text: 'Si le nombre de marqueurs gagnés est égal lui aussi, la partie est nulle.' },
      {
        rule: 'end/sheet',
        text: 'La feuille de score compte les étages encore libres sous le toit : plus il y en a, mieux c’est ; un joueur qui a fui n’en a aucun. Les marqueurs gagnés figurent à côté et ne s’ajoutent pas.',
      },
      { rule: 'end/last-one', text: 'Si tant de joueurs fuient à la fois qu’il n’en reste qu’un, c’est lui qui gagne.' },
      {
        rule: 'end/all-out',
        text: 'S’il ne reste personne, ceux qui ont fui ensemble comparent les marqueurs gagnés auparavant : qui en avait le plus l’emporte.',
      },
    ],
  },
  {
    id: 'two',
    title: 'À deux joueurs',
    paragraphs: [
      {
        rule: 'setup/two-players',
        text: 'À deux, on joue avec le cercle de quatre maisons : vous êtes face à face, et les maisons entre vous sont inhabitées. Il y a cinq rats.',
        figure: 'two',
      },
      {
        rule: 'leave/neutral',
        text: 'Les maisons inhabitées n’ont pas de marqueur et ne disparaissent jamais, mais les figurines les traversent comme les autres.',
      },
      { rule: 'end/two-players', text: 'Le premier marqueur sur le toit met fin à la partie : l’autre joueur gagne.' },
      { rule: 'end/two-players-draw', text: 'Si une même carte amène les deux marqueurs sur le toit, la partie est nulle.' },
    ],
  },
  {
    id: 'young',
    title: 'Pour les plus jeunes',
    paragraphs: [
      { rule: 'young/no-specials', text: 'Les cartes spéciales +1 et mélodie restent dans la boîte.' },
      { rule: 'young/at-once', text: 'Chaque carte est exécutée dès qu’elle est jouée. La première carte d’une figurine reste sous elle.' },
      {
        rule: 'young/put-away',
        text: 'Quand une carte figurine a sa deuxième carte, elle est défaussée avec les deux à la fin du tour, et une nouvelle la remplace. « À la fin du tour » est notre lecture : la règle imprimée dit seulement « comme d’habitude ».',
      },
      { rule: 'young/leaving', text: 'Si vous vous chassez vous-même avec votre première carte, vous n’en jouez pas de deuxième.' },
    ],
  },
  {
    id: 'unknown',
    title: 'Ni vu ni connu',
    paragraphs: [
      { rule: 'hide/face-down', text: 'Vous pouvez jouer une de vos deux cartes du tour face cachée, la première ou la deuxième.' },
      { rule: 'hide/once-a-turn', text: 'On ne peut pas jouer les deux cartes d’un tour face cachée.' },
      { rule: 'hide/first-card', text: 'Le premier joueur peut aussi cacher l’unique carte du premier tour.' },
      { rule: 'hide/turned-up', text: 'Les cartes cachées sont retournées quand leur figurine est activée.' },
      { rule: 'hide/own-card', text: 'Vous pouvez regarder vos propres cartes cachées, les autres non.' },
      { rule: 'hide/not-this-variant', text: 'Dans les autres façons de jouer, toutes les cartes se jouent face visible.' },
    ],
  },
  {
    id: 'edition',
    title: 'À propos de cette édition',
    paragraphs: [
      {
        text: 'Le Joueur de flûte est un jeu d’Agnès Largeaud (Purple Brain, 2016). La répartition des cartes action et le nombre de cartes de chaque figurine ne sont pas publics : les nombres donnés ici sont les nôtres. Le reste suit la règle imprimée ; là où elle se tait, nous avons tranché.',
      },
    ],
  },
  {
    id: 'summary',
    title: 'En une page',
    paragraphs: [
      { text: 'But : tenir les rats hors de votre maison. Quand il ne reste que deux joueurs, le marqueur le plus bas gagne.' },
      {
        text: 'Votre tour : jouez deux cartes, chacune sous une carte figurine différente (une seule au tout premier tour). Puis complétez votre main à quatre cartes.',
      },
      {
        text: 'Deux cartes : une figurine qui en a deux les exécute dès que vous avez joué, la plus ancienne d’abord. S’il y a deux figurines, vous choisissez laquelle part d’abord.',
      },
      {
        text: 'Rats : chaque maison qu’ils traversent se remplit d’un étage. Joueur de flûte : chaque maison qu’il traverse se vide d’un étage.',
      },
      { text: 'Cartes normales : avance de 1, avance de 2, recul de 1 ; avec l’égout, la figurine dépasse une maison sans effet.' },
      {
        text: 'Cartes spéciales : « +1 » allonge l’autre carte d’une maison, « mélodie » emmène toute la ruelle. Deux cartes spéciales ne font rien.',
      },
      {
        text: 'Le toit : une maison pleine jusqu’au toit disparaît, et son joueur fuit. Le joueur dont c’est le tour reçoit les marqueurs ; si vous vous chassez vous-même, personne ne reçoit les vôtres.',
      },
      { text: 'Égalité : qui a gagné le plus de marqueurs l’emporte.' },
      { text: 'À deux : deux maisons inhabitées vous séparent ; le premier dont le marqueur atteint le toit perd.' },
    ],
  },
];
