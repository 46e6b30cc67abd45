import type { Translation } from '../../../core/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: 'Ruf mich, wenn ich am Zug bin',
  device: 'Auf diesem Gerät',
  'device.hint': 'Eine Mitteilung, auch wenn der Ratskeller geschlossen ist.',
  'device.open': 'Dieser Browser kann dich nur rufen, solange der Ratskeller im Hintergrund offen ist.',
  'device.denied': 'Dein Browser lässt es nicht zu. Erlaube dieser Seite Mitteilungen und setze den Haken noch einmal.',
  mail: 'Per Mail',
  'mail.hint': 'Eine Mail, wenn Partien zehn Minuten gewartet haben, höchstens eine in der Stunde. Zu sonst nichts dient die Adresse.',
  'mail.none': 'Dieses Haus verschickt keine Mails.',
  'mail.address': 'Mailadresse',
  'mail.save': 'Schreibt mir',
  'mail.asked': 'Wir haben an {address} geschrieben. Öffne den Link in der Mail, dann gilt es.',
  'mail.on': 'Wir schreiben an {address}.',
  'mail.off': 'Keine Mails mehr',
  quiet: 'Nachts nicht',
  'quiet.from': 'von',
  'quiet.to': 'bis',
  'quiet.hint': 'Was dann noch wartet, erfährst du danach ({zone}).',
  try: 'Ausprobieren',
  'try.devices': 'Gerufen: {n} {n|Gerät|Geräte}.',
  'try.mail': 'Eine Mail ist unterwegs.',
  'try.nothing': 'Noch gibt es nichts, worüber wir dich rufen könnten. Wähle zuerst ein Gerät oder Mail.',
  away: 'Das Haus ist gerade nicht zu erreichen, darum lässt sich hier nichts ändern.',
};
