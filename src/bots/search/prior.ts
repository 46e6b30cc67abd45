import { copyState } from '../../core/clone.ts';
import type { AnyMove, Seat } from '../../core/game.ts';
import { foresee } from '../foresight.ts';
import type { Thought } from './thought.ts';
import { type Decision, decisionOf, type Node, type Option } from './tree.ts';
import { worth } from './worth.ts';

/** The decision of `seat` at `node`. Its `legal` options are those of this world, the most promising first. */
export function decide(thought: Thought, node: Node, world: unknown, seat: Seat, look: Look = firstSight): Decision {
  const decision = decisionOf(node, seat, thought.game.pending(world));
  // What the searching seat may do follows from what it sees and hears, so that it is the same in all worlds of a node.
  const settled = thought.open || seat === thought.seat;
  if (settled && decision.legal.length > 0) return decision;
  const moves = thought.game.moves(world, seat);
  decision.legal = settled ? judge(thought, world, seat, moves, look) : recall(thought, decision, world, moves);
  return decision;
}

const texts = new WeakMap<AnyMove, string>();

/** A move as text, kept for games that list the same object for the same move. */
export function textOf(move: AnyMove): string {
  const known = texts.get(move);
  if (known !== undefined) return known;
  const text = JSON.stringify(move);
  texts.set(move, text);
  return text;
}

/** Where secrets exist, the legal moves of rivals differ from world to world: those met before are known by their text. */
function recall(thought: Thought, decision: Decision, world: unknown, moves: readonly AnyMove[]): Option[] {
  const { known, seat } = decision;
  const keys = moves.map(textOf);
  const fresh = moves.filter((_, i) => !known.has(keys[i] ?? ''));
  if (fresh.length > 0) for (const option of judge(thought, world, seat, fresh)) known.set(textOf(option.move), option);
  return keys.flatMap((key) => known.get(key) ?? []).sort((a, b) => b.prior - a.prior);
}

/** First sight: the better a move looks by the game's advice, the sooner and the more it is tried. */
function judge(thought: Thought, world: unknown, seat: Seat, moves: readonly AnyMove[], look: Look = firstSight): Option[] {
  if (!thought.game.advice) return moves.map((move) => ({ move, prior: 1 / moves.length, visits: 0, total: 0, squares: 0 }));
  const order = look(thought, world, seat, moves);
  const sum = order.reduce((total, _, place) => total + weight(place), 0);
  return order.flatMap((i, place) => {
    const move = moves[i];
    return move ? [{ move, prior: weight(place) / sum, visits: 0, total: 0, squares: 0 }] : [];
  });
}

/** Puts moves, by their places in the list, in the order of promise. */
type Look = (thought: Thought, world: unknown, seat: Seat, moves: readonly AnyMove[]) => number[];

/** By a network leaves cost less than to look at hundreds of moves again at every node. */
const firstSight: Look = (thought, world, seat, moves) => {
  const { game, late, impressions, network } = thought;
  if (!network || moves.length <= MANY) return inOrder(foresee(game, world, seat, moves, late));
  const before = impressions[seat] as Map<AnyMove, number>;
  const hopes = moves.map((move) => before.get(move) ?? UNMET);
  const again = inOrder(hopes).filter((i, place) => place < MANY / 2 || hopes[i] === UNMET);
  const looked = again.map((i) => moves[i] as AnyMove);
  const values = foresee(game, world, seat, looked, late);
  const now = game.advice?.value(world, seat) ?? 0;
  again.forEach((i, place) => {
    const gain = (values[place] ?? 0) - now;
    hopes[i] = gain + SEEN;
    before.set(looked[place] as AnyMove, gain);
  });
  return inOrder(hopes);
};

/** Where there are more moves than these, those that promised little elsewhere in this search are not looked at again. */
const MANY = 64;
/** Moves that were never looked at come first; and whatever is looked at now before what is only remembered. */
const UNMET = Number.MAX_VALUE;
const SEEN = 1e9;

const inOrder = (values: readonly number[]): number[] =>
  values.map((_, i) => i).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);

/** So many of the moves that look best are worth a network's look. */
const CONSIDERED = 24;

/** At the root a network looks at the best again: that costs more, but this order counts most. */
export const secondSight: Look = (thought, world, seat, moves) => {
  const order = firstSight(thought, world, seat, moves);
  const { game, seats, network, late } = thought;
  if (!network) return order;
  const shares = new Map<number, number>();
  for (const i of order.slice(0, CONSIDERED)) {
    const move = moves[i];
    if (!move || late()) return order;
    const next = copyState(game, world);
    game.apply(next, seat, move);
    shares.set(i, worth(game, next, seats, network)[seat] ?? 0);
  }
  return order.toSorted((a, b) => (shares.get(b) ?? -1) - (shares.get(a) ?? -1));
};

/** By place and not by value, so that it suits every game's scale. */
const weight = (place: number): number => 1 / (place + 1);
