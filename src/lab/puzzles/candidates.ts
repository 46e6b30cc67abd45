import { analyse, type MoveValue } from '../../bots/search/analyse.ts';
import { type AnyGame, type AnyMove, CHANCE, type Options, type Seat } from '../../core/game.ts';
import type { Entry } from '../../core/match.ts';
import { fork, seeded } from '../../core/rng.ts';
import { streams } from '../seeds.ts';

/** A decision that may be worth a puzzle. */
export interface Candidate {
  /** What was played until then. */
  readonly log: readonly Entry[];
  readonly seat: Seat;
  readonly view: unknown;
  /** What a master would play. */
  readonly best: AnyMove;
}

/** A game to look through: of masters, or one that was played elsewhere. */
export interface Source {
  readonly seats: number;
  readonly options: Options;
  /** What was played; masters play where nothing is given. */
  readonly entries?: readonly Entry[] | undefined;
}

/** How long a master thinks here: enough to play well and to see what may be worth a longer look. */
const MASTER = { iterations: 200 };
/** Fewer moves leave nothing to find. */
const FEWEST = 3;
/** At first sight the best must be better than the next by this part of an even share of the win, and the game neither won nor lost. */
const GAP = 0.12;
const LOST = 0.06;
const WON = 0.97;
/** So often a move must have been tried to be a rival. */
const TRIED = 3;

/** Plays a game among masters, or goes through one that was played, and notes where one move seems to stand out. */
export function candidatesIn(game: AnyGame, { seats, options, entries }: Source, seed: number, late: () => boolean): Candidate[] {
  const { chance, bots } = streams(seed, 0, seats);
  const minds = bots.map(seeded);
  const state: unknown = game.setup(seats, options);
  const log: Entry[] = [];
  const found: Candidate[] = [];
  for (let due = game.pending(state); due[0] !== undefined && !late(); due = game.pending(state)) {
    const [seat] = due;
    if (entries && !entries[log.length]) break;
    let entry = entries?.[log.length];
    if (!entry && seat === CHANCE) entry = { seat, move: game.roll(state, chance) };
    if (entry?.seat !== CHANCE) {
      const mover = entry?.seat ?? seat;
      const view: unknown = game.view(state, mover);
      const rng = seeded(fork(minds[mover] ?? seeded(seed)));
      const { moves } = analyse({ game, view, seat: mover, budget: MASTER, rng });
      const best = moves[0]?.move;
      if (!best) break;
      if (due.length === 1 && standsOut(moves, seats)) found.push({ log: log.slice(), seat: mover, view, best });
      entry ??= { seat: mover, move: best };
    }
    if (!entry) break;
    game.apply(state, entry.seat, entry.move);
    log.push(entry);
  }
  return found;
}

function standsOut(moves: readonly MoveValue[], seats: number): boolean {
  const [best, ...others] = moves;
  if (moves.length < FEWEST || best?.value === undefined || best.value < LOST || best.value > WON) return false;
  const next = Math.max(0, ...others.map(({ visits, value }) => (visits >= TRIED ? (value ?? 0) : 0)));
  return best.value - next >= GAP / seats;
}
