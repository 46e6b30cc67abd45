import type { AnyEvent, Seat, Viewer } from '../core/game.ts';
import { pending, takeBackRefusal } from '../core/match.ts';
import type { ChatLine, Happened, PositionMessage, SeatInfo, TableInfo } from '../protocol/to-browser.ts';
import type { Status, StoredChat, StoredSeat } from '../store/rows.ts';
import type { Memory, Running } from './memory.ts';
import { asked, seatsOf } from './seats.ts';

/** What is known of a table beside its memory. */
export interface Presence {
  readonly people: Pick<ReadonlySet<string>, 'has'>;
  readonly spectators: number;
  /** Whether the player of a seat has not been there for long. */
  isAway(seat: StoredSeat): boolean;
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
    host: person !== undefined && table.host === person,
    fair:
      table.status === 'over' && presence.seed !== undefined
        ? { commitment, contributions, seed: presence.seed }
        : { commitment, contributions },
    spectators: presence.spectators,
    ...(table.rematch !== undefined && { rematch: table.rematch }),
    ...(table.status === 'waiting' && table.code !== undefined && { code: table.code }),
  };
}

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

export const chatLine = ({ at, name, seat, text }: StoredChat): ChatLine => ({ at, name, seat, text });

/** Through whose eyes a person looks: its seat; at a hot seat table the one that is asked. */
export function viewerOf(memory: Memory, person: string | undefined): Viewer {
  const own = seatsOf(memory.seats, person);
  if (own.length < 2) return own[0] ?? null;
  const due = memory.running ? pending(memory.running.match) : [];
  return own.find((seat) => due.includes(seat)) ?? own[0] ?? null;
}

/** The seat that may take its last step back: only the one who took the last step can. */
export function takeBackSeat({ seats }: Memory, { match }: Running): Seat | undefined {
  const last = match.kept.at(-1);
  const seat = last === undefined ? undefined : match.log[last]?.seat;
  if (seat === undefined || seats[seat]?.kind !== 'human') return undefined;
  return takeBackRefusal(match, seat) === undefined ? seat : undefined;
}

/** Events since `from`, as `viewer` may hear them. */
export function heard({ match, happened }: Running, viewer: Viewer, from: number): Happened[] {
  const all: Happened[] = [];
  for (let i = firstSince(happened, from); i < happened.length; i++) {
    const { n, event } = happened[i] ?? { n: 0, event: { type: '' } };
    const told = event.type === 'take-back' ? event : (match.game.redact(event, viewer) as AnyEvent | undefined);
    if (told !== undefined) all.push({ n, event: told });
  }
  return all;
}

/** Looked for from the end, where a running game is. */
function firstSince(happened: readonly Happened[], from: number): number {
  let i = happened.length;
  while (i > 0 && (happened[i - 1]?.n ?? 0) >= from) i--;
  return i;
}

/** All but `re`, which differs from reader to reader. The sheet is made from the view, so it cannot tell more. */
export function position(memory: Memory, running: Running, viewer: Viewer, takeBack: readonly Seat[], from: number): PositionMessage {
  const { match } = running;
  const view: unknown = match.game.view(match.state, viewer);
  const due = pending(match);
  return {
    type: 'position',
    table: memory.table.id,
    n: match.log.length,
    from,
    viewer,
    pending: due,
    view,
    events: heard(running, viewer, from),
    sheet: match.game.sheet(view),
    takeBack,
    thinking: asked(memory, due),
  };
}
