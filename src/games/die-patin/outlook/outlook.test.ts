import { expect, test } from 'vitest';
import { must } from '../../../core/must.ts';
import { seeded } from '../../../core/rng.ts';
import { MISSIONS } from '../data.ts';
import { game } from '../game.ts';
import { chainPoints } from '../look.ts';
import { enterpriseOf, type Move } from '../moves.ts';
import { HELD, type State, seatList, task } from '../state.ts';
import { playOut } from '../testing/play-out.ts';
import { inDanger, withinReach } from './areas.ts';
import { chainRows, nextStep } from './chains.ts';
import { outlook } from './index.ts';
import { missing, missionRows } from './missions.ts';

/** Positions of whole random games. */
const SOME: State[] = [];
for (const seats of [2, 3, 5]) {
  let n = 0;
  playOut(seats, { enterprises: 'random' }, seeded(seats), undefined, (s) => {
    if (s.round > 0 && n++ % 23 === 0) SOME.push(game.copy?.(s) ?? structuredClone(s));
  });
}
/** Which missions the rules let a seat score, were the round over. */
function scorable(state: State, seat: number): number[] {
  const s = { ...structuredClone(state), todo: [task('mission', seat)] };
  return game.moves(s, seat).flatMap((move) => (move.type === 'mission' ? [MISSIONS.indexOf(move.mission)] : []));
}

test('whoever is ahead and not barred is whom the rules let score [mission/not-leading] [mission/tie] [mission/scored-before]', () => {
  expect(SOME.length).toBeGreaterThan(25);
  let barred = 0;
  for (const s of SOME) {
    for (const seat of seatList(s)) {
      const rows = missionRows(s).filter((row) => row.leader === seat && !row.scored[seat]);
      expect(rows.map(({ mission }) => mission)).toEqual(scorable(s, seat));
    }
    barred += missionRows(s).filter(({ leader, scored }) => scored[leader]).length;
  }
  expect(barred).toBeGreaterThan(0);
});

test('with the loot that is missing a mission can be scored, and not with less', () => {
  const loot = MISSIONS.indexOf('loot');
  for (const s of SOME) {
    const row = must(missionRows(s)[loot]);
    for (const seat of seatList(s).filter((one) => !row.scored[one])) {
      const can = (more: number) => scorable({ ...s, loot: s.loot.map((n, i) => (i === seat ? n + more : n)) }, seat).includes(loot);
      const n = missing(row, seat);
      expect([can(n), n === 0 || !can(n - 1)]).toEqual([true, true]);
    }
  }
});

test('the next tile brings what the rules count for it, and lies where it is said to', () => {
  let counted = 0;
  for (const s of SOME) {
    for (const row of chainRows(s)) {
      for (const area of row.areas) {
        const tile = s.tiles.findIndex((place, i) => place === area && enterpriseOf(i) === row.enterprise);
        expect(tile).toBeGreaterThanOrEqual(0);
        for (const seat of seatList(s)) {
          const after = { ...s, tiles: s.tiles.map((place, i) => (i === tile ? HELD + seat : place)) };
          expect(chainPoints(after, seat) - chainPoints(s, seat)).toBe(nextStep(row, seat));
          counted++;
        }
      }
    }
  }
  expect(counted).toBeGreaterThan(100);
});

/** Whether a henchman who stands in the area can win it with so many bribes: every way of bribing is played. */
function winsWith(s: State, seat: number, area: number, bribes: number): boolean {
  const due = s.todo.at(-1)?.step;
  const paying = due === 'pay' || due === 'more';
  if (bribes > 0 && paying) {
    return game
      .moves(s, seat)
      .filter(({ type }) => type !== 'done')
      .some((move) => winsWith(played(s, seat, move), seat, area, bribes - 1));
  }
  return (paying ? played(s, seat, { type: 'done' }) : s).owner[area] === seat;
}

function played(s: State, seat: number, move: Move): State {
  const copy = structuredClone(s);
  game.apply(copy, seat, move);
  return copy;
}

test('what is within reach is won by the rules with so many bribes, and not with fewer', () => {
  let tried = 0;
  for (const state of SOME) {
    for (const seat of seatList(state)) {
      for (const { area, bribes } of withinReach(state, seat).filter((one) => one.bribes <= 3)) {
        const s = { ...structuredClone(state), todo: [task('turn', -1), task('place', seat)] };
        if ((s.stock[seat] ?? 0) < bribes) continue;
        game.apply(s, seat, { type: 'place', figure: 'henchman', area });
        expect(winsWith(s, seat, area, bribes)).toBe(true);
        if (bribes > 1) expect(winsWith(s, seat, area, bribes - 1)).toBe(false);
        tried++;
      }
    }
  }
  expect(tried).toBeGreaterThan(20);
});

test('what is in danger is what some rival could reach', () => {
  for (const s of SOME) {
    for (const seat of seatList(s)) {
      const reached = seatList(s).flatMap((rival) => withinReach(s, rival).map(({ area }) => area));
      const own = new Set(reached.filter((area) => s.owner[area] === seat));
      expect(new Set(inDanger(s, seat).map(({ area }) => area))).toEqual(own);
    }
  }
});

test('nothing is told that the viewer cannot know', () => {
  for (const s of SOME.slice(0, 10)) {
    const view = game.view(s, 0);
    expect(outlook.outlook(view, 0)).toEqual(outlook.outlook(game.view(game.imagine(view, 0, seeded(3)), 0), 0));
  }
});
