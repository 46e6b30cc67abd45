import type { Seat } from '../../core/game.ts';
import { pending } from '../../core/match.ts';
import type { TableNow } from '../../protocol/programs.ts';
import { questionOf } from '../../session/bots.ts';
import { eyesOf, pastAt } from '../../session/position.ts';
import { clockInfo } from '../clock/reckon.ts';
import type { ServerContext } from '../context.ts';
import type { Memory } from '../memory.ts';
import { seatsOf } from '../seats.ts';

/** A table as somebody may see it at this moment, with all moves if they are asked for one. */
export function tableNow(context: ServerContext, memory: Memory, person: string | undefined): TableNow {
  const { table, seats, running } = memory;
  const own = seatsOf(seats, person);
  const clock = clockInfo(context, memory);
  const head = {
    table: table.id,
    game: table.game,
    rules: running?.match.game.rules ?? table.rules,
    options: table.options,
    status: table.status,
    listed: table.listed,
    seats: seats.map(({ kind, name, bot, left, reserved, seat }) => ({
      kind,
      name,
      ...(bot !== undefined && { bot }),
      ...(left && { left }),
      ...(reserved && { reserved }),
      yours: own.includes(seat),
    })),
    ...(clock && { clock }),
  };
  if (!running) return head;
  const { match } = running;
  const due = pending(match);
  const seat = eyesOf(own, due);
  const { viewer: _, ...position } = pastAt(match.game, match.state, match.log.length, seat);
  const isAsked = seat !== null && due.includes(seat);
  return { ...head, seat, pending: due, ...position, ...(isAsked && { moves: match.game.moves(position.view, seat) }) };
}

/** What tells the decision that is asked of somebody from all others; undefined if none is. */
export function questionFor({ seats, running }: Memory, person: string | undefined): string | undefined {
  if (!running) return undefined;
  const { match } = running;
  const due = pending(match);
  const seat: Seat | undefined = seatsOf(seats, person).find((own) => due.includes(own));
  return seat === undefined ? undefined : `${seat}/${questionOf(match, seat, '')}`;
}
