import { expect, test } from 'vitest';
import { type AnyEvent, CHANCE } from '../core/game.ts';
import type { GamePackage } from '../core/registry.ts';
import { pick, seeded } from '../core/rng.ts';
import { winners } from '../core/sheet.ts';
import { variants } from './conformance.ts';
import { GAMES } from './index.ts';

/** A random game, watched. */
async function watched(pack: GamePackage, seats: number, seed: number) {
  const { game } = pack;
  const watch = (await pack.statistics?.())?.watch(seats);
  const rng = seeded(seed);
  const state: unknown = game.setup(seats, variants(game)[0] ?? {});
  const heard = new Map<string, number>();
  const hear = (event: AnyEvent): void => {
    heard.set(event.type, (heard.get(event.type) ?? 0) + 1);
    watch?.hear(event);
  };
  for (let seat = game.pending(state)[0]; seat !== undefined; seat = game.pending(state)[0]) {
    const move = seat === CHANCE ? game.roll(state, rng) : pick(game.moves(state, seat), rng);
    game.apply(state, seat, move, hear);
  }
  const counts = watch?.counts(state);
  if (!counts) throw new Error(`${game.id} counts nothing`);
  return { counts, sheet: game.sheet(state), won: winners(game.payoffs(state)), heard };
}

const sum = (numbers: readonly number[] = []): number => numbers.reduce((a, b) => a + b, 0);

test.each(Object.entries(GAMES))('%s counts whole numbers for every seat, and names every trait', async (_, load) => {
  const pack = await load();
  for (const seats of pack.game.seats) {
    const { counts } = await watched(pack, seats, seats);
    for (const n of Object.values(counts.game)) expect(Number.isInteger(n)).toBe(true);
    for (const column of Object.values(counts.seats)) {
      expect(column).toHaveLength(seats);
      for (const n of column) expect(Number.isInteger(n)).toBe(true);
    }
    for (const values of Object.values(counts.traits)) expect(values.toSorted()).toEqual([...new Set(values)].sort());
    expect(counts.traits['place-in-first-round']).toContain('1');
    expect(counts.traits['place-in-first-round']).toHaveLength(seats);
    expect(JSON.parse(JSON.stringify(counts))).toEqual(counts);
  }
});

test('Die Patin: twenty turns a player; trophies and missions agree with the sheet; start areas have names', async () => {
  const pack = await GAMES['die-patin']();
  const texts = await pack.texts.en();
  for (const seats of pack.game.seats) {
    const { counts, sheet, heard } = await watched(pack, seats, 7);
    expect(counts.seats.turns).toEqual(Array<number>(seats).fill(20));
    expect(counts.game.rounds).toBe(5);
    expect(counts.seats.trophies).toEqual(sheet.rows.map((row) => row[sheet.categories.indexOf('trophies')]));
    expect(sum(counts.seats.captures)).toBe(heard.get('taken') ?? 0);
    expect(sum(counts.seats.missions)).toBe(heard.get('mission-scored') ?? 0);
    for (const area of counts.traits['start-area'] ?? []) expect(Object.keys(texts)).toContain(area);
  }
});

test('Hameln: rounds, overrun houses and children on the road', async () => {
  const pack = await GAMES.hameln();
  for (const seats of pack.game.seats) {
    const { counts, heard } = await watched(pack, seats, 3);
    expect(counts.game.rounds).toBe(heard.get('round-began'));
    expect(counts.game['houses-overrun']).toBe(heard.get('overrun'));
    expect(counts.game['children-on-the-road']).toBe(sum(counts.seats['children-on-the-road']));
  }
});
