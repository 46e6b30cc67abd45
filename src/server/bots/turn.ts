import { randomInt } from 'node:crypto';
import type { AnyMove, Seat } from '../../core/game.ts';
import { pending, submit } from '../../core/match.ts';
import type { Effect } from '../actions/action.ts';
import { settle } from '../actions/play.ts';
import type { House } from '../house.ts';
import type { Memory, Running } from '../memory.ts';
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
    question: questionOf(memory, running, seat),
    thought: { game: match.game, view: match.game.view(match.state, seat), seat, bot: memory.seats[seat]?.bot ?? '', share },
  }));
}

const questionOf = (memory: Memory, { match }: Running, seat: Seat): string => `${match.since[seat]}/${memory.seats[seat]?.bot}`;

/** Plays what the bot said or, if that is nothing or not legal, any legal move. Undefined if nobody waits for it any more. */
export async function playBot(house: House, memory: Memory, seat: Seat, question: string, move: unknown): Promise<Effect | undefined> {
  const { running } = memory;
  if (!running) return undefined;
  const { match, rng } = running;
  if (!asked(memory, pending(match)).includes(seat) || questionOf(memory, running, seat) !== question) return undefined;
  const before = match.log.length;
  let outcome = submit(match, seat, before, [move], rng);
  if (!outcome.ok) {
    if (move !== undefined) house.metrics.botFaults.inc({ fault: 'illegal' });
    outcome = submit(match, seat, before, [anyMove(running, seat)], rng);
  }
  return settle(house, memory, running, before, before, outcome);
}

/** Chosen from what the seat sees, not from what the table knows. */
function anyMove({ match }: Running, seat: Seat): AnyMove | undefined {
  const moves = match.game.moves(match.game.view(match.state, seat), seat);
  return moves[randomInt(Math.max(1, moves.length))];
}
