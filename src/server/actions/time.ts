import * as clock from '../../core/clock.ts';
import { askedPeople, clocksNow } from '../clock/reckon.ts';
import type { ServerContext } from '../context.ts';
import type { Crowd } from '../crowd.ts';
import { atRest, type Memory } from '../memory.ts';
import { tellOver } from '../tournaments/ask.ts';
import { saved } from './action.ts';
import { replaced, reseat, resigned } from './seating.ts';

/** Does what the host chose to those whose time is over. True if there was anybody. */
export async function endTime(context: ServerContext, memory: Memory): Promise<boolean> {
  const { table } = memory;
  const now = clocksNow(context, memory);
  if (!now || !table.clock || table.status !== 'playing') return false;
  const out = clock.fallen(table.clock, now);
  for (const seat of out) {
    const stored = memory.seats[seat];
    if (!stored) continue;
    const next = table.clock.over === 'bot' ? replaced(stored) : resigned(stored);
    await reseat(context, memory, next, (clocks) => clock.fall(clocks, seat));
    context.metrics.fallen.inc();
  }
  return out.length > 0;
}

/** Ends a game that nobody comes to any more. Those who were waited for have left it; to all others it is no loss. */
export async function abandon(context: ServerContext, memory: Memory, crowd: Pick<Crowd, 'learnSeed'>): Promise<boolean> {
  const { table, running } = memory;
  if (table.status !== 'playing' || !running) return true;
  const now = clocksNow(context, memory);
  const off = (seat: number): boolean => now?.paused === true || (now?.seats[seat]?.until ?? 0) > context.now();
  const closed = { at: context.now(), by: askedPeople(memory).filter((seat) => !off(seat)) };
  await saved(context.store.hours.close(table.id, closed));
  memory.table = { ...table, status: 'over', closed, asking: undefined };
  memory.running = atRest(running);
  await tellOver(context, table);
  await crowd.learnSeed(context, memory);
  return true;
}
