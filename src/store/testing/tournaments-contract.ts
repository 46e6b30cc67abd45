import { expect, test } from 'vitest';
import type { Store } from '../store.ts';
import type { TournamentTable } from '../tournament-rows.ts';
import { seedName } from '../tournaments.ts';
import { table } from './rows.ts';

const head = (id: string, changes: Partial<TournamentTable> = {}): TournamentTable => ({
  id,
  host: 'ana',
  request: id,
  created_at: 1_700_000_000_123,
  status: 'open',
  round: 0,
  version: 0,
  wish: '{}',
  commitments: '[]',
  ...changes,
});

const player = (n: number, person: string | null) => ({
  n,
  person,
  bot: person === null ? 'apprentice' : null,
  luck: '',
  since: 1,
  gone: 0,
});

/** What a store promises of tournaments, whatever database it is. */
export function tournamentsContract(store: () => Store): void {
  test('a tournament is changed only by who knows how it is, and is paired once', async () => {
    const { tournaments, people } = store();
    await people.setName('cup-ana', 'Ana', 1);
    expect(await tournaments.create(head('c1'), ['s1', 's2'])).toBe(true);
    expect(await tournaments.create(head('c2', { request: 'c1' }), ['s1'])).toBe(false);
    expect(await tournaments.find('ana', 'c1')).toBe('c1');
    expect(await store().secret(seedName('c1', 2))).toBe('s2');
    expect(await tournaments.enter(head('c1'), [player(0, 'cup-ana'), player(1, null), player(2, null)])).toBe(true);
    // Whoever comes with an old version, or enters twice, is told so.
    expect(await tournaments.enter(head('c1'), [player(3, 'cup-bo')])).toBe(false);
    expect(await tournaments.enter(head('c1', { version: 1 }), [player(3, 'cup-ana')])).toBe(false);
    expect(await tournaments.remove(head('c1', { version: 1 }), 2)).toBe(true);
    const games = [
      { n: 0, table_id: 'c1t', players: '[0,1]', scores: null },
      { n: 1, table_id: null, players: '[2]', scores: '[]' },
    ];
    const now = head('c1', { version: 2 });
    expect((await Promise.all([tournaments.pair(now, games), tournaments.pair(now, games)])).toSorted()).toEqual([false, true]);
    const stored = await tournaments.load('c1');
    expect(stored?.head).toEqual(head('c1', { version: 3, status: 'running', round: 1 }));
    expect(stored?.players.map(({ n, name, bot }) => [n, name, bot])).toEqual([
      [0, 'Ana', null],
      [1, null, 'apprentice'],
    ]);
    const [game] = stored?.games ?? [];
    if (!game) throw new Error('no game');
    expect(await tournaments.score(game, '[1]')).toBe(true);
    expect(await tournaments.score(game, '[2]')).toBe(false);
    expect((await tournaments.load('c1'))?.games.map(({ scores }) => scores)).toEqual(['[1]', '[]']);
    expect(await tournaments.running()).toContain('c1');
    expect((await tournaments.list()).find(({ id }) => id === 'c1')).toMatchObject({ players: 2, version: 4 });
    await store().create(table('c1t', { part: { series: { best: 3, game: 2, points: [0, 2] } } }), [], 'seed');
    expect((await store().table('c1t'))?.part).toEqual({ series: { best: 3, game: 2, points: [0, 2] } });
    expect(await tournaments.statuses(['c1t', 'c1u'])).toEqual(new Map([['c1t', 'waiting']]));
    expect(await tournaments.end(head('c1', { version: 4 }))).toBe(true);
    expect(await tournaments.end(head('c1', { version: 5 }))).toBe(false);
  });

  test('who is forgotten is in the list without a name, and a tournament that never began goes', async () => {
    const { tournaments, people, retention } = store();
    await people.setName('cup-cleo', 'Cleo', 1);
    await tournaments.create(head('c3', { host: 'cup-cleo' }), ['s']);
    await tournaments.enter(head('c3'), [player(0, 'cup-cleo')]);
    expect(await tournaments.of('cup-cleo')).toEqual([{ tournament: 'c3', gone: false }]);
    await people.erase('cup-cleo', 2);
    const stored = await tournaments.load('c3');
    expect([stored?.head.host, stored?.players[0]]).toMatchObject(['gone/c3', { person: null, name: null, gone: 1 }]);
    await retention.sweep(1_700_000_000_123 + 31 * 86_400_000);
    expect(await tournaments.load('c3')).toBeUndefined();
    expect(await store().secret(seedName('c3', 1))).toBeUndefined();
    expect(await tournaments.load('c1')).toBeDefined();
  });
}
