import { expect, test } from 'vitest';
import { HOME } from './state.ts';
import { table } from './testing/table.ts';

/** Minerva (0) in the left Brickyard attacks Agathe (1) in the upper Brickyard; Wilma (2) looks on. */
const AREAS = [[1], [0, 7], [18, 19]];
type Rats = Readonly<Record<number, number>>;
const attack = (rats: readonly Rats[], more = {}) => table({ areas: AREAS, rats, cards: ['invasion', 'bribe', 'bribe'], ...more });

test('[outside/pay] [claim/border] [claim/trophy] DP-G2: four loot, four bribes, 6 against 3', () => {
  const t = attack([{ 15: 3 }, { 12: 2, 8: 3 }], { loot: [4, 0, 0], rooms: { 0: 1 }, tiles: { 0: ['hat-rat'] }, held: [[], ['claw-rat']] });
  const events = t.play('place henchman 0', 'expel 12', 'expel 12', 'recruit 12', 'recruit 11');
  expect(events.filter((e) => e.type === 'paid').map((e) => e.left)).toEqual([3, 2, 1, 0]);
  expect(events.slice(-3)).toEqual([
    { type: 'claim-won', seat: 0, area: 0, power: 6, rival: 1, theirs: 3, powers: [6, 3, 0] },
    { type: 'taken', seat: 0, rival: 1, area: 0 },
    { type: 'trophy', seat: 0, rival: 1, area: 0 },
  ]);
  expect(t.state).toMatchObject({ loot: [0, 0, 0], trophies: [1, 0, 0], spare: [10, 9, 10] });
  expect([t.state.owner[0], t.state.rooms[0]]).toEqual([0, -1]);
  // Tiles stay where they are: in the area, and with the former owner.
  expect([t.state.tiles[0], t.state.tiles[4]]).toEqual([0, 22]);
});

test('[boss/invasion] DP-G3: four rats leave, two move in, 5 against 3', () => {
  const t = attack([{ 15: 1 }, { 12: 4, 8: 3 }]);
  t.play('place boss 0');
  expect(t.listed()).toEqual(['invade 15', 'invade 12', 'invade 8', 'invade 11']);
  const events = t.play('invade 12');
  expect(events).toContainEqual({ type: 'expelled', seat: 0, rival: 1, manhole: 12, gone: 4, rats: 0 });
  expect(events).toContainEqual({ type: 'claim-won', seat: 0, area: 0, power: 5, rival: 1, theirs: 3, powers: [5, 3, 0] });
  expect([t.state.holder[12], t.state.rats[12], t.state.owner[0]]).toEqual([0, 2, 0]);
});

test('[boss/invasion] a manhole of one’s own or a free one can be chosen as well', () => {
  const t = attack([{ 15: 1 }, { 12: 4 }]);
  t.play('place boss 0', 'invade 15');
  expect([t.state.rats[15], t.state.rats[12]]).toEqual([3, 4]);
});

test('[rat/not-here] an Invasion does not reach further', () => {
  const t = attack([{ 15: 1 }]);
  t.play('place boss 0');
  expect(t.refusal('invade 18')).toEqual({ rule: 'rat/not-here', params: { manhole: 18, area: 0 } });
});

test('[boss/invasion-short] missing rats may be lifted, one or both or none', () => {
  const one = attack([{ 18: 20, 22: 9 }, { 12: 4 }]);
  one.play('place boss 0', 'invade 12');
  expect(one.listed()).toEqual(['lift 18', 'lift 22', 'done']);
  one.play('lift 22');
  expect(one.asked()).toBe(1);
  expect([one.state.rats[12], one.state.rats[22]]).toEqual([2, 8]);
  const both = attack([{ 18: 20, 22: 10 }, { 12: 4 }]);
  both.play('place boss 0', 'invade 12', 'lift 22', 'lift 18');
  expect([both.state.rats[12], both.state.rats[18], both.state.rats[22]]).toEqual([2, 19, 9]);
  const none = attack([{ 18: 20, 22: 10 }, { 12: 4 }]);
  none.play('place boss 0', 'invade 12', 'done');
  expect([none.state.holder[12], none.state.rats[12]]).toEqual([-1, 0]);
  expect(none.asked()).toBe(1);
});

test('[boss/invasion-short] nobody is asked for rats that do not exist', () => {
  const t = attack([{ 15: 30 }, { 12: 4 }]);
  t.play('place boss 0', 'invade 15');
  expect(t.asked()).toBe(1);
});

test('[boss/bribe] [outside/four-bribes] four bribes, exactly, free of charge', () => {
  const t = attack([{ 15: 1 }, { 12: 2 }], { cards: ['bribe', 'bribe', 'bribe'], loot: [1, 0, 0] });
  t.play('place boss 0', 'expel 12', 'expel 12');
  expect(t.refusal('done')).toEqual({ rule: 'outside/four-bribes', params: { left: 2 } });
  expect(t.listed()).toEqual(['recruit 15', 'recruit 12', 'recruit 8', 'recruit 11']);
  const events = t.play('recruit 12', 'recruit 12');
  expect(events.at(-2)).toMatchObject({ type: 'claim-won', power: 5, theirs: 0 });
  expect(t.state.loot[0]).toBe(1);
});

test('[outside/four-bribes] [rat/lift] with an empty stock nobody must lift: she may stop, and the claim follows', () => {
  const t = attack([{ 15: 1, 18: 1, 22: 1, 21: 26, 14: 1 }, { 8: 1 }], { cards: ['bribe', 'bribe', 'bribe'] });
  t.play('place boss 0');
  expect(t.listed()).toEqual(['recruit 15', 'recruit 12', 'expel 8', 'recruit 11', 'done']);
  t.play('expel 8');
  expect(t.listed()).toContain('done');
  expect(t.play('done').map((e) => e.type)).toEqual(['claim-won', 'taken']);
  expect([t.state.rats[21], t.asked()]).toEqual([26, 1]);
  // A rat that is lifted all the same still counts as one of the four.
  const lifting = attack([{ 15: 1, 18: 1, 22: 1, 21: 26, 14: 1 }], { cards: ['bribe', 'bribe', 'bribe'] });
  lifting.play('place boss 0', 'recruit 15', 'lift 21', 'recruit 15', 'lift 21', 'recruit 15', 'lift 21', 'recruit 15', 'lift 21');
  expect([lifting.asked(), lifting.state.rats[15]]).toEqual([1, 5]);
});

test('[outside/four-bribes] some bribe is always possible, even with all rats on one manhole', () => {
  const t = attack([{ 15: 30 }, { 12: 1, 8: 1, 11: 1 }], { cards: ['bribe', 'bribe', 'bribe'] });
  t.play('place boss 0');
  expect(t.listed()).toEqual(['expel 12', 'expel 8', 'expel 11', 'done']);
  t.play('expel 12', 'expel 8', 'expel 11');
  expect(t.listed()).toEqual(['recruit 12', 'recruit 8', 'recruit 11', 'done']);
});

test('[outside/pay] as many as one likes, one by one', () => {
  const t = attack([{ 15: 3 }], { loot: [5, 0, 0] });
  t.play('place henchman 0', 'recruit 15');
  expect(t.listed()).toEqual(['recruit 15', 'recruit 12', 'recruit 8', 'recruit 11', 'done']);
  t.play('done');
  expect([t.state.loot[0], t.state.owner[0]]).toEqual([4, 0]);
});

test('[outside/pay-first] at least one', () => {
  const t = attack([{ 15: 3 }], { loot: [5, 0, 0] });
  t.play('place henchman 0');
  expect(t.refusal('done')).toEqual({ rule: 'outside/pay-first' });
  expect(t.listed()).not.toContain('done');
});

test('[outside/bribes-only] no loot and no back rooms outside', () => {
  const t = attack([{ 15: 3 }], { loot: [5, 0, 0], tiles: { 0: ['hat-rat'] }, figures: [[HOME, 0]], turn: 4 });
  t.play('place henchman 0');
  const refusal = { rule: 'outside/bribes-only', params: { area: 0 } };
  expect(t.refusal('loot')).toEqual(refusal);
  expect(t.refusal('room hat rat')).toEqual(refusal);
  const boss = attack([{ 15: 3 }], { cards: ['bribe'] });
  boss.play('place boss 0');
  expect(boss.refusal('loot')).toEqual(refusal);
});

test('[rat/lift] outside as well: the claim waits until the rat has come', () => {
  const t = attack([{ 18: 20, 22: 10 }], { loot: [1, 0, 0] });
  t.play('place henchman 0', 'recruit 15');
  expect(t.asked()).toBe(0);
  expect(t.play('lift 18').map((e) => e.type)).toEqual(['lifted', 'claim-won', 'taken']);
});

test('[round/loot-unlimited] loot paid leaves the table', () => {
  const t = attack([{ 15: 3 }], { loot: [2, 0, 0] });
  t.play('place henchman 0', 'recruit 15', 'recruit 15');
  expect([t.state.loot, t.state.crates]).toEqual([
    [0, 0, 0],
    [2, 0, 2, 0, 2, 2, 2],
  ]);
});

test('[boss/invasion-short] with one rat elsewhere and two missing, one is asked for and no more', () => {
  const t = attack([{ 15: 29, 18: 1 }]);
  t.play('place boss 0', 'invade 15');
  expect(t.listed()).toEqual(['lift 18', 'done']);
  t.play('lift 18');
  expect(t.asked()).toBe(1);
  expect([t.state.holder[18], t.state.rats[15]]).toEqual([-1, 30]);
});

test('[rat/lift] the last rat of a manhole may be lifted: nobody need keep one', () => {
  const singles = Object.fromEntries([18, 22, 21, 24].map((manhole) => [manhole, 1]));
  const t = attack([{ 15: 26, ...singles }], { loot: [1, 0, 0] });
  t.play('place henchman 0');
  expect(t.listed()).toContain('recruit 15');
  t.play('recruit 15');
  expect(t.listed()).toEqual(['lift 18', 'lift 21', 'lift 22', 'lift 24']);
  t.play('lift 21');
  expect([t.state.holder[21], t.state.rats[21], t.state.rats[15]]).toEqual([-1, 0, 27]);
});
