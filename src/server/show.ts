import type { Asking } from '../core/asking.ts';
import type { Viewer } from '../core/game.ts';
import { pending } from '../core/match.ts';
import type { AskingInfo, ChatLine, ClockInfo, SeatInfo, TableInfo } from '../protocol/to-browser.ts';
import { eyesOf } from '../session/position.ts';
import { publicIdOf } from '../store/public-id.ts';
import type { Status, StoredChat, StoredSeat } from '../store/rows.ts';
import type { Memory } from './memory.ts';
import { isHost, isPaired, seatsOf, stillAsked } from './seats.ts';

/** What is known of a table beside its memory. */
export interface Presence {
  readonly people: Pick<ReadonlySet<string>, 'has'>;
  readonly spectators: number;
  /** Whether the player of a seat has not been there for long. */
  isAway(seat: StoredSeat): boolean;
  readonly clock: ClockInfo | undefined;
  /** Shown once the game is over. */
  readonly seed: string | undefined;
}

export function tableInfo(memory: Memory, presence: Presence, person: string | undefined): TableInfo {
  const { table, seats } = memory;
  const { commitment, contributions = [] } = table;
  return {
    id: table.id,
    game: table.game,
    rules: memory.running?.match.game.rules ?? table.rules,
    options: table.options,
    listed: table.listed,
    hotSeat: isHotSeat(seats),
    status: table.status,
    seats: seats.map((seat) => seatInfo(seat, table.status, presence, person)),
    host: isHost(memory, person),
    fair:
      table.status === 'over' && presence.seed !== undefined
        ? { commitment, contributions, seed: presence.seed }
        : { commitment, contributions },
    spectators: presence.spectators,
    ...(table.hints && { hints: true }),
    ...(table.part && { part: table.part }),
    ...(isPaired(table) && { paired: true }),
    ...(table.rematch !== undefined && { rematch: table.rematch }),
    ...(table.status === 'waiting' && table.code !== undefined && { code: table.code }),
    ...(presence.clock && { clock: presence.clock }),
    ...(table.status === 'playing' && table.asking && { asking: askingInfo(memory, table.asking) }),
    ...(table.closed && { closed: { by: table.closed.by, ...(table.closed.house && { house: true }) } }),
  };
}

const askingInfo = (memory: Memory, asking: Asking): AskingInfo => ({
  what: asking.what,
  seat: asking.seat,
  of: stillAsked(memory.seats, asking),
});

function isHotSeat(seats: readonly StoredSeat[]): boolean {
  const people = seats.flatMap((s) => (s.kind === 'human' && s.person !== undefined ? [s.person] : []));
  return new Set(people).size < people.length;
}

function seatInfo(seat: StoredSeat, status: Status, { people, isAway }: Presence, person: string | undefined): SeatInfo {
  const { kind, name, bot, left, resigned, reserved } = seat;
  const yours = kind === 'human' && person !== undefined && seat.person === person;
  return {
    kind,
    name,
    ...(seat.person !== undefined && { person: publicIdOf(seat.person) }),
    ...(bot !== undefined && { bot }),
    ...(left && { left }),
    ...(resigned && { resigned }),
    ...(reserved && { reserved }),
    ...(kind === 'human' && { online: isOnline(seat, people) }),
    ...(status === 'playing' && !left && isAway(seat) && { away: true }),
    yours,
    ...(yours && status === 'waiting' && seat.luck === undefined && { owesLuck: true }),
  };
}

export const isOnline = ({ kind, person }: StoredSeat, people: Presence['people']): boolean =>
  kind === 'human' && person !== undefined && people.has(person);

export const chatLine = ({ at, person, name, seat, text, phrase }: StoredChat): ChatLine => ({
  at,
  name,
  seat,
  text,
  by: publicIdOf(person),
  ...(phrase && { phrase }),
});

/** Through whose eyes a person looks: its seat; at a hot seat table the one that is asked. */
export const viewerOf = ({ seats, running }: Memory, person: string | undefined): Viewer =>
  eyesOf(seatsOf(seats, person), running ? pending(running.match) : []);
