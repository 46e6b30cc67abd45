import type { Translation } from '../../../core/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: 'Ruf mich, wenn ich am Zug bin',
  device: 'Auf diesem Gerät',
  'device.hint': 'Eine Mitteilung, auch wenn der Ratskeller geschlossen ist.',
  'device.open': 'Dieser Browser kann dich nur rufen, solange der Ratskeller im Hintergrund offen ist.',
  'device.denied': 'Dein Browser lässt keine Mitteilungen zu. Erlaube sie für diese Seite und setze den Haken noch einmal.',
  mail: 'Per Mail',
  'mail.hint':
    'Eine Mail, wenn Partien seit zehn Minuten auf dich warten, höchstens eine pro Stunde. Für anderes nutzen wir die Adresse nicht.',
  'mail.none': 'Dieser Ratskeller verschickt keine Mails.',
  'mail.address': 'Mailadresse',
  'mail.save': 'Schreibt mir',
  'mail.asked': 'Wir haben an {address} geschrieben. Öffne den Link in dieser Mail, um die Adresse zu bestätigen.',
  'mail.on': 'Wir schreiben dir an {address}.',
  'mail.off': 'Mails abbestellen',
  quiet: 'Nachts nicht',
  'quiet.from': 'von',
  'quiet.to': 'bis',
  'quiet.hint': 'Was am Ende dieser Zeit noch auf dich wartet, erfährst du dann. Zeitzone: {zone}.',
  try: 'Ausprobieren',
  'try.devices': '{n} {n|Gerät wurde|Geräte wurden} gerufen.',
  'try.mail': 'Eine Mail ist unterwegs.',
  'try.nothing': 'Noch wissen wir nicht, wie wir dich rufen sollen. Wähle zuerst dieses Gerät, oder trage eine Mailadresse ein.',
  away: 'Der Ratskeller ist gerade nicht zu erreichen, darum lässt sich hier nichts ändern.',
};
