import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'what.house': '{house:house}',
  'what.house.is':
    'Elle coûte {price} {price|florin|florins} et rapporte autant de points à chacune de ses deux familles. Quand on y travaille, celle de l’homme reçoit un cube de {good:good}, celle de la femme un enfant, et {rats} {rats|rat arrive|rats arrivent}.',
  'what.house.empty': 'Elle est vide ; un couple peut s’y installer, et la famille du marié paie.',
  'what.house.lived': 'Y vivent un homme de {man:seat} et une femme de {woman:seat} ; {free} {free|cercle est libre|cercles sont libres}.',
  'what.house.lived.you-man':
    'Y vivent un de vos hommes et une femme de {woman:seat} ; {free} {free|cercle est libre|cercles sont libres}.',
  'what.house.lived.you-woman':
    'Y vivent un homme de {man:seat} et une de vos femmes ; {free} {free|cercle est libre|cercles sont libres}.',
  'what.house.falls':
    'Attention, plus que {free} {free|cercle libre|cercles libres} : la prochaine fois qu’on y travaille, elle sera infestée.',
  'what.house.single': 'Pour l’instant, seul un homme de {man:seat} y vit.',
  'what.house.single.you-man': 'Pour l’instant, seul un de vos hommes y vit.',
  'what.house.overrun': 'Elle est infestée : personne n’y travaille, et elle ne vaut rien tant qu’aucun rat ne part.',
  'what.influence': '{house:house}',
  'what.influence.is':
    'Cette maison d’influence coûte {price} {price|florin|florins} et rapporte autant de points à chacune de ses deux familles. Quand on y travaille, chacune reçoit un florin, et {rats} {rats|rat arrive|rats arrivent}. S’y installer donne {bonus} {bonus|point|points} d’influence à chacune.',
  'what.influence.empty': 'Elle est vide ; un couple peut s’y installer, et la famille du marié paie.',
  'what.influence.lived':
    'Y vivent un homme de {man:seat} et une femme de {woman:seat} ; {free} {free|cercle est libre|cercles sont libres}.',
  'what.influence.lived.you-man':
    'Y vivent un de vos hommes et une femme de {woman:seat} ; {free} {free|cercle est libre|cercles sont libres}.',
  'what.influence.lived.you-woman':
    'Y vivent un homme de {man:seat} et une de vos femmes ; {free} {free|cercle est libre|cercles sont libres}.',
  'what.influence.falls':
    'Attention, plus que {free} {free|cercle libre|cercles libres} : la prochaine fois qu’on y travaille, elle sera infestée.',
  'what.influence.single': 'Pour l’instant, seul un homme de {man:seat} y vit.',
  'what.influence.single.you-man': 'Pour l’instant, seul un de vos hommes y vit.',
  'what.influence.overrun': 'Elle est infestée : personne n’y travaille, et elle ne vaut rien tant qu’aucun rat ne part.',
  'what.circle': 'Un cercle : {circle:circle}',
  'what.circle.is': 'Une place pour un rat. Quand tous les cercles autour d’une maison sont pris, elle est infestée.',
  'what.circle.rat': 'Un rat l’occupe : le chat peut l’attraper, et le joueur de flûte l’emmène s’il nettoie cette région.',
  'what.circle.free': 'Il est libre.',
  'what.circle.last': 'Il est libre. Un rat ici, et c’est l’infestation : {falls:house}.',
  'what.good': 'Marchandise : {good:good}',
  'what.good.is': 'Un cube se vend {price} {price|florin|florins}, ou s’échange contre un piège. Il en reste {n} en réserve.',
  'what.goods': 'Cubes de {seat:seat} : {good:good}',
  'what.goods.you': 'Vos cubes : {good:good}',
  'what.goods.is': '{n} {n|cube|cubes} à {price} {price|florin|florins} : la vente rapporterait {total} {total|florin|florins}.',
  'what.stack': 'Pièges',
  'what.stack.is':
    'Un cube peut s’échanger contre un piège plutôt que contre des florins. Le piège vaut 1, 2 ou 3, et seul son propriétaire le sait. Il en reste {n}.',
  'what.traps': 'Pièges de {seat:seat} : {n}',
  'what.traps.you': 'Vos pièges : {n}',
  'what.traps.is': 'À la fin, le plus fort total de pièges vaut 3 points, le deuxième 1. D’ici là, les valeurs sont secrètes.',
  'what.traps.worth': 'Ceux-ci valent {total} en tout.',
  'what.children': 'Enfants de {seat:seat} dans la salle paroissiale : {n}',
  'what.children.you': 'Vos enfants dans la salle paroissiale : {n}',
  'what.children.is':
    'Ils attendent un mariage. Quand le joueur de flûte vient, chacun coûte {price} {price|florin|florins} ou part avec lui.',
  'what.children.safe': 'S’il venait maintenant, il y aurait de quoi payer pour tous.',
  'what.children.lost': 'S’il venait maintenant, il en emmènerait {lost} : au moins {points} {points|point perdu|points perdus}.',
  'what.purse': 'Argent de {seat:seat} : {n}',
  'what.purse.you': 'Votre argent : {n}',
  'what.purse.is':
    'Les florins paient les maisons aux mariages, le chat, l’influence, les pots-de-vin et les enfants. À la fin, les plus riches marquent aussi des points.',
  'what.purse.worth': 'Si la partie finissait maintenant, l’argent rapporterait {points} {points|point|points}.',
  'what.cat': 'Le chat',
  'what.cat.is': 'Pour 4 florins, il est à vous et attrape aussitôt un rat ; à la fin, il rapporte 1 point à son propriétaire.',
  'what.cat.free': 'Il n’est encore à personne.',
  'what.cat.held': 'Il vit chez {seat:seat}, qui touche 1 des 4 florins à la vente.',
  'what.cat.held.you': 'Il vit chez vous. Vous ne pourrez le racheter que si quelqu’un d’autre vous l’achète d’abord.',
  'what.kings': 'Grands rats qui attendent : {n}',
  'what.kings.is':
    'Un grand rat s’installe devant chaque maison infestée. Quand le dernier est pris, le joueur de flûte vient et la phase finit.',
  'what.kings.last': 'Le dernier est l’empereur : il met fin à la partie.',
  'what.ladder': 'La piste d’influence',
  'what.ladder.is':
    'Elle tranche chaque égalité et fixe l’ordre de chaque manche ; à la fin, les trois premiers marquent 3, 2 et 1 points. De haut en bas : {ranks:seat}.',
  'what.ring': 'La prochaine offre d’influence',
  'what.ring.is':
    'Après votre action, vous pouvez l’acheter : {florins} florins pour {points} {points|point|points} d’influence. L’offre suivante de l’anneau prend alors sa place.',
  'what.order': 'Ordre de jeu',
  'what.order.is': 'Dans cette manche, on joue dans l’ordre : {seats:seat}. La piste d’influence fixera l’ordre de la prochaine.',
  'what.space': 'Le joueur de flûte : {region:field}',
  'what.space.is':
    'Si la phase se termine quand il est ici, il nettoie la région de cette couleur et demande {price} {price|florin|florins} par enfant. Florins posés ici : {bribe}.',
  'what.space.here': 'Il est ici en ce moment.',
  'what.space.away': 'Il est ailleurs ; il va toujours sur la case où il y a le plus d’argent.',
  'what.kid': 'Enfant de {seat:seat} : {sex:who}',
  'what.kid.you': 'Votre enfant : {sex:who}',
  'what.kid.is':
    'Cet enfant attend à la salle paroissiale un parti d’une autre famille. Si vous choisissez les mariages comme action, vous choisissez la maison, et la famille du marié paie.',
  'what.hall': 'La salle paroissiale',
  'what.hall.is':
    'Les enfants y attendent un mariage… ou le joueur de flûte. Il y a là {boys} {boys|garçon|garçons} et {girls} {girls|fille|filles}.',
  'what.bag': 'Le sac',
  'what.bag.is':
    'Un cube tiré du sac dit si l’enfant est un garçon ou une fille. Il y reste {boys} {boys|garçon|garçons} et {girls} {girls|fille|filles} ; quand il est vide, il n’y a plus d’enfants.',
  'what.road': 'La route de Transylvanie',
  'what.road.is':
    'Les enfants pour qui personne ne paie s’en vont par là sans retour. Déjà partis : {n}. Le prochain coûte {points} {points|point|points} à sa famille.',
  'what.seat': '{seat:seat}',
  'what.seat.is':
    'Si la partie finissait maintenant, le total sans les pièges serait de {points} {points|point|points}, dont {houses} pour les maisons, {money} pour l’argent, {influence} pour l’influence et {road} pour les enfants perdus.',
  'what.act': 'Action : {action:action}',
  'what.act.is': 'L’une des quatre actions. À votre tour, vous en faites exactement une.',
  'what.act.men': 'Vos hommes travaillent : des marchandises pour les hommes, des enfants pour les femmes, des rats pour la ville.',
  'what.act.women': 'Vos femmes travaillent : des enfants pour les femmes, des marchandises pour les hommes, des rats pour la ville.',
  'what.act.wed': 'Vos enfants épousent ceux d’autres familles et s’installent dans des maisons vides.',
  'what.act.sell': 'Vos marchandises deviennent des florins, ou des pièges.',
  'what.ransom': 'Un enfant que réclame le joueur de flûte',
  'what.ransom.is':
    'Payez {price} {price|florin|florins} et l’enfant reste ; sinon il s’en va et vous perdez {points} {points|point|points} ou plus.',
  'what.main': 'Le grand bouton',
  'what.main.is': 'Envoie ce que vous avez préparé. D’ici là, vous pouvez tout changer.',
  'what.side': 'L’autre bouton',
  'what.side.is': 'Annule ce que vous avez préparé, ou passe ce qui est facultatif.',
  'what.phase': 'Phase {phase} sur 3',
  'what.phase.is': 'Une phase dure jusqu’à la venue du joueur de flûte, même au milieu d’une manche. Grands rats qui attendent : {n}.',
  'what.round': 'Manche {round}',
  'what.round.is': 'Une manche, c’est un tour pour chacun ; la piste d’influence fixe ensuite l’ordre de la suivante.',
  'who.boy': 'garçon',
  'who.girl': 'fille',
};
