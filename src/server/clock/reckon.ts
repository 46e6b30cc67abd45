import type { Clocks } from '../../core/clock.ts';
import * as clock from '../../core/clock.ts';
import { CHANCE, type Seat } from '../../core/game.ts';
import { isTakeBack, pending } from '../../core/match.ts';
import type { ClockInfo } from '../../protocol/to-browser.ts';
import type { StoredSeat, StoredTable } from '../../store/rows.ts';
import type { Change } from '../../store/store.ts';
import type { ServerContext } from '../context.ts';
import type { Memory, Running } from '../memory.ts';
import { isPerson } from '../seats.ts';

/** Which people are asked. */
export const askedPeople = ({ running, seats }: Pick<Memory, 'running' | 'seats'>): Seat[] =>
  running ? pending(running.match).filter((seat) => isPerson(seats[seat])) : [];

/** The clocks as they are at this moment; undefined at a table without. */
export function clocksNow({ hours, now }: ServerContext, { table }: Memory): Clocks | undefined {
  return table.clock && table.clocks && clock.tick(table.clock, table.clocks, now(), hours.awake);
}

export const clocksRunning = ({ status, clocks }: StoredTable): number => (status === 'playing' ? (clocks?.running.length ?? 0) : 0);

/** What stands beside the log once the entries from `before` on are in it: clocks go on, and a step that is not the last one is not asked for. */
export function standingAfter(context: ServerContext, memory: Memory, { match }: Running, before: number): Change | undefined {
  const { table } = memory;
  const lapsed = table.asking?.what === 'take-back';
  const now = clocksNow(context, memory);
  if (!now || !table.clock) return lapsed ? { from: table, to: { asking: undefined } } : undefined;
  const since = match.log.slice(before);
  const takenBack = since.find(({ move }) => isTakeBack(move))?.seat;
  const moved = takenBack === undefined ? since.flatMap(({ seat }) => (seat === CHANCE ? [] : [seat])) : [];
  const clocks = clock.turn(table.clock, now, { running: askedPeople(memory), moved, ...(takenBack !== undefined && { takenBack }) });
  return { from: table, to: lapsed ? { clocks, asking: undefined } : { clocks } };
}

/** What stands beside the log once somebody else sits at a seat. What was asked is asked of other people now, and so no more. */
export function standingWith(
  context: ServerContext,
  memory: Memory,
  seat: StoredSeat,
  also = (clocks: Clocks) => clocks,
): Change | undefined {
  const { table, running } = memory;
  if (table.status !== 'playing') return undefined;
  const now = clocksNow(context, memory);
  if (!now || !table.clock) return table.asking && { from: table, to: { asking: undefined } };
  const seats = memory.seats.map((old) => (old.seat === seat.seat ? seat : old));
  const back = isPerson(seat) ? clock.comeBack(table.clock, now, seat.seat) : now;
  return {
    from: table,
    to: { clocks: clock.turn(table.clock, also(back), { running: askedPeople({ running, seats }) }), asking: undefined },
  };
}

/** All clocks, for everybody to see. */
export function clockInfo(context: ServerContext, memory: Memory): ClockInfo | undefined {
  const { table, seats } = memory;
  const rules = table.clock;
  if (!rules) return undefined;
  const clocks = clocksNow(context, memory) ?? clock.beginClocks(rules, seats.length, context.now());
  const over = table.status !== 'playing';
  const holidays = clocks.seats.flatMap(({ until = 0 }, seat) => (until > clocks.at ? [{ seat, until: until - clocks.at }] : []));
  return {
    rules,
    times: seats.map((_, seat) => Math.round(clock.remaining(rules, clocks, seat))),
    running: over ? [] : clocks.running,
    ...(clocks.paused && !over && { paused: true }),
    ...(holidays.length > 0 && !over && { holidays }),
    ...(clock.hasDays(rules) && { daysOff: seats.map((_, seat) => clock.daysLeft(clocks, seat)) }),
  };
}
