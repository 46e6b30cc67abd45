import { BOTS, type Network } from '../../bots/index.ts';
import { judge } from '../../bots/review/judge.ts';
import { equal } from '../../core/equal.ts';
import { type AnyGame, type AnyMove, CHANCE, type Seat } from '../../core/game.ts';
import { withDefaults } from '../../core/options.ts';
import { fork, seeded } from '../../core/rng.ts';
import { winners } from '../../core/sheet.ts';
import { streams } from '../seeds.ts';

/** A position that somebody was asked about: the start of a turn in a game of good players. */
export interface Position {
  /** Who decided, what that seat saw, and what it did. */
  readonly mover: Seat;
  readonly view: unknown;
  readonly move: AnyMove;
  /** Whose chances are asked for, what that seat saw, and what it got in the end. */
  readonly seat: Seat;
  readonly seen: unknown;
  readonly got: number;
  readonly seed: number;
}

export interface Play {
  readonly game: AnyGame;
  readonly seats: number;
  readonly seed: number;
  readonly index: number;
  /** Rounds of search a decision, for all players; by what was learned, where it is given. */
  readonly iterations: number;
  readonly network?: Network | undefined;
  /** So many positions are kept, drawn by lot from all starts of turns. */
  readonly keep: number;
}

/** One game of a good player against itself, and some of its positions with what came of them for one seat drawn by lot. */
export function positionsOf({ game, seats, seed, index, iterations, network, keep }: Play): Position[] {
  const { chance, bots, deal } = streams(seed, index, seats);
  const lot = seeded(deal ^ 1);
  const players = bots.map((one) => seeded(one));
  const state: unknown = game.setup(seats, withDefaults(game, {}));
  const kept: Omit<Position, 'got'>[] = [];
  let turns = 0;
  let last: Seat = CHANCE;
  for (let due = game.pending(state)[0]; due !== undefined; due = game.pending(state)[0]) {
    if (due === CHANCE) {
      game.apply(state, CHANCE, game.roll(state, chance));
      continue;
    }
    const view: unknown = game.view(state, due);
    const choices = game.moves(view, due).length;
    const move = BOTS.search({ game, view, seat: due, budget: { iterations }, rng: players[due] ?? chance, network });
    if (due !== last && choices > 1) {
      const place = turns < keep ? turns : lot(turns + 1);
      turns += 1;
      const seat = lot(seats);
      if (place < keep) kept[place] = { mover: due, view, move, seat, seen: game.view(state, seat), seed: fork(lot) };
    }
    last = due;
    game.apply(state, due, move);
  }
  const won = winners(game.payoffs(state));
  return kept.map((position) => ({ ...position, got: won.includes(position.seat) ? 1 / won.length : 0 }));
}

/** What a review says of the seat's chances there, if it imagines so many games for each question. */
export function chanceIn(game: AnyGame, position: Position, games: number, network?: Network): number {
  const { mover, view, move, seat, seen, seed } = position;
  // As at the start of every turn, more than the mover are asked; where they see the same nothing more is imagined.
  const others = [{ seat, view: equal(view, seen) ? null : seen }];
  return judge(game, { n: 0, seat: mover, move, view, others, games, seed }, network).chances[seat] ?? 0;
}
