import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { HOME, task } from './state.ts';
import { table } from './testing/table.ts';

/** Seat 0 in the upper and left Brickyard, seat 1 in the Harbour, seat 2 in the Purple Steps. */
const AREAS = [
  [0, 1],
  [7, 8],
  [18, 19],
];
const acting = (rats: readonly Readonly<Record<number, number>>[], more = {}) =>
  table({ areas: AREAS, rats, cards: ['administration', 'bribe', 'bribe'], ...more });

test('[act/up-to] a henchman does two actions, or stops early', () => {
  const t = acting([{ 15: 1 }]);
  t.play('place henchman 0', 'recruit 15', 'recruit 15');
  expect(t.asked()).toBe(1);
  const early = acting([{ 15: 1 }]);
  early.play('place henchman 0', 'recruit 15', 'done');
  expect(early.asked()).toBe(1);
  const none = acting([{ 15: 1 }]);
  none.play('place henchman 0', 'done');
  expect(none.asked()).toBe(1);
});

test('[act/up-to] a boss with Administration does five', () => {
  const t = acting([{ 15: 1 }]);
  t.play('place boss 0', 'recruit 15', 'loot', 'loot', 'recruit 8');
  expect(t.asked()).toBe(0);
  t.play('recruit 8');
  expect(t.asked()).toBe(1);
  expect([t.state.rats[15], t.state.rats[8], t.state.loot[0]]).toEqual([2, 2, 2]);
});

test('[rat/bribe] one own rat in, or one foreign rat out', () => {
  const t = acting([{ 15: 1 }, { 12: 2 }]);
  t.play('place henchman 0');
  expect(t.listed()).toEqual(['recruit 15', 'expel 12', 'recruit 8', 'recruit 11', 'loot', 'done']);
  expect(t.play('expel 12')).toEqual([{ type: 'expelled', seat: 0, rival: 1, manhole: 12, gone: 1, rats: 1 }]);
  expect(t.play('recruit 11')).toContainEqual({ type: 'recruited', seat: 0, manhole: 11, rats: 1 });
  expect(t.state.stock).toEqual([28, 29, 30]);
});

test('[rat/not-here] only corners of this area', () => {
  const t = acting([{ 15: 1 }]);
  t.play('place henchman 0');
  expect(t.refusal('recruit 18')).toEqual({ rule: 'rat/not-here', params: { manhole: 18, area: 0 } });
});

test('[rat/foreign] [board/one-colour] own rats wait until all foreign ones are gone', () => {
  const t = acting([{}, { 12: 1 }]);
  t.play('place henchman 0');
  expect(t.refusal('recruit 12')).toEqual({ rule: 'rat/foreign', params: { manhole: 12, rival: 1 } });
  t.play('expel 12', 'recruit 12');
  expect([t.state.holder[12], t.state.rats[12]]).toEqual([0, 1]);
});

test('[board/one-colour] any number fits on a manhole', () => {
  const t = acting([{ 15: 28 }]);
  t.play('place henchman 0', 'recruit 15', 'recruit 15');
  expect(t.state.rats[15]).toBe(30);
});

test('[board/rats-return] rats driven away return to their owner', () => {
  const t = acting([{}, { 12: 2 }]);
  t.play('place henchman 0', 'expel 12', 'expel 12');
  expect([t.state.holder[12], t.state.rats[12], t.state.stock[1]]).toEqual([-1, 0, 30]);
});

test('[expel/no-foreign-rat] neither own rats nor none', () => {
  const t = acting([{ 15: 1 }]);
  t.play('place henchman 0');
  expect(t.refusal('expel 15')).toEqual({ rule: 'expel/no-foreign-rat', params: { manhole: 15 } });
  expect(t.refusal('expel 8')).toEqual({ rule: 'expel/no-foreign-rat', params: { manhole: 8 } });
});

test('[rat/lift] with an empty stock a rat comes from another manhole', () => {
  const t = acting([{ 15: 20, 18: 10 }]);
  t.play('place henchman 0', 'recruit 11');
  expect(t.listed()).toEqual(['lift 15', 'lift 18']);
  expect(t.play('lift 18')).toEqual([{ type: 'lifted', seat: 0, manhole: 18, to: 11, rats: 1 }]);
  expect([t.state.rats[18], t.state.rats[11], t.state.stock[0]]).toEqual([9, 1, 0]);
  expect(t.asked()).toBe(0);
});

test('[rat/lift] the last rat leaves a manhole free', () => {
  const t = acting([{ 15: 29, 18: 1 }]);
  t.play('place henchman 0', 'recruit 11', 'lift 18');
  expect([t.state.holder[18], t.state.rats[18]]).toEqual([-1, 0]);
});

test('[rat/none-to-lift] no rat in stock and none elsewhere', () => {
  const t = acting([{ 15: 30 }]);
  t.play('place henchman 0');
  expect(t.refusal('recruit 15')).toEqual({ rule: 'rat/none-to-lift', params: { manhole: 15 } });
  expect(t.listed()).toEqual(['recruit 12', 'recruit 8', 'recruit 11', 'loot', 'done']);
});

test('[lift/not-yours] [lift/same-manhole] where a rat may come from', () => {
  const t = acting([{ 15: 20, 18: 10 }, { 12: 1 }]);
  t.play('place henchman 0', 'recruit 15');
  expect(t.listed()).toEqual(['lift 18']);
  expect(t.refusal('lift 15')).toEqual({ rule: 'lift/same-manhole', params: { manhole: 15 } });
  expect(t.refusal('lift 12')).toEqual({ rule: 'lift/not-yours', params: { manhole: 12 } });
  expect(t.refusal('lift 8')).toEqual({ rule: 'lift/not-yours', params: { manhole: 8 } });
});

test('[loot/take] [loot/none-left] two loot empty a district for everybody: the example of the rulebook', () => {
  const t = table({ areas: [[0, 7], [1, 14], [18]], cards: ['bribe', 'bribe', 'bribe'] });
  expect(t.play('place henchman 0', 'loot', 'loot')).toContainEqual({ type: 'looted', seat: 0, district: 0, left: 0 });
  expect([t.state.loot[0], t.state.crates[0]]).toEqual([2, 0]);
  t.play('place henchman 1');
  expect(t.refusal('loot')).toEqual({ rule: 'loot/none-left', params: { district: 0 } });
  expect(t.listed()).not.toContain('loot');
});

const TILES = { 0: ['hat-loot', 'claw-point'] };
const second = (more = {}) => acting([{ 15: 1 }, { 12: 2 }], { tiles: TILES, figures: [[HOME, 0]], turn: 4, ...more });

test('[room/set-up] the second example of the rulebook: back room, loot as a bonus, then a rat', () => {
  const t = second();
  t.play('place henchman 0');
  expect(t.listed()).toEqual(['recruit 15', 'expel 12', 'recruit 8', 'recruit 11', 'loot', 'room hat loot', 'room claw point', 'done']);
  expect(t.play('room hat loot')).toEqual([
    { type: 'room-built', seat: 0, area: 0, enterprise: 'hat', bonus: 'loot' },
    { type: 'bonus-loot', seat: 0 },
  ]);
  expect([t.state.rooms[0], t.state.spare[0], t.state.loot[0], t.state.crates[0]]).toEqual([0, 9, 1, 2]);
  t.play('recruit 8');
  expect(t.asked()).toBe(1);
});

test('[room/no-other-figure] the figure that acts does not count itself', () => {
  const t = second({ figures: [[HOME]], turn: 1 });
  t.play('place henchman 0');
  expect(t.refusal('room hat loot')).toEqual({ rule: 'room/no-other-figure', params: { area: 0 } });
});

test('[room/no-other-figure] the boss must heed it too, and counts for the others', () => {
  const alone = second({ figures: [[HOME]], turn: 1 });
  alone.play('place boss 0');
  expect(alone.refusal('room hat loot')).toEqual({ rule: 'room/no-other-figure', params: { area: 0 } });
  const after = second({ figures: [[0]] });
  after.play('place henchman 0');
  expect(after.listed()).toContain('room hat loot');
});

test('[room/no-other-figure] a rival’s figure is no other figure of one’s own', () => {
  const t = second({ figures: [[HOME], [0, 0, 0]], turn: 1 });
  t.play('place henchman 0');
  expect(t.refusal('room hat loot')).toEqual({ rule: 'room/no-other-figure', params: { area: 0 } });
  expect(t.listed().filter((move) => move.startsWith('room'))).toEqual([]);
});

test('[room/no-other-figure] one that came as an attacker counts', () => {
  const t = table({
    areas: [[1], [0, 7]],
    rats: [{ 15: 3 }],
    loot: [1, 0],
    tiles: TILES,
    cards: ['administration', 'administration'],
  });
  t.play('place henchman 0', 'recruit 15', 'place henchman 7', 'done', 'place henchman 0');
  expect(t.listed()).toContain('room hat loot');
});

test('[room/no-tile] [room/not-this-tile] a tile must lie there', () => {
  const bare = second({ tiles: {} });
  bare.play('place henchman 0');
  expect(bare.refusal('room hat loot')).toEqual({ rule: 'room/no-tile', params: { area: 0 } });
  const t = second();
  t.play('place henchman 0');
  const params = { area: 0, enterprise: 'fish', bonus: 'rat' };
  expect(t.refusal('room fish rat')).toEqual({ rule: 'room/not-this-tile', params });
});

test('[room/already-here] never two in one area', () => {
  const t = second();
  t.play('place henchman 0', 'room hat loot');
  expect(t.refusal('room claw point')).toEqual({ rule: 'room/already-here', params: { area: 0 } });
});

test('[room/already-here] after it was lost, a new one is possible', () => {
  const t = second({ spare: [9, 10, 10], trophies: [0, 1, 0] });
  t.play('place henchman 0');
  expect(t.listed()).toContain('room hat loot');
});

test('[room/none-in-stock] ten back rooms and no more', () => {
  const t = second({ spare: [0, 10, 10] });
  t.play('place henchman 0');
  expect(t.refusal('room hat loot')).toEqual({ rule: 'room/none-in-stock', params: { area: 0 } });
});

const bonus = (tile: string, rats: readonly Readonly<Record<number, number>>[]) => {
  const t = acting(rats, { tiles: { 0: [tile] }, figures: [[HOME, 0]], turn: 4 });
  const events = t.play('place henchman 0', `room ${tile.replace('-', ' ')}`);
  return { ...t, events };
};

test('[bonus/rat] on a manhole of one’s own or any free one in play', () => {
  const t = bonus('hat-rat', [{ 15: 1 }, { 12: 2 }]);
  expect(t.listed()).toHaveLength(24);
  expect(t.listed()).not.toContain('recruit 12');
  t.play('recruit 30');
  expect([t.state.holder[30], t.state.rats[30]]).toEqual([0, 1]);
  expect(t.listed()).toContain('loot');
});

test('[rat/out-of-play] not on manholes that touch no area in play', () => {
  const t = bonus('hat-rat', [{ 15: 1 }]);
  expect(t.refusal('recruit 20')).toEqual({ rule: 'rat/out-of-play', params: { manhole: 20 } });
});

test('[gift/must-take] it must be placed, unless it would have to be lifted', () => {
  const t = bonus('hat-rat', [{ 15: 1 }]);
  expect(t.refusal('done')).toEqual({ rule: 'gift/must-take' });
  const empty = bonus('hat-rat', [{ 15: 20, 8: 10 }]);
  expect(empty.listed()).toContain('done');
  empty.play('recruit 30', 'lift 8');
  expect([empty.state.rats[8], empty.state.rats[30]]).toEqual([9, 1]);
});

test('[bonus/loot] from the general supply, also when the district is empty', () => {
  const t = acting([{}], { tiles: { 0: ['hat-loot'] }, figures: [[HOME, 0]], turn: 4 });
  t.state.crates[0] = 0;
  t.play('place henchman 0', 'room hat loot');
  expect([t.state.loot[0], t.state.crates[0]]).toEqual([1, 0]);
});

test('[bonus/expel] one foreign rat anywhere', () => {
  const t = bonus('hat-expel', [{ 15: 1 }, { 12: 2, 6: 1 }, { 25: 1 }]);
  expect(t.listed()).toEqual(['expel 6', 'expel 12', 'expel 25']);
  t.play('expel 25');
  expect(t.state.stock[2]).toBe(30);
  expect(t.listed()).toContain('loot');
});

test('[bonus/point] asks nothing', () => {
  const t = bonus('hat-point', [{ 15: 1 }]);
  expect(t.events.map((e) => e.type)).toEqual(['placed', 'room-built']);
  expect(t.listed()).toContain('loot');
});

test('[bonus/lapses] no foreign rat on the board', () => {
  const t = bonus('hat-expel', [{ 15: 1 }]);
  expect(t.events).toContainEqual({ type: 'bonus-lapsed', seat: 0, bonus: 'expel' });
  expect(t.listed()).toContain('loot');
});

test('[bonus/lapses] no manhole for a rat', () => {
  const all = Object.fromEntries(Array.from({ length: 31 }, (_, m) => [m, 1]));
  const t = bonus('hat-rat', [{}, all]);
  expect(t.events).toContainEqual({ type: 'bonus-lapsed', seat: 0, bonus: 'rat' });
});

test('a bonus taken with the last action still comes before the next turn', () => {
  const t = acting([{ 15: 1 }], { tiles: { 0: ['hat-rat'] }, figures: [[HOME, 0]], turn: 4 });
  t.play('place henchman 0', 'loot', 'room hat rat');
  expect(t.asked()).toBe(0);
  t.play('recruit 8');
  expect(t.asked()).toBe(1);
});

test('[room/set-up] also inside the due of a boss, with both conditions met', () => {
  const t = acting([{ 15: 1 }], { tiles: TILES, todo: [task('turn', CHANCE), task('act', 0, 0, 5)], figures: [[0, 0]], turn: 4 });
  expect(t.listed()).toContain('room claw point');
});
