import type { Translation } from '../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  title: 'Me prévenir quand c’est mon tour',
  device: 'Sur cet appareil',
  'device.hint': 'Une notification, même quand le Ratskeller est fermé.',
  'device.open': 'Ce navigateur ne peut vous prévenir que si le Ratskeller est ouvert à l’arrière-plan.',
  'device.denied': 'Votre navigateur bloque les notifications. Autorisez-les pour ce site, puis cochez à nouveau la case.',
  mail: 'Par courriel',
  'mail.hint': 'Un message quand des parties attendent depuis dix minutes, un par heure au plus. L’adresse ne sert à rien d’autre.',
  'mail.none': 'Ce serveur n’envoie pas de courriels.',
  'mail.address': 'Adresse électronique',
  'mail.save': 'Écrivez-moi',
  'mail.asked': 'Nous avons écrit à {address}. Ouvrez le lien du message pour confirmer l’adresse.',
  'mail.on': 'Nous écrivons à {address}.',
  'mail.off': 'Ne plus m’écrire',
  quiet: 'Heures calmes',
  'quiet.from': 'de',
  'quiet.to': 'à',
  'quiet.hint': 'Si une partie vous attend encore à la fin, nous vous prévenons à ce moment-là. Fuseau horaire : {zone}.',
  try: 'Essayer',
  'try.devices': '{n} {n|appareil prévenu|appareils prévenus}.',
  'try.mail': 'Un message est en route.',
  'try.nothing': 'Nous n’avons encore aucun moyen de vous prévenir. Activez d’abord les notifications ou le courriel.',
  away: 'Le serveur est injoignable pour l’instant : rien ne peut être changé ici.',
};
