import { expect, test } from 'vitest';
import type { CallTurn } from '../calls.ts';
import { RETENTION } from '../retention.ts';
import type { Store } from '../store.ts';
import { seat, table } from './rows.ts';

const DAY = 86_400_000;
const WISH = { lang: 'fr', zone: 'Europe/Paris', quiet: { from: 1320, to: 420 } };
const turn = (person: string, changes: Partial<CallTurn> = {}): CallTurn => ({
  table: `call-${person}`,
  seat: 0,
  person,
  n: 5,
  at: 100,
  pushed: false,
  ...changes,
});
const device = (endpoint: string) => ({ endpoint, p256dh: 'p', auth: 'a' });

/** What a store promises of calling people, whatever database it is. */
export function callsContract(store: () => Store): void {
  const calls = () => store().calls;

  test('a wish is kept and changed; a device belongs to whoever it is now', async () => {
    expect(await calls().wish('una')).toBeUndefined();
    expect(await calls().isWished('una')).toBe(false);
    await calls().setWish('una', WISH, 1);
    expect(await calls().wish('una')).toEqual({ ...WISH, address: undefined, confirmed: false, key: undefined, mailedAt: 0 });
    await calls().setWish('una', { ...WISH, lang: 'de', quiet: undefined }, 2);
    expect(await calls().wish('una')).toMatchObject({ lang: 'de', quiet: undefined });
    // Who can be called by nothing is not called.
    expect(await calls().isWished('una')).toBe(false);
    await calls().addDevice('una', device('https://push/1'), 3);
    expect(await calls().isWished('una')).toBe(true);
    await calls().addDevice('vic', { ...device('https://push/1'), auth: 'b' }, 4);
    await calls().addDevice('vic', device('https://push/2'), 5);
    expect(await calls().devices('una')).toEqual([]);
    expect(await calls().devices('vic')).toEqual([{ ...device('https://push/1'), auth: 'b' }, device('https://push/2')]);
    await calls().dropDevice('https://push/1');
    expect(await calls().devices('vic')).toEqual([device('https://push/2')]);
    await calls().dropDevices('vic');
    expect(await calls().devices('vic')).toEqual([]);
  });

  test('an address counts once it is confirmed, and goes when it is dropped', async () => {
    expect(await calls().setAddress('wes', 'wes@example.org', 'key-wes', 7)).toBe(false);
    await calls().setWish('wes', WISH, 1);
    expect(await calls().setAddress('wes', 'wes@example.org', 'key-wes', 7)).toBe(true);
    expect(await calls().isWished('wes')).toBe(false);
    expect(await calls().askedAt('wes@example.org')).toBe(7);
    expect(await calls().askedAt('nobody@example.org')).toBe(0);
    expect(await calls().confirm('key-other')).toBe(false);
    expect(await calls().confirm('key-wes')).toBe(true);
    expect(await calls().byKey('key-wes')).toBe('wes');
    expect(await calls().wish('wes')).toMatchObject({ address: 'wes@example.org', confirmed: true });
    expect(await calls().isWished('wes')).toBe(true);
    await calls().setAddress('wes', 'new@example.org', 'key-new', 8);
    expect(await calls().wish('wes')).toMatchObject({ address: 'new@example.org', confirmed: false });
    await calls().dropAddress('wes');
    expect(await calls().wish('wes')).toMatchObject({ address: undefined, key: undefined });
    expect(await calls().byKey('key-new')).toBeUndefined();
  });

  test('of two who want to push for one turn one may, and an older turn replaces no later one', async () => {
    expect(await calls().ask(turn('xia'))).toBe(true);
    expect((await Promise.all([calls().push(turn('xia')), calls().push(turn('xia'))])).sort()).toEqual([false, true]);
    // Noted once more by a second server.
    expect(await calls().ask(turn('xia'))).toBe(false);
    expect(await calls().turn('call-xia', 0)).toEqual(turn('xia', { pushed: true }));
    expect(await calls().ask(turn('xia', { n: 9, at: 200 }))).toBe(true);
    expect(await calls().turn('call-xia', 0)).toEqual(turn('xia', { n: 9, at: 200 }));
    expect(await calls().push(turn('xia'))).toBe(false);
    await calls().settle(turn('xia'));
    expect(await calls().turn('call-xia', 0)).toBeDefined();
    await calls().seen('xia', 'elsewhere');
    expect(await calls().turns('xia')).toHaveLength(1);
    await calls().seen('xia', 'call-xia');
    expect(await calls().turns('xia')).toEqual([]);
    // What is done is not begun with anew.
    expect(await calls().ask(turn('xia', { n: 9 }))).toBe(false);
    expect(await calls().push(turn('xia', { n: 9 }))).toBe(false);
  });

  test('of two who want to write one may, about all turns or none', async () => {
    await calls().setWish('yan', WISH, 1);
    await calls().setAddress('yan', 'yan@example.org', 'key-yan', 1);
    const turns = [turn('yan'), turn('yan', { seat: 1, at: 90 })];
    for (const one of turns) expect([await calls().ask(one), await calls().push(one)]).toEqual([true, true]);
    expect((await calls().turns('yan')).map((t) => t.seat)).toEqual([1, 0]);
    expect(await calls().mail('yan', turns, 0, 500)).toBe(false);
    await calls().confirm('key-yan');
    expect(await calls().mail('yan', [...turns, turn('nobody')], 0, 500)).toBe(false);
    expect(await calls().turns('yan')).toHaveLength(2);
    const both = await Promise.all([calls().mail('yan', turns, 0, 500), calls().mail('yan', turns, 0, 501)]);
    expect(both.sort()).toEqual([false, true]);
    expect(await calls().turns('yan')).toEqual([]);
    expect((await calls().wish('yan'))?.mailedAt).toBeGreaterThanOrEqual(500);
    await calls().unmail(turns);
    expect((await calls().turns('yan')).map((t) => t.pushed)).toEqual([true, true]);
  });

  test('who is forgotten is not called; what nobody confirmed, and who sits nowhere, goes in time', async () => {
    const now = 2_000 * DAY;
    await calls().setWish('zoe', WISH, now);
    await calls().addDevice('zoe', device('https://push/zoe'), now);
    await calls().ask(turn('zoe', { at: now }));
    await store().people.erase('zoe', now);
    expect([await calls().wish('zoe'), await calls().devices('zoe'), await calls().turns('zoe')]).toEqual([undefined, [], []]);

    const old = now - (RETENTION.name + 1) * DAY;
    await store().create(table('call-seat', { status: 'over' }), [seat(0, { kind: 'human', person: 'sits' })], 'seed');
    for (const person of ['sits', 'gone-away']) {
      await calls().setWish(person, WISH, old);
      await calls().addDevice(person, device(`https://push/${person}`), old);
      await calls().setAddress(person, `${person}@example.org`, `key-${person}`, now - (RETENTION.address + 1) * DAY);
    }
    await calls().setWish('newcomer', WISH, now);
    await calls().setAddress('newcomer', 'new@example.org', 'key-newcomer', now);
    await calls().ask(turn('sits', { at: now - 90 * DAY }));
    await store().retention.sweep(now);
    expect(await calls().wish('gone-away')).toBeUndefined();
    expect(await calls().devices('gone-away')).toEqual([]);
    expect(await calls().wish('sits')).toMatchObject({ lang: 'fr', address: undefined });
    expect(await calls().devices('sits')).toHaveLength(1);
    expect(await calls().wish('newcomer')).toMatchObject({ address: 'new@example.org' });
    expect(await calls().turns('sits')).toEqual([]);
  });
}
