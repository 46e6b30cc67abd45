import type { Translation } from '../../../core/text.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  title: 'Mijn partijen',
  'waits.one': 'Jij bent aan de beurt: {game}',
  'waits.many': '{n} {n|partij wacht|partijen wachten} op je',
  go: 'Verder spelen',
  with: 'met {names}',
  mine: 'Jij bent aan de beurt',
  theirs: 'Aan de beurt: {names}',
  seating: '{taken} van {seats} aan tafel',
  since: 'al {time}',
  left: 'nog {time}',
  all: 'Al mijn partijen',
  next: 'De volgende partij wacht op je:',
  'next.go': 'Openen',
};
