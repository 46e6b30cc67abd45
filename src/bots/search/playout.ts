import { clone } from '../../core/clone.ts';
import { type AnyMove, CHANCE, type Rng, type Seat } from '../../core/game.ts';
import { pick } from '../../core/rng.ts';
import type { Thought } from './thought.ts';
import { type Turns, turnOf } from './turns.ts';
import { type Worth, worth } from './worth.ts';

/** How many of its moves a seat looks at in a playout. */
const GLANCES = 8;

/** No game of ours is that long; a game without advice that is counts as undecided. */
const LONGEST = 2_000;

/** Plays on quickly from a leaf: to the end of a round where advice can judge the position, else to the end of the game. */
export function playout(thought: Thought, leaf: unknown, turns: Turns, rng: Rng): Worth {
  const { game, seats } = thought;
  let world = leaf;
  const horizon = game.advice ? Math.max(seats, turns.count + 1) : Number.POSITIVE_INFINITY;
  for (let steps = 0; steps < LONGEST; steps += 1) {
    const due: readonly Seat[] = game.pending(world);
    const [seat] = due;
    if (seat === undefined) break;
    if (seat === CHANCE) {
      game.apply(world, CHANCE, game.roll(world, rng));
      continue;
    }
    turnOf(turns, due);
    if (turns.count >= horizon) break;
    world = reply(thought, world, seat, rng);
  }
  return worth(game, world, seats);
}

/** The best of a few moves taken at random. The world given may be used up. */
function reply({ game }: Thought, world: unknown, seat: Seat, rng: Rng): unknown {
  const moves = game.moves(world, seat) as readonly AnyMove[];
  const { advice } = game;
  if (!advice || moves.length === 1) {
    game.apply(world, seat, pick(moves, rng));
    return world;
  }
  let best: unknown = world;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of glance(moves, rng)) {
    const next = clone(world);
    game.apply(next, seat, move);
    const value = advice.value(next, seat);
    if (value > most) [best, most] = [next, value];
  }
  return best;
}

/** Some of the moves, evenly spread over the list from a random start: neighbours in a list are often alike. */
function glance(moves: readonly AnyMove[], rng: Rng): readonly AnyMove[] {
  if (moves.length <= GLANCES) return moves;
  const step = moves.length / GLANCES;
  const start = rng(moves.length);
  return Array.from({ length: GLANCES }, (_, i) => moves[(start + Math.floor(i * step)) % moves.length]).filter((m) => m !== undefined);
}
