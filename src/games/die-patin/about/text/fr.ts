import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'what.area': '{area:area}',
  'what.area.is':
    'Une zone avec quatre bouches d’égout. Qui la revendique avec plus de pouvoir que chaque clan adverse l’ajoute à son territoire.',
  'what.area.free': 'Elle n’est à personne ; le plus grand pouvoir y est de {n}.',
  'what.area.held': 'Elle est à {seat:seat}, dont le pouvoir y est de {n}.',
  'what.area.held.you': 'Elle est à vous ; votre pouvoir y est de {n}.',
  'what.manhole': 'Bouche {manhole:manhole}',
  'what.manhole.is':
    'Elle touche {areas} {areas|zone|zones} : chaque rat ici y ajoute 1 au pouvoir de son clan. Elle n’abrite jamais deux clans à la fois.',
  'what.manhole.none': 'Elle est libre.',
  'what.manhole.rats': 'Il y a ici {n} {n|rat|rats} de {seat:seat}.',
  'what.manhole.rats.you': 'Il y a ici {n} de vos rats.',
  'what.crate': 'Butin du quartier : {district:district}',
  'what.crate.is':
    'L’action « prendre du butin » donne un marqueur du quartier où l’on agit. Après chaque manche, il y en a de nouveau deux.',
  'what.crate.left': 'Il y en a {n} en ce moment.',
  'what.tile': 'Tuile : {enterprise:enterprise}',
  'what.tile.is': 'Ouvrez une arrière-salle dans sa zone : vous prenez la tuile et son bonus ({bonus:bonus}).',
  'what.tile.chain': 'Ce serait la tuile {n} de votre chaîne : {points} {points|point|points} de plus.',
  'what.room': 'Arrière-salle de {seat:seat}',
  'what.room.you': 'Votre arrière-salle',
  'what.room.is':
    'Un clan n’en a jamais plus d’une par zone. Si un rival prend la zone, il saccage l’arrière-salle et la garde en trophée.',
  'what.henchman': 'Sbire de {seat:seat}',
  'what.henchman.you': 'Votre sbire',
  'what.henchman.is':
    'Dans le territoire de son clan, il fait deux actions ; juste à côté, il paie du butin pour soudoyer des rats, puis revendique la zone. Jusqu’à la fin de la manche, il ajoute 1 au pouvoir de son clan dans la zone.',
  'what.henchman.left': 'Il en reste {n} à placer.',
  'what.boss': 'Marraine de {seat:seat}',
  'what.boss.you': 'Votre marraine',
  'what.boss.is': 'Sa carte d’intrigue secrète dit ce qu’elle fait cette manche. Là où elle est, elle ajoute 2 au pouvoir de son clan.',
  'what.boss.card': 'Sa carte : {card:card}. {effect:card}',
  'what.card': 'Carte d’intrigue : {card:card}',
  'what.card.is': '{effect:card} La carte reste secrète jusqu’à ce que votre marraine soit placée.',
  'what.figures': 'Figurines de {seat:seat}',
  'what.figures.you': 'Vos figurines',
  'what.figures.is': 'On joue quatre tours par manche, un par figurine. Il reste {n} {n|sbire|sbires} à placer.',
  'what.figures.home': 'La marraine n’a pas encore joué.',
  'what.figures.out': 'La marraine a déjà joué.',
  'what.mission': 'Mission : {mission:mission}',
  'what.mission.is':
    'Après une manche, qui est seul en tête peut la marquer, mais une seule fois par partie. Elle vaut {points} {points|point|points} maintenant, un de plus à chaque manche.',
  'what.mission.lead': '{seat:seat} est en tête avec {n}.',
  'what.mission.lead.you': 'Vous êtes en tête avec {n}.',
  'what.mission.barred': '{seat:seat} est en tête avec {n} mais l’a déjà marquée : elle est bloquée pour tous.',
  'what.mission.barred.you': 'Vous êtes en tête avec {n} mais l’avez déjà marquée : elle est bloquée pour tous.',
  'what.mission.tie': 'Plusieurs sont à égalité avec {n} : personne ne peut la marquer.',
  'what.scored': 'Mission marquée : {mission:mission}',
  'what.scored.is': 'Elle rapporte {n} {n|point|points} à {seat:seat} : le numéro de la manche où elle a été marquée.',
  'what.scored.is.you': 'Elle vous rapporte {n} {n|point|points} : le numéro de la manche où vous l’avez marquée.',
  'what.chain': 'Chaîne : {enterprise:enterprise}',
  'what.chain.is':
    'Une à quatre tuiles d’un même commerce valent 1, 3, 6 ou 10 points. {seat:seat} en a {n} : {points} {points|point|points}.',
  'what.chain.is.you':
    'Une à quatre tuiles d’un même commerce valent 1, 3, 6 ou 10 points. Vous en avez {n} : {points} {points|point|points}.',
  'what.trophies': 'Trophées',
  'what.trophies.is': 'Chaque arrière-salle adverse saccagée vaut un point. Trophées pour l’instant : {n}.',
  'what.loot': 'Butin de {seat:seat}',
  'what.loot.you': 'Votre butin',
  'what.loot.is':
    'Dehors, un sbire paie un marqueur chaque fois qu’il soudoie un rat. À la fin, le butin ne vaut rien, mais « le plus de butin » est une mission. Marqueurs en ce moment : {n}.',
  'what.stock': 'Rats en réserve',
  'what.stock.is':
    '{seat:seat} peut encore placer {n} de ses 30 rats. Quand la réserve est vide, on peut déplacer un rat d’une autre bouche.',
  'what.stock.is.you':
    'Vous pouvez encore placer {n} de vos 30 rats. Quand votre réserve est vide, vous pouvez déplacer un rat d’une autre bouche.',
  'what.seat': '{seat:seat}',
  'what.seat.is':
    'Le total est de {points} {points|point|points} pour l’instant : {missions} pour les missions, {chains} pour les chaînes, {stars} pour les étoiles et les trophées.',
  'what.slots': 'Actions de cette figurine',
  'what.slots.is':
    'Les cases remplies montrent les actions faites, les autres restent à jouer. Dehors, un sbire paie un marqueur de butin chaque fois qu’il soudoie un rat ; avec la carte Pot-de-vin, la marraine soudoie quatre fois sans payer.',
  'what.rat': 'Soudoyer un rat',
  'what.rat.is': 'Dans cette zone, placez un de vos rats sur une bouche libre ou à vous, ou chassez un rat adverse.',
  'what.get': 'Prendre du butin',
  'what.get.is': 'Prenez un marqueur de butin de ce quartier, tant qu’il y en a.',
  'what.open': 'Ouvrir une arrière-salle',
  'what.open.is':
    'Une autre de vos figurines doit avoir été placée ici plus tôt dans la manche. Vous prenez une tuile de la zone et son bonus ; la tuile allonge une chaîne.',
  'what.undo': 'Annuler',
  'what.undo.is': 'Annule ce que vous avez préparé. Rien ne compte avant l’envoi.',
  'what.main': 'Le grand bouton',
  'what.main.is': 'Envoie ce que vous avez préparé, ou passe le reste. Hors de votre territoire, la revendication suit aussitôt.',
  'what.enterprise': 'Commerce : {enterprise:enterprise}',
  'what.enterprise.is': 'La ville en compte quatre tuiles. À moins de cinq joueurs, certains commerces restent dans la boîte.',
  'what.round': 'Manche {round} sur 5',
  'what.round.is':
    'Chaque manche a quatre tours pour chacun ; puis on peut marquer des missions, qui valent le numéro de la manche. Après la cinquième, on compte les points.',
};
