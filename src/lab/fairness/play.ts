import { setImmediate } from 'node:timers/promises';
import { networkFor } from '../../bots/index.ts';
import { open } from '../../core/match.ts';
import { loadGame } from '../load-game.ts';
import { playout, type Result, type Run } from '../playout.ts';
import { chunks, onThreads } from '../pool.ts';
import { networksOf } from '../run-games.ts';
import { streams } from '../seeds.ts';
import { type Choices, NO_CHOICES, sampleChoices } from './choices.ts';
import { type Course, followLead } from './course.ts';

/** Some games to be looked at closely, as a thread is asked for them. */
export interface FairTask {
  readonly run: Run;
  readonly from: number;
  readonly to: number;
  /** A search looks at decisions of so many games, from the first on. */
  readonly looked: number;
  /** Milliseconds since 1970: what is not begun by then is left. */
  readonly until: number;
}

/** What one of them gave; nothing beside the result where a game did not end. */
export interface FairGame {
  readonly result: Result;
  readonly course: Course | undefined;
  readonly choices: Choices;
}

/** A stream of its own, so that looking changes no game. */
const LOOKER = 0x5eed;

export async function playFair({ run, from, to, looked, until }: FairTask): Promise<FairGame[]> {
  const pack = await loadGame(run.game);
  const { game } = pack;
  const statistics = await pack.statistics?.();
  const networks = await networksOf(game, run);
  const judge = await networkFor(game, 'master');
  const games: FairGame[] = [];
  for (let index = from; index < to && Date.now() < until; index++) {
    const lead = followLead(game);
    const sample = index < looked ? sampleChoices(game, streams(run.seed, index, run.seats).deal ^ LOOKER, judge) : undefined;
    const observe = (state: unknown, seat: number): void => {
      lead.see(state, seat);
      sample?.see(state, seat);
    };
    const result = playout(open(game, run.seats, run.options), { ...run, watch: to }, index, { statistics, networks, observe });
    const { sheet, winners } = result;
    games.push({ result, course: sheet && lead.course(sheet, winners), choices: sample?.choices() ?? NO_CHOICES });
  }
  return games;
}

/** Small batches: a bound in minutes is kept, and a bar moves. */
const LARGEST = 40;

/** What is wanted, and by when. */
export interface FairRun extends Pick<FairTask, 'run' | 'looked' | 'until'> {
  readonly games: number;
  readonly workers: number;
}

/** Plays games 0 … games-1 of a run, as many as there is time for, and hands each over in any order. */
export async function runFair({ games, workers, ...wanted }: FairRun, add: (game: FairGame) => void): Promise<void> {
  const tasks: FairTask[] = chunks(games, workers, LARGEST).map((range) => ({ ...wanted, ...range }));
  const done = (some: readonly FairGame[]): void => {
    for (const game of some) add(game);
  };
  if (workers > 1 && tasks.length > 1) return onThreads('playFair', tasks, workers, done);
  for (const task of tasks) {
    done(await playFair(task));
    // Lets a Ctrl-C and a bar through.
    await setImmediate();
  }
}
