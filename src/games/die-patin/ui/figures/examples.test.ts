import { expect, test } from 'vitest';
import { CHAIN_POINTS, MISSIONS } from '../../data.ts';
import { chainPoints, figuresIn, leader, missionPoints, ratsIn, scoredIn, standing, symbolPoints, total } from '../../look.ts';
import { NOBODY, type State } from '../../state.ts';
import { CLAIMED, DEEDS, duel, FINAL, HOME_AREA, MISSION_STATE, PLACES, PROWL, placing, SETUP } from './examples.ts';

/** What the captions say in words is held against what the rules say about the positions drawn. */

const nests = (s: State, seat: number): number[] => s.rats.filter((_, m) => s.holder[m] === seat).sort();

test('set-up: both have one area with three, two and one rats, and two loot lie in each of three districts', () => {
  expect(SETUP.round).toBe(1);
  expect([0, 1].map((seat) => nests(SETUP, seat))).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
  expect(SETUP.crates.filter((n) => n > 0)).toEqual([2, 2, 2]);
});

test('places: inside, three beside, the last area of the cats, and nowhere else', () => {
  const by = (fault: string | undefined, own: boolean) => placing.filter((p) => p.fault === fault && p.own === own).map((p) => p.area);
  expect(by(undefined, true)).toEqual([1, 15, 16]);
  expect(by(undefined, false)).toEqual([0, 2, 17]);
  expect(by('place/last-area', false)).toEqual([14]);
  expect(PLACES.owner.filter((seat) => seat === 2)).toHaveLength(1);
  expect(new Set(placing.map((p) => p.fault))).toEqual(new Set([undefined, 'place/last-area', 'place/not-adjacent']));
});

test('at home: a rat more, a rat fewer, a crate fewer, a back room and its bonus', () => {
  const [recruit, expel, loot, room] = DEEDS.map((deed) => deed.after);
  expect([recruit?.holder[26], recruit?.rats[26]]).toEqual([0, 2]);
  expect([expel?.holder[21], expel?.rats[21]]).toEqual([1, 1]);
  expect(loot?.crates[5]).toBe(1);
  expect(room?.rooms[HOME_AREA]).toBe(0);
  expect(room?.loot[0]).toBe(1);
});

test('on the prowl: 4 against 4, then 6 against 3 by three loot, then the area and a trophy', () => {
  const [come, pay, take] = PROWL;
  if (!come || !pay || !take) throw new Error('a picture is missing');
  expect([come, pay].map(duel)).toMatchObject([
    { power: 4, theirs: 4 },
    { power: 6, theirs: 3 },
  ]);
  expect([come.loot[0], pay.loot[0], take.loot[0]]).toEqual([3, 0, 0]);
  expect([0, 1].map((seat) => [ratsIn(pay, seat, CLAIMED), figuresIn(pay, seat, CLAIMED)])).toEqual([
    [5, 1],
    [3, 0],
  ]);
  expect([take.owner[CLAIMED], take.rooms[CLAIMED], take.trophies[0]]).toEqual([0, NOBODY, 1]);
  // The position that is drawn before the claim has the same rats as the one after it.
  expect([take.rats, take.holder]).toEqual([pay.rats, pay.holder]);
});

test('the table of missions: a leader, a tie, two of one clan, one blocked', () => {
  const counts = MISSIONS.map((_, i) => [0, 1, 2].map((seat) => standing(MISSION_STATE, seat, i)));
  expect(counts).toEqual([
    [3, 4, 3],
    [3, 4, 4],
    [5, 3, 3],
    [1, 1, 2],
    [3, 1, 1],
  ]);
  expect(MISSIONS.map((_, i) => leader(MISSION_STATE, i))).toEqual([1, NOBODY, 0, 2, 0]);
  expect(scoredIn(MISSION_STATE, 2, MISSIONS.indexOf('backrooms'))).toBeGreaterThan(0);
  expect(MISSION_STATE.round).toBe(3);
});

test('the end: 11 and 10 and 2 and 1 are 24', () => {
  expect(CHAIN_POINTS.slice(1)).toEqual([1, 3, 6, 10]);
  expect([missionPoints(FINAL, 0), chainPoints(FINAL, 0), symbolPoints(FINAL, 0), FINAL.trophies[0]]).toEqual([11, 10, 2, 1]);
  expect(total(FINAL, 0)).toBe(24);
});
