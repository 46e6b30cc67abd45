import { shortfallJob } from '../../bots/shortfall.ts';
import { equal } from '../../core/equal.ts';
import type { AnyMove, Seat } from '../../core/game.ts';
import { FIRST_GAME } from '../../core/lesson.ts';
import { openThread, type Thread } from '../review/line.ts';
import { isRefusal } from '../table/holders/holder.ts';
import type { TableState } from '../table/model.svelte.ts';
import { finish, keepProgress, progressIn } from './progress.ts';

/** So many good decisions in a row need no more advice. */
const ENOUGH = 3;
/** So far may a decision fall short of the best and still be good, in shares of a win. */
const MARGIN = 0.06;

/** A decision that the learner was asked for. */
interface Asked {
  readonly n: number;
  readonly seat: Seat;
  readonly view: unknown;
  /** What was advised. */
  readonly best: AnyMove | undefined;
}

/** The guide of a first game: speaks before each decision, as long as the learner needs it. */
export class Guidance {
  readonly #room: TableState;
  #thread: Thread | undefined;
  #asked: Asked | undefined;
  #streak = $state(0);

  constructor(room: TableState) {
    this.#room = room;
    this.#streak = progressIn(room.game.id)?.streak ?? 0;
  }

  get isQuiet(): boolean {
    return this.#streak >= ENOUGH;
  }

  /** At every new position: what came of the last decision, and what matters in this one. */
  look(): void {
    const { seat, n, view, moves, live } = this.#room;
    const before = this.#asked;
    if (before && n !== before.n) {
      this.#asked = undefined;
      void this.#judge(before).catch(() => undefined);
    }
    if (!live || seat === undefined || moves.length < 2 || this.#asked) return;
    this.#asked = { n, seat, view, best: undefined };
    if (!this.isQuiet) void this.#advise(n).catch(() => undefined);
  }

  async #advise(n: number): Promise<void> {
    const { askHint } = await import('../review/hints.ts');
    await askHint(this.#room);
    if (this.#asked?.n === n) this.#asked = { ...this.#asked, best: this.#room.hint };
  }

  async #judge({ n, seat, view, best }: Asked): Promise<void> {
    const record = await this.#room.holder.record();
    const entry = isRefusal(record) ? undefined : record.entries[n];
    if (entry?.seat !== seat || entry.move.type === 'take-back') return;
    this.#count(best !== undefined && equal(best, entry.move) ? true : await this.#isGood(view, seat, entry.move));
  }

  async #isGood(view: unknown, seat: Seat, move: AnyMove): Promise<boolean> {
    this.#thread ??= openThread();
    return (await this.#thread.judge(this.#room.game.id, shortfallJob(view, seat, move))).lost <= MARGIN;
  }

  #count(good: boolean): void {
    this.#streak = good ? this.#streak + 1 : 0;
    keepProgress(this.#room.game.id, { streak: this.#streak });
  }

  /** The game is over, and with it the course. */
  end(): void {
    finish(this.#room.game.id, FIRST_GAME);
    this.#thread?.close();
  }
}
