import { BOTS, type Network } from '../../src/bots/index.ts';
import { clone } from '../../src/core/clone.ts';
import { type AnyGame, type AnyMove, CHANCE, type Rng, type Seat } from '../../src/core/game.ts';
import { fork, seeded } from '../../src/core/rng.ts';
import { winners } from '../../src/core/sheet.ts';
import type { PreparedGame } from '../../test/support/blunders.ts';

/** The players of prepared games think so long. */
const PLAYERS = { iterations: 60 };
/** Those who judge by what was learned need fewer. */
const LEARNED = { iterations: 32 };

/** Who plays an imagined game to its end. */
export type Player = (game: AnyGame, state: unknown, seat: Seat, rng: Rng) => AnyMove;
export const quick: Player = (game, state, seat, rng) => BOTS.greedy({ game, view: game.view(state, seat), seat, budget: {}, rng });
export const thorough: Player = (game, state, seat, rng) => BOTS.search({ game, view: game.view(state, seat), seat, budget: PLAYERS, rng });

const learned =
  (network: Network): Player =>
  (game, state, seat, rng) =>
    BOTS.search({ game, view: game.view(state, seat), seat, budget: LEARNED, rng, network });

/** What a seat knows, and the move that it has to begin with, if any. */
export interface Case {
  readonly view: unknown;
  readonly seat: Seat;
  readonly first?: AnyMove | undefined;
}

/** What the seat gets in worlds that fit what it knew, played to the very end: no evaluation is believed. */
export function* shares(game: AnyGame, { view, seat, first }: Case, player: Player, seed: number): Generator<number> {
  const seeds = seeded(seed);
  for (;;) {
    const rng = seeded(fork(seeds));
    const world: unknown = game.imagine(clone(view), seat, rng);
    if (first) game.apply(world, seat, first);
    for (let due = game.pending(world)[0]; due !== undefined; due = game.pending(world)[0]) {
      game.apply(world, due, due === CHANCE ? game.roll(world, rng) : player(game, world, due, rng));
    }
    const won = winners(game.payoffs(world));
    yield won.includes(seat) ? 1 / won.length : 0;
  }
}

/** The mean of so many games. */
export function shareOf(game: AnyGame, one: Case, player: Player, games: number, seed: number): number {
  let sum = 0;
  const all = shares(game, one, player, seed);
  for (let i = 0; i < games; i += 1) sum += all.next().value ?? 0;
  return sum / games;
}

/** Whether the seat gets at least, or at most, this share of so many games. Stops as soon as that is out of reach. */
export function gets(
  game: AnyGame,
  one: Case,
  bound: { readonly least: number } | { readonly most: number },
  player: Player,
  games: number,
): boolean {
  let [won, lost] = [0, 0];
  const all = shares(game, one, player, games);
  for (let i = 0; i < games; i += 1) {
    const share = all.next().value ?? 0;
    won += share;
    lost += 1 - share;
    if ('least' in bound ? lost > (1 - bound.least) * games : won > bound.most * games) return false;
  }
  return true;
}

/** A won position gives good players at least this share of a win, a given away one at most that. */
const WON = 0.8;
const GIVEN_AWAY = 0.2;
const GAMES = 10;
/** So many quick games show whether somebody else had a won position and gave it away. */
const GLANCE = 4;
const LOOK = 20;
/** Looser bounds than for the planted blunder: what comes near it is too near. */
const HAD = 0.7;
const LEFT = 0.35;

/**
 * Whether a prepared game is one: good players win the position in which the blunder was planted and lose it after the blunder,
 * and nobody else in the game, nor the same seat at another time, had as much and gave it away. Those who have learned are asked as well, where
 * there are any: what they still win was no blunder.
 */
export function holds(game: AnyGame, { seats, options, entries, planted }: PreparedGame, network?: Network): boolean {
  const state: unknown = game.setup(seats, options);
  const cases = entries.map((place): Case => {
    const [seat = CHANCE] = game.pending(state);
    const first = game.moves(state, seat)[place] as AnyMove;
    const view: unknown = seat === CHANCE || game.moves(state, seat).length < 2 ? undefined : game.view(state, seat);
    game.apply(state, seat, first);
    return { view, seat, first };
  });
  const blunder = cases[planted];
  const players = network?.seats.includes(seats) ? [thorough, learned(network)] : [thorough];
  if (!blunder || !players.every((player) => isGiveAway(game, blunder, player))) return false;
  return !cases.some((one, n) => n !== planted && one.view !== undefined && seemsGiveAway(game, one));
}

function isGiveAway(game: AnyGame, { view, seat, first }: Case, player: Player): boolean {
  return (
    gets(game, { view, seat, first }, { most: GIVEN_AWAY }, player, GAMES) && gets(game, { view, seat }, { least: WON }, player, GAMES)
  );
}

function seemsGiveAway(game: AnyGame, { view, seat, first }: Case): boolean {
  const seems = (games: number): boolean =>
    gets(game, { view, seat }, { least: HAD }, quick, games) && gets(game, { view, seat, first }, { most: LEFT }, quick, games);
  return seems(GLANCE) && seems(LOOK);
}
