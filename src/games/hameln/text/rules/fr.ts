import type { RulePage } from '../../../../core/registry.ts';

export const rules: RulePage = [
  {
    id: 'minute',
    title: 'En une minute',
    paragraphs: [
      {
        text: 'Vous êtes à la tête d’une famille de Hamelin. À votre tour, vous faites une seule chose : faire travailler vos hommes, faire travailler vos femmes, célébrer des mariages ou vendre. Les hommes rapportent des marchandises, les femmes des enfants – mais chaque maison au travail attire des rats, et c’est vous qui les placez.',
      },
      {
        text: 'Les enfants de deux familles se marient et emménagent dans une maison vide : vous la choisissez, la famille du marié paie. Quand chaque cercle autour d’une maison porte un rat, elle est infestée et ne vaut plus rien.',
      },
      {
        text: 'Quand il n’y a plus de grands rats, le joueur de flûte arrive : il nettoie une région et veut de l’argent pour chaque enfant encore célibataire – ou l’emmène. Après sa troisième visite, les maisons, l’argent, l’influence, les pièges et le chat rapportent des points.',
      },
      { text: 'Votre premier tour : vendez votre viande, ou faites travailler votre homme.' },
    ],
  },
  {
    id: 'aim',
    title: 'Le but du jeu',
    paragraphs: [
      {
        text: 'Hamelin au treizième siècle. Chacun mène une famille : gagner honnêtement sa vie, marier les enfants, acheter des maisons. Pendant ce temps les rats arrivent, et avec eux le joueur de flûte, qui aime être payé. Sinon, il emmène des enfants.',
      },
      {
        rule: 'frame/phases',
        text: 'La partie compte trois phases. Chacune se termine quand le joueur de flûte arrive. Après la troisième, on compte les points pour les maisons, l’argent, l’influence, les pièges, le chat et pour avoir mis fin à la partie ; qui en a le plus gagne.',
      },
      {
        rule: 'frame/rounds',
        text: 'Attention à la différence : une manche, c’est un tour de chacun ; une phase dure jusqu’à l’arrivée du joueur de flûte et peut finir au milieu d’une manche.',
      },
    ],
  },
  {
    id: 'town',
    title: 'La ville',
    paragraphs: [
      {
        rule: 'material/houses',
        text: 'Il y a 22 maisons. Les boulangeries font du pain, les fromageries du fromage, les brasseries de la bière, les six boucheries autour du marché de la viande. Quatre maisons d’influence ne produisent rien mais rapportent des florins. Chaque maison accueille un homme et une femme de familles différentes.',
        figure: 'kinds',
      },
      {
        rule: 'material/board',
        text: 'La pièce sur une maison indique son prix et ses points. Le disque à oreilles dit combien de rats elle attire. Les cercles des ruelles sont pour les rats ; la plupart touchent deux ou trois maisons, certains sont à cheval sur deux régions. Cette ville est notre propre dessin, car nous n’avons pas le plateau d’origine.',
        figure: 'house',
      },
      {
        text: 'Les enfants attendent dans la salle paroissiale, garçons d’un côté, filles de l’autre, jusqu’à leur mariage ou jusqu’à l’arrivée du joueur de flûte.',
      },
      {
        rule: 'material/limits',
        text: 'Ce qui est épuisé est épuisé : marchandises, pièges, membres de la famille et cubes d’enfants du sac (quatre garçons, quatre filles) sont limités. Seul l’argent ne l’est pas.',
      },
    ],
  },
  {
    id: 'setup',
    title: 'Avant le premier tour',
    paragraphs: [
      {
        rule: 'setup/order',
        text: 'Le sort fixe l’ordre de jeu, qui est aussi le premier ordre d’influence. Les disques sont répartis au hasard, sauf aux boucheries, qui attirent toujours trois rats. Le sac contient quatre garçons et quatre filles, douze pièges sont prêts, le joueur de flûte commence sur la case jaune et le chat n’est à personne. Chacun a un cube de viande et pas d’argent.',
      },
      {
        rule: 'setup/purses',
        text: 'À trois ou quatre joueurs, les derniers dans le premier ordre de jeu sont souvent avantagés. On peut décider avant la partie que le premier commence avec 3 florins et le deuxième avec 1 florin ; à quatre, les deux premiers avec 1 florin chacun.',
      },
      {
        text: 'Outre les petits rats, il y a les grands rats : quatre attendent à côté du plateau au début, cinq à cinq joueurs. Ils montrent combien de temps la phase durera encore.',
      },
      {
        rule: 'start/men',
        text: 'Dans l’ordre de jeu, chacun place un homme dans une des maisons de départ ; il y en a autant que de joueurs.',
      },
      { rule: 'start/other-house', text: 'Les autres maisons restent vides pour l’instant.' },
      { rule: 'start/man-there', text: 'Chaque maison de départ reçoit un homme.' },
      { rule: 'start/women', text: 'Puis, du dernier joueur au premier, chacun place une femme auprès de l’homme d’un autre joueur.' },
      { rule: 'start/woman-there', text: 'Chaque maison de départ reçoit une femme.' },
      { rule: 'start/own-man', text: 'Votre femme ne peut pas habiter avec votre propre homme.' },
      { rule: 'start/same-neighbour', text: 'Vous ne pouvez pas non plus partager vos deux maisons avec le même joueur.' },
      {
        rule: 'start/leaves-no-choice',
        text: 'Vous ne pouvez pas non plus obliger un autre joueur à enfreindre ces règles : un choix qui laisserait un joueur suivant sans maison est interdit.',
        figure: 'start',
      },
      {
        rule: 'setup/secret',
        text: 'L’argent, les marchandises et le nombre de pièges sont visibles. La valeur d’un piège n’est connue que de son propriétaire.',
      },
    ],
  },
  {
    id: 'turn',
    title: 'Le tour d’un joueur',
    paragraphs: [
      {
        rule: 'turn/mandatory',
        text: 'À votre tour, vous devez faire exactement une de ces quatre choses : faire travailler vos hommes, faire travailler vos femmes, célébrer des mariages ou vendre des marchandises.',
      },
      { rule: 'act/no-man', text: 'Les hommes peuvent travailler si l’un d’eux habite une maison non infestée.' },
      {
        rule: 'act/no-woman',
        text: 'Les femmes peuvent travailler si l’une d’elles habite une maison non infestée ; sauf dans les maisons d’influence, il faut aussi un cube d’enfant dans le sac.',
      },
      {
        rule: 'act/no-wedding',
        text: 'Un mariage demande un de vos enfants dans la salle paroissiale, un parti et une maison que la famille du marié peut payer.',
      },
      { rule: 'act/no-goods', text: 'Pour vendre, il faut des marchandises.' },
      {
        rule: 'turn/optional',
        text: 'Ensuite vous pouvez faire une de ces trois choses : acheter le chat, acheter de l’influence ou soudoyer le joueur de flûte – sauf s’il est arrivé pendant votre tour.',
      },
      {
        rule: 'turn/stuck',
        text: 'Si aucune des quatre actions n’est possible, vous pouvez quand même acheter le chat, acheter de l’influence ou soudoyer le joueur de flûte.',
      },
    ],
  },
  {
    id: 'work',
    title: 'Hommes et femmes au travail',
    paragraphs: [
      {
        text: 'Faire travailler une maison, c’est l’activer, et cela veut dire trois choses : l’homme rapporte une marchandise, la femme un enfant, puis les rats arrivent. Les deux habitants ont leur part, même si un seul est à vous.',
      },
      {
        rule: 'name/before',
        text: 'Choisissez les maisons avant que rien ne se passe ; elles sont activées l’une après l’autre, dans cet ordre. D’abord les deux habitants reçoivent leur part, puis les rats arrivent.',
      },
      { rule: 'name/at-least-one', text: 'Il faut choisir au moins une maison.' },
      { rule: 'name/twice', text: 'Aucune maison ne travaille deux fois dans un tour.' },
      { rule: 'name/no-man', text: 'Pour faire travailler les hommes dans une maison, il faut qu’un des vôtres y habite.' },
      { rule: 'name/no-woman', text: 'Pour faire travailler les femmes dans une maison, il faut qu’une des vôtres y habite.' },
      { rule: 'name/overrun', text: 'Personne ne travaille dans une maison infestée.' },
      {
        rule: 'name/overrun-meanwhile',
        text: 'Une maison choisie ne travaille pas si les rats d’une maison précédente viennent de l’infester.',
      },
      { rule: 'name/empty-bag', text: 'Si le sac est vide, les femmes ne travaillent que dans les maisons d’influence.' },
      {
        rule: 'work/man',
        text: 'Une maison de production donne un cube de sa marchandise à la famille de l’homme, peu importe qui la fait travailler.',
      },
      { rule: 'work/woman', text: 'Une maison de production donne un enfant à la famille de la femme, qu’elle le veuille ou non.' },
      {
        rule: 'work/child',
        text: 'Un cube tiré du sac dit si c’est un garçon ou une fille. Un membre de la famille va dans cette moitié de la salle paroissiale ; le cube reste hors du sac.',
        figure: 'work',
      },
      {
        rule: 'work/no-child',
        text: 'Si le sac est alors vide, ou s’il ne reste personne dans la réserve de la famille, il n’y a pas d’enfant ; tout le reste a lieu.',
      },
      { rule: 'work/florin', text: 'Une maison d’influence donne un florin à chacun des deux habitants.' },
    ],
  },
  {
    id: 'weddings',
    title: 'Les mariages',
    paragraphs: [
      { rule: 'wed/number', text: 'Mariez autant de vos enfants que vous voulez, l’un après l’autre.' },
      { rule: 'wed/at-least-one', text: 'Si vous choisissez cette action, vous devez célébrer au moins un mariage.' },
      { rule: 'wed/no-child', text: 'Chaque fois, c’est un de vos enfants de la salle paroissiale qui se marie.' },
      { rule: 'wed/own-child', text: 'Le parti est l’enfant d’un autre joueur, à qui on ne demande rien.' },
      { rule: 'wed/no-partner', text: 'Le parti doit être de l’autre sexe : nous sommes au Moyen Âge, après tout.' },
      {
        rule: 'wed/who-pays',
        text: 'Le couple emménage aussitôt dans une maison vide. Vous la choisissez ; la famille du marié en paie le prix à la banque, quitte à vider sa bourse. Les cubes des deux enfants retournent dans le sac.',
        figure: 'wedding',
      },
      { rule: 'wed/no-house', text: 'Si la famille du marié ne peut payer aucune maison vide, il n’y a pas de mariage.' },
      { rule: 'move-in/too-dear', text: 'Vous ne pouvez pas choisir une maison que la famille du marié ne peut pas payer.' },
      { rule: 'move-in/occupied', text: 'La maison doit être vide. Ce peut être une boucherie, et elle peut être infestée.' },
      {
        rule: 'move-in/bonus',
        text: 'Emménager dans une maison d’influence rapporte à chacune des deux familles, une seule fois, autant d’influence que l’indique le nombre argenté ; la mieux placée monte en premier.',
      },
    ],
  },
  {
    id: 'selling',
    title: 'Vendre des marchandises',
    paragraphs: [
      { rule: 'sell/prices', text: 'La viande rapporte 4 florins, la bière 3, le fromage 2, le pain 1.' },
      { rule: 'sell/at-least-one', text: 'Si vous choisissez cette action, vous devez vendre au moins un cube.' },
      { rule: 'sell/no-cube', text: 'On ne vend que ce qu’on a.' },
      {
        rule: 'sell/trap',
        text: 'Au lieu de florins, vous pouvez prendre un piège pour un cube, dans n’importe quelle combinaison. On ne pioche les pièges qu’une fois toute la vente fixée. Par exemple, deux cubes de viande et un de pain rapportent 4 + 4 + 1 = 9 florins – ou 8 florins et un piège.',
      },
      { rule: 'sell/no-trap', text: 'Quand les douze pièges sont partis, on ne vend plus que contre des florins.' },
    ],
  },
  {
    id: 'optional',
    title: 'Chat, influence, pot-de-vin',
    paragraphs: [
      {
        rule: 'cat/price',
        text: 'Le chat coûte 4 florins. Le premier acheteur les paie à la banque ; les suivants en paient 1 au propriétaire du chat et 3 à la banque. Vous retirez aussitôt un rat du plateau.',
      },
      { rule: 'cat/too-dear', text: 'Sans 4 florins, on ne peut pas acheter le chat.' },
      { rule: 'cat/yours', text: 'On n’achète pas le chat à soi-même ; quelqu’un d’autre doit d’abord l’acheter.' },
      {
        rule: 'chase/no-rat',
        text: 'Le chat attrape un rat de votre choix sur le plateau. S’il n’y en a pas, vous pouvez l’acheter quand même.',
      },
      {
        rule: 'ring/next',
        text: 'L’influence s’achète sur un anneau d’offres, l’une après l’autre : d’abord 2 florins pour 1 point d’influence, puis 3 pour 2, 4 pour 2, 5 pour 3, 6 pour 3, 3 pour 1, et on recommence.',
        figure: 'ring',
      },
      { rule: 'ring/too-dear', text: 'Vous ne pouvez acheter que l’offre suivante, et seulement si vous pouvez la payer.' },
      {
        rule: 'bribe/put',
        text: 'Pour soudoyer le joueur de flûte, posez un ou plusieurs florins sur une de ses quatre cases. Il va aussitôt sur la case la mieux garnie.',
      },
      { rule: 'bribe/too-dear', text: 'On ne pose que ce qu’on a.' },
      {
        rule: 'bribe/equal',
        text: 'Deux cases ne portent jamais la même somme ; seules les cases vides peuvent être égales.',
        figure: 'bribe',
      },
    ],
  },
  {
    id: 'rats',
    title: 'Les rats',
    paragraphs: [
      {
        rule: 'rats/number',
        text: 'Une maison qui travaille attire autant de rats que l’indique son disque. Le joueur dont c’est le tour les place sur des cercles libres autour d’elle, un par cercle.',
      },
      { rule: 'rats/elsewhere', text: 'Les rats vont sur les cercles de la maison qui travaille.' },
      { rule: 'rats/taken', text: 'Un cercle ne porte jamais plus d’un rat.' },
      { rule: 'rats/too-few', text: 'S’il y a moins de cercles libres que de rats, on les remplit tous et les rats en trop repartent.' },
      {
        rule: 'rats/not-in-play',
        text: 'Deux cercles, entre les boucheries du haut et entre celles du bas, ne servent que dans une partie à cinq.',
      },
      {
        rule: 'rats/same-side',
        text: 'À cinq, on ne place pas deux rats du même côté d’une maison dans un tour tant que la maison qui travaille a un autre cercle libre.',
        figure: 'sides',
      },
      {
        rule: 'overrun/at-once',
        text: 'Quand le dernier cercle d’une maison est couvert, elle est infestée, même si elle n’a pas travaillé ou si elle est vide. Un grand rat de la réserve s’installe devant.',
        figure: 'overrun',
      },
      {
        rule: 'overrun/no-points',
        text: 'Personne ne travaille dans une maison infestée, et elle ne rapporte rien jusqu’au départ d’un de ses rats. Si c’est le chat qui l’a attrapé, le grand rat retourne dans la réserve.',
      },
    ],
  },
  {
    id: 'piper',
    title: 'Le joueur de flûte',
    paragraphs: [
      {
        rule: 'king/number',
        text: 'Au fil des trois phases, 4, 5 puis 6 grands rats attendent ; à cinq joueurs 5, 6 puis 7. Dans la dernière phase, l’empereur est le dernier d’entre eux.',
      },
      {
        rule: 'piper/appears',
        text: 'Quand le dernier grand rat est pris et que les rats de cette maison sont placés, le joueur de flûte arrive. Votre tour s’arrête là : aucune autre maison ne travaille, et il n’y a ni chat, ni influence, ni pot-de-vin.',
      },
      {
        rule: 'piper/cleans',
        text: 'Tous les grands rats s’en vont. Le joueur de flûte emmène les rats de la région de sa case, y compris ceux des cercles qu’elle partage avec une autre région, et toujours ceux de la place du marché.',
        figure: 'piper',
      },
      {
        rule: 'piper/asks',
        text: 'Puis le joueur de flûte demande son dû : dans l’ordre de jeu, chaque joueur qui a des enfants dans la salle paroissiale peut payer le prix de la case pour tous, quelques-uns ou aucun d’entre eux.',
      },
      { rule: 'ransom/not-yours', text: 'On ne paie que pour ses propres enfants.' },
      { rule: 'ransom/too-dear', text: 'On ne paie qu’avec l’argent que l’on a.' },
      {
        rule: 'piper/road',
        text: 'Les enfants pour qui personne ne paie suivent le joueur de flûte sur la route de Transylvanie et ne reviennent jamais. Leurs cubes retournent dans le sac.',
        figure: 'road',
      },
      {
        rule: 'piper/next',
        text: 'Le joueur de flûte empoche le pot-de-vin de sa case. Puis il va sur la case la mieux garnie, ou avance d’une case dans le sens horaire s’il n’y a d’argent nulle part ; de nouveaux grands rats se rassemblent et le joueur suivant continue.',
      },
      {
        rule: 'piper/dead-town',
        text: 'Deux règles de notre cru : le joueur de flûte arrive aussi quand personne n’a rien fait pendant toute une manche, et après cinquante manches d’une même phase.',
      },
    ],
  },
  {
    id: 'influence',
    title: 'Influence et ordre de jeu',
    paragraphs: [
      { rule: 'influence/decides', text: 'L’influence départage toutes les égalités, même la dernière.' },
      {
        rule: 'influence/right-most',
        text: 'Sur une même case de la piste, le plus à droite est le mieux classé ; qui arrive plus tard se place à gauche. Au sommet, nul ne peut être dépassé.',
        figure: 'influence',
      },
      { rule: 'influence/new-round', text: 'Quand chacun a joué, l’ordre de la manche suivante suit la piste d’influence.' },
    ],
  },
  {
    id: 'end',
    title: 'La fin',
    paragraphs: [
      {
        rule: 'end/closer',
        text: 'L’empereur termine la troisième phase. Le joueur de flûte nettoie et encaisse une dernière fois, puis on compte. Le joueur qui a pris l’empereur gagne 1 point pour avoir mis fin à la partie, et le propriétaire du chat gagne aussi 1 point.',
      },
      { rule: 'end/traps', text: 'Pièges : 3 points pour le plus grand total, 1 pour le deuxième, à condition d’en avoir.' },
      { rule: 'end/influence', text: 'Influence : 3, 2 et 1 points pour les trois premiers.' },
      { rule: 'end/money', text: 'Argent : 5, 3 et 1 points ; à cinq joueurs 5, 3, 2 et 1. Même une bourse vide est classée.' },
      { rule: 'end/houses', text: 'Maisons : le prix de chaque maison non infestée où vit votre homme ou votre femme.' },
      { rule: 'end/road', text: 'La route coûte des points : 1, 1, 2, 2, 3, 3, 4, 5 selon la case, et 6 pour chaque enfant de plus.' },
      {
        rule: 'end/ties',
        text: 'Qui a le plus de points gagne ; à égalité, c’est le joueur le mieux placé sur la piste d’influence.',
        figure: 'score',
      },
    ],
  },
  {
    id: 'edition',
    title: 'À propos de cette édition',
    paragraphs: [
      {
        text: 'Hameln est un jeu de Fraser et Gordon Lamont (Fragor Games, 2006). Nous n’avons pas son plateau : la ville, les maisons de départ, les prix et les cercles, les cases de la piste d’influence, les offres après la première et les pénalités de la route sont les nôtres. Il en va de même des deux règles qui terminent une phase bloquée et de notre lecture selon laquelle le point pour avoir mis fin à la partie revient à qui a pris l’empereur. Le reste suit la règle imprimée ; là où l’allemande et la française diffèrent, nous en avons choisi une.',
      },
    ],
  },
  {
    id: 'summary',
    title: 'En une page',
    paragraphs: [
      { text: 'But : le plus de points après la troisième visite du joueur de flûte.' },
      {
        text: 'Votre tour : faites exactement une action sur quatre (faire travailler les hommes, faire travailler les femmes, célébrer des mariages ou vendre des marchandises). Puis, si vous voulez, encore une chose : le chat, l’influence ou un pot-de-vin.',
      },
      {
        text: 'Travail : choisissez vos maisons. Chacune donne à l’homme un cube de marchandise et à la femme un enfant tiré du sac – une maison d’influence donne un florin à chacun – et attire autant de rats que l’indique son disque.',
      },
      {
        text: 'Rats : vous les placez sur des cercles libres de cette maison. Quand tous les cercles d’une maison portent un rat, elle est infestée : ni travail ni points, et un grand rat s’installe devant.',
      },
      {
        text: 'Mariages : vos enfants épousent ceux d’autres familles. Vous choisissez une maison vide, la famille du marié en paie le prix.',
      },
      {
        text: 'Vente : un cube de viande rapporte 4 florins, de bière 3, de fromage 2, de pain 1. Au lieu de florins, vous pouvez prendre un piège de valeur secrète.',
      },
      {
        text: 'Le chat coûte 4 florins et attrape aussitôt un rat. L’influence s’achète au prix de la prochaine offre de l’anneau. Pour soudoyer le joueur de flûte, posez des florins sur une de ses cases : il va là où il y a le plus d’argent.',
      },
      {
        text: 'Le joueur de flûte : il vient quand le dernier grand rat est pris. Il nettoie sa région et le marché, puis demande son prix pour chaque enfant de la salle paroissiale ; les enfants pour qui personne ne paie partent sur la route.',
      },
      { text: 'Influence : elle tranche chaque égalité et fixe l’ordre de chaque manche.' },
      {
        text: 'Points : chaque maison rapporte son prix à ses deux familles ; s’y ajoutent l’argent (5, 3, 1), l’influence (3, 2, 1), les pièges (3, 1), le chat (1) et 1 point pour avoir mis fin à la partie ; la route de Transylvanie en enlève.',
      },
    ],
  },
];
