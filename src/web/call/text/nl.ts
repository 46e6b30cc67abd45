import type { Translation } from '../../../core/text.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  title: 'Roep me als ik aan de beurt ben',
  device: 'Op dit apparaat',
  'device.hint': 'Een melding, ook als de Ratskeller dicht is.',
  'device.open': 'Deze browser kan je alleen roepen zolang de Ratskeller op de achtergrond openstaat.',
  'device.denied': 'Je browser staat het niet toe. Sta meldingen toe voor deze site en vink het opnieuw aan.',
  mail: 'Per mail',
  'mail.hint': 'Eén mail als partijen tien minuten wachten, hooguit één per uur. Het adres dient nergens anders voor.',
  'mail.none': 'Dit huis verstuurt geen mail.',
  'mail.address': 'Mailadres',
  'mail.save': 'Schrijf me',
  'mail.asked': 'We hebben naar {address} geschreven. Open de link in die mail, dan geldt het.',
  'mail.on': 'We schrijven naar {address}.',
  'mail.off': 'Geen mail meer',
  quiet: '’s Nachts niet',
  'quiet.from': 'van',
  'quiet.to': 'tot',
  'quiet.hint': 'Wat dan nog wacht hoor je daarna ({zone}).',
  try: 'Probeer het',
  'try.devices': 'Geroepen: {n} {n|apparaat|apparaten}.',
  'try.mail': 'Er is een mail onderweg.',
  'try.nothing': 'Er is nog niets waarlangs we je kunnen roepen. Kies eerst een apparaat of mail.',
  away: 'Het huis is nu niet te bereiken, dus hier valt niets te veranderen.',
};
