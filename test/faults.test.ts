import { expect, test } from 'vitest';
import { KINDS, runCampaign } from './support/faults.ts';

/** Slower than in bench/faults.ts: other tests run beside these. */
const THINK = 200;

test('three servers on one PostgreSQL, hurt once in each way: nothing acknowledged is lost, no fork, no table stuck', async () => {
  const campaign = await runCampaign({ tables: 4, faults: KINDS, peace: 2000, think: THINK });
  expect(campaign).toMatchObject({ lost: 0, forks: 0, stuck: 0 });
  expect(Object.keys(campaign.faults)).toEqual(KINDS.filter((kind) => !campaign.skipped.includes(kind)));
  expect(campaign.acknowledged).toBeGreaterThan(200);
  expect(campaign.seen.count).toBeGreaterThan(100);
  // How soon is the bench's to say, on a quiet machine; that nobody waits for the next comparison of everything is seen here.
  expect(campaign.seen.p50).toBeLessThan(1000);
}, 480_000);

test('a rolling restart of three servers: each drains within ten seconds, and every game goes on without anybody reloading', async () => {
  const campaign = await runCampaign({ tables: 4, faults: Array(3).fill('restart of a server'), peace: 500, think: THINK, inTurn: true });
  expect(campaign).toMatchObject({ lost: 0, forks: 0, stuck: 0, faults: { 'restart of a server': 3 } });
  expect(campaign.drained).toBeLessThan(10_000);
}, 300_000);
