import { expect, test } from 'vitest';
import type { Pen } from '../../../core/learned.ts';
import { seeded } from '../../../core/rng.ts';
import { due, HOME, type State } from '../state.ts';
import { careful, playOut } from '../testing/play-out.ts';
import { table, USUAL } from '../testing/table.ts';
import { tellDangers, tellTargets } from './raids.ts';
import { countLoose, tellRooms } from './rooms.ts';
import { findLeaders, tellRound } from './rounds.ts';
import { look, lookAround } from './sight.ts';

/** What is told by `tell`, with as many in one as it says. */
function told(s: State, tell: (pen: Pen) => void): number[] {
  look(s);
  lookAround();
  countLoose();
  findLeaders();
  const pen = { rows: new Float64Array(20), at: 0 };
  tell(pen);
  return [...pen.rows.subarray(0, pen.at)];
}

const AREAS = [[15], [13], [6]];

const targets = (s: State, seat = 0) => told(s, (pen) => tellTargets(s, seat, pen));
const dangers = (s: State, seat = 0) => told(s, (pen) => tellDangers(seat, pen));
const rooms = (s: State, seat = 0) => told(s, (pen) => tellRooms(s, seat, pen));
const round = (s: State, seat = 0) => told(s, (pen) => tellRound(s, seat, pen));

test('an area is within reach of a henchman who can pay, a loot short of one who cannot, and of a boss by her card', () => {
  const at = (loot: number, card: 'administration' | 'bribe' | 'invasion') =>
    targets(table({ areas: AREAS, rats: [{ 24: 1 }], loot: [loot, 0, 0], cards: [card] }).state);
  const [payable = 0, best = 0, short = 0, raids = 0, bossBest = 0, free = 0, held = 0] = at(1, 'bribe');
  expect(payable * 4).toBe(free * 5);
  expect(payable).toBeGreaterThan(0);
  expect(best * 5).toBe(1);
  expect(held + short).toBe(0);
  expect(raids * 5).toBe(payable * 4);
  expect(bossBest).toBe(best);
  expect(at(0, 'administration')).toEqual([0, 0, payable, 0, 0, free, 0]);
  expect(at(0, 'invasion')[3]).toBe(raids);
});

test('a rival’s last area cannot be taken; another one with a back room and a tile is worth more', () => {
  const position = (areas: readonly (readonly number[])[]) =>
    table({ areas, loot: [1, 0, 0], rooms: { 16: 1 }, tiles: { 16: ['hat-point'] }, held: [['hat-rat']] }).state;
  const [, last = 0, , , , , heldLast] = targets(position([[15], [16], [6]]));
  const [, best = 0, , , , , held] = targets(position([[15], [16, 13], [6]]));
  expect([heldLast, held]).toEqual([0, 1 / 5]);
  expect(last * 5).toBe(1);
  // The area, the trophy, and half of what the tile brings: two points of the chain and its own.
  expect(best * 5).toBe(1 + 1 + 3 / 2);
});

test('an area is in danger of who stands beside it, can pay, and has somebody to send', () => {
  const position = (loot: number, figures: readonly number[]) =>
    table({ areas: [[15, 6], [16], [9]], loot: [0, loot, 0], rooms: { 15: 0 }, figures: [[], figures] }).state;
  const all = [HOME, HOME, HOME, HOME];
  expect(dangers(position(1, all)).slice(0, 4)).toEqual([1 / 4, 1 / 3, 1 / 4, 1 / 3]);
  expect(dangers(position(0, all)).slice(0, 4)).toEqual([0, 0, 1 / 4, 1 / 3]);
  expect(dangers(position(1, [16, 16, 16, 16])).slice(0, 4)).toEqual([0, 0, 0, 0]);
});

test('a back room is ready where a figure stands, and its tile counts with the chain', () => {
  const position = (figures: readonly number[]) =>
    table({
      areas: [[15, 16], [13], [6]],
      tiles: { 15: ['hat-loot'], 16: ['claw-point'], 13: ['hat-point'] },
      held: [['hat-rat']],
      figures: [figures],
    }).state;
  // Ready and what it brings, what two figures could bring, the three best, tiles for a chain; then how long, how much and how many.
  expect(rooms(position([HOME, 15, HOME, HOME]))).toEqual([1 / 3, 2 / 5, 2 / 5, 2 / 5, 2 / 5, 0, 1 / 4, 3 / 4, 2 / 12, 1 / 4]);
  expect(rooms(position([15, 15, 15, 15])).slice(0, 3)).toEqual([0, 0, 0]);
});

test('missions: who leads, who is kept from it by one who has scored it, and what can still be had', () => {
  const s = table({ areas: [[15, 16], [13], [6]], loot: [0, 4, 4], scored: [{ areas: 1 }], round: 2 }).state;
  const kept = round(s, 1);
  expect(kept.slice(0, 5)).toEqual([1, 0, 0, 0, 0]);
  // Nobody leads in anything else, since loot is level; five missions and four rounds are left.
  expect(kept.slice(5, 10)).toEqual([0, 0, 0, 1, (5 + 4 + 3 + 2) / 15]);
  expect(round({ ...s, loot: [0, 5, 4] }, 1).slice(5, 8)).toEqual([1 / 3, 2 / 5, 0]);
});

test('whose turn is next is told as turns to wait', () => {
  let turns = 0;
  playOut(3, USUAL, seeded(1), careful, (s, seat) => {
    if (due(s)?.step !== 'place') return;
    turns++;
    const waits = [0, 1, 2].map((other) => (round(s, other)[11] ?? 0) * 4);
    // Whoever is on turn has begun it: all others come before its next one.
    expect([waits[seat], waits[(seat + 1) % 3], waits[(seat + 2) % 3]]).toEqual([2, 0, 1]);
  });
  expect(turns).toBe(60);
});
