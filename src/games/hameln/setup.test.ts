import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import { CIRCLES, COINS, GOOD_CUBES, HOUSES, type HouseId, MARKERS, SMALL_RATS, START_HOUSES, TRAPS } from './data.ts';
import type { Event } from './events.ts';
import { game } from './game.ts';
import { physics } from './physics.ts';
import type { State } from './state.ts';
import { driver, opened } from './testing/table.ts';
import { around, houseNumber, members, SAME_SIDE, size } from './town.ts';

const drawn = (seats: number, order: number[]) => {
  const s = game.setup(seats, {});
  game.apply(s, CHANCE, { type: 'order', order });
  return s;
};

const marked = (seats: number, order: number[]) => {
  const s = drawn(seats, order);
  const rng = seeded(3);
  while (game.pending(s)[0] === CHANCE) game.apply(s, CHANCE, game.roll(s, rng));
  return driver(s);
};

const settle = (house: HouseId) => ({ type: 'settle', house });

test('[frame/seats] three, four or five', () => {
  expect(game.seats).toEqual([3, 4, 5]);
});

test('[material/pieces] as many as the boxes hold', () => {
  expect(MARKERS).toEqual([5, 9, 2]);
  expect(TRAPS).toEqual([4, 4, 4]);
  expect(GOOD_CUBES).toEqual([12, 12, 12, 20]);
  for (const seats of game.seats) {
    expect(physics.conserved(opened(seats))).toMatchObject({
      goods: [12, 12, 12, 20],
      traps: [4, 4, 4],
      cubes: [4, 4],
      family: Array(seats).fill(15),
      markers: [5, 9, 2 + 6],
    });
  }
});

test('[material/houses] 22 houses; the six butcheries, and only they, lie at the market', () => {
  const count = (kind: string) => HOUSES.filter((h) => h.kind === kind).length;
  expect(['bakery', 'dairy', 'brewery', 'butchery', 'influence'].map(count)).toEqual([4, 4, 4, 6, 4]);
  const atMarket = new Set(CIRCLES.filter((c) => c.where === 'market').flatMap((c) => c.at.split(' ').map((w) => w.split('.')[0])));
  expect([...atMarket].sort()).toEqual(
    HOUSES.filter((h) => h.kind === 'butchery')
      .map((h) => h.id)
      .sort(),
  );
  for (const h of HOUSES) expect(h.bonus > 0).toBe(h.kind === 'influence');
});

test('[material/board] every circle lies in the quarters of its houses, and every quarter is worth the same', () => {
  for (const c of CIRCLES) {
    const regions = c.at.split(' ').map((w) => HOUSES[houseNumber(w.split('.')[0])]?.region);
    expect(new Set(c.regions)).toEqual(new Set(regions));
  }
  const worth = (region: string) => HOUSES.filter((h) => h.region === region).reduce((n, h) => n + h.price, 0);
  expect(['black', 'yellow', 'red', 'green'].map(worth)).toEqual([22, 22, 22, 22]);
});

test('[rats/sides] only the extra circles double a side: five circles, four sides', () => {
  expect(around(5).map((set) => size(set))).toEqual([3, 3, 3, 3, 5, 4, 3, 3, 3, 3, 5, 4, 5, 3, 3, 3, 3, 5, 3, 3, 3, 3]);
  expect(around(4).map((set) => size(set))).toEqual([3, 3, 3, 3, 4, 4, 3, 3, 3, 3, 4, 4, 4, 3, 3, 3, 3, 4, 3, 3, 3, 3]);
  const pairs = CIRCLES.flatMap((c, i) => members(SAME_SIDE[i] ?? 0).map((j) => `${c.id}-${CIRCLES[j]?.id}`));
  expect(pairs).toEqual(['N7-X1', 'S7-X2', 'X1-N7', 'X2-S7']);
});

test('[setup/extra-circles] two more circles with five players, and no circle without a rat for it', () => {
  const inPlay = (seats: number) => size(around(seats).reduce((all, set) => all | set, 0));
  expect([3, 4, 5].map(inPlay)).toEqual([28, 28, 30]);
  expect(CIRCLES).toHaveLength(SMALL_RATS);
});

test('[setup/order] chance draws any order', () => {
  const s = game.setup(4, {});
  expect(game.pending(s)).toEqual([CHANCE]);
  expect(game.moves(s, CHANCE)).toHaveLength(24);
  game.apply(s, CHANCE, { type: 'order', order: [2, 0, 3, 1] });
  expect(s.order).toEqual([2, 0, 3, 1]);
});

/** How often chance answers what, in so many draws from the same position. */
function frequencies(s: State, draws: number): Record<string, number> {
  const rng = seeded(6);
  const counts: Record<string, number> = {};
  for (let i = 0; i < draws; i++) {
    const drawnNow = Object.values(game.roll(s, rng)).join(' ');
    counts[drawnNow] = (counts[drawnNow] ?? 0) + 1;
  }
  return counts;
}

test('[setup/order] every order is as likely as any other', () => {
  const counts = frequencies(game.setup(3, {}), 6000);
  expect(Object.keys(counts)).toHaveLength(6);
  for (const n of Object.values(counts)) expect(Math.abs(n - 1000)).toBeLessThan(120);
});

test('[setup/markers] [work/child] [sell/any-stack] what is drawn is a piece, not a kind of piece', () => {
  const order = drawn(3, [0, 1, 2]);
  const markers = frequencies(order, 1600);
  expect(Math.abs((markers['marker 2'] ?? 0) - 900)).toBeLessThan(80);
  expect(Math.abs((markers['marker 3'] ?? 0) - 200)).toBeLessThan(60);
  const child = frequencies({ ...order, todo: ['child'], bag: [3, 1] }, 1000);
  expect(Math.abs((child['child boy'] ?? 0) - 750)).toBeLessThan(60);
  const trap = frequencies({ ...order, todo: ['trap'], stack: [1, 0, 4] }, 1000);
  expect(Object.keys(trap).sort()).toEqual(['trap 1', 'trap 3']);
  expect(Math.abs((trap['trap 3'] ?? 0) - 800)).toBeLessThan(60);
});

test('[setup/influence] all on the lowest step, the first player highest', () => {
  const s = drawn(4, [2, 0, 3, 1]);
  expect(s.rank).toEqual([2, 0, 3, 1]);
  expect(s.influence).toEqual([0, 0, 0, 0]);
});

test('[setup/kings] four, or five with five players', () => {
  expect([3, 4, 5].map((seats) => game.setup(seats, {}).kings)).toEqual([4, 4, 5]);
});

test('[setup/places] marker, piper, cat, bag and traps', () => {
  const s = game.setup(3, {});
  expect(s).toMatchObject({ ring: -1, piper: 1, cat: -1, bag: [4, 4], stack: [4, 4, 4], road: [], bribes: [0, 0, 0, 0], rats: 0 });
});

test('[setup/markers] every house but the butcheries gets one; a butchery attracts three', () => {
  const { state } = marked(3, [0, 1, 2]);
  expect(state.pile).toEqual([0, 0, 0]);
  HOUSES.forEach((h, i) => {
    if (h.kind === 'butchery') expect(state.marker[i]).toBe(3);
    else expect([1, 2, 3]).toContain(state.marker[i]);
  });
});

test('[setup/supply] one meat, no money, eleven members', () => {
  const s = opened(5);
  expect(s.goods).toEqual([0, 1, 2, 3, 4].flatMap(() => [0, 0, 0, 1]));
  expect(s.money).toEqual([0, 0, 0, 0, 0]);
  expect(s.family).toEqual([11, 11, 11, 11, 11]);
});

test('[setup/purses] by choice the first two begin with florins: three and one with three players, one each with four', () => {
  const drawn = (seats: number, order: readonly number[]) => {
    const s = game.setup(seats, { purses: 'evened' });
    const told: Event[] = [];
    game.apply(s, CHANCE, { type: 'order', order }, (e) => told.push(e));
    return { money: s.money, bank: s.bank, told: told.filter(({ type }) => type === 'endowed') };
  };
  expect(drawn(3, [1, 2, 0])).toEqual({
    money: [0, 3, 1],
    bank: COINS - 4,
    told: [
      { type: 'endowed', seat: 1, florins: 3, purse: 3 },
      { type: 'endowed', seat: 2, florins: 1, purse: 1 },
    ],
  });
  expect(drawn(4, [3, 1, 2, 0])).toMatchObject({ money: [0, 1, 0, 1], bank: COINS - 2 });
  expect(drawn(5, [3, 1, 2, 0, 4])).toEqual({ money: [0, 0, 0, 0, 0], bank: COINS, told: [] });
  expect([3, 4, 5].map((seats) => game.matters?.('purses', seats))).toEqual([true, true, false]);
  // Games from before there was the choice do not name it.
  for (const seats of [3, 4, 5]) expect(game.setup(seats, { purses: 'empty' })).toEqual(game.setup(seats, {}));
});

test('[start/men] [start/man-there] men in turn order, one a house', () => {
  const t = marked(3, [1, 2, 0]);
  expect(t.seat()).toBe(1);
  expect(t.listed()).toEqual(['settle TL', 'settle MR', 'settle BL']);
  t.play(settle('MR'));
  expect(t.seat()).toBe(2);
  expect(t.refusal(settle('MR'))).toEqual({ rule: 'start/man-there', params: { house: 'MR', other: 1 } });
  t.play(settle('TL'), settle('BL'));
  expect(t.state.men[houseNumber('BL')]).toBe(0);
});

test('[start/houses] [start/other-house] as many start houses as players, all of them butcheries', () => {
  for (const seats of game.seats) {
    const houses = START_HOUSES[seats] ?? [];
    expect(houses).toHaveLength(seats);
    for (const id of houses) expect(HOUSES[houseNumber(id)]?.kind).toBe('butchery');
  }
  expect(marked(3, [0, 1, 2]).refusal(settle('TR'))).toEqual({
    rule: 'start/other-house',
    params: { house: 'TR', choices: ['TL', 'MR', 'BL'] },
  });
  const t = marked(3, [0, 1, 2]);
  t.play(settle('MR'));
  expect(t.refusal(settle('TR'))?.params).toEqual({ house: 'TR', choices: ['TL', 'BL'] });
});

/** Men of seats 0 … n-1 in the start houses in their order. */
function menIn(seats: number) {
  const t = marked(seats, [0, 1, 2, 3, 4].slice(0, seats));
  for (const house of START_HOUSES[seats] ?? []) t.play(settle(house));
  return t;
}

test('[start/women] [start/own-man] [start/woman-there] women backwards, beside somebody else', () => {
  const t = menIn(3);
  expect(t.seat()).toBe(2);
  expect(t.refusal(settle('BL'))).toEqual({ rule: 'start/own-man', params: { house: 'BL' } });
  t.play(settle('TL'));
  expect(t.seat()).toBe(1);
  expect(t.refusal(settle('TL'))).toEqual({ rule: 'start/woman-there', params: { house: 'TL', other: 2 } });
});

test('[start/same-neighbour] not with the same player in both houses', () => {
  const t = menIn(3);
  t.play(settle('TL'));
  expect(t.refusal(settle('MR'))?.rule).toBe('start/own-man');
  const four = menIn(4);
  four.play(settle('TL'), settle('ML'));
  expect(four.seat()).toBe(1);
  expect(four.refusal(settle('MR'))).toEqual({ rule: 'start/same-neighbour', params: { house: 'MR', other: 2 } });
});

test('[start/leaves-no-choice] with three, a choice that would strand the last player is refused', () => {
  const t = menIn(3);
  t.play(settle('TL'));
  // Seat 1 could go to BL only: its own house is MR, and TL is taken. Then MR is left for seat 0.
  expect(t.listed()).toEqual(['settle BL']);
  t.play(settle('BL'));
  expect(t.listed()).toEqual(['settle MR']);
});

test('[start/leaves-no-choice] with five, the one who would be stranded is named', () => {
  const t = menIn(5);
  // TL 0, ML 1, TR 2, MR 3, BR 4. The women of 4, 3 and 2 close a ring of three: 0 and 1 would have to share both houses.
  t.play(settle('TR'), settle('BR'));
  expect(t.seat()).toBe(2);
  expect(t.refusal(settle('MR'))).toMatchObject({ rule: 'start/leaves-no-choice', params: { house: 'MR', other: 0 } });
  expect(t.listed()).toEqual(['settle TL', 'settle ML']);
});

test('[start/result] whatever is chosen, everybody is settled, with two different neighbours', () => {
  for (const seats of game.seats) {
    for (let seed = 0; seed < 200; seed++) {
      const rng = seeded(seed);
      const s = game.setup(seats, {});
      while (s.round === 0) {
        const [seat = CHANCE] = game.pending(s);
        const moves = game.moves(s, seat);
        game.apply(s, seat, moves[rng(moves.length)] ?? { type: 'done' });
      }
      const houses = (START_HOUSES[seats] ?? []).map(houseNumber);
      const pairs = houses.map((h) => [s.men[h], s.women[h]].toSorted().join());
      expect(new Set(pairs).size).toBe(seats);
      expect(houses.every((h) => s.men[h] !== s.women[h])).toBe(true);
      expect(houses.map((h) => s.men[h]).toSorted()).toEqual(houses.map((h) => s.women[h]).toSorted());
    }
  }
});
