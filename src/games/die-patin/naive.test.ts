import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import type { Event } from './events.ts';
import { game } from './game.ts';
import { powerIn, standing } from './look.ts';
import { placements, power, scorable, standings } from './testing/naive.ts';
import { mixed, playOut } from './testing/play-out.ts';
import { USUAL, write } from './testing/table.ts';
import { boardOf, hear, witness } from './testing/witness.ts';

/** Whole games in which the fast rules are compared with slow and plain ones, and the events with what they tell of. */
const COUNTS = [2, 3, 4, 5];

test.each(COUNTS)('the moves listed are those that the plain rules allow, %i players', (seats) => {
  playOut(seats, USUAL, seeded(seats), mixed, (s, seat) => {
    const step = s.todo.at(-1)?.step;
    if (step === 'place') expect(game.moves(s, seat).map(write).sort()).toEqual(placements(s, seat).sort());
    if (step === 'mission') expect(game.moves(s, seat).map(write)).toEqual([...scorable(s, seat), 'done']);
  });
});

test.each(COUNTS)('claims are decided by plain power, %i players', (seats) => {
  let claims = 0;
  let before: number[] = [];
  playOut(
    seats,
    USUAL,
    seeded(10 + seats),
    mixed,
    (s) => {
      before = s.owner.slice();
      for (const area of [0, 15, 18]) for (let seat = 0; seat < seats; seat++) expect(powerIn(s, seat, area)).toBe(power(s, seat, area));
      for (let i = 0; i < 5; i++) expect(s.loot.map((_, seat) => standing(s, seat, i))).toEqual(standings(s)[i]);
    },
    (e) => {
      if (e.type !== 'claim-won' && e.type !== 'claim-tied' && e.type !== 'claim-lost') return;
      claims++;
      const others = e.powers.filter((_, seat) => seat !== e.seat);
      expect(e.type).toBe(others.every((n) => n < e.power) ? 'claim-won' : others.some((n) => n > e.power) ? 'claim-lost' : 'claim-tied');
      expect([e.powers[e.seat], e.powers[e.rival]]).toEqual([e.power, Math.max(...others)]);
      expect(before[e.area]).not.toBe(e.seat);
    },
  );
  expect(claims).toBeGreaterThan(5);
});

test.each(COUNTS)('who only hears the events knows the whole board, %i players', (seats) => {
  const board = witness(seats);
  const heard: Event[] = [];
  const end = playOut(
    seats,
    USUAL,
    seeded(20 + seats),
    mixed,
    (s, seat) => {
      for (const e of heard.splice(0)) hear(board, e);
      if (seat !== CHANCE) expect(board).toEqual(boardOf(s));
    },
    (e) => heard.push(e),
  );
  for (const e of heard) hear(board, e);
  expect(board).toEqual(boardOf(end));
});
