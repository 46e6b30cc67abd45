import { CHANCE, type Rng, type Seat } from '../../core/game.ts';
import { reply } from './reply.ts';
import type { Thought } from './thought.ts';
import { type Turns, turnOf } from './turns.ts';
import { type Worth, worth } from './worth.ts';

/** No game of ours is that long; a game without advice that is counts as undecided. */
const LONGEST = 2_000;

/** Plays on quickly from a leaf: to the end of a round where advice can judge the position, else to the end of the game. */
export function playout(thought: Thought, leaf: unknown, turns: Turns, rng: Rng): Worth {
  const { game, seats, network } = thought;
  let world = leaf;
  const horizon = horizonOf(thought, turns.count);
  for (let steps = 0; steps < LONGEST; steps += 1) {
    const due: readonly Seat[] = game.pending(world);
    const [seat] = due;
    if (seat === undefined) break;
    if (seat === CHANCE) {
      game.apply(world, CHANCE, game.roll(world, rng));
      continue;
    }
    turnOf(turns, due);
    if (turns.count >= horizon && isRest(thought, seat, turns.count - horizon)) break;
    world = reply(thought, world, seat, rng);
  }
  return worth(game, world, seats, network);
}

/** The turn before which a position is judged, when so many have passed at the leaf. */
function horizonOf({ game, seats, network }: Thought, passed: number): number {
  if (network) return passed + network.turns;
  return game.advice ? Math.max(seats, passed + 1) : Number.POSITIVE_INFINITY;
}

const isRest = ({ rest, seats }: Thought, seat: Seat, beyond: number): boolean => rest === undefined || seat === rest || beyond >= seats;
