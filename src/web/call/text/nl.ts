import type { Translation } from '../../../core/text.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  title: 'Roep me als ik aan de beurt ben',
  device: 'Op dit apparaat',
  'device.hint': 'Een melding, ook als de Ratskeller dicht is.',
  'device.open': 'Deze browser kan je alleen roepen zolang de Ratskeller op de achtergrond openstaat.',
  'device.denied': 'Je browser staat geen meldingen toe. Sta ze toe voor deze site en vink dit opnieuw aan.',
  mail: 'Per mail',
  'mail.hint': 'Een mail als er al tien minuten een partij op je wacht, hooguit één per uur. We gebruiken het adres nergens anders voor.',
  'mail.none': 'Deze server verstuurt geen mail.',
  'mail.address': 'Mailadres',
  'mail.save': 'Mail me',
  'mail.asked': 'We hebben een mail gestuurd naar {address}. Open de link daarin om het adres te bevestigen.',
  'mail.on': 'We mailen je op {address}.',
  'mail.off': 'Mail stoppen',
  quiet: 'Niet storen',
  'quiet.from': 'van',
  'quiet.to': 'tot',
  'quiet.hint': 'Wacht er daarna nog een partij op je, dan hoor je het meteen. Tijdzone: {zone}.',
  try: 'Probeer het',
  'try.devices': 'Melding gestuurd naar {n} {n|apparaat|apparaten}.',
  'try.mail': 'Er is een mail onderweg.',
  'try.nothing': 'We kunnen je nog niet bereiken. Kies eerst dit apparaat of mail.',
  away: 'De server is nu niet bereikbaar, dus hier valt niets te veranderen.',
};
