import type { AnyEvent, AnyMove, Seat } from '../../core/game.ts';
import { fingerprint } from './fingerprint.ts';
import type { Thought } from './thought.ts';
import { child, type Node } from './tree.ts';

export type Step = readonly [Seat, AnyMove];

/** Plays the steps and finds the node that they lead to: where secrets exist, by what the searching seat hears of them. */
export function advance(thought: Thought, node: Node, world: unknown, steps: readonly Step[]): Node {
  const { game, seat: viewer, open } = thought;
  let heard = 0;
  const hear = (event: AnyEvent) => {
    heard = fingerprint(game.redact(event, viewer), heard);
  };
  for (const [seat, move] of steps) {
    if (!game.pending(world).includes(seat)) continue;
    if (open || seat === viewer) heard = fingerprint(move, heard);
    game.apply(world, seat, move, open ? undefined : hear);
  }
  return child(node, heard);
}
