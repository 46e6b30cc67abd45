import { equal } from '../../core/equal.ts';
import type { AnyMove } from '../../core/game.ts';
import { pick } from '../../core/rng.ts';
import type { Asking } from '../playout.ts';
import { type Conduct, type FaultKind, oneAnswer } from './faults.ts';
import { Outsider } from './outsider.ts';

/** One process for each program and seat: two seats in one process could tell each other their secrets. */
const outsiders = new Map<string, Outsider>();

function outsiderFor({ player, seat }: Asking): Outsider {
  const key = `${seat} ${player.command}`;
  const known = outsiders.get(key) ?? new Outsider(player.command, player.timeout);
  outsiders.set(key, known);
  return known;
}

/** Ends the programs of this thread. */
export function closeOutsiders(): void {
  for (const outsider of outsiders.values()) outsider.close();
  outsiders.clear();
}

export interface Decided {
  readonly move: AnyMove;
  readonly conduct: Conduct;
}

/** Asks a program for a decision. Whatever it answers, a legal move comes of it. */
export async function decide(asking: Asking): Promise<Decided> {
  const began = performance.now();
  const reply = await outsiderFor(asking).ask(question(asking));
  const milliseconds = performance.now() - began;
  const replaced = (fault: FaultKind, lastWords?: string): Decided => ({
    move: pick(asking.moves, asking.rng),
    conduct: oneAnswer(milliseconds, fault, lastWords),
  });
  if ('fault' in reply) return replaced(reply.fault, reply.lastWords);
  const answer = parse(reply.line);
  if (answer === undefined) return replaced('garbage');
  const move = legal(answer, asking.moves);
  return move ? { move, conduct: oneAnswer(milliseconds) } : replaced('illegal');
}

const question = ({ game, rules, match, seats, seat, player, view, moves }: Asking): string =>
  JSON.stringify({ game, rules, match, seats, seat, budget: player.budget, timeout: player.timeout, view, moves });

type Answer = { readonly index: unknown } | { readonly move: unknown };

/** `3`, `{"index":3}`, `{"move":{"type":…}}` or the move itself; undefined for anything else. */
function parse(line: string): Answer | undefined {
  try {
    const answer: unknown = JSON.parse(line);
    if (typeof answer === 'number') return { index: answer };
    if (typeof answer !== 'object' || answer === null) return undefined;
    if ('index' in answer) return { index: answer.index };
    if ('move' in answer && !('type' in answer)) return { move: answer.move };
    return 'type' in answer ? { move: answer } : undefined;
  } catch {
    return undefined;
  }
}

/** Our own equal object: nothing from outside enters a state. */
const legal = (answer: Answer, moves: readonly AnyMove[]): AnyMove | undefined =>
  'index' in answer ? moves[typeof answer.index === 'number' ? answer.index : -1] : moves.find((m) => equal(m, answer.move));
