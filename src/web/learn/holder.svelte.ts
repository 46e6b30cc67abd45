import type { AnyEvent, AnyMove, Refusal, Seat, Viewer } from '../../core/game.ts';
import type { Happening } from '../../core/match.ts';
import type { TableInfo } from '../../protocol/to-browser.ts';
import { hear, heard } from '../../session/hear.ts';
import type { LessonRun, Verdict } from '../../session/lesson.ts';
import { type Past, type Position, pastAt } from '../../session/position.ts';
import { type Answer, type Holder, infoHere } from '../table/holders/holder.ts';

/** The table of a lesson: the learner plays on it where there is something to do, and otherwise looks on. */
export class LessonTable implements Holder {
  readonly where = 'here';
  readonly link = 'open';
  /** Nothing of it is worth a file. */
  readonly partial = true;
  readonly hasFile = false;
  sending = $state(false);
  at = $state(0);
  verdict: Verdict = $state.raw();
  /** How many moves were made for the task. */
  tried = $state(0);
  /** What the last try brought. */
  gave: readonly AnyEvent[] = $state.raw([]);
  position: Position = $state.raw() as Position;
  events: readonly Happening[] = $state.raw([]);
  fresh: readonly Happening[] = $state.raw([]);
  info: TableInfo = $state.raw() as TableInfo;
  readonly #run: LessonRun;
  readonly #names: readonly string[];

  constructor(run: LessonRun, names: readonly string[]) {
    this.#run = run;
    this.#names = names;
    this.#show();
  }

  go(to: number): void {
    this.#run.go(to);
    this.#show();
  }
  /** The task once more from its beginning. */
  again(): void {
    this.#run.again();
    this.#show();
  }

  async play(_seat: Seat, _n: number, moves: readonly AnyMove[]): Answer {
    this.sending = true;
    try {
      return await this.#run.play(moves);
    } finally {
      this.sending = false;
      this.#show();
    }
  }

  #show(): void {
    const { game, lesson, state, n, happened, fresh, verdict, tried, gave, at, isAsked } = this.#run;
    this.at = at;
    this.tried = tried;
    this.verdict = verdict;
    this.gave = gave.flatMap((event) => hear(game, event, lesson.seat) ?? []);
    this.events = heard(game, happened, lesson.seat);
    this.fresh = heard(game, fresh, lesson.seat);
    if (this.position?.n !== n || this.info === undefined) {
      const past = pastAt(game, state, n, lesson.seat);
      this.position = { ...past, from: n, pending: game.pending(state), takeBack: [], thinking: [] };
    }
    if (this.info?.seats[lesson.seat]?.yours !== isAsked) this.info = this.#describe(isAsked);
  }

  #describe(isAsked: boolean): TableInfo {
    const { game, lesson } = this.#run;
    const seats = this.#names.map((name, seat) => ({ kind: 'human' as const, name, yours: isAsked && seat === lesson.seat, online: true }));
    return infoHere({ game: game.id, rules: game.rules, options: {}, seats });
  }

  async look(_seat: Viewer, n: number): Promise<Past> {
    const { game, lesson, state } = this.#run;
    return pastAt(game, state, n, lesson.seat);
  }
  takeBack = async (): Answer => {
    this.again();
    return undefined;
  };
  record = async (): Promise<Refusal> => ({ rule: 'keep/no-file' });
  close(): void {
    this.fresh = [];
  }
}
