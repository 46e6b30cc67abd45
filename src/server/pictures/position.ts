import type { Refusal } from '../../core/game.ts';
import { floorOf, pending } from '../../core/match.ts';
import { winners } from '../../core/sheet.ts';
import type { PictureSeat } from '../../protocol/picture.ts';
import { type Eyes, type Past, pastAt, stateAt } from '../../session/position.ts';
import type { Memory } from '../memory.ts';

/** A position for those who sit nowhere, and who plays it. */
export interface Shown {
  readonly game: string;
  readonly view: unknown;
  readonly n: number;
  readonly of: number;
  readonly over: boolean;
  readonly seats: readonly (PictureSeat & { readonly bot: boolean })[];
}

/** The position after `n` entries, through those eyes. */
export function earlier({ running, game: current }: Memory, n: number, eyes: Eyes): Past | Refusal {
  if (!running) return { rule: 'table/not-started' };
  const { game, log } = running.match;
  if (n > log.length) return { rule: 'turn/late' };
  // What older rules led to is not theirs to show any more, save for the very end of a game that they finished.
  const floor = game.rules === current.rules ? floorOf(log) : log.length;
  if (n < floor) return { rule: 'table/older-rules' };
  return pastAt(game, stateAt(running.match, n, floor), n, eyes);
}

/** What a spectator sees; of a game that is over everything, as its replay shows it. */
export function shownTo(memory: Memory, wanted: number | undefined): Shown | Refusal {
  const { table, seats, running } = memory;
  const of = running?.match.log.length ?? 0;
  const n = wanted ?? of;
  const over = table.status === 'over';
  const past = earlier(memory, n, over ? 'all' : null);
  if ('rule' in past) return past;
  const ended = over && n === of && table.closed === undefined && running;
  const won = ended ? winners(ended.match.game.payoffs(ended.match.state)) : [];
  const due = running && !over && n === of ? pending(running.match) : [];
  return {
    game: table.game,
    view: past.view,
    n,
    of,
    over,
    seats: seats.map(({ seat, name, bot }) => ({
      seat,
      name,
      bot: bot !== undefined,
      points: past.sheet.totals[seat] ?? 0,
      won: won.includes(seat),
      due: due.includes(seat),
    })),
  };
}
