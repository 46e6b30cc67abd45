import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { loggedOptions, withDefaults } from '../../core/options.ts';
import { seeded } from '../../core/rng.ts';
import { areasAround, areasInPlay, cornersOf, districtsInPlay, manholesInPlay, neighboursOf, startAreas } from './board.ts';
import { BONUSES, DISTRICTS, ENTERPRISES } from './data.ts';
import { game } from './game.ts';
import { enterpriseOf, type Move } from './moves.ts';
import { IN_BAG, IN_BOX, type PatinOptions, type State, task } from './state.ts';
import { table, USUAL } from './testing/table.ts';

const COUNTS = [2, 3, 4, 5];

/** Plays chance until a player is asked. */
function dealt(seats: number, seed: number, options = USUAL, seen?: (s: State, move: Move) => void): State {
  const s = game.setup(seats, options);
  const rng = seeded(seed);
  while (game.pending(s)[0] === CHANCE) {
    const move = game.roll(s, rng);
    seen?.(s, move);
    game.apply(s, CHANCE, move);
  }
  return s;
}

const tilesIn = (s: State, area: number): number[] => s.tiles.flatMap((place, tile) => (place === area ? [tile] : []));

test('[setup/board] 21 areas with four different corners, 31 manholes, 33 adjacencies', () => {
  const areas = areasInPlay(5);
  expect(areas).toHaveLength(21);
  for (const area of areas) expect(new Set(cornersOf(area)).size).toBe(4);
  expect(manholesInPlay(5)).toEqual(Array.from({ length: 31 }, (_, m) => m));
  expect(areas.reduce((n, area) => n + neighboursOf(5, area).length, 0)).toBe(66);
  for (const m of manholesInPlay(5)) expect(areasAround(5, m).length).toBeGreaterThan(0);
});

test('[setup/board] each district is a hexagon: its areas meet in a middle and are adjacent to each other', () => {
  DISTRICTS.forEach((_, d) => {
    const three = [3 * d, 3 * d + 1, 3 * d + 2];
    expect(new Set(three.map((area) => cornersOf(area)[0])).size).toBe(1);
    for (const area of three) expect(neighboursOf(5, area)).toEqual(expect.arrayContaining(three.filter((other) => other !== area)));
  });
});

test('[board/adjacent] two shared manholes make neighbours, one does not', () => {
  expect(neighboursOf(5, 0)).toEqual([1, 2, 7, 11]);
  expect(cornersOf(0).filter((m) => cornersOf(3).includes(m))).toEqual([12]);
  expect(neighboursOf(5, 0)).not.toContain(3);
});

test('[setup/clan] 1 boss and 3 henchmen at home, 30 rats, 10 back rooms', () => {
  const s = game.setup(3, USUAL);
  expect(s.figures).toHaveLength(12);
  expect([s.stock, s.spare, s.loot, s.trophies]).toEqual([
    [30, 30, 30],
    [10, 10, 10],
    [0, 0, 0],
    [0, 0, 0],
  ]);
});

test('[setup/districts] 9, 15, 18 or 21 areas and 16, 25, 28 or 31 manholes are in play, and they hang together', () => {
  expect(COUNTS.map((n) => areasInPlay(n).length)).toEqual([9, 15, 18, 21]);
  expect(COUNTS.map((n) => manholesInPlay(n).length)).toEqual([16, 25, 28, 31]);
  expect(COUNTS.map((n) => districtsInPlay(n).map((d) => DISTRICTS[d]))).toEqual([
    ['red', 'green', 'purple'],
    ['red', 'blue', 'yellow', 'green', 'purple'],
    ['red', 'blue', 'grey', 'yellow', 'green', 'purple'],
    [...DISTRICTS],
  ]);
  for (const n of COUNTS) {
    const reached = new Set([areasInPlay(n)[0] ?? 0]);
    for (const area of reached) for (const next of neighboursOf(n, area)) reached.add(next);
    expect(reached.size).toBe(areasInPlay(n).length);
  }
});

test('[setup/loot] two loot in every district in play, none elsewhere', () => {
  expect(COUNTS.map((n) => game.setup(n, USUAL).crates)).toEqual([
    [2, 0, 0, 0, 0, 2, 2],
    [2, 0, 2, 0, 2, 2, 2],
    [2, 0, 2, 2, 2, 2, 2],
    [2, 2, 2, 2, 2, 2, 2],
  ]);
});

test('[setup/enterprises] 5, 3, 1 or 0 enterprises stay in the box, whole', () => {
  for (const [i, n] of COUNTS.entries()) {
    const s = dealt(n, 7);
    const gone = s.tiles.flatMap((place, tile) => (place === IN_BOX ? [enterpriseOf(tile)] : []));
    expect(gone).toHaveLength(4 * ([5, 3, 1, 0][i] ?? 0));
    expect(new Set(gone).size * 4).toBe(gone.length);
  }
});

test('[setup/enterprises] each can be drawn', () => {
  const drawn = new Set<string>();
  for (let seed = 0; seed < 80; seed++) dealt(4, seed, USUAL, (_, move) => move.type === 'remove' && drawn.add(move.enterprise));
  expect([...drawn].sort()).toEqual([...ENTERPRISES].sort());
});

test('[setup/chosen] with the option the first seat names them, one by one', () => {
  const t = { state: game.setup(3, { enterprises: 'chosen' }) };
  const name = (enterprise: (typeof ENTERPRISES)[number]) => game.apply(t.state, 0, { type: 'remove', enterprise });
  expect(game.pending(t.state)).toEqual([0]);
  expect(game.moves(t.state, 0)).toHaveLength(9);
  name('hat');
  expect(game.moves(t.state, 0)).toHaveLength(8);
  name('fish');
  expect(game.pending(t.state)).toEqual([0]);
  name('flower');
  expect(game.pending(t.state)).toEqual([CHANCE]);
  expect(t.state.tiles.filter((place) => place === IN_BAG)).toHaveLength(24);
});

test('[setup/chosen] with five players there is nothing to choose', () => {
  expect(game.pending(game.setup(5, { enterprises: 'chosen' }))).toEqual([CHANCE]);
});

test('[remove/gone] an enterprise cannot be removed twice', () => {
  const s = game.setup(3, { enterprises: 'chosen' });
  game.apply(s, 0, { type: 'remove', enterprise: 'hat' });
  expect(game.refusal(s, 0, { type: 'remove', enterprise: 'hat' })).toEqual({ rule: 'remove/gone', params: { enterprise: 'hat' } });
});

/** DP-G7 of the golden data: tiles, areas, start areas, other areas with two and with one tile. */
const ARITHMETIC = [
  { seats: 2, tiles: 16, areas: 9, starts: 2, two: 7, one: 0 },
  { seats: 3, tiles: 24, areas: 15, starts: 3, two: 9, one: 3 },
  { seats: 4, tiles: 32, areas: 18, starts: 4, two: 14, one: 0 },
  { seats: 5, tiles: 36, areas: 21, starts: 5, two: 15, one: 1 },
];

test.each(ARITHMETIC)('[setup/tiles] DP-G7: $seats players', ({ seats, tiles, areas, starts, two, one }) => {
  for (let seed = 0; seed < 20; seed++) {
    const s = dealt(seats, seed);
    const others = areasInPlay(seats).filter((area) => !startAreas(seats, USUAL.starts).includes(area));
    const counts = others.map((area) => tilesIn(s, area).length);
    expect(s.tiles.filter((place) => place >= 0)).toHaveLength(tiles);
    expect(areasInPlay(seats)).toHaveLength(areas);
    expect(startAreas(seats, USUAL.starts)).toHaveLength(starts);
    for (const area of startAreas(seats, USUAL.starts)) expect(tilesIn(s, area)).toHaveLength(1);
    expect([counts.filter((n) => n === 2).length, counts.filter((n) => n === 1).length]).toEqual([two, one]);
  }
});

test('[setup/tiles] any of the areas can be the one that is short', () => {
  const short = new Set<number>();
  for (let seed = 0; seed < 150; seed++) {
    const s = dealt(5, seed);
    for (const area of areasInPlay(5)) if (!startAreas(5, USUAL.starts).includes(area) && tilesIn(s, area).length === 1) short.add(area);
  }
  expect(short.size).toBe(16);
});

test('[setup/no-doubles] swaps mend every double, each at least one, and start areas are left alone', () => {
  let swaps = 0;
  const doubles = (s: State) =>
    areasInPlay(s.loot.length).filter((area) => new Set(tilesIn(s, area).map(enterpriseOf)).size < tilesIn(s, area).length).length;
  for (const seats of COUNTS) {
    for (let seed = 0; seed < 40; seed++) {
      const s = dealt(seats, seed, USUAL, (before, move) => {
        if (move.type !== 'swap') return;
        swaps++;
        const n = doubles(before);
        for (const any of game.moves(before, CHANCE)) {
          const after = structuredClone(before);
          game.apply(after, CHANCE, any);
          expect(doubles(after)).toBeLessThan(n);
          for (const area of startAreas(seats, USUAL.starts)) expect(tilesIn(after, area)).toEqual(tilesIn(before, area));
        }
      });
      expect(doubles(s)).toBe(0);
    }
  }
  expect(swaps).toBeGreaterThan(50);
});

test('[swap/malformed] only the double tile, and only for one that mends it', () => {
  const s = table({
    areas: [[], []],
    tiles: { 0: ['hat-rat', 'hat-loot'], 1: ['claw-rat', 'hat-point'], 2: ['fish-rat'] },
    todo: [task('swap', CHANCE)],
  });
  expect(game.moves(s.state, CHANCE)).toEqual([{ type: 'swap', tile: 1, other: 8 }]);
  for (const move of [null, { type: 'swap', tile: 0, other: 8 }, { type: 'swap', tile: 1, other: 4 }, { type: 'swap', tile: 1 }]) {
    expect(game.refusal(s.state, CHANCE, move)).toEqual({ rule: 'swap/malformed' });
  }
});

test('[deal/not-here] start areas first, then the others in their order, then those with one tile', () => {
  const s = game.setup(5, USUAL);
  const next = (): number[] => [...new Set(game.moves(s, CHANCE).flatMap((m) => (m.type === 'deal' ? [m.area] : [])))];
  const order: number[][] = [];
  while (next().length === 1) {
    order.push(next());
    game.apply(s, CHANCE, game.roll(s, seeded(order.length)));
  }
  const others = areasInPlay(5).filter((area) => !startAreas(5, USUAL.starts).includes(area));
  expect(order.flat()).toEqual([...startAreas(5, USUAL.starts), ...others]);
  expect(next()).toEqual(others);
  const [first] = game.moves(s, CHANCE);
  expect(game.refusal(s, CHANCE, { ...first, area: startAreas(5, USUAL.starts)[0] })).toEqual({
    rule: 'deal/not-here',
    params: { area: 3 },
  });
});

test('[deal/not-in-bag] a tile is laid once', () => {
  const s = game.setup(5, USUAL);
  game.apply(s, CHANCE, { type: 'deal', area: 3, enterprise: 'hat', bonus: 'rat' });
  const again = { type: 'deal', area: 6, enterprise: 'hat', bonus: 'rat' };
  expect(game.refusal(s, CHANCE, again)).toEqual({ rule: 'deal/not-in-bag', params: { enterprise: 'hat', bonus: 'rat' } });
  expect(game.moves(s, CHANCE)).toHaveLength(35);
});

test('[setup/first-player] the lot names who begins, and everybody settles clockwise from there', () => {
  const s = table({ areas: [[], [], []], round: 0, todo: [task('begin', CHANCE), task('start', CHANCE)] }).state;
  expect(game.moves(s, CHANCE)).toHaveLength(3);
  game.apply(s, CHANCE, { type: 'start', seat: 2 });
  const order: number[] = [];
  for (let [seat = 0] = game.pending(s); s.round === 0; [seat = 0] = game.pending(s)) {
    if (!order.includes(seat)) order.push(seat);
    const [move] = game.moves(s, seat);
    if (move) game.apply(s, seat, move);
  }
  expect(order).toEqual([2, 0, 1]);
  expect(s.starter).toBe(2);
});

const settling = () => table({ areas: [[], [], []], round: 0, todo: [task('begin', CHANCE), task('home', 1), task('home', 0)] });

test('[setup/home] one of the start areas that are left', () => {
  const t = settling();
  expect(t.listed()).toEqual(['home 8', 'home 13', 'home 20']);
  t.play('home 13', 'nest 14', 'nest 10', 'nest 17');
  expect(t.listed()).toEqual(['home 8', 'home 20']);
  expect(t.state.owner[13]).toBe(0);
});

test('[home/not-a-start-area] [home/taken] the others are refused', () => {
  const t = settling();
  expect(t.refusal('home 12')).toEqual({ rule: 'home/not-a-start-area', params: { area: 12 } });
  t.play('home 13', 'nest 14', 'nest 10', 'nest 17');
  expect(t.refusal('home 13')).toEqual({ rule: 'home/taken', params: { area: 13, rival: 0 } });
});

test('[setup/nest] 3, 2 and 1 rats on three of the four corners', () => {
  const t = settling();
  t.play('home 13');
  expect(t.listed()).toEqual(['nest 14', 'nest 10', 'nest 17', 'nest 21']);
  expect(t.play('nest 10', 'nest 21', 'nest 14').map((e) => e.type === 'nested' && e.rats)).toEqual([3, 2, 1]);
  expect([10, 21, 14, 17].map((m) => t.state.rats[m])).toEqual([3, 2, 1, 0]);
  expect(t.state.stock[0]).toBe(24);
});

test('[nest/not-here] [nest/occupied] a corner of the own start area, without rats', () => {
  const t = settling();
  t.play('home 13', 'nest 10');
  expect(t.refusal('nest 9')).toEqual({ rule: 'nest/not-here', params: { manhole: 9, area: 13 } });
  expect(t.refusal('nest 10')).toEqual({ rule: 'nest/occupied', params: { manhole: 10 } });
});

/** As new tables name them, as former ones did, and as the first ones did not. */
const STARTS: readonly PatinOptions['starts'][] = ['evened-5', 'evened', undefined];

test('[setup/nest] no two start areas are adjacent, and each has three corners of its own', () => {
  for (const n of COUNTS) {
    for (const starts of STARTS) {
      const areas = startAreas(n, starts);
      const corners = areas.flatMap(cornersOf);
      const own = (area: number): number[] => cornersOf(area).filter((corner) => corners.indexOf(corner) === corners.lastIndexOf(corner));
      for (const area of areas) expect(own(area).length).toBeGreaterThanOrEqual(3);
    }
  }
});

test('[nest/occupied] with five the corner that two start areas share is for whoever comes first', () => {
  const t = table({
    areas: [[], [], [], [], []],
    round: 0,
    todo: [task('begin', CHANCE), task('home', 4), task('home', 3), task('home', 2), task('home', 1), task('home', 0)],
  });
  t.play('home 13', 'nest 21', 'nest 10', 'nest 14', 'home 15');
  expect(t.refusal('nest 21')).toEqual({ rule: 'nest/occupied', params: { manhole: 21 } });
  t.play('nest 24', 'nest 22', 'nest 18');
  expect(t.state.rats[21]).toBe(3);
});

test('[setup/home] some area is a start area for two and for five, as the rulebook shows one', () => {
  expect(startAreas(5, USUAL.starts).some((area) => startAreas(2, USUAL.starts).includes(area))).toBe(true);
});

test('[setup/home] a new table has the start areas of today; a log has those that it was played with', () => {
  const listed = (seats: number, options: PatinOptions) => {
    const s = dealt(seats, 1, options);
    return game.moves(s, game.pending(s)[0] ?? 0).map((move) => move.type === 'home' && move.area);
  };
  const today = withDefaults(game, {}) as PatinOptions;
  const logged = (options: object) => loggedOptions(game, { ...options }) as PatinOptions;
  expect([4, 5].map((seats) => listed(seats, today))).toEqual([
    [8, 9, 17, 20],
    [3, 6, 13, 15, 20],
  ]);
  expect([4, 5].map((seats) => listed(seats, logged({ starts: 'evened' })))).toEqual([
    [8, 9, 17, 20],
    [3, 6, 12, 15, 20],
  ]);
  expect([4, 5].map((seats) => listed(seats, logged({})))).toEqual([
    [6, 10, 15, 20],
    [3, 6, 12, 15, 20],
  ]);
  for (const seats of [2, 3]) for (const starts of STARTS) expect(startAreas(seats, starts)).toEqual(startAreas(seats, today.starts));
  // There is nothing to choose.
  for (const seats of COUNTS) expect(game.matters?.('starts', seats)).toBe(false);
});

test('[setup/enterprises] every enterprise has one tile of each bonus', () => {
  const s = game.setup(5, USUAL);
  const tiles = game.moves(s, CHANCE).flatMap((m) => (m.type === 'deal' ? [`${m.enterprise}-${m.bonus}`] : []));
  expect(tiles.sort()).toEqual(ENTERPRISES.flatMap((e) => BONUSES.map((b) => `${e}-${b}`)).sort());
});

test.each([2, 3, 4, 5])('[setup/first-player] the lot may name any of %i seats, all about equally often', (seats) => {
  const s = game.setup(seats, USUAL);
  s.todo = [task('start', CHANCE)];
  const rng = seeded(7);
  const named = Array<number>(seats).fill(0);
  for (let i = 0; i < 200 * seats; i++) {
    const move = game.roll(s, rng);
    if (move.type !== 'start') throw new Error('the lot names somebody');
    named[move.seat] = (named[move.seat] ?? 0) + 1;
  }
  for (const n of named) expect(Math.abs(n - 200)).toBeLessThan(60);
});
