import type { Seat } from '../../core/game.ts';
import type { StoredSeat } from '../../store/rows.ts';
import { askedPeople } from '../clock/reckon.ts';
import type { ServerContext } from '../context.ts';
import type { Crowd } from '../crowd.ts';
import type { Memory } from '../memory.ts';
import type { SeatNews } from '../seat-news.ts';
import { seatsOf } from '../seats.ts';
import type { Watcher } from '../watcher.ts';
import { planCall, turnOf } from './calls.ts';

/**
 * Notes whom of one table's people to call. Who has the table before their eyes knows whose turn it is; for everybody else the server
 * that brought the turn about asks for a call. In most games that is nobody, and costs nothing.
 */
export class TurnCalls {
  readonly #context: ServerContext;
  readonly #table: string;
  readonly #crowd: Crowd;
  readonly #news: SeatNews;
  /** Who is asked as far as is known; undefined until the table was read. */
  #asked: readonly Seat[] | undefined;

  constructor(context: ServerContext, table: string, crowd: Crowd, news: SeatNews) {
    this.#context = context;
    this.#table = table;
    this.#crowd = crowd;
    this.#news = news;
  }

  /** Whether the player of the seat has the table before their eyes, by whatever server. */
  isSeen({ seat, person }: StoredSeat): boolean {
    if (person !== undefined && this.#crowd.isSeenBy(person)) return true;
    const { online, away = [] } = this.#context.hints.elsewhere(this.#table);
    return online.includes(seat) && !away.includes(seat);
  }

  /** Whether it is this seat's turn, of which the player is told by itself. */
  isAsked(seat: Seat): boolean {
    return this.#asked?.includes(seat) ?? false;
  }

  /** Looks who is asked now. What another server brought about (`theirs`) that one sees to. */
  follow(memory: Memory, theirs: boolean): void {
    const before = this.#asked;
    const asked = memory.table.status === 'playing' ? askedPeople(memory) : [];
    this.#asked = asked;
    if (before === undefined || theirs) return;
    for (const seat of asked) if (!before.includes(seat)) this.#call(memory, memory.seats[seat]);
  }

  /** A page came before somebody's eyes, or left them. */
  looks(watcher: Watcher): void {
    this.#news.announce();
    const memory = this.#news.memory;
    if (memory) this.seen(memory, watcher);
  }

  /** Somebody looks at the table, and so knows whose turn it is. */
  seen({ table, seats }: Memory, { person, isHidden }: Watcher): void {
    if (person === undefined || isHidden || table.status !== 'playing') return;
    if (!seatsOf(seats, person).some((seat) => this.#asked?.includes(seat))) return;
    this.#context.store.calls.seen(person, this.#table).catch((err: unknown) => this.#warn(err));
  }

  #call(memory: Memory, seat: StoredSeat | undefined): void {
    if (seat?.person === undefined || this.isSeen(seat)) return;
    const turn = { table: this.#table, seat: seat.seat, person: seat.person, n: turnOf(memory, seat.seat), at: this.#context.now() };
    planCall(this.#context, turn).catch((err: unknown) => this.#warn(err));
  }

  #warn(err: unknown): void {
    this.#context.log.warn({ err, table: this.#table }, 'nobody called');
  }
}
