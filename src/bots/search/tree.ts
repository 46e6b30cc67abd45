import type { AnyMove, Seat } from '../../core/game.ts';
import type { Worth } from './worth.ts';

/** One move that a seat may choose at a node, and how it has done. */
export interface Option {
  readonly move: AnyMove;
  /** How promising it looked at first sight; those of a node's options sum up to about one. */
  readonly prior: number;
  visits: number;
  total: number;
  /** The squares of what it brought, summed up: how much that varies. */
  squares: number;
}

/** The decision of one seat. Seats that choose at the same time have one each, so that none sees the other's choice. */
export interface Decision {
  readonly seat: Seat;
  /** Others choose at the same time. */
  readonly shared: boolean;
  /** The options in the world last looked at, the most promising first; and the moves that they were made of. */
  legal: readonly Option[];
  moves: readonly AnyMove[];
  /** All options met in any world, by the text of their move; not used where nothing is hidden. */
  readonly known: Map<string, Option>;
  visits: number;
  total: number;
}

/** A point in the imagined games, known by what the searching seat has heard since the root. */
export interface Node {
  visits: number;
  readonly decisions: Map<Seat, Decision>;
  /** By the fingerprint of what was heard. */
  readonly children: Map<number, Node>;
}

/** A choice made on the way down, to be told on the way back how it went. */
export interface Choice {
  readonly decision: Decision;
  readonly option: Option;
}

/** How much the search prefers what it has seen little of. */
const CURIOSITY = 0.6;

export const makeNode = (): Node => ({ visits: 0, decisions: new Map(), children: new Map() });

export function decisionOf(node: Node, seat: Seat, due: readonly Seat[]): Decision {
  const known = node.decisions.get(seat);
  if (known) return known;
  const decision: Decision = { seat, shared: due.length > 1, legal: [], moves: [], known: new Map(), visits: 0, total: 0 };
  node.decisions.set(seat, decision);
  return decision;
}

export function child(node: Node, heard: number): Node {
  const known = node.children.get(heard);
  if (known) return known;
  const next = makeNode();
  node.children.set(heard, next);
  return next;
}

/** The rule of AlphaZero (PUCT): the mean so far, and more for promising options that were tried seldom. */
export function select(decision: Decision, curiosity: number = CURIOSITY): Option | undefined {
  const reach = curiosity * Math.sqrt(decision.visits + 1);
  const unknown = decision.visits > 0 ? decision.total / decision.visits : 0;
  let best: Option | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let untried = false;
  for (const option of decision.legal) {
    // Of those never tried the first is the most promising: there are hundreds, and they need not be compared.
    if (option.visits === 0 && untried) continue;
    untried ||= option.visits === 0;
    const mean = option.visits > 0 ? option.total / option.visits : unknown;
    const score = mean + (reach * option.prior) / (1 + option.visits);
    if (score > most) [best, most] = [option, score];
  }
  return best;
}

export function learn(path: readonly Choice[], worth: Worth): void {
  for (const { decision, option } of path) {
    const gain = worth[decision.seat] ?? 0;
    decision.visits += 1;
    decision.total += gain;
    option.visits += 1;
    option.total += gain;
    option.squares += gain * gain;
  }
}

/** All options that the search has met, the one it believes in first. */
export function optionsOf({ known, legal, shared }: Decision): Option[] {
  const all = [...(known.size > 0 ? known.values() : legal)];
  // Who chooses at the same time as others must not be foreseen: all good choices bring the same, and how often counts.
  const belief = shared ? (option: Option) => option.visits : assured;
  return all.sort((a, b) => belief(b) - belief(a) || b.prior - a.prior);
}

/** Before an option was tried often, it is taken to vary like two tries that differ by a fifth of a win. */
const TRIES = 2;
const DOUBT = 0.01;

/** What an option brings in all likelihood: its mean less its standard error. One that was never tried comes last. */
function assured({ visits, total, squares }: Option): number {
  if (visits === 0) return Number.NEGATIVE_INFINITY;
  const mean = total / visits;
  const variance = (squares - visits * mean * mean + TRIES * DOUBT) / (visits + TRIES);
  return mean - Math.sqrt(Math.max(0, variance) / visits);
}
