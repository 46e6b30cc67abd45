import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'lesson.houses.title': 'Des rats dans la maison',
  'lesson.houses.welcome':
    'Bienvenue à Hamelin ! La ville grouille de rats. Personne ne peut s’en défaire, mais vous pouvez les envoyer chez les voisins.',
  'lesson.houses.mine':
    'Voici votre maison, celle au pignon rouge. Le marqueur montre jusqu’où elle est pleine : deux étages pour l’instant.',
  'lesson.houses.rats':
    'Les rats se tiennent dans les ruelles entre les maisons et courent dans le sens des flèches. Chaque maison qu’un rat traverse se remplit d’un étage.',
  'lesson.houses.aim':
    'Une maison pleine jusqu’au toit, et ses habitants fuient la ville. Quand il ne reste que deux joueurs, celui qui a le moins de rats l’emporte.',
  'lesson.houses.row': 'Qui court ? Cela se décide ici, en bas. Chaque carte figurine correspond à une figurine de la ville.',
  'lesson.houses.hand':
    'Voici vos cartes action. À chaque tour, vous en jouez deux, sous deux figurines différentes. On y lit le trajet : une maison en avant, deux en avant, une en arrière, ou par l’égout.',
  'lesson.houses.second':
    'Une fois vos cartes jouées, toute figurine qui en a deux se met en route. Le rat rouge en a déjà une : donnez-lui la deuxième, et il file. Il exécute d’abord la carte la plus ancienne.',
  'lesson.houses.drive':
    'À vous : donnez au rat rouge sa deuxième carte pour qu’il traverse d’autres maisons, mais pas la vôtre. Votre autre carte va sous n’importe quelle autre figurine.',
  'lesson.houses.drive.done': 'Le voilà parti dans les caves des voisins ! Votre maison n’est pas plus pleine qu’avant.',
  'lesson.houses.drive.own':
    'Un rat a traversé votre propre maison. Comptez les maisons sur la route du rat rouge : il doit s’arrêter avant la vôtre.',
  'lesson.houses.drive.still': 'Aucune maison ne s’est remplie : aucun rat n’a couru. Posez une de vos cartes sous le rat rouge.',
  'lesson.sewer.title': 'Sur terre et sous terre',
  'lesson.sewer.ways':
    'En avant, on traverse la maison de devant ; en arrière, celle de derrière. Dans les deux cas, la maison se remplit.',
  'lesson.sewer.under':
    'Seul l’égout est sans danger : la figurine se faufile sous la maison, et le marqueur ne bouge pas. Une carte « égout » attend sous le rat jaune.',
  'lesson.sewer.special':
    '« +1 » et « mélodie » n’agissent qu’avec une carte normale : l’une ajoute une maison, l’autre entraîne toute la ruelle.',
  'lesson.sewer.door':
    'La mauvaise nouvelle : le rat jaune est juste devant votre porte. La bonne : sa première carte est l’égout, et la première carte passe toujours en premier.',
  'lesson.sewer.past': 'Faites passer le rat jaune sous votre maison, puis à travers celle d’un voisin.',
  'lesson.sewer.past.done': 'Pas un couinement chez vous, et un rat de plus à côté.',
  'lesson.sewer.past.own':
    'Après l’égout, le rat était de l’autre côté de votre maison, et votre carte la lui a fait retraverser. Envoyez-le plutôt en avant.',
  'lesson.sewer.past.still': 'Aucune maison ne s’est remplie. Il faut au rat jaune une carte normale qui le mène plus loin.',
  'lesson.piper.title': 'Le joueur de flûte',
  'lesson.piper.plays':
    'Et voici le joueur de flûte. Il avance avec les mêmes cartes que les rats, mais chaque maison qu’il traverse se vide d’un étage.',
  'lesson.piper.waits': 'Il est devant votre porte, et une « avance de 1 » attend déjà sous lui. Il ne lui manque qu’une deuxième carte.',
  'lesson.piper.twice': 'Avec le joueur de flûte, videz votre maison de deux étages de rats, en un seul tour.',
  'lesson.piper.twice.done': 'Aller et retour ! Il a traversé deux fois votre maison, et deux étages sont vides.',
  'lesson.piper.twice.once': 'Un étage est vide, mais il a continué vers la maison suivante. Quelle carte le ramène à travers la vôtre ?',
  'lesson.piper.twice.not-yet': 'Votre maison est aussi pleine qu’avant. Posez la bonne carte sous le joueur de flûte.',
  'lesson.piper.others':
    'Les autres aussi voudraient l’avoir. Si vous ne pouvez pas le faire venir, veillez au moins à ce qu’il ne passe pas chez eux.',
  'lesson.roof.title': 'Jusqu’au toit',
  'lesson.roof.full': 'Cette maison est pleine jusqu’au septième étage. Encore un rat, et ses habitants devront quitter la ville.',
  'lesson.roof.winner':
    'Vous êtes trois à cette table. Si l’un s’en va, il en reste deux et la partie s’arrête : celui qui a le moins de rats gagne. Ce serait vous : cinq étages contre six.',
  'lesson.roof.win': 'Le rat rouge est juste devant la maison pleine, et une « avance de 1 » attend sous lui. Terminez la partie !',
  'lesson.roof.win.done': 'Maison comble ! Vous avez moins de rats que l’autre : la partie est à vous.',
  'lesson.roof.win.still':
    'Personne n’est parti. Donnez au rat rouge sa deuxième carte : la première suffit à le lancer dans la maison pleine.',
  'lesson.roof.win.lost': 'Quelqu’un est parti, mais au mauvais moment : le marqueur le plus bas n’était pas le vôtre.',
  'lesson.good-turn.title': 'Un bon tour',
  'lesson.good-turn.look':
    'Deux cartes attendent : l’une sous le rat rouge, l’autre sous le joueur de flûte. Tous deux sont devant votre porte. Qui ajoute le premier une deuxième carte décide où ils vont.',
  'lesson.good-turn.think':
    'Demandez-vous donc : qu’est-ce qui peut me nuire ensuite ? De quoi puis-je me servir maintenant ? Et que vais-je laisser aux voisins ?',
  'lesson.good-turn.choose': 'Jouez un bon tour. Il y en a plusieurs ; pour juger, je regarde quelques tours plus loin.',
  'lesson.good-turn.choose.done': 'Bien joué ! Hamelin aurait besoin de gens comme vous.',
  'lesson.good-turn.two':
    'Dans votre première partie, vous serez deux, avec une maison inhabitée entre vous de chaque côté. Les rats y passent comme ils veulent. Bonne chance !',
};
