import { foresee } from '../../bots/foresight.ts';
import type { Network } from '../../bots/index.ts';
import { analyse } from '../../bots/search/analyse.ts';
import { type AnyEvent, type AnyGame, type AnyMove, CHANCE, type Options, type Rng, type Seat } from '../../core/game.ts';
import type { Features } from '../../core/learned.ts';
import { pick, seeded } from '../../core/rng.ts';
import { winners } from '../../core/sheet.ts';
import type { Counts, Statistics } from '../../core/statistics.ts';

/** Games to learn from. */
export interface Lesson {
  readonly game: AnyGame;
  readonly features: Features<unknown>;
  readonly seats: number;
  /** Rounds of search for each move; 0 plays greedily, which is quick. */
  readonly iterations: number;
  readonly network: Network | undefined;
  /** About so many positions of each game are kept. */
  readonly keep: number;
  /** What tells who was given what; undefined where nobody asks. */
  readonly statistics?: Statistics<unknown, AnyEvent> | undefined;
}

/** A position, what came of it, and what the player thought of it. */
export interface Sample {
  readonly rows: Float32Array;
  /** Every seat's share of the win, in the end; and as the search saw it, if there was one. */
  readonly outcome: readonly number[];
  readonly guess: readonly number[] | undefined;
}

/** A game among good players from its first move on: what each seat was given, such as its place in the order, and who won. */
export interface Straight {
  readonly traits: Counts['traits'];
  readonly winners: readonly Seat[];
}

/** One game to learn from. */
export interface Taught {
  readonly samples: readonly Sample[];
  readonly straight?: Straight | undefined;
}

/** One move of so many is a random one while a game is led astray; one game of so many has options other than the usual. */
const STRAY = 5;
const ODD = 6;
/** One searched game of so many is not led astray and has the usual options: it tells what a place at the table is worth, too. */
const STRAIGHT = 3;

/** Plays games one after another. How long they last it finds out by a quick one, to spread what it keeps. */
export function makeTeacher(lesson: Lesson, seed: number): (seed: number) => Taught {
  const { decisions } = playGame({ ...lesson, iterations: 0 }, seeded(seed), 1);
  return (game) => playGame(lesson, seeded(game), decisions);
}

/**
 * A game is led astray up to some moment, so that positions occur which good players would not reach. From then on everybody plays as
 * well as they can, and only this part is learned from: what comes of it tells how good the position was.
 */
function playGame(lesson: Lesson, rng: Rng, typical: number): Taught & { readonly decisions: number } {
  const { game, features, seats, keep } = lesson;
  const straight = lesson.iterations > 0 && rng(STRAIGHT) === 0;
  const state: unknown = game.setup(seats, straight ? usualOptions(game) : chooseOptions(game, rng));
  const astray = straight ? 0 : rng(Math.ceil(typical * 0.9));
  const watch = straight ? lesson.statistics?.watch(seats) : undefined;
  const hear = watch && ((event: AnyEvent) => watch.hear(event));
  const oneOf = Math.max(1, Math.round((typical * 0.55) / keep));
  const kept: { readonly rows: Float32Array; readonly guess: readonly number[] | undefined }[] = [];
  let decisions = 0;
  const note = (guess?: readonly number[]): void => {
    const rows = new Float32Array(seats * features.width);
    features.write(state, rows);
    kept.push({ rows, guess });
  };
  for (let seat = game.pending(state)[0]; seat !== undefined; seat = game.pending(state)[0]) {
    if (seat === CHANCE) {
      if (decisions > astray && rng(2 * oneOf) === 0) note();
      game.apply(state, seat, game.roll(state, rng), hear);
      continue;
    }
    const straying = decisions++ < astray;
    const { move, guess } = straying ? stray(game, state, seat, rng) : decide(lesson, state, seat, rng);
    if (!straying && rng(oneOf) === 0) note(guess);
    game.apply(state, seat, move, hear);
  }
  const won = winners(game.payoffs(state));
  const outcome = Array.from({ length: seats }, (_, seat) => (won.includes(seat) ? 1 / won.length : 0));
  return {
    samples: kept.map((sample) => ({ ...sample, outcome })),
    straight: watch && { traits: watch.counts(state).traits, winners: won },
    decisions,
  };
}

interface Decided {
  readonly move: AnyMove;
  readonly guess?: readonly number[] | undefined;
}

function stray(game: AnyGame, state: unknown, seat: Seat, rng: Rng): Decided {
  return { move: rng(STRAY) === 0 ? pick(game.moves(state, seat), rng) : quick(game, state, seat, rng) };
}

function decide({ game, iterations, network }: Lesson, state: unknown, seat: Seat, rng: Rng): Decided {
  if (iterations === 0) return { move: quick(game, state, seat, rng) };
  const view: unknown = game.view(state, seat);
  const { moves, chances } = analyse({ game, view, seat, budget: { iterations }, rng, network });
  const [best] = moves;
  if (!best) throw new Error(`seat ${seat} has nothing to decide`);
  return { move: best.move, guess: chances };
}

const never = (): boolean => false;

/** Greedy in a single world instead of four. */
function quick(game: AnyGame, state: unknown, seat: Seat, rng: Rng): AnyMove {
  const world: unknown = game.imagine(game.view(state, seat), seat, rng);
  const moves = game.moves(world, seat);
  if (moves.length === 1) return moves[0] as AnyMove;
  const values = foresee(game, world, seat, moves, never);
  const best = Math.max(...values);
  return pick(
    moves.filter((_, i) => values[i] === best),
    rng,
  );
}

const usualOptions = (game: AnyGame): Options =>
  Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, values[0]]));

function chooseOptions(game: AnyGame, rng: Rng): Options {
  if (rng(ODD) > 0) return usualOptions(game);
  return Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, pick(values, rng)]));
}
