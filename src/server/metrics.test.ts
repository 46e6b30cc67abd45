import { expect, test } from 'vitest';
import { Client } from './testing/client.ts';
import { discard, startTestServer } from './testing/start.ts';

test('figures follow what happens', async () => {
  const server = await startTestServer();
  const read = async (): Promise<(name: string) => number> => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    return (name) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.slice(name.length + 1),
      );
  };
  const before = await read();
  const ana = await Client.visit(server.url);
  const table = await ana.create({
    game: 'rattenscharf',
    seats: [
      { kind: 'bot', bot: 'greedy' },
      { kind: 'bot', bot: 'greedy' },
    ],
  });
  await ana.watch(table);
  await ana.until((m) => m.type === 'table' && m.table.status === 'over');
  const after = await read();
  for (const name of [
    ...['ratskeller_moves_total', 'ratskeller_commit_seconds_count', 'ratskeller_commit_jobs_total', 'ratskeller_told_changes_total'],
    ...['ratskeller_told_wholes_total', 'ratskeller_told_change_characters_total', 'ratskeller_told_whole_characters_total'],
  ])
    expect([name, after(name) > before(name)]).toEqual([name, true]);
  // A change is shorter than what it changes.
  const length = (form: string): number => after(`ratskeller_told_${form}_characters_total`) / after(`ratskeller_told_${form}s_total`);
  expect(length('change')).toBeLessThan(length('whole'));
  expect([after('ratskeller_sockets'), after('ratskeller_tables'), after('ratskeller_commit_faults_total')]).toEqual([1, 1, 0]);
  expect(after('ratskeller_requests_total{status="201"}')).toBe(1);
  expect([after('ratskeller_clocks_running'), after('ratskeller_tables_waiting'), after('ratskeller_jobs_waiting')]).toEqual([0, 0, 0]);
  const clock = { reserve: 600, increment: 10, delay: 5, over: 'bot' } as const;
  const timed = await ana.create({
    game: 'rattenscharf',
    seats: [{ kind: 'me' }, { kind: 'me', name: 'Bo' }],
    luck: '2'.repeat(32),
    clock,
  });
  await ana.watch(timed);
  await ana.until((m) => m.type === 'position' && m.table === timed);
  expect((await read())('ratskeller_clocks_running')).toBe(1);
  ana.close();
  await server.close();
  discard(server.folder);
});
