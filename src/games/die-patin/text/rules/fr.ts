import type { RulePage } from '../../../../core/registry.ts';

export const rules: RulePage = [
  {
    id: 'minute',
    title: 'En une minute',
    paragraphs: [
      {
        text: 'Vous dirigez un clan de Beasty Town. Votre territoire, ce sont les zones entourées de vos frontières ; au début, votre zone de départ.',
      },
      {
        text: 'Une manche compte quatre tours, et à chaque tour vous placez une figurine : chez vous, un sbire vaut deux actions (soudoyer un rat, prendre du butin, ouvrir une arrière-salle) ; à côté, vous dépensez du butin pour soudoyer des rats, puis vous revendiquez la zone. Elle est à vous si vous y avez plus de pouvoir que chaque autre clan : un par rat sur les quatre bouches d’égout de la zone, un par sbire, deux pour la marraine.',
      },
      {
        text: 'Votre marraine a une carte secrète pour la manche. Après chaque manche, vous pouvez marquer une mission où vous êtes en tête. Après cinq manches, on compte les missions, les chaînes de commerces, les étoiles et les trophées – rien d’autre.',
      },
      {
        text: 'Votre première manche : placez deux sbires chez vous, l’un après l’autre. Prenez du butin avec le premier, puis ouvrez une arrière-salle avec le second.',
      },
    ],
  },
  {
    id: 'aim',
    title: 'Le but du jeu',
    paragraphs: [
      {
        text: 'Chacun de vous dirige un clan qui veut tenir Beasty Town. Vous soudoyez des rats pour gagner du pouvoir dans les rues, vous vous disputez les zones, vous ouvrez des arrière-salles derrière d’innocents commerces et vous tâchez d’être en tête dans cinq missions. Après cinq manches, qui a le plus de points l’emporte.',
      },
    ],
  },
  {
    id: 'setup',
    title: 'Mise en place',
    paragraphs: [
      {
        rule: 'setup/board',
        text: 'La ville compte sept quartiers de trois zones. Chaque zone a quatre bouches d’égout, une à chaque coin ; les zones voisines les partagent.',
      },
      {
        rule: 'board/territory',
        text: 'Les frontières montrent à qui est une zone. Toutes les zones entourées de vos frontières forment votre territoire. Il peut être en plusieurs morceaux : vos conquêtes ailleurs en ville en font partie.',
      },
      {
        rule: 'setup/districts',
        text: 'À cinq, toute la ville est en jeu. À quatre, on laisse de côté la place des Lampions, à trois aussi la ruelle des Brumes, à deux encore le Port et la Halle aux grains.',
      },
      {
        rule: 'setup/clan',
        text: 'Chaque clan a une marraine, trois sbires, 30 rats, dix arrière-salles, trois cartes d’intrigue et une tuile de mission par manche.',
        figure: 'pieces',
      },
      { rule: 'setup/loot', text: 'Deux marqueurs de butin se trouvent dans chaque quartier en jeu.' },
      {
        rule: 'setup/enterprises',
        text: 'Il y a neuf commerces de quatre tuiles, une pour chaque bonus. À quatre joueurs, on laisse un commerce dans la boîte ; à trois, on en laisse trois ; à deux, cinq. Ils sont tirés au sort ou, si l’hôte le souhaite, choisis par le premier joueur de la table.',
      },
      { rule: 'remove/gone', text: 'Un commerce qui est déjà dans la boîte ne peut pas être choisi une seconde fois.' },
      {
        rule: 'setup/tiles',
        text: 'Chaque zone de départ reçoit une tuile, toute autre zone une ou deux, jamais deux du même commerce.',
      },
      {
        rule: 'setup/home',
        text: 'Le sort désigne qui commence. Tour à tour, vous choisissez une zone de départ – votre premier territoire – et placez trois rats sur une de ses bouches, deux sur une autre et un sur une troisième. La quatrième reste libre.',
      },
      { rule: 'home/not-a-start-area', text: 'Les zones de départ sont marquées ; il y en a autant que de joueurs.' },
      { rule: 'home/taken', text: 'Chaque zone de départ ne peut être choisie qu’une fois.' },
      { rule: 'nest/not-here', text: 'Vos premiers rats vont sur des bouches de votre zone de départ.' },
      { rule: 'nest/occupied', text: 'Chacun de ces trois groupes de rats a sa propre bouche.', figure: 'setup' },
    ],
  },
  {
    id: 'round',
    title: 'Une manche',
    paragraphs: [
      {
        rule: 'round/intrigue',
        text: 'D’abord, tout le monde choisit en secret une des trois cartes d’intrigue et la glisse sous sa marraine. Les trois sont de nouveau disponibles à chaque manche.',
      },
      {
        rule: 'round/five',
        text: 'Puis vous jouez à tour de rôle, quatre tours chacun, dans le sens horaire à partir du premier joueur de la manche. À votre tour, vous placez une figurine.',
      },
      { rule: 'place/no-henchman-left', text: 'Vous avez trois sbires à placer dans chaque manche.' },
      { rule: 'place/boss-placed', text: 'Vous placez votre marraine une fois par manche.' },
      {
        rule: 'place/not-adjacent',
        text: 'Une figurine va dans votre territoire ou dans une zone juste à côté, c’est-à-dire qui partage deux bouches d’égout avec une des vôtres. Cela vaut aussi pour la marraine.',
      },
      { rule: 'place/out-of-play', text: 'On n’entre pas dans les quartiers hors jeu.' },
      {
        rule: 'place/last-area',
        text: 'Chacun garde au moins une zone : on ne place jamais de figurine dans la dernière zone d’un rival.',
        figure: 'places',
      },
      { rule: 'round/figures-stay', text: 'Les figurines restent jusqu’à la fin de la manche et comptent dans votre pouvoir.' },
      { rule: 'round/secret', text: 'Votre carte reste secrète jusqu’à ce que vous placiez votre marraine, au tour de votre choix.' },
    ],
  },
  {
    id: 'inside',
    title: 'Un sbire chez vous',
    paragraphs: [
      {
        rule: 'act/up-to',
        text: 'Dans votre territoire, un sbire fait jusqu’à deux actions, dans n’importe quel ordre, et même deux fois la même – sauf ouvrir une arrière-salle.',
      },
      {
        rule: 'rat/bribe',
        text: 'Soudoyer un rat : placez un de vos rats sur une bouche de cette zone, ou chassez-en un rat adverse.',
      },
      { rule: 'rat/not-here', text: 'On ne soudoie des rats que sur les bouches de cette zone.' },
      { rule: 'expel/no-foreign-rat', text: 'On chasse les rats des rivaux, jamais les siens.' },
      {
        rule: 'rat/foreign',
        text: 'Une bouche d’égout ne porte que les rats d’un seul clan. Tous les rats adverses doivent partir avant que les vôtres arrivent. Les rats chassés retournent dans la réserve de leur clan.',
      },
      {
        rule: 'rat/lift',
        text: 'Si votre réserve est vide, vous pouvez prendre un rat sur une autre de vos bouches.',
      },
      { rule: 'lift/not-yours', text: 'La bouche d’où vient le rat doit être occupée par vos rats.' },
      { rule: 'lift/same-manhole', text: 'Le rat doit venir d’une autre bouche que celle où il va.' },
      { rule: 'rat/none-to-lift', text: 'Si vous n’avez pas de rats ailleurs non plus, vous ne pouvez pas en placer.' },
      { rule: 'loot/none-left', text: 'Prendre du butin : prenez un marqueur de ce quartier, tant qu’il y en a.' },
      {
        rule: 'room/set-up',
        text: 'Ouvrir une arrière-salle : posez-en une dans la zone, prenez une des tuiles qui s’y trouvent et profitez aussitôt de son bonus.',
      },
      { rule: 'room/no-tile', text: 'On n’ouvre une arrière-salle que s’il reste une tuile dans la zone.' },
      { rule: 'room/not-this-tile', text: 'On ne prend qu’une tuile qui se trouve dans la zone.' },
      { rule: 'room/already-here', text: 'Vous n’avez jamais deux arrière-salles dans une zone.' },
      { rule: 'room/none-in-stock', text: 'Quand vos dix arrière-salles sont utilisées, il n’y en a plus.' },
      {
        rule: 'room/no-other-figure',
        text: 'Pour ouvrir une arrière-salle, vous devez avoir déjà placé une autre figurine dans la zone pendant cette manche.',
        figure: 'inside',
      },
    ],
  },
  {
    id: 'bonuses',
    title: 'Les bonus',
    paragraphs: [
      { rule: 'bonus/rat', text: 'Rat : placez un de vos rats sur une de vos bouches ou sur n’importe quelle bouche libre de la ville.' },
      {
        rule: 'gift/must-take',
        text: 'Si vous recevez ce bonus et avez des rats en réserve, vous devez en placer un. Sinon, vous pouvez en déplacer un d’une autre bouche, mais rien ne vous y oblige.',
      },
      { rule: 'rat/out-of-play', text: 'Les bouches qui ne touchent aucune zone en jeu ne peuvent pas servir.' },
      { rule: 'bonus/loot', text: 'Caisse : prenez un marqueur de butin dans la réserve générale.' },
      { rule: 'bonus/expel', text: 'Botte : chassez un rat adverse de n’importe quelle bouche.' },
      { rule: 'bonus/point', text: 'Étoile : la tuile vaut un point de plus à la fin.', figure: 'bonuses' },
      { rule: 'bonus/lapses', text: 'Un bonus inutilisable est perdu.' },
    ],
  },
  {
    id: 'outside',
    title: 'Un sbire en maraude',
    paragraphs: [
      {
        rule: 'outside/pay',
        text: 'Hors de votre territoire, vous payez des marqueurs de butin, autant que vous voulez mais au moins un, et pour chacun vous soudoyez un rat dans cette zone. Ensuite vous revendiquez la zone.',
      },
      { rule: 'outside/pay-first', text: 'Hors de votre territoire, vous devez soudoyer au moins un rat avant de vous arrêter.' },
      { rule: 'place/no-loot', text: 'Sans marqueur de butin, aucun sbire ne peut sortir.' },
      { rule: 'outside/bribes-only', text: 'On ne prend du butin et on n’ouvre d’arrière-salle que chez soi.', figure: 'prowl' },
    ],
  },
  {
    id: 'boss',
    title: 'La marraine',
    paragraphs: [
      {
        rule: 'boss/must-go-inside',
        text: 'Gestion : la marraine va dans votre territoire et fait jusqu’à cinq actions. Les conditions des arrière-salles valent aussi pour elle.',
      },
      { rule: 'boss/must-go-outside', text: 'Avec Invasion ou Pot-de-vin, la marraine doit être placée hors de votre territoire.' },
      {
        rule: 'boss/invasion',
        text: 'Invasion : la marraine sort. Choisissez une bouche de la zone, chassez-en tous les rats adverses et placez-y deux des vôtres. Puis revendiquez la zone.',
      },
      { rule: 'boss/bribe', text: 'Pot-de-vin : la marraine sort et soudoie quatre fois sans payer. Puis revendiquez la zone.' },
      {
        rule: 'outside/four-bribes',
        text: 'Avec la carte Pot-de-vin, vous devez soudoyer quatre fois. Vous ne pouvez vous arrêter plus tôt que si votre réserve est vide.',
        figure: 'boss',
      },
      {
        rule: 'boss/stays',
        text: 'Si la marraine est votre dernière figurine et que sa carte ne lui laisse aucune place, elle reste à la maison et le tour est perdu.',
      },
      { rule: 'stay/can-place', text: 'Qui peut placer une figurine doit le faire.' },
    ],
  },
  {
    id: 'claim',
    title: 'Revendiquer une zone',
    paragraphs: [
      {
        rule: 'claim/power',
        text: 'Votre pouvoir dans une zone est le nombre de vos rats sur ses quatre bouches, plus un pour chacun de vos sbires dans la zone, plus deux pour votre marraine.',
      },
      {
        rule: 'claim/singly',
        text: 'La zone est à vous si vous y avez plus de pouvoir que chaque rival pris séparément. Si quelqu’un en a autant ou plus, il ne se passe rien.',
        figure: 'claim',
      },
      {
        rule: 'claim/trophy',
        text: 'S’il y a une arrière-salle adverse dans la zone que vous prenez, vous la saccagez et la gardez en trophée. Le rival garde toutes ses tuiles ; celles qui restent dans la zone y demeurent.',
      },
    ],
  },
  {
    id: 'missions',
    title: 'Les missions',
    paragraphs: [
      {
        rule: 'mission/five',
        text: 'Quand toutes les figurines sont placées, on regarde cinq missions : le plus de zones, la bouche la plus peuplée de rats, le plus de bouches avec vos rats, le plus d’arrière-salles sur le plateau, le plus de butin.',
      },
      { rule: 'mission/not-leading', text: 'Seul le clan en tête peut marquer une mission.' },
      { rule: 'mission/tie', text: 'En cas d’égalité en tête d’une mission, personne ne peut la marquer.' },
      {
        rule: 'mission/one-a-round',
        text: 'Vous pouvez marquer une mission par manche, avec la tuile de cette manche : un point à la première, cinq à la dernière.',
      },
      { rule: 'mission/scored-before', text: 'Vous ne pouvez marquer chaque mission qu’une fois par partie.' },
      {
        rule: 'mission/blocked',
        text: 'Si vous menez dans une mission que vous avez déjà marquée, elle est bloquée pour tous les autres.',
        figure: 'missions',
      },
      {
        rule: 'mission/save',
        text: 'Rien ne vous oblige à marquer : une mission gardée rapportera peut-être plus dans une manche suivante.',
      },
      {
        rule: 'round/clean-up',
        text: 'Ensuite toutes les figurines rentrent, chaque quartier a de nouveau deux marqueurs de butin et le joueur suivant dans le sens horaire commence une nouvelle manche.',
      },
    ],
  },
  {
    id: 'end',
    title: 'La fin',
    paragraphs: [
      {
        rule: 'end/after-five',
        text: 'On compte après les missions de la cinquième manche. Le butin, les rats, les zones et vos propres arrière-salles ne rapportent rien.',
      },
      { rule: 'end/missions', text: 'Chaque tuile de mission vaut le nombre qu’elle porte.' },
      {
        rule: 'end/chains',
        text: 'Les tuiles du même commerce forment une chaîne : 1, 3, 6 ou 10 points pour une, deux, trois ou quatre tuiles.',
        figure: 'chains',
      },
      { rule: 'end/symbols', text: 'Chaque tuile à étoile rapporte un point de plus, chaque trophée un point.', figure: 'total' },
      {
        rule: 'end/most-points',
        text: 'Qui a le plus de points l’emporte. En cas d’égalité, les points de missions décident ; s’ils sont égaux aussi, la partie est nulle.',
      },
    ],
  },
  {
    id: 'edition',
    title: 'À propos de cette édition',
    paragraphs: [
      {
        text: 'Die Patin est un jeu de Pim Thunborg (Zoch, 2023). Son plateau et la liste de ses tuiles ne sont pas publics : la ville, les zones de départ et les tuiles sont ici les nôtres, d’après ce que l’on sait de l’original. Ici, le sort désigne qui commence, et butin et frontières ne s’épuisent jamais. Le reste suit la règle imprimée.',
      },
    ],
  },
  {
    id: 'summary',
    title: 'En une page',
    paragraphs: [
      {
        text: 'But : le plus de points après cinq manches, grâce aux missions, aux chaînes, aux étoiles et aux trophées. Rien d’autre ne compte.',
      },
      {
        text: 'Une manche : choisissez en secret une carte d’intrigue, puis jouez quatre tours, un par figurine. Ensuite, on peut marquer des missions ; enfin, les figurines rentrent et chaque quartier a de nouveau deux marqueurs de butin.',
      },
      {
        text: 'Chez vous : un sbire a deux actions. Soudoyer un rat, prendre du butin, ou ouvrir une arrière-salle ; celle-ci demande une autre de vos figurines sur place et donne une tuile avec son bonus.',
      },
      { text: 'À côté : payez un marqueur de butin par rat soudoyé, un au moins, puis revendiquez la zone.' },
      {
        text: 'La marraine : Gestion vaut cinq actions chez vous ; à côté, Invasion vide une bouche et y place deux de vos rats, et Pot-de-vin permet de soudoyer quatre fois sans payer.',
      },
      {
        text: 'Soudoyer un rat : placez l’un des vôtres sur une bouche libre ou à vous, ou chassez un rat adverse. Deux clans ne partagent jamais une bouche.',
      },
      {
        text: 'Pouvoir : un pour chacun de vos rats sur les quatre bouches, un par sbire, deux pour la marraine. Avec plus de pouvoir que chaque autre clan, vous prenez la zone ; les arrière-salles adverses y deviennent des trophées.',
      },
      {
        text: 'Missions : le plus de zones, la bouche la plus peuplée, le plus de bouches, le plus d’arrière-salles, le plus de butin. Vous pouvez en marquer une par manche si vous y êtes seul en tête, et chacune une seule fois par partie ; elle vaut le numéro de la manche.',
      },
      {
        text: 'Chaînes : une à quatre tuiles d’un même commerce valent 1, 3, 6 ou 10 points. Chaque étoile et chaque trophée vaut 1 point.',
      },
      { text: 'Égalité : les points de missions décident ; s’ils sont égaux aussi, la partie est nulle.' },
    ],
  },
];
