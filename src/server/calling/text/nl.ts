import type { Translation } from '../../../core/text.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  turn: 'Jij bent aan de beurt: {game}',
  'moved.person': '{name} heeft gespeeld.',
  'moved.guest': 'Een gast heeft gespeeld.',
  'moved.bot': 'Een bot heeft gespeeld.',
  'moved.begun': 'De partij is begonnen.',
  'found.title': 'Tafel gevonden: {game}',
  'found.text': 'Het spel is begonnen. We roepen je als je aan de beurt bent.',
  'invited.title': '{name} nodigt je uit voor {game}',
  'invited.by-guest': 'Een gast nodigt je uit voor {game}',
  'invited.text': 'Er is een plaats voor je vrij.',
  'test.title': 'De Ratskeller roept',
  'test.text': 'Zo roepen we je als je aan de beurt bent.',
  'mail.many': '{n} {n|partij wacht|partijen wachten} op je',
  'mail.turns': 'Je bent aan de beurt:',
  'mail.line': '{game} – {what}',
  'mail.foot': 'Hooguit één mail per uur. Geen mail meer van de Ratskeller? {link}',
  'confirm.subject': 'Ratskeller: mogen we je mailen?',
  'confirm.text':
    'Iemand – jij, hopen we – wil op dit adres een mail van de Ratskeller krijgen zodra er een partij wacht. Klopt dat? Bevestig het hier: {link}\n\nWas jij het niet, doe dan niets. We mailen niet meer en vergeten het adres over twee dagen.',
  'confirm.ask': 'Zullen we naar {address} mailen als er een partij op je wacht?',
  'confirm.go': 'Ja, graag',
  'confirm.done': 'Afgesproken. We mailen je als er al een tijdje een partij op je wacht.',
  'stop.ask': 'Geen mail meer naar {address}? Dan vergeten we het adres.',
  'stop.go': 'Mail stoppen',
  'stop.done': 'Gelukt. Je krijgt geen mail meer en het adres is vergeten.',
  'link.gone': 'Deze link werkt niet meer. Kies bij de instellingen hoe we je kunnen bereiken.',
  'link.home': 'Naar de Ratskeller',
};
