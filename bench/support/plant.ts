import type { Network } from '../../src/bots/index.ts';
import { clone } from '../../src/core/clone.ts';
import { equal } from '../../src/core/equal.ts';
import { type AnyGame, type AnyMove, CHANCE, type Options, type Rng, type Seat } from '../../src/core/game.ts';
import { fork, seeded } from '../../src/core/rng.ts';
import { winners } from '../../src/core/sheet.ts';
import type { PreparedGame } from '../../test/support/blunders.ts';
import { holds, quick, shareOf, thorough } from './truth.ts';

/** A won position gives quick players at least this share of a win, a given away one at most that. Then better players have a look. */
const WON = 0.85;
const GIVEN_AWAY = 0.15;
/** How many games are played out for a first look and for the verdict. */
const GLANCE = 10;
const TRUTH = 60;
/** How many positions of a game and how many moves of a position are tried. */
const POSITIONS = 12;
const MOVES = 8;

interface Position {
  readonly n: number;
  readonly seat: Seat;
  readonly state: unknown;
  readonly move: AnyMove;
}

/** Plays a game among decent bots and plants a blunder in it; undefined if there is no place for one. */
export function plant(game: AnyGame, seats: number, options: Options, seed: number, network?: Network): PreparedGame | undefined {
  const rng = seeded(seed);
  const positions: Position[] = [];
  const start: unknown = game.setup(seats, options);
  const entries = playOn(game, clone(start), seeded(fork(rng)), (position) => positions.push(position));
  // Whoever won in the end most likely had something to give away.
  const won = winnersOf(game, start, entries);
  const late = positions.filter(({ n, seat, state }) => n > entries.length / 2 && won.includes(seat) && game.moves(state, seat).length > 2);
  for (let i = 0; i < POSITIONS && late.length > 0; i += 1) {
    // The nearer the end, the likelier one move can give a game away.
    const [position] = late.splice(Math.max(rng(late.length), rng(late.length), rng(late.length)), 1);
    const blunder = position && giveAway(game, position, rng);
    if (!position || !blunder) continue;
    const state = clone(position.state);
    const place = placeOf(game.moves(state, position.seat), blunder.move);
    game.apply(state, position.seat, blunder.move);
    const rest = playOn(game, state, seeded(fork(rng)));
    const { n } = position;
    const { before, after } = blunder;
    const prepared = { seats, options, planted: n, before, after, entries: [...entries.slice(0, n), place, ...rest] };
    if (holds(game, prepared, network)) return prepared;
  }
  return undefined;
}

/** Lets the bots play to the end. Entries are places among the legal moves. */
function playOn(game: AnyGame, state: unknown, rng: Rng, visit?: (position: Position) => void): number[] {
  const entries: number[] = [];
  for (let seat = game.pending(state)[0]; seat !== undefined; seat = game.pending(state)[0]) {
    const moves = game.moves(state, seat);
    const chosen = seat === CHANCE ? game.roll(state, rng) : thorough(game, state, seat, rng);
    const place = placeOf(moves, chosen);
    const move = moves[place] ?? chosen;
    if (seat !== CHANCE) visit?.({ n: entries.length, seat, state: clone(state), move });
    entries.push(place);
    game.apply(state, seat, move);
  }
  return entries;
}

function placeOf(moves: readonly AnyMove[], move: AnyMove): number {
  const place = moves.findIndex((other) => equal(other, move));
  if (place < 0) throw new Error(`${JSON.stringify(move)} is not listed`);
  return place;
}

/** A move that gives a won position away, if the position is won and there is one. */
function giveAway(game: AnyGame, { state, seat, move }: Position, rng: Rng) {
  const view: unknown = game.view(state, seat);
  const share = (first: AnyMove, games: number): number => shareOf(game, { view, seat, first }, quick, games, fork(rng));
  if (share(move, GLANCE) < WON) return undefined;
  const others = game.moves(state, seat).filter((other) => !equal(other, move));
  for (const candidate of unlikely(game, state, seat, others)) {
    if (share(candidate, GLANCE) > GIVEN_AWAY) continue;
    const before = share(move, TRUTH);
    const after = share(candidate, TRUTH);
    if (before < WON) return undefined;
    if (after <= GIVEN_AWAY) return { move: candidate, before, after };
  }
  return undefined;
}

/** The moves that the advice likes least: giving a game away takes some talent. */
function unlikely(game: AnyGame, state: unknown, seat: Seat, moves: readonly AnyMove[]): AnyMove[] {
  const values = new Map(
    moves.map((move) => {
      const next = clone(state);
      game.apply(next, seat, move);
      return [move, game.advice?.value(next, seat) ?? 0];
    }),
  );
  return moves.toSorted((a, b) => (values.get(a) ?? 0) - (values.get(b) ?? 0)).slice(0, MOVES);
}

function winnersOf(game: AnyGame, start: unknown, entries: readonly number[]): readonly Seat[] {
  const state = clone(start);
  for (const place of entries) {
    const [seat = CHANCE] = game.pending(state);
    game.apply(state, seat, game.moves(state, seat)[place] as AnyMove);
  }
  return winners(game.payoffs(state));
}
