import { clone } from '../core/clone.ts';
import { type AnyEvent, type AnyGame, type AnyMove, CHANCE, type Refusal, type Seat } from '../core/game.ts';
import type { AnyLesson, AnyStop, Judgement, Task } from '../core/lesson.ts';
import { listed } from '../core/listed.ts';
import type { Entry, Happening } from '../core/match.ts';
import { seeded } from '../core/rng.ts';

/** How much worse than the best a move is by search, in shares of a win: for tasks that have no fixed answer. */
export type Shortfall = (view: unknown, seat: Seat, move: AnyMove) => Promise<number>;

/** What came of a try: undefined as long as there is more to do. */
export type Verdict = { readonly solved: true } | { readonly solved: false; readonly why: string } | undefined;

/** What was done for a task so far. */
interface Doing {
  readonly before: unknown;
  readonly moves: AnyMove[];
  readonly events: AnyEvent[];
  verdict: Verdict;
}

/** What is said when a search found something better. */
const WEAKER = 'weaker';

/**
 * A lesson in progress: the table at one of its stops, and what the learner tries there. Nobody else plays, and chance acts only where
 * the learner is to go on; what others do is written in the lesson.
 */
export class LessonRun {
  readonly game: AnyGame;
  readonly lesson: AnyLesson;
  readonly #shortfall: Shortfall;
  #at = -1;
  #state: unknown;
  /** Counts on also where the table is set anew, so that nothing prepared for one position is taken for another. */
  #n = 0;
  #happened: Happening[] = [];
  #fresh: readonly Happening[] = [];
  #task: Doing | undefined;

  constructor(game: AnyGame, lesson: AnyLesson, shortfall: Shortfall) {
    this.game = game;
    this.lesson = lesson;
    this.#shortfall = shortfall;
    this.go(0);
  }

  get at(): number {
    return this.#at;
  }
  get stop(): AnyStop {
    const stop = this.lesson.stops[this.#at];
    if (!stop) throw new Error(`${this.lesson.id} has no stop ${this.#at}`);
    return stop;
  }
  get state(): unknown {
    return this.#state;
  }
  get n(): number {
    return this.#n;
  }
  /** All that happened since the table was set, and what of it is new. */
  get happened(): readonly Happening[] {
    return this.#happened;
  }
  get fresh(): readonly Happening[] {
    return this.#fresh;
  }
  get verdict(): Verdict {
    return this.#task?.verdict;
  }
  /** What the last try brought, for whoever asks why it was none. */
  get gave(): readonly AnyEvent[] {
    return this.#task?.events ?? [];
  }
  /** How many moves have been made for the task. */
  get tried(): number {
    return this.#task?.moves.length ?? 0;
  }
  /** Whether it is for the learner to move. */
  get isAsked(): boolean {
    return this.#task !== undefined && this.#task.verdict === undefined && this.game.pending(this.#state).includes(this.lesson.seat);
  }

  /** Goes to a stop; the one that follows goes on from what the learner has done. */
  go(to: number): void {
    const goesOn = to === this.#at + 1 && (!this.stopAt(this.#at)?.task || this.verdict?.solved === true);
    if (!goesOn) this.#rebuild(to);
    const before = this.#n;
    this.#enterStop(to);
    this.#fresh = goesOn ? this.#happened.filter(({ n }) => n >= before) : [];
  }

  stopAt(at: number): AnyStop | undefined {
    return this.lesson.stops[at];
  }

  /** The table as it is before stop `to`, with the first solution of every task since it was set. */
  #rebuild(to: number): void {
    const first = this.lesson.stops.findLastIndex((stop, i) => i <= to && stop.at !== undefined);
    for (let at = first; at < to; at++) {
      this.#enterStop(at);
      const [solution = []] = this.stop.task?.solutions ?? [];
      for (const move of solution) this.#apply({ seat: this.lesson.seat, move });
    }
  }

  #enterStop(at: number): void {
    this.#at = at;
    const { at: set, entries = [], task } = this.stop;
    if (set) {
      this.#state = clone(set());
      this.#happened = [];
      this.#n += 1;
    }
    for (const entry of entries) this.#apply(entry);
    this.#task = task && { before: clone(this.#state), moves: [], events: [], verdict: undefined };
  }

  #apply({ seat, move }: Entry): AnyEvent[] {
    const refusal = this.game.refusal(this.#state, seat, move);
    if (refusal) throw new Error(`${this.lesson.id}.${this.stop.id}: ${JSON.stringify(move)} is refused by ${refusal.rule}`);
    const events: AnyEvent[] = [];
    const known = listed(this.game.moves(this.#state, seat), move) ?? move;
    this.#state = clone(this.#state);
    this.game.apply(this.#state, seat, known, (event) => events.push(event));
    this.#happened = [...this.#happened, ...events.map((event) => ({ n: this.#n, event }))];
    this.#n += 1;
    return events;
  }

  /** The task from its beginning. */
  again(): void {
    if (!this.#task) return;
    const at = this.#at;
    this.#rebuild(at);
    this.#enterStop(at);
    this.#fresh = [];
  }

  /** The learner plays: all of it or nothing, as at any table. */
  async play(moves: readonly AnyMove[]): Promise<Refusal | undefined> {
    const task = this.stop.task;
    const doing = this.#task;
    if (!task || !doing || !this.isAsked) return { rule: 'turn/not-yours' };
    const refusal = this.#refusal(moves);
    if (refusal) return refusal;
    const short = 'margin' in task ? await this.#judgeBySearch(task.margin, moves) : undefined;
    if (this.#task !== doing) return undefined;
    const before = this.#n;
    for (const move of moves) doing.events.push(...this.#apply({ seat: this.lesson.seat, move }));
    doing.moves.push(...moves);
    doing.verdict = this.#judge(task, doing, short);
    if (doing.verdict === undefined) this.#roll(doing.events);
    this.#fresh = this.#happened.filter(({ n }) => n >= before);
    return undefined;
  }

  #refusal(moves: readonly AnyMove[]): Refusal | undefined {
    const state = clone(this.#state);
    for (const [at, move] of moves.entries()) {
      const refusal = this.game.refusal(state, this.lesson.seat, move);
      if (refusal) return at === 0 ? refusal : { ...refusal, at };
      this.game.apply(state, this.lesson.seat, move);
    }
    return undefined;
  }

  async #judgeBySearch(margin: number, moves: readonly AnyMove[]): Promise<Judgement> {
    const state = clone(this.#state);
    const { seat } = this.lesson;
    for (const move of moves) {
      if ((await this.#shortfall(this.game.view(state, seat), seat, move)) > margin) return WEAKER;
      this.game.apply(state, seat, move);
    }
    return undefined;
  }

  #judge(task: Task<unknown, AnyMove, AnyEvent>, doing: Doing, short: Judgement): Verdict {
    const { before, moves, events } = doing;
    const isOut = !this.game.pending(this.#state).some((seat) => seat === this.lesson.seat || seat === CHANCE);
    const ended = isOut || this.#isTurnOver();
    const found = 'margin' in task ? (short ?? (ended ? true : undefined)) : task.judge({ before, after: this.#state, moves, events });
    if (found === true) return { solved: true };
    if (typeof found === 'string') return { solved: false, why: found };
    return found === false || ended ? { solved: false, why: '' } : undefined;
  }

  /** Chance is due, and somebody else after it. */
  #isTurnOver(): boolean {
    const state = clone(this.#state);
    const rng = seeded(1);
    while (this.game.pending(state)[0] === CHANCE) this.game.apply(state, CHANCE, this.game.roll(state, rng));
    return !this.game.pending(state).includes(this.lesson.seat);
  }

  #roll(events: AnyEvent[]): void {
    const rng = seeded(1);
    while (this.game.pending(this.#state)[0] === CHANCE)
      events.push(...this.#apply({ seat: CHANCE, move: this.game.roll(this.#state, rng) }));
  }
}
