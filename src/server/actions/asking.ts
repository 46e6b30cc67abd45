import type { Asking } from '../../core/asking.ts';
import * as clock from '../../core/clock.ts';
import type { Refusal, Seat } from '../../core/game.ts';
import { agreementRefusal, isTakeBack, mark, takeBack } from '../../core/match.ts';
import type { Standing } from '../../store/rows.ts';
import { clocksNow } from '../clock/reckon.ts';
import type { ServerContext } from '../context.ts';
import type { Memory, Running } from '../memory.ts';
import { isPerson, seatsOf, stillAsked } from '../seats.ts';
import { type Action, type Effect, refuse, saved } from './action.ts';
import { mayMove, settle } from './play.ts';
import { takenBackOften } from './take-back-limit.ts';

const ownPlaces = ({ seats }: Memory, person: string | undefined): Seat[] => seatsOf(seats, person).filter((seat) => isPerson(seats[seat]));

/** Asks the others for a pause, or to let a step be taken back from which somebody learned. */
export const ask: Action<'ask'> = (context, memory, who, { seat, what, n }) => {
  const { running, table } = memory;
  const refusal = mayMove(memory, who.person, seat);
  if (refusal || !running) return refuse(refusal?.rule ?? 'table/not-started');
  if (table.status === 'over') return refuse('turn/game-over');
  if (what === 'pause' && table.clocks?.paused) return { kind: 'ok' };
  const fault = what === 'pause' ? pauseFault(memory) : takeBackFault(running, seat, n);
  if (fault) return fault === 'done' ? { kind: 'repeated', from: n } : refuse(fault.rule, fault.params);
  if (table.asking && table.asking.seat !== seat) return refuse('table/asked-already');
  return decide(context, memory, running, { what, seat, n: running.match.log.length, agreed: ownPlaces(memory, who.person) });
};

const pauseFault = ({ table }: Memory): Refusal | undefined => (table.clock ? undefined : { rule: 'table/no-clock' });

function takeBackFault({ match }: Running, seat: Seat, n: number): Refusal | 'done' | undefined {
  if (match.log.slice(n).some((entry) => entry.seat === seat && isTakeBack(entry.move))) return 'done';
  if (n !== match.log.length) return { rule: 'turn/late' };
  return takenBackOften(match, n) ?? agreementRefusal(match, seat);
}

export const agree: Action<'agree'> = (context, memory, who, { yes }) => {
  const { table, running } = memory;
  const own = ownPlaces(memory, who.person);
  if (own.length === 0) return refuse('table/players-only');
  // It was settled meanwhile.
  if (!table.asking || !running) return { kind: 'ok' };
  if (!yes) return stand(context, memory, { asking: undefined });
  return decide(context, memory, running, { ...table.asking, agreed: [...new Set([...table.asking.agreed, ...own])] });
};

/** Once all people have agreed it is done. */
function decide(context: ServerContext, memory: Memory, running: Running, asking: Asking): Promise<Effect> {
  if (stillAsked(memory.seats, asking).length > 0) return stand(context, memory, { asking });
  const now = clocksNow(context, memory);
  if (asking.what === 'pause') return stand(context, memory, { asking: undefined, clocks: now && clock.pause(now) });
  const { match } = running;
  const before = mark(match);
  return settle(context, memory, running, before, asking.n, takeBack(match, asking.seat, asking.n, 'agreement'));
}

async function stand(context: ServerContext, memory: Memory, to: Partial<Standing>): Promise<Effect> {
  await saved(context.store.change({ from: memory.table, to }));
  memory.table = { ...memory.table, ...to };
  return { kind: 'seats' };
}

/** Any player may end the pause. */
export const goOn: Action<'resume'> = (context, memory, who) => {
  if (ownPlaces(memory, who.person).length === 0) return refuse('table/players-only');
  const now = clocksNow(context, memory);
  if (!now?.paused || memory.table.status !== 'playing') return { kind: 'ok' };
  return stand(context, memory, { clocks: clock.goOn(now) });
};

export const holiday: Action<'holiday'> = (context, memory, who, { seat, days }) => {
  const { table, running } = memory;
  const refusal = mayMove(memory, who.person, seat);
  if (refusal || !running) return refuse(refusal?.rule ?? 'table/not-started');
  const now = clocksNow(context, memory);
  if (!now || !table.clock || !clock.hasDays(table.clock)) return refuse('table/no-holidays');
  if (table.status === 'over') return refuse('turn/game-over');
  const clocks = clock.holiday(now, seat, days);
  if (clock.daysLeft(clocks, seat) < 0) return refuse('table/days-off', { days: clock.daysLeft(clock.holiday(now, seat, 0), seat) });
  return stand(context, memory, { clocks });
};
