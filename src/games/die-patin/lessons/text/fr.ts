import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'lesson.town.title': 'Une ville pleine d’égouts',
  'lesson.town.welcome':
    'Bonsoir, marraine. Deux clans veulent cette ville : vos Ratons laveurs et les Chouettes. On ne se bat pas dans la rue. Ce sont les rats, en bas dans les égouts, qui décident à qui appartient quoi.',
  'lesson.town.home': 'Les Jardins de gauche, c’est chez vous. Une zone est l’un de ces losanges ; trois losanges forment un quartier.',
  'lesson.town.manholes':
    'Chaque zone a quatre bouches d’égout, une à chaque coin. Les rats s’y installent, et une bouche n’abrite jamais que les rats d’un seul clan.',
  'lesson.town.rival': 'Les Chouettes habitent là-bas. Elles ont déjà placé 3, 2 et 1 rats sur leurs bouches d’égout.',
  'lesson.town.shared':
    'Un rat compte dans toutes les zones que touche sa bouche. Celle-ci touche à la fois trois zones des Jardins. Celles du bord ne touchent que votre zone.',
  'lesson.town.nest': 'À vous d’installer vos rats, d’abord 3. Placez-les là où ils comptent aussi ailleurs que chez vous.',
  'lesson.town.nest.done': 'Bien vu. D’ici, vos rats pèsent dans les trois zones des Jardins.',
  'lesson.town.nest.rim': 'Ils y seraient tranquilles, mais ils compteraient dans moins de zones. Cherchez le coin au milieu des Jardins.',
  'lesson.town.aim':
    'On joue cinq manches. Les points viennent des missions, des chaînes de commerces et des trophées. Les zones ne valent rien en elles-mêmes, mais tout le reste en dépend.',

  'lesson.inside.title': 'Un sbire à la maison',
  'lesson.inside.figures':
    'À chaque tour, vous placez une figurine : l’un de vos trois sbires, ou la marraine. Elle va dans votre territoire ou dans une zone juste à côté. Quatre figurines, quatre tours, et la manche est finie.',
  'lesson.inside.actions':
    'Dans votre territoire, un sbire fait jusqu’à deux actions : soudoyer un rat, prendre du butin, ouvrir une arrière-salle. Vous pouvez soudoyer ou prendre du butin deux fois.',
  'lesson.inside.crates':
    'Chaque quartier commence la manche avec deux marqueurs de butin. Ceux que vous prenez s’affichent ici ; hors de votre territoire, ils servent à payer.',
  'lesson.inside.act':
    'Placez un sbire chez vous. Prenez ensuite un marqueur de butin et placez un rat de plus sur une bouche de cette zone.',
  'lesson.inside.act.done': 'Belle première soirée : de quoi payer, et un rat de plus sous la rue.',
  'lesson.inside.act.half': 'Le tour est passé, mais ce n’était pas la commande : un marqueur de butin et un rat, s’il vous plaît.',
  'lesson.inside.act.boss':
    'Ça, c’est la marraine. Elle joue une fois par manche, et sa carte décide de ce qu’elle fait. Laissez-la chez elle pour l’instant.',
  'lesson.inside.stays': 'La figurine reste en place jusqu’à la fin de la manche. Vous verrez tout de suite pourquoi cela compte.',

  'lesson.back-room.title': 'La première arrière-salle',
  'lesson.back-room.tiles':
    'Les tuiles sont des commerces qui auraient bien besoin de protection. Ici, une manucure pour griffes. Chaque commerce existe en quatre tuiles, et les chaînes de tuiles identiques rapportent gros.',
  'lesson.back-room.two':
    'Pour prendre une tuile, on ouvre une arrière-salle. Une condition : une autre de vos figurines doit déjà avoir été placée dans la zone pendant la manche. Votre premier sbire y est.',
  'lesson.back-room.bonus':
    'Le petit disque indique le bonus, à utiliser aussitôt : un rat, un marqueur de butin, un rat adverse à chasser ou, comme ici, un point en plus à la fin.',
  'lesson.back-room.build':
    'Placez aussi le deuxième sbire chez vous et ouvrez une arrière-salle dans la manucure. L’autre action est à votre choix.',
  'lesson.back-room.build.done': 'La manucure travaille désormais pour vous.',
  'lesson.back-room.build.none': 'Toujours pas d’arrière-salle. Avec un deuxième sbire dans la même zone, vous pouvez prendre la tuile.',
  'lesson.back-room.build.boss': 'Pas la marraine : sa carte l’envoie dehors cette manche. Un deuxième sbire suffit.',
  'lesson.back-room.kept': 'La tuile reste à vous, même si l’on vous prend la zone un jour. Vous avez droit à une arrière-salle par zone.',

  'lesson.claim.title': 'Déplacer la frontière',
  'lesson.claim.outside': 'Sortons. Ces deux zones touchent la vôtre : elles partagent deux bouches d’égout avec elle.',
  'lesson.claim.pay':
    'Dehors, rien n’est gratuit. Un sbire paie un marqueur de butin chaque fois qu’il soudoie un rat, c’est-à-dire qu’il place un des vôtres ou chasse un rat adverse. Il doit le faire au moins une fois.',
  'lesson.claim.power':
    'Ensuite, vous revendiquez la zone. Votre pouvoir, ce sont tous vos rats sur ses quatre bouches, plus 1 pour chacun de vos sbires dans la zone. Ces rats-là comptent déjà.',
  'lesson.claim.take': 'Prenez l’une des deux zones : placez-y un sbire, payez pour soudoyer un rat, puis revendiquez-la.',
  'lesson.claim.take.done': 'Personne n’avait là autant de pouvoir que vous. La zone est à vous.',
  'lesson.claim.take.inside': 'C’était un tour à la maison. Placez le sbire dans une zone voisine de votre territoire.',
  'lesson.claim.border':
    'La frontière a bougé. Dans la nouvelle zone, vos figurines agissent comme chez elles, et ses voisines sont à portée.',

  'lesson.rivals.title': 'Une zone déjà prise',
  'lesson.rivals.scene':
    'Une autre partie, un peu plus tard : la Briqueterie de gauche est aux Chouettes, arrière-salle comprise. Il vous reste 3 marqueurs de butin et votre dernier sbire.',
  'lesson.rivals.theirs':
    'Comptons les Chouettes : un rat sur chacune de ces deux bouches, deux sbires, et leur marraine qui compte 2. Cela fait 6.',
  'lesson.rivals.mine':
    'Comptons les vôtres : un rat sur chacune de ces deux bouches, et votre marraine, déjà là. Cela fait 4, et le sbire que vous placez ajoute 1.',
  'lesson.rivals.tie':
    'L’égalité ne suffit pas : il faut dépasser chaque rival pris à part. Chaque rat soudoyé déplace l’équilibre d’un point, que vous en placiez un ou en chassiez un.',
  'lesson.rivals.conquer': 'Prenez la Briqueterie de gauche aux Chouettes.',
  'lesson.rivals.conquer.done': 'Prise ! Et l’arrière-salle avec.',
  'lesson.rivals.conquer.tied': 'Égalité : rien ne change. Un rat soudoyé de plus aurait suffi.',
  'lesson.rivals.conquer.short': 'Pas assez de pouvoir. Recomptez les deux camps avant de revendiquer.',
  'lesson.rivals.conquer.elsewhere': 'Il faut votre dernier sbire dans la Briqueterie de gauche.',
  'lesson.rivals.trophy':
    'L’arrière-salle prise à un rival devient un trophée : 1 point à la fin. Seule la toute dernière zone d’un clan est imprenable.',

  'lesson.cards.title': 'Ce que trame la marraine',
  'lesson.cards.round':
    'Chaque manche commence ainsi : tous choisissent en secret une carte d’intrigue sur trois. Elle dit ce que fera votre marraine quand vous la placerez.',
  'lesson.cards.administration':
    'Gestion : elle reste dans votre territoire et fait jusqu’à cinq actions au lieu de deux. Idéal pour s’installer.',
  'lesson.cards.bribe': 'Pot-de-vin : elle sort, soudoie quatre fois sans payer, puis revendique la zone.',
  'lesson.cards.invasion':
    'Invasion : elle sort, vide une bouche entière, y place deux de vos rats, puis revendique la zone. Regardez cette bouche : six rats des Chouettes au même endroit.',
  'lesson.cards.choose': 'Six rats d’un seul geste : une seule des trois cartes en est capable. Choisissez-la.',
  'lesson.cards.choose.done': 'Personne ne la verra avant que vous ne placiez la marraine.',
  'lesson.cards.choose.other': 'Cette carte ne délogerait pas six rats. L’une des trois vide une bouche entière.',
  'lesson.cards.secret':
    'Les Chouettes ont choisi aussi. La Montée Pourpre de gauche est à elles : 11 rats tout autour et une arrière-salle dedans.',
  'lesson.cards.strike':
    'Placez votre marraine dans la Montée Pourpre de gauche et envoyez vos rats dans la bouche où cela fera le plus mal.',
  'lesson.cards.strike.done': 'Six rats en moins, 6 contre 5. La zone et un trophée sont à vous.',
  'lesson.cards.strike.elsewhere': 'Il reste trop de rats des Chouettes. Videz la bouche qui en compte six.',
  'lesson.cards.strike.henchman': 'C’était un sbire. L’heure de la marraine a sonné.',
  'lesson.cards.when':
    'Vous pouvez la placer à n’importe lequel de vos quatre tours. Tôt, elle surprend ; tard, vous savez ce qu’ont fait les autres. À la manche suivante, les trois cartes sont de nouveau là.',

  'lesson.missions.title': 'La fin d’une manche',
  'lesson.missions.five':
    'Toutes les figurines placées, on passe aux missions : le plus de zones, la bouche la plus peuplée, le plus de bouches d’égout, d’arrière-salles, de butin. Qui est seul en tête peut marquer. C’est votre cas pour ces trois-là.',
  'lesson.missions.tie': 'Ici, vous êtes à égalité avec les Chouettes. En cas d’égalité, personne ne marque.',
  'lesson.missions.once': 'Celle-ci, vous l’avez marquée à la manche 1. Chaque mission ne compte qu’une fois par partie pour chacun.',
  'lesson.missions.worth':
    'Vous marquez au plus une mission par manche, et elle vaut le numéro de la manche : 2 points à présent, 5 à la dernière. Vous pouvez aussi attendre.',
  'lesson.missions.score':
    'Cinq manches, cinq missions : passer une manche, c’est une mission de moins à la fin. Marquez l’une des vôtres.',
  'lesson.missions.score.done': 'Deux points que personne ne vous reprendra.',
  'lesson.missions.score.saved':
    'Attendre est permis, mais les points de cette manche sont alors perdus. Vous êtes en tête dans trois missions : marquez-en une.',
  'lesson.missions.block':
    'Une finesse pour plus tard : être en tête d’une mission que l’on a déjà marquée la bloque pour tous les autres. Mener reste donc utile.',

  'lesson.chains.title': 'Ce qui compte à la fin',
  'lesson.chains.chain':
    'Manche 4. Vous avez déjà deux manucures et deux étals de fleurs. Les tuiles d’un même commerce forment une chaîne.',
  'lesson.chains.worth':
    'Une chaîne vaut 1, 3, 6 ou 10 points pour une, deux, trois ou quatre tuiles. Dans la Briqueterie de gauche, il y a une manucure et un toiletteur.',
  'lesson.chains.build':
    'L’un de vos sbires est déjà dans la Briqueterie de gauche. Placez-y l’autre et prenez la tuile qui rapporte le plus.',
  'lesson.chains.build.done': 'Trois manucures : 6 points au lieu de 3, et l’étoile en ajoute un.',
  'lesson.chains.build.single': 'Un premier toiletteur vaut 1 point. La troisième manucure en vaut 3.',
  'lesson.chains.build.none': 'La tuile est toujours là. Ouvrez une arrière-salle tant que deux de vos figurines sont dans la zone.',
  'lesson.chains.end': 'Après cinq manches, on additionne : missions, chaînes, 1 point par étoile et 1 point par trophée.',
  'lesson.chains.nothing':
    'Butin, rats, zones et vos propres arrière-salles ne valent rien à la fin. Ce sont des outils : servez-vous-en à temps.',
  'lesson.chains.advice':
    'En bref : d’abord du butin et des rats, puis les zones dont vous collectionnez les commerces, et une mission par manche. Envie d’une partie entière ?',
};
