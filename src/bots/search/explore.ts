import { CHANCE, type Seat } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import type { Question } from '../bot.ts';
import { DEFAULT_BUDGET } from '../budget.ts';
import { advance, type Step } from './advance.ts';
import { recall } from './memory.ts';
import { playout } from './playout.ts';
import { decide, decideAtRoot, firstSight, glimpse, type Look } from './prior.ts';
import { settling } from './settled.ts';
import { type Thought, think } from './thought.ts';
import { type Choice, type Decision, learn, type Node, select } from './tree.ts';
import { type Turns, turnOf } from './turns.ts';
import type { Worth } from './worth.ts';

/** Is told how each imagined game went: what was chosen in it, from the root down, and what it was worth to everybody. */
type Hear = (path: readonly Choice[], worth: Worth) => void;

/** What a search has found: its tree and, if it is the asking seat's turn, that seat's decision. */
export interface Explored {
  readonly thought: Thought;
  readonly root: Node;
  readonly decision: Decision | undefined;
}

/**
 * Monte Carlo tree search over information sets (Cowling, Powley and Whitehouse, 2012), with first sight by the game's
 * advice and short playouts. See docs/decisions/0011-search.md. A budget in iterations counts those that are remembered.
 */
export function explore(question: Question, hear?: Hear): Explored {
  const { iterations, milliseconds } = question.budget;
  const unbounded = iterations === undefined && milliseconds === undefined;
  const thought = think(unbounded ? { ...question, budget: DEFAULT_BUDGET } : question);
  const root = recall(question);
  const due: readonly Seat[] = thought.game.pending(question.view);
  const decision = due.includes(thought.seat) ? decideAtRoot(thought, root) : undefined;
  const limit = iterations ?? Number.POSITIVE_INFINITY;
  const isSettled = settling(question, decision);
  for (let i = root.visits; i < limit && !thought.late() && !isSettled(); i += 1) iterate(thought, root, i, hear);
  return { thought, root, decision };
}

/** One imagined game: down the tree to a new leaf, a playout from there, and the news back up. */
export function iterate(thought: Thought, root: Node, n: number, hear?: Hear): void {
  const { game } = thought;
  const world = thought.imagine();
  const path: Choice[] = [];
  const turns: Turns = { count: 0, last: thought.turn };
  let rng = seeded(thought.seed + n);
  let node = root;
  node.visits += 1;
  for (;;) {
    const due: readonly Seat[] = game.pending(world);
    if (due[0] === undefined) break;
    if (due[0] === CHANCE) {
      // The nth visit to any place draws from the nth stream, so that rival moves are compared under the same luck.
      rng = seeded(thought.seed + streamOf(node.visits, thought.network?.draws));
      node = advance(thought, node, world, [[CHANCE, game.roll(world, rng)]]);
    } else {
      if (node.visits === 1 && node !== root) break;
      turnOf(turns, due);
      node = advance(thought, node, world, choose(thought, node, world, due, path, node === root ? firstSight : glimpse));
    }
    node.visits += 1;
  }
  const worth = playout(thought, world, turns, rng);
  learn(path, worth);
  hear?.(path, worth);
}

/**
 * Where chance has hundreds of outcomes each would be met once, and nobody's answer to it looked at: so of a place with n visits only
 * some draws are tried, again and again, and the more the oftener it is visited.
 */
const streamOf = (n: number, draws: number | undefined): number => (draws === undefined ? n : n % Math.ceil(draws * Math.sqrt(n)));

/** Everybody who is due chooses before anybody's choice is played. */
function choose(thought: Thought, node: Node, world: unknown, due: readonly Seat[], path: Choice[], look: Look): Step[] {
  const steps: Step[] = [];
  for (const seat of due) {
    const decision = decide(thought, node, world, seat, look);
    const option = select(decision, thought.network?.curiosity);
    if (!option) continue;
    path.push({ decision, option });
    steps.push([seat, option.move]);
  }
  return steps;
}
