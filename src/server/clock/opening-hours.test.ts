import { expect, test } from 'vitest';
import type { UptimeTable } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { makeLog } from '../log.ts';
import { covered, OpeningHours } from './opening-hours.ts';

test('time counts once, however many servers were open', () => {
  const spans = [
    { since: 0, until: 100 },
    { since: 50, until: 80 },
    { since: 90, until: 200 },
    { since: 300, until: 400 },
  ];
  expect(covered(spans, 0, 1000)).toBe(300);
  expect(covered(spans, 60, 95)).toBe(35);
  expect(covered(spans, 150, 350)).toBe(100);
  expect(covered(spans, 210, 290)).toBe(0);
  expect(covered(spans, 400, 300)).toBe(0);
  expect(covered([], 0, 10)).toBe(0);
});

/** A store that keeps hours in a list, and a clock that the test sets. */
function make() {
  const rows: UptimeTable[] = [];
  const world = { now: 1000, clocked: true, away: false, rows };
  const hours = {
    open: async (span: UptimeTable) => {
      if (world.away) throw new Error('away');
      const i = rows.findIndex((r) => r.server === span.server && r.since === span.since);
      rows[i < 0 ? rows.length : i] = span;
      return true;
    },
    spans: async () => [...rows],
    forget: async () => undefined,
    hasClocked: async () => world.clocked,
  };
  const open = () => new OpeningHours({ hours } as unknown as Store, () => world.now, 1_000_000, makeLog('silent'));
  return { world, open };
}

test('what the house was closed for counts for nobody, whichever server comes next', async () => {
  const { world, open } = make();
  const first = open();
  await first.start();
  world.now = 50_000;
  expect(first.awake(1000, 50_000)).toBe(49_000);
  await first.close();
  expect(first.awake(1000, 90_000)).toBe(49_000);
  world.now = 10_000_000;
  const second = open();
  await second.start();
  world.now += 5000;
  expect(second.awake(1000, world.now)).toBe(54_000);
  expect(second.awake(60_000, world.now)).toBe(5000);
  await second.close();
});

test('a server that was stopped, or could not write, was closed meanwhile', async () => {
  const { world, open } = make();
  const hours = open();
  await hours.start();
  world.now += 3_000_001;
  // It does not even know yet how long it was gone.
  expect(hours.awake(1000, world.now)).toBe(0);
  world.away = true;
  await expect(hours.keep()).rejects.toThrow('away');
  world.now += 1000;
  expect(hours.awake(1000, world.now)).toBe(0);
  world.away = false;
  await hours.keep();
  world.now += 7000;
  expect(hours.awake(1000, world.now)).toBe(7000);
  expect(world.rows).toHaveLength(2);
  await hours.close();
});

test('nothing is written while no clock runs', async () => {
  const { world, open } = make();
  world.clocked = false;
  const hours = open();
  await hours.start();
  expect(world.rows).toEqual([]);
  await hours.keep();
  expect(world.rows).toHaveLength(1);
  await hours.close();
});
