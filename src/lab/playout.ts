import { BOTS, type Memory, type Network, type Question } from '../bots/index.ts';
import { type AnyEvent, type AnyGame, type AnyMove, CHANCE, type Options, type Rng, type Seat } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { seeded } from '../core/rng.ts';
import { type ScoreSheet, winners } from '../core/sheet.ts';
import type { Counts, Statistics } from '../core/statistics.ts';
import { dealtRoll } from './deals.ts';
import { addConduct, type Conduct, NO_CONDUCT } from './exec/faults.ts';
import { type BotPlayer, isProgram, type Player, type ProgramPlayer } from './players.ts';
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
  /** By seat: how programs from outside behaved. Undefined where none played. */
  readonly conduct?: Readonly<Record<Seat, Conduct>> | undefined;
}

/** A decision that a program outside must make. It is told the view, never the state. */
export interface Asking {
  readonly game: string;
  readonly rules: number;
  /** The number of the game, so that a program knows when a new one has begun. */
  readonly match: number;
  readonly seats: number;
  readonly seat: Seat;
  readonly player: ProgramPlayer;
  readonly view: unknown;
  readonly moves: readonly AnyMove[];
  /** Chooses where the program does not. */
  readonly rng: Rng;
}

/** The answer to it. */
export interface Told {
  readonly move: AnyMove;
  readonly conduct: Conduct;
}

/** What is wanted of a game beside its result. */
interface PlayoutOptions {
  readonly keepLog?: boolean;
  readonly statistics?: Statistics<unknown, AnyEvent> | undefined;
  /** What the players have learned. */
  readonly networks?: ReadonlyMap<Player, Network> | undefined;
  /** Sees the state before each decision of a player. */
  readonly observe?: ((state: unknown, seat: Seat) => void) | undefined;
}

/** No game of this house comes near this length; a game that does would never end. */
const LIMIT = 100_000;

/** Plays a match that was just opened to its end, among bots; its log is kept and its events are told only on demand. */
export function playout(match: Match, run: Run, index: number, options: PlayoutOptions = {}): Result {
  const played = play(match, run, index, options).next();
  if (!played.done) throw new Error('a program from outside must be waited for');
  return played.value;
}

/** The same with programs from outside among the players: `tell` asks them. */
export async function playoutWith(
  tell: (asking: Asking) => Promise<Told>,
  match: Match,
  run: Run,
  index: number,
  options: PlayoutOptions,
): Promise<Result> {
  const game = play(match, run, index, options);
  let step = game.next();
  while (!step.done) step = game.next(await tell(step.value));
  return step.value;
}

/** Somebody on a seat: who, with what chance of their own, and what they remember of this game. */
interface Sitting {
  readonly player: Player;
  readonly rng: Rng;
  readonly memory: Memory;
}

/** Whom and what game number `index` of a run is played with. */
function sit(game: AnyGame, run: Run, index: number): { roll(state: unknown): AnyMove; readonly table: readonly Sitting[] } {
  const { chance, deal, bots } = streams(run.seed, run.duplicate ? dealOf(run, index) : index, run.seats);
  const players = run.lineUps[index % run.lineUps.length] ?? [];
  return {
    roll: run.duplicate ? dealtRoll(game, deal) : (state) => game.roll(state, chance),
    table: players.map((player, seat) => ({ player, rng: seeded(bots[seat] ?? 0), memory: {} })),
  };
}

/** One loop for both: it stops only where a decision comes from outside, so that bots of the house pay nothing for it. */
function* play(
  match: Match,
  run: Run,
  index: number,
  { keepLog = false, statistics, networks, observe }: PlayoutOptions,
): Generator<Asking, Result, Told> {
  const { game, state } = match;
  const { roll, table } = sit(game, run, index);
  const watch = index < (run.watch ?? 0) ? statistics?.watch(run.seats) : undefined;
  const hear = watch && ((event: AnyEvent) => watch.hear(event));
  const conduct: Record<Seat, Conduct> = {};
  let moves = 0;
  let entries = 0;
  for (; entries < LIMIT; entries++) {
    const seat = game.pending(state)[0];
    if (seat === undefined) break;
    let move: AnyMove;
    if (seat === CHANCE) move = roll(state);
    else {
      observe?.(state, seat);
      const { player, rng, memory } = at(table, seat);
      if (isProgram(player)) {
        const told: Told = yield asking(match, index, seat, player, rng);
        conduct[seat] = addConduct(conduct[seat] ?? NO_CONDUCT, told.conduct);
        move = told.move;
      } else move = choose(game, state, seat, player, { rng, memory, network: networks?.get(player) });
      moves++;
    }
    if (keepLog) match.log.push({ seat, move });
    game.apply(state, seat, move, hear);
  }
  const counts = { index, entries, moves, ...(Object.keys(conduct).length > 0 && { conduct }) };
  return { ...counts, ...outcome(game, state), ...(watch && isOver(game, state) && { counts: watch.counts(state) }) };
}

function at(table: readonly Sitting[], seat: Seat): Sitting {
  const sitting = table[seat];
  if (!sitting) throw new Error(`nobody sits on seat ${seat}`);
  return sitting;
}

const isOver = (game: AnyGame, state: unknown): boolean => game.pending(state).length === 0;

function outcome(game: AnyGame, state: unknown): Pick<Result, 'ending' | 'winners' | 'sheet'> {
  if (!isOver(game, state)) return { ending: undefined, winners: [], sheet: undefined };
  const sheet = game.sheet(state);
  return { ending: sheet.ending ?? 'over', winners: winners(game.payoffs(state)), sheet };
}

function asking({ game, state, seats }: Match, index: number, seat: Seat, player: ProgramPlayer, rng: Rng): Asking {
  const view: unknown = game.view(state, seat);
  const moves = game.moves(view, seat);
  return { game: game.id, rules: game.rules, match: index, seats, seat, player, view, moves, rng };
}

type Mind = Pick<Question, 'rng' | 'memory' | 'network'>;

function choose(game: AnyGame, state: unknown, seat: Seat, { bot, budget }: BotPlayer, mind: Mind): AnyMove {
  if (bot !== 'random') return BOTS[bot]({ game, view: game.view(state, seat), seat, budget, ...mind });
  // The same choice as the random bot's, without the price of a view: the moves of a view are those of the state.
  const moves = game.moves(state, seat);
  return moves[mind.rng(moves.length)] as AnyMove;
}
