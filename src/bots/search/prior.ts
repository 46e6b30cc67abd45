import type { AnyMove, Seat } from '../../core/game.ts';
import { foresee } from '../foresight.ts';
import type { Thought } from './thought.ts';
import { type Decision, decisionOf, type Node, type Option } from './tree.ts';

/** The decision of `seat` at `node` and those of its options that are legal in this world. */
export function decide(thought: Thought, node: Node, world: unknown, seat: Seat): { decision: Decision; legal: Iterable<Option> } {
  const decision = decisionOf(node, seat);
  const { options } = decision;
  if (thought.open && options.size > 0) return { decision, legal: options.values() };
  const moves = thought.game.moves(world, seat) as readonly AnyMove[];
  const keys = moves.map((move) => JSON.stringify(move));
  const fresh = moves.filter((_, i) => !options.has(keys[i] ?? ''));
  if (fresh.length > 0) for (const option of judge(thought, world, seat, fresh)) options.set(JSON.stringify(option.move), option);
  return { decision, legal: keys.flatMap((key) => options.get(key) ?? []) };
}

/** First sight: the better a move looks by the game's advice, the sooner and the more it is tried. */
function judge(thought: Thought, world: unknown, seat: Seat, moves: readonly AnyMove[]): Option[] {
  const { game, late } = thought;
  if (!game.advice) return moves.map((move) => ({ move, prior: 1 / moves.length, visits: 0, total: 0 }));
  const values = foresee(game, world, seat, moves, late);
  const order = moves.map((_, i) => i).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
  const sum = order.reduce((total, _, place) => total + weight(place), 0);
  return order.flatMap((i, place) => {
    const move = moves[i];
    return move ? [{ move, prior: weight(place) / sum, visits: 0, total: 0 }] : [];
  });
}

/** By place and not by value, so that it suits every game's scale. */
const weight = (place: number): number => 1 / (place + 1);
