import { equal } from '../../core/equal.ts';
import type { AnyMove } from '../../core/game.ts';
import type { Question } from '../bot.ts';
import { advance } from './advance.ts';
import type { Thought } from './thought.ts';
import { makeNode, type Node } from './tree.ts';

/**
 * What a search leaves for the next step of the same turn: the tree below the move that it chose. Whoever asks a seat's
 * questions in order may hand the same memory along; a question that does not follow from the last one finds nothing in it.
 */
export interface Memory {
  kept?: { readonly view: unknown; readonly node: Node } | undefined;
}

/** The tree to go on with: the kept one if the question is the expected one, else a new one. */
export function recall({ memory, view }: Question): Node {
  const kept = memory?.kept;
  return kept && equal(kept.view, view) ? kept.node : makeNode();
}

/** Keeps the tree below a move if the same seat will be asked next, and then by what it will see. */
export function remember(question: Question, thought: Thought, root: Node, move: AnyMove): void {
  const { game, memory, seat } = question;
  if (!memory) return;
  memory.kept = undefined;
  if (game.pending(question.view).length !== 1) return;
  const world = thought.imagine();
  const node = advance(thought, root, world, [[seat, move]]);
  if (equal(game.pending(world), [seat])) memory.kept = { view: game.view(world, seat), node };
}
