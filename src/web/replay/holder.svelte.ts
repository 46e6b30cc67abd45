import { clone } from '../../core/clone.ts';
import type { AnyGame, Viewer } from '../../core/game.ts';
import type { Happening, Match } from '../../core/match.ts';
import type { GameRecord } from '../../core/record.ts';
import { replay, type Wrong } from '../../core/replay.ts';
import type { TableInfo } from '../../protocol/to-browser.ts';
import { heard } from '../../session/hear.ts';
import { type Eyes, type Past, type Position, pastAt } from '../../session/position.ts';
import { type Answer, type Holder, infoHere } from '../table/holders/holder.ts';

/** So many entries of the log may follow from one deed: draws, and what happens by itself. */
const FEW = 12;

/** A game that is over, as a holder that can be wound back and forth. */
export class ReplayTable implements Holder {
  readonly where = 'here';
  readonly link = 'open';
  readonly sending = false;
  readonly info: TableInfo;
  readonly length: number;
  at = $state(0);
  eyes: Eyes = $state('all');
  #latest: readonly Happening[] = $state.raw([]);

  readonly #game: AnyGame;
  readonly #record: GameRecord;
  readonly #happened: readonly Happening[];
  /** The state after each number of entries. */
  readonly #states: readonly unknown[];

  readonly events: readonly Happening[] = $derived.by(() => this.#heard(this.#happened));
  readonly fresh: readonly Happening[] = $derived.by(() => this.#heard(this.#latest));
  readonly position: Position | undefined = $derived.by(() => this.#show(this.at, this.eyes));

  private constructor(game: AnyGame, record: GameRecord, states: readonly unknown[], events: readonly Happening[]) {
    this.#game = game;
    this.#record = record;
    this.#states = states;
    this.#happened = events;
    this.length = states.length - 1;
    this.info = describe(record);
  }

  static open(game: AnyGame, record: GameRecord): ReplayTable | Wrong {
    const states: unknown[] = [];
    const visit = (match: Match, n: number): undefined => {
      if (n === 0) states.push(game.setup(match.seats, match.options));
      states.push(clone(match.state));
    };
    const replayed = replay(game, record, visit);
    if (!replayed.ok) return replayed.wrong;
    if (states.length === 0) states.push(replayed.match.state);
    return new ReplayTable(game, record, states, replayed.happenings);
  }

  /** Winds to a position; a few steps on are shown as they happened. */
  go(n: number): void {
    const to = Math.max(0, Math.min(this.length, n));
    const few = to > this.at && to - this.at <= FEW;
    this.#latest = few ? this.#happened.filter((e) => e.n >= this.at && e.n < to) : [];
    this.at = to;
  }

  #heard(events: readonly Happening[]): readonly Happening[] {
    return this.eyes === 'all' ? events : heard(this.#game, events, this.eyes);
  }

  #show(n: number, eyes: Eyes): Position {
    const state = this.#states[n];
    return { ...pastAt(this.#game, state, n, eyes), from: n, pending: this.#game.pending(state), takeBack: [], thinking: [] };
  }

  async look(seat: Viewer, n: number): Promise<Past> {
    return { ...pastAt(this.#game, this.#states[n], n, this.eyes), viewer: seat };
  }
  async record(): Promise<GameRecord> {
    return this.#record;
  }

  /** What is over is over. */
  play = async (): Answer => ({ rule: 'turn/game-over' });
  takeBack = this.play;
  close(): void {
    this.#latest = [];
  }
}

function describe({ game, rules, options, players, result, fairness }: GameRecord): TableInfo {
  const { commitment = '', contributions = [], seed } = fairness ?? {};
  return infoHere({
    game,
    rules,
    options,
    status: result ? 'over' : 'playing',
    seats: players.map(({ name, bot }) =>
      bot === undefined ? { kind: 'human', name, yours: false } : { kind: 'bot', name, bot, yours: false },
    ),
    fair: seed === undefined ? { commitment, contributions } : { commitment, contributions, seed },
  });
}
