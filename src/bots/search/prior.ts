import { copyState } from '../../core/clone.ts';
import type { AnyMove, Seat } from '../../core/game.ts';
import { foresee } from '../foresight.ts';
import { favourites } from './reply.ts';
import type { Thought } from './thought.ts';
import { type Decision, decisionOf, type Node, type Option } from './tree.ts';
import { worth } from './worth.ts';

/** The decision of `seat` at `node`. Its `legal` options are those of this world, the most promising first. */
export function decide(thought: Thought, node: Node, world: unknown, seat: Seat, look: Look): Decision {
  const decision = decisionOf(node, seat, thought.game.pending(world));
  // What the searching seat may do follows from what it sees and hears, so that it is the same in all worlds of a node.
  const settled = thought.open || seat === thought.seat;
  if (settled && decision.legal.length > 0) return decision;
  const moves = thought.game.moves(world, seat);
  if (settled) decision.legal = judge(thought, world, seat, moves, look);
  else if (!isSame(moves, decision.moves)) decision.legal = recall(thought, decision, world, moves);
  decision.moves = moves;
  return decision;
}

/**
 * The searching seat's own decision at the root. Of a tree that is remembered from the step before it had but a glimpse: by a network it is looked
 * at again as closely as that of a new tree, and what was tried of it counts.
 */
export function decideAtRoot(thought: Thought, root: Node): Decision {
  const world = thought.imagine();
  const glimpsed = root.decisions.get(thought.seat)?.legal ?? [];
  const decision = decide(thought, root, world, thought.seat, secondSight);
  if (!thought.network || glimpsed.length === 0) return decision;
  const tried = new Map(glimpsed.map((option) => [textOf(option.move), option]));
  const moves = thought.game.moves(world, thought.seat);
  decision.legal = judge(thought, world, thought.seat, moves, secondSight).map((option) => ({
    ...(tried.get(textOf(option.move)) ?? option),
    prior: option.prior,
  }));
  return decision;
}

/** The same objects in the same order. */
function isSame(some: readonly AnyMove[], others: readonly AnyMove[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

const texts = new WeakMap<AnyMove, string>();

/** A move as text, kept for games that list the same object for the same move. */
function textOf(move: AnyMove): string {
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
  if (fresh.length > 0) for (const option of judge(thought, world, seat, fresh, firstSight)) known.set(textOf(option.move), option);
  return keys.flatMap((key) => known.get(key) ?? []).sort((a, b) => b.prior - a.prior);
}

/** First sight: the better a move looks by the game's advice, the sooner and the more it is tried. */
function judge(thought: Thought, world: unknown, seat: Seat, moves: readonly AnyMove[], look: Look): Option[] {
  const option = (move: AnyMove, prior: number): Option => ({ move, prior, visits: 0, total: 0, squares: 0 });
  if (!thought.game.advice) return moves.map((move) => option(move, 1 / moves.length));
  const sum = moves.reduce((total, _, place) => total + weight(place), 0);
  return look(thought, world, seat, moves).map((move, place) => option(move, weight(place) / sum));
}

/** The moves in the order of their promise. It may leave out those that promise little. */
export type Look = (thought: Thought, world: unknown, seat: Seat, moves: readonly AnyMove[]) => AnyMove[];

/** The better by the game's advice the sooner. Where there are many, what each gains is kept in mind. */
export const firstSight: Look = ({ game, late, impressions, network }, world, seat, moves) => {
  const values = foresee(game, world, seat, moves, late);
  if (network && moves.length > FEW) {
    const now = game.advice?.value(world, seat) ?? 0;
    moves.forEach((move, i) => {
      impressions[seat]?.set(move, (values[i] ?? 0) - now);
    });
  }
  const places = values.map((_, i) => i).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
  return places.map((i) => moves[i] as AnyMove);
};

/**
 * What lies further ahead is looked at but briefly, if there is a network: a leaf costs less by it than to look at hundreds of moves again at
 * every node. So of many moves only those are tried that promised most elsewhere in this search, or were never met there.
 */
export const glimpse: Look = (thought, world, seat, moves) => {
  const before = thought.impressions[seat];
  if (!before || !thought.network || moves.length <= MANY) return firstSight(thought, world, seat, moves);
  const unmet = moves.filter((move) => !before.has(move));
  return firstSight(thought, world, seat, [...favourites(moves, before, FEW), ...unmet]);
};

/** Where there are more moves than these below the root, only so few of those met before are looked at. With 16 Rattenscharf's master played worse. */
const MANY = 64;
const FEW = 32;

/** So many of the moves that look best are worth a network's look. */
const CONSIDERED = 24;

/** At the root a network looks at the best again: that costs more, but this order counts most. */
const secondSight: Look = (thought, world, seat, moves) => {
  const order = firstSight(thought, world, seat, moves);
  const { game, seats, network, late } = thought;
  if (!network) return order;
  const shares = new Map<AnyMove, number>();
  for (const move of order.slice(0, CONSIDERED)) {
    if (late()) return order;
    const next = copyState(game, world);
    game.apply(next, seat, move);
    shares.set(move, worth(game, next, seats, network)[seat] ?? 0);
  }
  return order.toSorted((a, b) => (shares.get(b) ?? -1) - (shares.get(a) ?? -1));
};

/** By place and not by value, so that it suits every game's scale. */
const weight = (place: number): number => 1 / (place + 1);
