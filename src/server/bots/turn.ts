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
export interface Due {
  readonly seat: Seat;
  readonly question: string;
}

export function dueBots(memory: Memory): Due[] {
  const { running } = memory;
  if (!running) return [];
  const { match } = running;
  return asked(memory, pending(match)).map((seat) => ({ seat, question: questionOf(match, seat, memory.seats[seat]?.bot ?? '') }));
}

/** What the bot must know to decide it; undefined if nobody waits for that any more. */
export function thoughtOf(memory: Memory, { seat, question }: Due): Thought | undefined {
  const { running, seats, table } = memory;
  if (!running || !dueBots(memory).some((due) => due.seat === seat && due.question === question)) return undefined;
  const { game, state } = running.match;
  const share = { person: table.host, awaited: seats.some((s) => s.kind === 'human' && !s.left) };
  return { game, view: game.view(state, seat), seat, bot: seats[seat]?.bot ?? '', share };
}

/** Plays what the bot said, or something in its place. Undefined if nobody waits for it any more. */
export async function playBot(context: ServerContext, memory: Memory, { seat, question }: Due, move: unknown): Promise<Effect | undefined> {
  const { running } = memory;
  if (!running || !dueBots(memory).some((due) => due.seat === seat && due.question === question)) return undefined;
  const { match, rng } = running;
  const before = mark(match);
  const outcome = playFor(match, seat, move, rng, randomInt);
  if (outcome.fault && move !== undefined) context.metrics.botFaults.inc({ fault: 'illegal' });
  return settle(context, memory, running, before, before.length, outcome);
}
