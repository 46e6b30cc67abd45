import { expect, test } from 'vitest';
import { clone } from '../../../core/clone.ts';
import { CHANCE } from '../../../core/game.ts';
import { must } from '../../../core/must.ts';
import { pick, seeded } from '../../../core/rng.ts';
import { game } from '../game.ts';
import { fullColumns } from '../look.ts';
import { kindOf } from '../moves.ts';
import { NONE, pending, type State } from '../state.ts';
import { changesBy, climbsWith, dangers, heightsAfter, reach } from './numbers.ts';

/** Positions of whole random games in which somebody plays the second card of a turn. */
const SOME: State[] = [];
for (const seats of [2, 3, 5]) {
  const rng = seeded(seats);
  const s = game.setup(seats, { variant: 'standard', roof: 8, start: 'random' });
  for (let due = pending(s); due.length > 0; due = pending(s)) {
    const seat = must(due[0]);
    if (s.phase === 'play' && s.first !== NONE) SOME.push(clone(s));
    game.apply(s, seat, seat === CHANCE ? game.roll(s, rng) : pick(game.moves(s, seat), rng));
  }
}

test('a second card under a figure does what is said of its kind, and never more than the worst', () => {
  let played = 0;
  for (const s of SOME) {
    const seat = must(pending(s)[0]);
    for (const move of game.moves(s, seat)) {
      if (move.type !== 'play' || fullColumns(s).length > 0) continue;
      const danger = dangers(s).find(({ column }) => column === move.column);
      if (!danger) continue;
      const after = clone(s);
      game.apply(after, seat, move);
      const climbs = heightsAfter(s, after);
      expect(climbsWith(s, move.column, kindOf(move.card))).toEqual(climbs);
      expect(climbs.every((n, other) => n <= (danger.climbs[other] ?? 0))).toBe(true);
      played++;
    }
  }
  expect(played).toBeGreaterThan(100);
});

test('what a card gives is what the rules make of it, and the reach is the most of it', () => {
  let moved = 0;
  for (const s of SOME.filter((one) => fullColumns(one).length === 0).slice(0, 60)) {
    const seat = must(pending(s)[0]);
    const climbs = game.moves(s, seat).map((move) => {
      const after = clone(s);
      game.apply(after, seat, move);
      const all = heightsAfter(s, after);
      const told = new Map(changesBy(s, seat, move).map(({ seat: other, from, to }) => [other, to - from]));
      expect(all.map((_, other) => told.get(other) ?? 0)).toEqual(all);
      moved += told.size;
      return all;
    });
    const { up, down } = reach(s, seat);
    expect(up).toEqual(s.height.map((_, other) => Math.max(0, ...climbs.map((all) => all[other] ?? 0))));
    expect(down).toBe(Math.max(0, ...climbs.map((all) => 0 - (all[seat] ?? 0))));
  }
  expect(moved).toBeGreaterThan(20);
});
