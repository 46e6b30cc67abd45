import { expect, test } from 'vitest';
import { CHANCE } from '../../../core/game.ts';
import { must } from '../../../core/must.ts';
import { pick, seeded } from '../../../core/rng.ts';
import { proceed } from '../flow.ts';
import { game } from '../game.ts';
import { climb } from '../influence.ts';
import { childPrice, isOverrun } from '../look.ts';
import { endPhase } from '../piper.ts';
import { placeRat } from '../rats.ts';
import { columns } from '../score.ts';
import type { State } from '../state.ts';
import { table } from '../testing/table.ts';
import { CIRCLE_COUNT, HOUSE_COUNT, houseId } from '../town.ts';
import { outlook } from './index.ts';
import { ratsTo } from './kings.ts';
import { freedBy, piperComes } from './piper.ts';
import { nextInInfluence, nextInMoney, trapRange } from './ranks.ts';

/** Positions of whole random games. */
function positions(seats: number, seed: number, every: number): State[] {
  const rng = seeded(seed);
  const s = game.setup(seats, {});
  const seen: State[] = [];
  for (let n = 1; ; n++) {
    const [seat] = game.pending(s);
    if (seat === undefined) return seen;
    if (n % every === 0 && s.round > 0) seen.push(structuredClone(s));
    game.apply(s, seat, seat === CHANCE ? game.roll(s, rng) : pick(game.moves(s, seat), rng));
  }
}
const SOME = [3, 4, 5].flatMap((seats) => positions(seats, seats, 7));

/** The rules bring the piper, and everybody pays for as many children as possible. */
function playPiper(state: State): State {
  const s = structuredClone(state);
  if (s.cause === null) endPhase(s, 'emperor');
  const { phase, piper } = s;
  proceed(s);
  while (s.todo.at(-1) === 'ransom' && s.phase === phase && s.piper === piper) {
    const seat = must(game.pending(s)[0]);
    const children = (move: object) => Number(Reflect.get(move, 'boys')) + Number(Reflect.get(move, 'girls'));
    game.apply(s, seat, must(game.moves(s, seat).toSorted((a, b) => children(b) - children(a))[0]));
  }
  return s;
}

test('the piper takes what the rules make him take [piper/asks]', () => {
  expect(SOME.length).toBeGreaterThan(40);
  let lost = 0;
  for (const s of SOME) {
    const after = playPiper(s);
    const roadOf = (state: State, seat: number) => columns(state).road[seat] ?? 0;
    for (const { seat, points, lost: gone, cost, children, purse } of piperComes(s)) {
      expect(roadOf(after, seat)).toBe(roadOf(s, seat) - points);
      expect(after.road.filter((other) => other === seat).length).toBe(s.road.filter((other) => other === seat).length + gone);
      expect(after.money[seat]).toBe(purse - (children - gone) * childPrice(s));
      expect(cost).toBe(children * childPrice(s));
      lost += gone;
    }
    const free = Array.from({ length: HOUSE_COUNT }, (_, house) => house).filter(
      (house) => isOverrun(s, house) && !isOverrun(after, house),
    );
    if (s.cause === null) expect(freedBy(s)).toEqual(free);
  }
  expect(lost).toBeGreaterThan(10);
});

test('whoever is asked later walks the dearer stretch of the road', () => {
  const { state } = table({ hall: { 0: ['boy', 'girl'], 1: ['boy'] }, set: { money: [1, 5, 0], road: [2, 2] } });
  expect(piperComes(state).map(({ seat, lost, points }) => [seat, lost, points])).toEqual([
    [0, 2, 4],
    [1, 0, 0],
    [2, 0, 0],
  ]);
});

test('so many rats end the phase, and fewer cannot [king/number]', () => {
  // Three houses lack one circle each; two of them the same.
  const { state } = table({ rats: '@A1 @A2 @TL', set: { kings: 2 } });
  state.rats &= ~1;
  expect(ratsTo(state, 2)).toBe(1);
  for (const s of SOME.filter(({ kings, cause }) => kings > 0 && kings <= 2 && cause === null).slice(0, 12)) {
    const least = must(ratsTo(s, s.kings));
    const falls = (circles: readonly number[]) => {
      const copy = structuredClone(s);
      for (const circle of circles) placeRat(copy, circle);
      return copy.kings === 0;
    };
    const free = Array.from({ length: CIRCLE_COUNT }, (_, circle) => circle).filter((circle) => ((s.rats >> circle) & 1) === 0);
    const sets = (n: number, from = 0): number[][] =>
      n === 0 ? [[]] : free.flatMap((circle, i) => (i < from ? [] : sets(n - 1, i + 1).map((rest) => [circle, ...rest])));
    if (least <= 3) {
      expect(sets(least).some(falls)).toBe(true);
      expect(sets(least - 1).some(falls)).toBe(false);
    }
  }
});

test('with what is missing in money the next place is reached, and not with less [end/money]', () => {
  let reached = 0;
  for (const s of SOME) {
    for (const seat of s.rank) {
      const step = nextInMoney(s, seat);
      const worth = (more: number) => must(columns({ ...s, money: s.money.map((n, i) => (i === seat ? n + more : n)) }).money[seat]);
      if (!step) expect(worth(500)).toBe(worth(0));
      else {
        expect(worth(step.missing)).toBe(worth(0) + step.gain);
        expect(worth(step.missing - 1)).toBe(worth(0));
        reached++;
      }
    }
  }
  expect(reached).toBeGreaterThan(50);
});

test('with what is missing in influence the next place is reached, and not with less [influence/right-most]', () => {
  let reached = 0;
  for (const s of SOME) {
    for (const seat of s.rank) {
      const step = nextInInfluence(s, seat);
      const worth = (more: number) => {
        const copy = structuredClone(s);
        climb(copy, seat, more);
        return must(columns(copy).influence[seat]);
      };
      if (!step) expect(worth(20)).toBe(worth(0));
      else {
        expect(worth(step.missing)).toBe(worth(0) + step.gain);
        expect(worth(step.missing - 1)).toBe(worth(0));
        reached++;
      }
    }
  }
  expect(reached).toBeGreaterThan(50);
});

test('the traps of others are worth something between the least and the most, and nothing more is told', () => {
  let [hidden, tight] = [0, 0];
  for (const s of SOME) {
    const view = game.view(s, 0);
    for (let seat = 0; seat < s.money.length; seat++) {
      const [least, most] = trapRange(view, seat);
      const truth = must(s.traps[seat]).reduce((a, b) => a + b, 0);
      expect(truth).toBeGreaterThanOrEqual(least);
      expect(truth).toBeLessThanOrEqual(most);
      if (seat === 0) expect(least).toBe(most);
      else if (least < most) hidden++;
      if (seat !== 0 && least === most) tight++;
    }
    expect(outlook.outlook(view, 0)).toEqual(outlook.outlook(game.view(game.imagine(view, 0, seeded(7)), 0), 0));
  }
  expect(hidden).toBeGreaterThan(5);
  expect(tight).toBeGreaterThan(5);
});

test('houses that the rats have nearly taken come with the people in them', () => {
  const { state } = table({ homes: ['A1 0+1'], rats: '@A1' });
  state.rats &= state.rats - 1;
  const kings = must(outlook.outlook(state, 0).find(({ id }) => id === 'kings'));
  expect(kings.rows[0]).toMatchObject({
    head: { params: { house: houseId(0) } },
    note: { params: { man: 0, woman: 1 } },
    cells: [{ n: 1 }, {}, { n: 4 }],
  });
});
