import { expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { chatLine, seat, table } from './rows.ts';

/** What a store promises of people, whatever database it is. */
export function peopleContract(store: () => Store): void {
  test('seats follow the person’s name unless they have their own', async () => {
    await store().create(table('names'), [seat(0), seat(1)], 'seed');
    await store().people.setName('bo', 'Bo', 1);
    const names = table('names');
    await store().setSeat(
      names,
      seat(0),
      seat(0, { kind: 'human', person: 'bo', left: true, bot: 'greedy', resigned: true, reserved: true, luck: 'ff' }),
    );
    await store().setSeat(names, seat(1), seat(1, { kind: 'human', person: 'bo', name: 'Right', ownName: true }));
    await store().people.setName('bo', 'Bodo', 2);
    expect(await store().people.find('bo')).toEqual({ name: 'Bodo', sessions: 0 });
    const seats = (await store().load('names'))?.seats;
    expect(seats?.map((s) => s.name)).toEqual(['Bodo', 'Right']);
    expect(seats?.[0]).toMatchObject({ left: true, bot: 'greedy', resigned: true, reserved: true, luck: 'ff' });
    expect((await store().tablesOf('bo')).map((t) => t.id)).toEqual(['names']);
  });

  test('a key works once, and not too late', async () => {
    await store().people.addKey('h1', 'ana', 't1', 1000);
    expect(await store().people.takeKey('h1', 999)).toEqual({ person: 'ana', table: 't1' });
    expect(await store().people.takeKey('h1', 999)).toBeUndefined();
    await store().people.addKey('h2', 'ana', 't1', 1000);
    expect(await store().people.takeKey('h2', 1001)).toBeUndefined();
  });

  test('what a guest played goes to somebody else, save where both sit', async () => {
    const { people } = store();
    const human = (n: number, person: string) => seat(n, { kind: 'human', person });
    await store().create(table('ho-1', { host: 'ho-guest' }), [human(0, 'ho-guest'), seat(1)], 'seed');
    await store().create(table('ho-2', { host: 'ho-guest' }), [human(0, 'ho-guest'), human(1, 'ho-me')], 'seed');
    await store().create(table('ho-3', { host: 'ho-me', request: 'ho-2' }), [human(0, 'ho-me'), seat(1)], 'seed');
    expect(await people.handOver('ho-guest', 'ho-me')).toBe(true);
    const seats = await store().seatsOf(['ho-1', 'ho-2']);
    expect([...seats.values()].map((all) => all.map(({ person }) => person))).toEqual([
      ['ho-me', undefined],
      ['ho-guest', 'ho-me'],
    ]);
    expect((await store().table('ho-1'))?.host).toBe('ho-me');
  });

  test('who signs out elsewhere is counted, with a name or without', async () => {
    await store().people.setName('cleo', 'Cleo', 1);
    for (const id of ['cleo', 'cleo', 'dora']) expect(await store().people.signOut(id, 2)).toBe(true);
    expect(await store().people.find('cleo')).toEqual({ name: 'Cleo', sessions: 2 });
    await store().people.setName('dora', 'Dora', 3);
    expect(await store().people.find('dora')).toEqual({ name: 'Dora', sessions: 1 });
    const many = Array.from({ length: 1200 }, (_, i) => `nobody${i}`);
    expect(await store().people.sessionsOf([...many, 'cleo', 'bo', 'dora'])).toEqual(
      new Map([
        ['cleo', 2],
        ['dora', 1],
      ]),
    );
  });

  test('who is forgotten leaves games without a name, and a line of chat keeps its place', async () => {
    const mine = { kind: 'human', person: 'gone' } as const;
    await store().people.setName('gone', 'Gone', 1);
    await store().create(
      table('g1', { host: 'gone', status: 'over' }),
      [seat(0, mine), seat(1, { ...mine, name: 'G', ownName: true })],
      's',
    );
    await store().create(table('g2', { host: 'gone' }), [seat(0, mine)], 'seed');
    for (const [n, person] of ['gone', 'ana', 'gone'].entries()) await store().addChat('g1', n, { ...chatLine(n), person });
    await store().people.addKey('gone-key', 'gone', 'g1', 1000);
    expect(await store().people.unfinished('gone')).toEqual(['g2']);
    expect(await store().people.said('gone')).toMatchObject([{ table: 'g1', at: 0 }, { at: 2 }]);
    expect(await store().people.erase('gone', 5)).toBe(true);
    expect(await store().tablesOf('gone')).toEqual([]);
    const { seats, chat, chatLength } = (await store().load('g1')) ?? {};
    expect(seats?.map((s) => [s.person, s.name])).toEqual([
      [undefined, ''],
      [undefined, ''],
    ]);
    expect([chat, chatLength]).toEqual([[{ ...chatLine(1), person: 'ana' }], 3]);
    expect(await store().people.said('gone')).toEqual([]);
    expect(await store().find('gone', 'g1')).toBeUndefined();
    expect(await store().people.takeKey('gone-key', 1)).toBeUndefined();
    expect(await store().people.find('gone')).toEqual({ name: '', sessions: 1 });
  });

  test('a question to a passkey is answered once, in time, by who was asked', async () => {
    const { passkeys } = store();
    await passkeys.ask('q1', 'ana', 1000);
    expect(await passkeys.answer('q1', 'bo', 1)).toBe(false);
    expect(await passkeys.answer('q1', 'ana', 1000)).toBe(false);
    expect(await passkeys.answer('q1', 'ana', 999)).toBe(true);
    expect(await passkeys.answer('q1', 'ana', 999)).toBe(false);
  });

  test('a passkey is one person’s, and goes with that person', async () => {
    const { passkeys, people } = store();
    const key = { id: 'k1', person: 'kay', public_key: 'pk', counter: 0, transports: null, device: 'Firefox, Linux' };
    const row = { ...key, created_at: 1_700_000_000_000, used_at: 1_700_000_000_000 };
    expect(await passkeys.add(row)).toBe(true);
    expect(await passkeys.add({ ...row, person: 'lou' })).toBe(false);
    expect(await passkeys.used('k1', 5_000_000_000, 1_700_000_000_001)).toBe(true);
    expect(await passkeys.find('k1')).toEqual({ ...row, counter: 5_000_000_000, used_at: 1_700_000_000_001 });
    expect(await passkeys.remove('k1', 'lou')).toBe(false);
    expect(await passkeys.of('kay')).toHaveLength(1);
    await passkeys.ask('q2', 'kay', 2000);
    await people.setName('kay', 'Kay', 1);
    await people.setPicture('kay', 'cheese');
    expect(await people.known('kay')).toMatchObject({ name: 'Kay', picture: 'cheese', since: 1 });
    await people.erase('kay', 2);
    expect(await passkeys.find('k1')).toBeUndefined();
    expect(await passkeys.answer('q2', 'kay', 1)).toBe(false);
    expect(await people.known('kay')).toBeUndefined();
  });
}
