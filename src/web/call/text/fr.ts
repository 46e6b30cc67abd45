import type { Translation } from '../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  title: 'M’appeler quand c’est mon tour',
  device: 'Sur cet appareil',
  'device.hint': 'Une notification, même quand le Ratskeller est fermé.',
  'device.open': 'Ce navigateur ne peut vous appeler que si le Ratskeller est ouvert à l’arrière-plan.',
  'device.denied': 'Votre navigateur ne le permet pas. Autorisez les notifications de ce site, puis cochez à nouveau la case.',
  mail: 'Par courriel',
  'mail.hint': 'Un message quand des parties attendent depuis dix minutes, un par heure au plus. L’adresse ne sert à rien d’autre.',
  'mail.none': 'Cette maison n’envoie pas de courriels.',
  'mail.address': 'Adresse électronique',
  'mail.save': 'Écrivez-moi',
  'mail.asked': 'Nous avons écrit à {address}. Ouvrez le lien du message, et c’est réglé.',
  'mail.on': 'Nous écrivons à {address}.',
  'mail.off': 'Ne plus m’écrire',
  quiet: 'Pas la nuit',
  'quiet.from': 'de',
  'quiet.to': 'à',
  'quiet.hint': 'Après cette pause, nous vous signalons ce qui attend encore ({zone}).',
  try: 'Essayer',
  'try.devices': '{n} {n|appareil appelé|appareils appelés}.',
  'try.mail': 'Un message est en route.',
  'try.nothing': 'Il n’y a encore aucun moyen de vous appeler. Choisissez d’abord un appareil ou le courriel.',
  away: 'La maison est injoignable pour l’instant : rien ne peut être changé ici.',
};
