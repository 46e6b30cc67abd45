import { BOTS } from '../bots/index.ts';
import { copyState } from '../core/clone.ts';
import { type AnyGame, CHANCE, type Options } from '../core/game.ts';
import { open } from '../core/match.ts';
import { pick, seeded } from '../core/rng.ts';
import { parsePlayer } from './players.ts';
import { playout } from './playout.ts';
import { type TimeShares, timeShares } from './time-shares.ts';

/** What the engine does in a second, on one core. */
interface Figures {
  readonly game: string;
  readonly seats: number;
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
  readonly clonesPerSecond: number;
  readonly viewsPerSecond: number;
  readonly searchIterationsPerSecond: number;
  readonly searchShares: TimeShares;
}

/** So often `step` is called. */
export const FIGURES = 6;

export function measure(game: AnyGame, options: Options, milliseconds: number, step: () => void): Figures {
  const seats = game.seats[0] ?? 2;
  const rate = (work: () => number): number => {
    const r = perSecond(work, milliseconds);
    step();
    return r;
  };
  const play = randomGames(game, seats, options);
  const position = early(game, seats, options);
  const middle = early(game, seats, options, 20);
  // The first round warms the engine up; only the second is believed.
  perSecond(play, milliseconds / 4);
  const split = timeShares(game, (watched) => perSecond(() => search(watched, position), milliseconds));
  step();
  return {
    game: game.id,
    seats,
    movesPerSecond: rate(play),
    gamesPerSecond: rate(() => Math.min(1, play())),
    clonesPerSecond: rate(() => many(100, () => copyState(game, middle))),
    viewsPerSecond: rate(() => many(100, (i) => game.view(middle, i % seats))),
    searchIterationsPerSecond: rate(() => search(game, position)),
    searchShares: split,
  };
}

/** Does pieces of work for a time; each says how much it was. */
function perSecond(work: () => number, milliseconds: number): number {
  const started = performance.now();
  let done = 0;
  let elapsed = 0;
  do {
    done += work();
    elapsed = performance.now() - started;
  } while (elapsed < milliseconds);
  return Math.round((1000 * done) / elapsed);
}

/** What is made must be kept for a while, or the compiler sees that nobody wants it and does not make it. */
const kept: unknown[] = [];

function many(times: number, work: (i: number) => unknown): number {
  for (let i = 0; i < times; i++) kept[i] = work(i);
  return times;
}

/** Plays one whole game each time and answers with its number of moves. */
function randomGames(game: AnyGame, seats: number, options: Options): () => number {
  const lineUps = [Array.from({ length: seats }, () => parsePlayer('random'))];
  const run = { game: game.id, seats, options, lineUps, seed: 1 };
  let index = 0;
  return () => playout(open(game, seats, options), run, index++).moves;
}

/** A position after some random entries, with a player to move. */
function early(game: AnyGame, seats: number, options: Options, entries = 4): unknown {
  const rng = seeded(1);
  const state: unknown = game.setup(seats, options);
  for (let i = 0; i < entries || game.pending(state)[0] === CHANCE; i++) {
    const seat = game.pending(state)[0];
    if (seat === undefined) return early(game, seats, options, entries - 2);
    const moves = seat === CHANCE ? [game.roll(state, rng)] : game.moves(state, seat);
    game.apply(state, seat, pick(moves, rng));
  }
  return state;
}

const ITERATIONS = 200;

function search(game: AnyGame, state: unknown): number {
  const seat = game.pending(state)[0] ?? 0;
  BOTS.search({ game, view: game.view(state, seat), seat, budget: { iterations: ITERATIONS }, rng: seeded(1) });
  return ITERATIONS;
}
