import type { StoredChat, StoredSeat, StoredTable } from '../rows.ts';

export const table = (id: string, changes: Partial<StoredTable> = {}): StoredTable => ({
  id,
  game: 'rattenscharf',
  rules: 1,
  options: { start: 'red', scoreShrunkGroups: true },
  listed: true,
  status: 'waiting',
  host: 'ana',
  request: id,
  commitment: 'c'.repeat(64),
  contributions: undefined,
  rematch: undefined,
  createdAt: 1_700_000_000_123,
  code: undefined,
  clock: undefined,
  clocks: undefined,
  asking: undefined,
  closed: undefined,
  hints: false,
  hinted: false,
  part: undefined,
  ...changes,
});

export const seat = (number: number, changes: Partial<StoredSeat> = {}): StoredSeat => ({
  seat: number,
  kind: 'open',
  person: undefined,
  name: '',
  ownName: false,
  bot: undefined,
  left: false,
  resigned: false,
  reserved: false,
  luck: undefined,
  ...changes,
});

export const move = (n: number) => ({ seat: n % 2, move: { type: 'lay', x: n } });

export const chatLine = (n: number, text = `<b>${n}</b>`): StoredChat => ({
  at: n,
  person: 'ana',
  message: n,
  name: 'Ana',
  seat: n % 2 === 0 ? null : 0,
  text,
});
