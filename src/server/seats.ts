import type { Asking } from '../core/asking.ts';
import type { Seat } from '../core/game.ts';
import { botsDue } from '../session/bots.ts';
import type { StoredSeat, StoredTable } from '../store/rows.ts';
import type { Memory } from './memory.ts';

/** The seats a person may move for. */
export const seatsOf = (seats: readonly StoredSeat[], person: string | undefined): Seat[] =>
  person === undefined ? [] : seats.filter((s) => s.kind === 'human' && s.person === person).map((s) => s.seat);

/** Whether a bot moves for the seat: its own, or one that plays for somebody who left. */
export const isBots = (seat: StoredSeat): boolean => seat.kind === 'bot' || seat.left;

/** A person who is here to play, and no bot in its place. */
export const isPerson = (seat: StoredSeat | undefined): boolean => seat?.kind === 'human' && !seat.left;

/** Who has yet to say whether something may be. Bots agree, and so does whoever let a bot play on. */
export const stillAsked = (seats: readonly StoredSeat[], { agreed }: Asking): Seat[] =>
  seats.filter((seat) => isPerson(seat) && !agreed.includes(seat.seat)).map(({ seat }) => seat);

/** Which of the seats that are asked wait for a bot. */
export const asked = (memory: Memory, due: readonly Seat[]): Seat[] =>
  botsDue(due, (seat) => {
    const stored = memory.seats[seat];
    return stored !== undefined && isBots(stored);
  });

/** The person has another name now; false if no seat shows it. */
export function renameSeats({ seats }: Memory, person: string, name: string): boolean {
  const own = seats.filter((seat) => seat.person === person && !seat.ownName);
  for (const seat of own) seats[seat.seat] = { ...seat, name };
  return own.length > 0;
}

/** What tables are known by that the house has set for people who waited; nobody else can choose such a number for a wish. */
export const PAIRED = 'pair/';
export const isPaired = ({ request }: Pick<StoredTable, 'request'>): boolean => request.startsWith(PAIRED);

/** Who may set bots and begin: the host; where the house has put people together, each of them. */
export const isHost = ({ table, seats }: Pick<Memory, 'table' | 'seats'>, person: string | undefined): boolean =>
  person !== undefined && (table.host === person || (isPaired(table) && seatsOf(seats, person).length > 0));

/** Whose people have agreed to play already: the house has put them together, or a series goes on. */
export const beginsByItself = (table: Pick<StoredTable, 'request' | 'part'>): boolean =>
  isPaired(table) || (table.part?.series?.game ?? 1) > 1;

/**
 * Nobody is to be waited for: all seats are bots' or the host's own, or a series goes on, or the house has put these people together; and
 * everybody has given a share of chance.
 */
export function isReady({ table, seats }: Pick<Memory, 'table' | 'seats'>): boolean {
  if (table.status !== 'waiting') return false;
  const agreed = beginsByItself(table);
  return seats.every(
    (s) => s.kind === 'bot' || (s.kind === 'human' && !s.reserved && (agreed || s.person === table.host) && s.luck !== undefined),
  );
}

const EMPTY = {
  person: undefined,
  name: '',
  ownName: false,
  bot: undefined,
  left: false,
  resigned: false,
  reserved: false,
  luck: undefined,
};

export const openSeat = (seat: Seat): StoredSeat => ({ ...EMPTY, seat, kind: 'open' });
export const botSeat = (seat: Seat, bot: string): StoredSeat => ({ ...EMPTY, seat, kind: 'bot', bot });
export const humanSeat = (seat: Seat, person: string, name: string, luck: string | undefined): StoredSeat => ({
  ...EMPTY,
  seat,
  kind: 'human',
  person,
  name,
  luck,
});
