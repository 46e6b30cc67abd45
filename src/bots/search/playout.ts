import { CHANCE, type Rng, type Seat } from '../../core/game.ts';
import { reply } from './reply.ts';
import type { Thought } from './thought.ts';
import { type Turns, turnOf } from './turns.ts';
import { type Worth, worth } from './worth.ts';

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
    if (turns.count >= horizon && isRest(thought, seat, turns.count - horizon)) break;
    world = reply(thought, world, seat, rng);
  }
  return worth(game, world, seats);
}

const isRest = ({ rest, seats }: Thought, seat: Seat, beyond: number): boolean => rest === undefined || seat === rest || beyond >= seats;
