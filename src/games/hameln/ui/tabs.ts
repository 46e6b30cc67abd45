import type { Tab } from './hand.svelte.ts';

/** Where a small screen shows each kind of thing; the town has the rest. */
const TAB_OF: Readonly<Record<string, Tab>> = {
  hall: 'hall',
  kid: 'hall',
  bag: 'hall',
  road: 'hall',
  space: 'piper',
  ladder: 'influence',
  ring: 'influence',
  cat: 'influence',
  order: 'influence',
  goods: 'seats',
  traps: 'seats',
};

export const tabOf = (thing: string): Tab => TAB_OF[thing.split(':')[0] ?? ''] ?? 'town';
