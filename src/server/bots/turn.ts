import { randomInt } from 'node:crypto';
import type { Seat } from '../../core/game.ts';
import { mark, pending } from '../../core/match.ts';
import { playFor, questionOf } from '../../session/bots.ts';
import type { Effect } from '../actions/action.ts';
import { settle } from '../actions/play.ts';
import type { ServerContext } from '../context.ts';
import type { Memory } from '../memory.ts';
import { asked } from '../seats.ts';
import type { Thought } from './thinker.ts';

/** A decision that waits for a bot; `question` tells it from all others of the table. */
interface Due {
  readonly seat: Seat;
  readonly question: string;
  readonly thought: Thought;
}

export function thoughts(memory: Memory): Due[] {
  const { running } = memory;
  if (!running) return [];
  const { match } = running;
  const share = { person: memory.table.host, awaited: memory.seats.some((s) => s.kind === 'human' && !s.left) };
  return asked(memory, pending(match)).map((seat) => ({
    seat,
    question: questionOf(match, seat, memory.seats[seat]?.bot ?? ''),
    thought: { game: match.game, view: match.game.view(match.state, seat), seat, bot: memory.seats[seat]?.bot ?? '', share },
  }));
}

/** Plays what the bot said, or something in its place. Undefined if nobody waits for it any more. */
export async function playBot(
  context: ServerContext,
  memory: Memory,
  seat: Seat,
  question: string,
  move: unknown,
): Promise<Effect | undefined> {
  const { running } = memory;
  if (!running) return undefined;
  const { match, rng } = running;
  if (!asked(memory, pending(match)).includes(seat) || questionOf(match, seat, memory.seats[seat]?.bot ?? '') !== question)
    return undefined;
  const before = mark(match);
  const outcome = playFor(match, seat, move, rng, randomInt);
  if (outcome.fault && move !== undefined) context.metrics.botFaults.inc({ fault: 'illegal' });
  return settle(context, memory, running, before, before.length, outcome);
}
