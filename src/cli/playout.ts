import { BOTS } from '../bots/index.ts';
import { type AnyGame, type AnyMove, CHANCE, type Options, type Rng, type Seat } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { seeded } from '../core/rng.ts';
import { winners } from '../core/sheet.ts';
import type { Player } from './players.ts';
import { streams } from './seeds.ts';

/** Many games of one kind: everything that decides how game number `index` goes. */
export interface Run {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** Who sits where: game number i uses line-up i modulo their number. */
  readonly lineUps: readonly (readonly Player[])[];
  readonly seed: number;
}

/** What is left of a game when only the count matters. */
export interface Result {
  readonly index: number;
  readonly entries: number;
  readonly moves: number;
  /** Undefined when the game did not end within the bound. */
  readonly ending: string | undefined;
  readonly winners: readonly Seat[];
}

/** No game of this house comes near this length; a game that does would never end. */
const LIMIT = 100_000;

/** Plays a match that was just opened to its end, among bots; its log is kept only on demand. */
export function playout(match: Match, run: Run, index: number, keepLog: boolean): Result {
  const { game, state } = match;
  const { chance, bots } = streams(run.seed, index, run.seats);
  const rngs = bots.map(seeded);
  const players = run.lineUps[index % run.lineUps.length] ?? [];
  let moves = 0;
  let entries = 0;
  for (; entries < LIMIT; entries++) {
    const seat = game.pending(state)[0];
    if (seat === undefined) break;
    let move: AnyMove;
    if (seat === CHANCE) move = game.roll(state, chance) as AnyMove;
    else {
      move = choose(game, state, seat, players[seat], rngs[seat]);
      moves++;
    }
    if (keepLog) match.log.push({ seat, move });
    game.apply(state, seat, move);
  }
  const over = game.pending(state).length === 0;
  const ending = over ? (game.sheet(state).ending ?? 'over') : undefined;
  return { index, entries, moves, ending, winners: over ? winners(game.payoffs(state)) : [] };
}

function choose(game: AnyGame, state: unknown, seat: Seat, player: Player | undefined, rng: Rng | undefined): AnyMove {
  if (!player || !rng) throw new Error(`nobody sits on seat ${seat}`);
  if (player.bot !== 'random') return BOTS[player.bot]({ game, view: game.view(state, seat), seat, budget: player.budget, rng });
  // The same choice as the random bot's, without the price of a view: the moves of a view are those of the state.
  const moves = game.moves(state, seat) as readonly AnyMove[];
  return moves[rng(moves.length)] as AnyMove;
}
