import { BOTS, type Memory } from '../bots/index.ts';
import { type AnyEvent, type AnyGame, type AnyMove, CHANCE, type Options, type Rng, type Seat } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { seeded } from '../core/rng.ts';
import { type ScoreSheet, winners } from '../core/sheet.ts';
import type { Counts, Statistics } from '../core/statistics.ts';
import { dealtRoll } from './deals.ts';
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
  /** Duplicate play: all line-ups play the same deal, one after the other, before the next begins. */
  readonly duplicate?: boolean | undefined;
  /** So many games, from the first on, are watched for what the game's package counts; the others are played faster. */
  readonly watch?: number | undefined;
}

/** The deal that a game of duplicate play is about. */
export const dealOf = ({ lineUps }: Pick<Run, 'lineUps'>, index: number): number => Math.floor(index / lineUps.length);

/** What is left of a game when only the count matters. */
export interface Result {
  readonly index: number;
  readonly entries: number;
  readonly moves: number;
  /** Undefined when the game did not end within the bound. */
  readonly ending: string | undefined;
  readonly winners: readonly Seat[];
  /** Undefined like the ending. */
  readonly sheet: ScoreSheet | undefined;
  /** Undefined where nobody watched. */
  readonly counts?: Counts | undefined;
}

/** What is wanted of a game beside its result. */
interface Wishes {
  readonly keepLog?: boolean;
  readonly statistics?: Statistics<unknown, AnyEvent> | undefined;
}

/** No game of this house comes near this length; a game that does would never end. */
const LIMIT = 100_000;

/** Plays a match that was just opened to its end, among bots; its log is kept and its events are told only on demand. */
export function playout(match: Match, run: Run, index: number, { keepLog = false, statistics }: Wishes = {}): Result {
  const { game, state } = match;
  const { chance, deal, bots } = streams(run.seed, run.duplicate ? dealOf(run, index) : index, run.seats);
  const roll = run.duplicate ? dealtRoll(game, deal) : (s: unknown) => game.roll(s, chance) as AnyMove;
  const rngs = bots.map(seeded);
  const memories = bots.map((): Memory => ({}));
  const players = run.lineUps[index % run.lineUps.length] ?? [];
  const watch = index < (run.watch ?? 0) ? statistics?.watch(run.seats) : undefined;
  const hear = watch && ((event: AnyEvent) => watch.hear(event));
  let moves = 0;
  let entries = 0;
  for (; entries < LIMIT; entries++) {
    const seat = game.pending(state)[0];
    if (seat === undefined) break;
    let move: AnyMove;
    if (seat === CHANCE) move = roll(state);
    else {
      move = choose(game, state, seat, players[seat], rngs[seat], memories[seat]);
      moves++;
    }
    if (keepLog) match.log.push({ seat, move });
    game.apply(state, seat, move, hear);
  }
  const over = game.pending(state).length === 0;
  if (!over) return { index, entries, moves, ending: undefined, winners: [], sheet: undefined };
  const sheet = game.sheet(state);
  const result = { index, entries, moves, ending: sheet.ending ?? 'over', winners: winners(game.payoffs(state)), sheet };
  return watch ? { ...result, counts: watch.counts(state) } : result;
}

function choose(game: AnyGame, state: unknown, seat: Seat, player: Player | undefined, rng: Rng | undefined, memory?: Memory): AnyMove {
  if (!player || !rng) throw new Error(`nobody sits on seat ${seat}`);
  if (player.bot !== 'random') return BOTS[player.bot]({ game, view: game.view(state, seat), seat, budget: player.budget, rng, memory });
  // The same choice as the random bot's, without the price of a view: the moves of a view are those of the state.
  const moves = game.moves(state, seat) as readonly AnyMove[];
  return moves[rng(moves.length)] as AnyMove;
}
