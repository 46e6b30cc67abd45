import type { AnyEvent, AnyMove, Seat } from '../../core/game.ts';
import { textOf } from './prior.ts';
import type { Thought } from './thought.ts';
import { child, type Node } from './tree.ts';

export type Step = readonly [Seat, AnyMove];

/** Plays the steps and finds the node that they lead to: where secrets exist, by what the searching seat hears of them. */
export function advance(thought: Thought, node: Node, world: unknown, steps: readonly Step[]): Node {
  const { game, seat: viewer, open } = thought;
  let key = '';
  const hear = (event: AnyEvent) => {
    key += JSON.stringify(game.redact(event, viewer)) ?? '';
  };
  for (const [seat, move] of steps) {
    if (!game.pending(world).includes(seat)) continue;
    if (open || seat === viewer) key += textOf(move);
    game.apply(world, seat, move, open ? undefined : hear);
  }
  return child(node, key);
}
