import { expect, test } from 'vitest';
import type { Seeker } from '../../core/seek.ts';
import type { Store } from '../store.ts';
import { BACK, FOUND, FRESH } from '../waiting.ts';
import { seat, table } from './rows.ts';

const DAY = 86_400_000;

/** Who waits for people to play with, and who is asked to a table: the same on both databases. */
export function waitingContract(store: () => Store): void {
  const seeker = (person: string, changes: Partial<Seeker> = {}): Seeker => ({
    person,
    at: 1000,
    games: ['hameln', 'die-patin'],
    least: 2,
    most: 4,
    speed: 'live',
    strength: 'near',
    bots: null,
    ask: true,
    ...changes,
  });
  const listed = async (now: number): Promise<string[]> => (await store().waitingList.list(now)).map(({ person }) => person);

  test('who waits is listed in the order in which they came, for as long as they are there', async () => {
    const { waitingList } = store();
    await waitingList.enter([seeker('w2', { at: 2000, bots: 30, ask: false })], 5000);
    await waitingList.enter([seeker('w1')], 5000);
    await waitingList.enter([seeker('w3', { at: 3000, speed: 'days' })], 5000);
    expect(await listed(6000)).toEqual(['w1', 'w2', 'w3']);
    expect(await waitingList.of('w2')).toEqual({ ...seeker('w2', { at: 2000, bots: 30, ask: false }), seenAt: 5000, table: undefined });
    await waitingList.seen(['w2'], 6000);
    expect(await listed(5000 + FRESH)).toEqual(['w2', 'w3']);
    expect(await listed(BACK * 100)).toEqual(['w3']);
    expect(await waitingList.leave('w3')).toBe(true);
    expect(await waitingList.leave('w3')).toBe(false);
    for (const person of ['w1', 'w2']) await waitingList.leave(person);
  });

  test('a table is set once for people who all still wait', async () => {
    const { waitingList } = store();
    const people = [seeker('p1'), seeker('p2', { at: 1001 })];
    for (const one of people) await waitingList.enter([one], 5000);
    const made = (id: string) => ({ table: table(id), seats: [seat(0), seat(1)], seed: 'f'.repeat(64), people });
    expect(await store().createFor([made('paired-1')], 6000)).toBe(true);
    expect(await store().createFor([made('paired-2')], 6000)).toBe(false);
    expect(await store().table('paired-2')).toBeUndefined();
    expect(await waitingList.found(['p1', 'p2', 'nobody'], 6000)).toEqual(new Map(people.map(({ person }) => [person, 'paired-1'])));
    expect(await listed(6000)).toEqual([]);
    // Who has just been given a seat does not lose it by asking again, nor by leaving.
    expect(await waitingList.enter([seeker('p1')], 6000 + FOUND)).toBe(false);
    expect(await waitingList.enter([seeker('p3'), seeker('p1')], 6000 + FOUND)).toBe(false);
    expect([...(await waitingList.known(['p1', 'p3']))].map(([person, { table: id }]) => [person, id])).toEqual([['p1', 'paired-1']]);
    expect(await waitingList.leave('p1')).toBe(false);
    expect(await waitingList.call('p1', 'paired-1')).toBe(true);
    expect(await waitingList.call('p1', 'paired-1')).toBe(false);
    expect(await waitingList.enter([seeker('p1', { at: 9000 })], 6001 + FOUND)).toBe(true);
    expect(await waitingList.of('p1')).toMatchObject({ at: 9000, table: undefined });
    // The next one gets a seat that was kept for somebody else.
    const kept = seat(1, { kind: 'human', person: 'p1', reserved: true });
    expect(await store().keepSeat(table('paired-1'), seat(1), kept, seeker('p1', { at: 9000 }), 9500)).toBe(true);
    expect(await store().keepSeat(table('paired-1'), kept, seat(1), seeker('p1', { at: 9000 }), 9500)).toBe(false);
  });

  test('an invitation stands until it is answered, and is called for once', async () => {
    const { invitations } = store();
    await store().create(table('asked'), [seat(0)], 'f'.repeat(64));
    const one = { table: 'asked', person: 'i1', host: 'i0', at: 7 };
    expect(await invitations.add(one)).toBe(true);
    expect(await invitations.add({ ...one, at: 8 })).toBe(false);
    expect(await invitations.of('i1')).toEqual([one]);
    expect(await invitations.call('asked', 'i1')).toBe(true);
    expect(await invitations.call('asked', 'i1')).toBe(false);
    expect(await invitations.decline('asked', 'i1')).toBe(true);
    expect(await invitations.of('i1')).toEqual([]);
    expect(await invitations.at('asked')).toEqual(new Map([['i1', { declined: true }]]));
  });

  test('who waits, and whom somebody asked, is forgotten with the person and with time', async () => {
    const { waitingList, invitations, people, retention } = store();
    await store().create(table('asked-2'), [seat(0)], 'f'.repeat(64));
    for (const person of ['f1', 'f2', 'f3']) await waitingList.enter([seeker(person, { at: 20 * DAY, speed: 'days' })], 20 * DAY);
    await waitingList.enter([seeker('f4', { at: 20 * DAY })], 20 * DAY);
    await invitations.add({ table: 'asked-2', person: 'f1', host: 'f2', at: 1 });
    await invitations.add({ table: 'asked-2', person: 'f3', host: 'f2', at: 1 });
    await people.erase('f1', 1);
    expect([...(await invitations.at('asked-2')).keys()]).toEqual(['f3']);
    await people.erase('f2', 1);
    expect(await invitations.at('asked-2')).toEqual(new Map());
    expect(await listed(20 * DAY)).toEqual(['f3', 'f4']);
    await retention.sweep(21 * DAY + 1);
    expect(await waitingList.of('f4')).toBeUndefined();
    expect(await waitingList.of('f3')).toBeDefined();
    await retention.sweep(34 * DAY + 1);
    expect(await waitingList.of('f3')).toBeUndefined();
  });
}
