import { expect, test } from 'vitest';
import { publicIdOf } from '../public-id.ts';
import type { Store } from '../store.ts';
import { seat, table } from './rows.ts';

const DAY = 86_400_000;

/** What a store promises of tokens and bot accounts, whatever database it is. */
export function tokensContract(store: () => Store): void {
  const token = (id: string, person: string, used = 5) => ({
    ...{ hash: `hash-${id}`, id, person, name: id, scopes: '["read"]' },
    ...{ created_at: 5, used_at: used },
  });

  test('a token says whose it is until it is taken back', async () => {
    const { tokens, people } = store();
    await people.setName('tess', 'Tess', 1);
    expect(await tokens.add(token('k1', 'tess'))).toBe(true);
    expect(await tokens.holder('hash-k1')).toEqual({
      ...{ token: 'k1', person: 'tess', name: 'Tess', sessions: 0, scopes: ['read'], isBot: false, usedAt: 5 },
    });
    await tokens.used(['k1'], 9);
    expect(await tokens.of('tess')).toEqual([token('k1', 'tess', 9)]);
    expect(await tokens.gone(['k1', 'k2'])).toEqual(['k2']);
    expect(await tokens.remove('k1', 'somebody-else')).toBe(false);
    expect(await tokens.remove('k1', 'tess')).toBe(true);
    expect(await tokens.holder('hash-k1')).toBeUndefined();
  });

  test('a bot account has an owner, a seat that is kept for it, and goes when it is forgotten', async () => {
    const { tokens, people } = store();
    expect(await tokens.addBot('robot', 'BOT Robot', 'owner', 7)).toBe(true);
    await tokens.add(token('k3', 'robot', 8));
    const known = { person: 'robot', publicId: publicIdOf('robot'), name: 'BOT Robot', picture: null, owner: 'owner', since: 7, seenAt: 8 };
    expect(await tokens.botsOf('owner')).toEqual([known]);
    await tokens.addBot('shy', 'BOT Shy', 'nobody', 7);
    await tokens.add(token('k5', 'shy', 5));
    expect(await tokens.botsOf('nobody')).toMatchObject([{ seenAt: 0 }]);
    expect(await tokens.bot(publicIdOf('robot'))).toEqual(known);
    expect(await tokens.bots(10)).toContainEqual(known);
    expect(await tokens.holder('hash-k3')).toMatchObject({ isBot: true });
    await store().create(table('duel'), [seat(0), seat(1, { kind: 'human', person: 'robot', name: 'BOT Robot', reserved: true })], 'seed');
    expect(await tokens.seats(['robot', 'nobody'])).toEqual([{ person: 'robot', table: 'duel', reserved: true, waiting: true }]);
    await people.erase('robot', 9);
    expect([await tokens.botsOf('owner'), await tokens.of('robot'), await tokens.seats(['robot'])]).toEqual([[], [], []]);
  });

  test('a token that nobody shows is forgotten, and keeps its person until then', async () => {
    const { tokens, people, retention } = store();
    await people.setName('idle', 'Idle', 1);
    await tokens.add(token('k4', 'idle', 100 * DAY));
    await retention.sweep(450 * DAY);
    expect(await tokens.of('idle')).toHaveLength(1);
    expect(await people.find('idle')).toBeDefined();
    await retention.sweep(501 * DAY);
    expect(await tokens.of('idle')).toEqual([]);
    expect(await people.find('idle')).toBeUndefined();
  });
}
