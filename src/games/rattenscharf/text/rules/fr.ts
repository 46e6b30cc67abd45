import type { RulePage } from '../../../../core/registry.ts';

export const rules: RulePage = [
  {
    id: 'minute',
    title: 'En une minute',
    paragraphs: [
      {
        text: 'À votre tour, posez deux bandes. Deux épices identiques ou plus côte à côte rapportent des points à leur couleur : 1 pour deux, 2 pour trois ou plus.',
      },
      { text: 'Recouvrez ce que vous voulez. Mais si trois de vos rats sont visibles à la fin de votre tour, vous perdez sur-le-champ.' },
      { text: 'Votre premier tour : réunissez côte à côte deux épices identiques de votre couleur, et surveillez où finissent vos rats.' },
    ],
  },
  {
    id: 'aim',
    title: 'Le but du jeu',
    paragraphs: [
      {
        text: 'Deux marchands d’épices partagent un entrepôt. Chacun veut réunir, bande après bande, les épices de sa couleur et marque des points pour chaque groupe. Mais l’entrepôt abrite aussi des rats, et qui laisse voir trop des siens perd sur-le-champ.',
      },
    ],
  },
  {
    id: 'material',
    title: 'Matériel et mise en place',
    paragraphs: [
      {
        rule: 'setup/material',
        text: 'Il y a 42 bandes de trois cases. Une case montre l’une des huit épices, un rat, ou rien. Piment, paprika, safran et sumac sont rouges ; basilic, menthe, aneth et sauge sont verts. Chaque couleur a huit rats. Toutes les bandes sont différentes.',
        figure: 'symbols',
      },
      { rule: 'setup/colours', text: 'L’un joue Rouge et possède les épices et les rats rouges, l’autre joue Vert et possède les verts.' },
      {
        rule: 'setup/start-strip',
        text: 'La bande de départ se trouve au milieu de la table. Elle est vide et peut être recouverte comme les autres.',
      },
      {
        rule: 'start/who-begins',
        text: 'Le sort désigne qui commence, sauf si l’hôte a choisi. (Selon la règle imprimée, c’est le plus âgé.) Pour équilibrer, l’hôte peut accorder un point à qui joue en second.',
      },
    ],
  },
  {
    id: 'turn',
    title: 'Un tour',
    paragraphs: [
      { rule: 'turn/alternate', text: 'Les joueurs jouent à tour de rôle. Au tout premier tour, on retourne et on pose une seule bande.' },
      {
        rule: 'turn/two-strips',
        text: 'À chaque tour suivant, on retourne deux bandes, et il faut poser les deux. On les voit toutes deux avant de poser la première, et l’on choisit l’ordre.',
        figure: 'turn',
      },
      {
        rule: 'turn/last-strip',
        text: 'Chacun joue donc onze tours et pose 21 bandes. Pour le dernier tour, celui du joueur qui n’a pas commencé, il ne reste qu’une bande.',
      },
      {
        rule: 'lay/not-in-tray',
        text: 'On ne peut poser qu’une bande retournée pour ce tour. Une bande posée ne bouge plus jamais.',
      },
    ],
  },
  {
    id: 'laying',
    title: 'Où poser une bande',
    paragraphs: [
      {
        rule: 'lay/straight',
        text: 'Une bande se pose droite sur la grille, à l’horizontale ou à la verticale, dans un sens ou dans l’autre.',
      },
      {
        rule: 'lay/same-when-turned',
        text: 'Certaines bandes se lisent pareil dans les deux sens. Tournées d’un demi-tour, elles donneraient le même coup : un seul des deux sens est donc proposé.',
      },
      { rule: 'lay/over-the-edge', text: 'Aucune bande ne peut dépasser du bord de la table, qui mesure 25 cases sur 25.' },
      {
        rule: 'lay/not-adjacent',
        text: 'Sur la table nue, une bande doit toucher ce qui est déjà posé : au moins une de ses cases doit partager un côté entier avec une case posée. Un coin ne suffit pas.',
        figure: 'beside',
      },
      {
        rule: 'lay/cover-anything',
        text: 'On peut recouvrir des bandes, ses propres symboles comme ceux de l’adversaire ; ce qui est recouvert ne compte plus.',
      },
      {
        rule: 'lay/gap',
        text: 'Il ne doit pas y avoir de vide sous une bande : elle repose soit entièrement sur la table, soit entièrement sur d’autres bandes.',
      },
      { rule: 'lay/uneven', text: 'Les trois cases sous une bande doivent être à la même hauteur, pour qu’elle soit à plat.' },
      {
        rule: 'lay/exactly-on-one-strip',
        text: 'Une bande ne peut pas recouvrir exactement une seule autre bande. Ce qu’elle recouvre doit appartenir à deux bandes au moins.',
        figure: 'above',
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Marquer des points',
    paragraphs: [
      {
        rule: 'score/group',
        text: 'Un groupe est formé de cases de la même épice, reliées par leurs côtés et visibles d’en haut. Peu importe leur niveau.',
      },
      {
        rule: 'score/each-strip',
        text: 'Chaque bande est décomptée dès qu’elle est posée, la première du tour avant la pose de la seconde. Chaque groupe que la bande a créé ou modifié marque.',
      },
      {
        rule: 'score/points',
        text: 'Un groupe de deux rapporte 1 point, un groupe de trois ou plus 2 points. Une épice isolée ou un rat ne rapporte rien.',
      },
      {
        rule: 'score/owner',
        text: 'Les points vont au propriétaire de la couleur, quel que soit celui qui a posé la bande. Une bande peut rapporter aux deux joueurs.',
        figure: 'points',
      },
      {
        rule: 'score/merge-once',
        text: 'Des groupes réunis par une bande forment un seul groupe et marquent une seule fois.',
        figure: 'merge',
      },
      { rule: 'score/unchanged', text: 'Un groupe resté tel quel ne marque pas, même si la nouvelle bande le touche.' },
      {
        rule: 'score/shrunk',
        text: 'Un groupe qui perd une case sous une nouvelle bande a changé lui aussi : ce qui en reste marque, chaque partie pour elle-même s’il se divise. On peut désactiver cette règle avant la partie ; seuls marquent alors les groupes qui contiennent une case de la nouvelle bande.',
        figure: 'shrunk',
      },
      { rule: 'score/replaced', text: 'Si une épice est recouverte par la même épice, son groupe a une nouvelle case et marque.' },
    ],
  },
  {
    id: 'rats',
    title: 'Les rats',
    paragraphs: [
      {
        rule: 'end/three-rats',
        text: 'Si vous terminez votre tour avec trois de vos rats visibles, ou plus, vous perdez sur-le-champ. Tous les points sont annulés.',
      },
      {
        rule: 'end/own-turn-only',
        text: 'On ne vérifie que le joueur dont le tour s’achève. Pendant un tour, le nombre de rats visibles est sans importance, et si l’adversaire fait apparaître votre troisième rat, vous avez encore votre prochain tour pour le recouvrir. Après la dernière bande de la partie, on ne vérifie donc que celui qui l’a posée. Ce tour-là n’a qu’une bande pour recouvrir un rat ; c’est pourquoi celui qui commence gagne plus souvent. On peut décider avant la partie que les rats ne comptent plus après la dernière bande.',
        figure: 'rats',
      },
    ],
  },
  {
    id: 'end',
    title: 'Fin de la partie',
    paragraphs: [
      {
        rule: 'end/final-scoring',
        text: 'Quand la dernière bande est posée et décomptée, tous les groupes visibles des deux joueurs marquent encore une fois : 1 point pour deux cases, 2 points pour trois ou plus.',
        figure: 'final',
      },
      { rule: 'end/most-points', text: 'Qui a le plus de points gagne. En cas d’égalité, la partie est nulle.' },
    ],
  },
  {
    id: 'edition',
    title: 'À propos de cette édition',
    paragraphs: [
      {
        text: 'Rattenscharf est un jeu de Michael Schacht (Queen Games, 2005). La liste de ses bandes n’est pas publique : celles-ci sont les nôtres, conçues d’après ce que l’on sait de l’original. Ici, le sort désigne qui commence, et non l’âge. Le reste suit la règle imprimée ; là où elle se tait, comme sur le nombre de rats, la taille de la table ou l’égalité, nous avons tranché.',
      },
    ],
  },
  {
    id: 'summary',
    title: 'En une page',
    paragraphs: [
      { text: 'But : le plus de points une fois les 42 bandes posées.' },
      { text: 'Votre tour : deux bandes sont retournées, une seule au tout premier tour. Posez-les toutes, dans l’ordre que vous voulez.' },
      { text: 'Sur la table : posez la bande le long de la grille, avec au moins une case qui touche par un côté une case déjà posée.' },
      { text: 'Sur des bandes : la bande doit être à plat, sans vide dessous, et jamais exactement sur une seule autre.' },
      { text: 'Groupes : des épices identiques côte à côte et visibles. Deux cases valent 1 point, trois ou plus 2 points.' },
      { text: 'Quand : dès qu’une bande est posée, chaque groupe qu’elle crée, agrandit, réunit ou réduit marque.' },
      { text: 'Pour qui : pour la couleur de l’épice, peu importe qui a posé la bande.' },
      { text: 'Rats : finissez votre propre tour avec trois de vos rats visibles, et vous perdez sur-le-champ.' },
      { text: 'Fin : après la dernière bande, chaque groupe visible marque encore une fois. À égalité, partie nulle.' },
    ],
  },
];
