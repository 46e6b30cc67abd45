import { expect, test } from 'vitest';
import { CHANCE } from '../../../../core/game.ts';
import { seeded } from '../../../../core/rng.ts';
import { ARROWS } from '../../../../web/kit/keys.ts';
import { game } from '../../game.ts';
import type { Move } from '../../moves.ts';
import { due, HELD, IN_BAG, IN_BOX, task } from '../../state.ts';
import { mixed, playOut } from '../../testing/play-out.ts';
import { isOnBoard, litSpots, nextSpot, pointOf, reach, type Spot, spotOfMove, tilesIn, wishFor } from './spots.ts';

const BUTTONS: readonly Move['type'][] = ['remove', 'intrigue', 'mission', 'done', 'stay'];

test('every move of whole games can be pointed at, or has a button; what is lit means that very move', () => {
  const seen = new Set<Move['type']>();
  playOut(3, { enterprises: 'chosen' }, seeded(5), mixed, (s, seat, move) => {
    if (seat === CHANCE) return;
    seen.add(move.type);
    for (const figure of ['henchman', 'boss'] as const) {
      const lit = litSpots(s, game.moves(s, seat), figure);
      for (const [name, means] of lit) expect(wishFor(s, seat, figure, name)).toEqual(means);
    }
    const name = spotOfMove(s, move);
    if (BUTTONS.includes(move.type)) expect(name).toBeUndefined();
    else expect(reach(s, due(s)?.step)).toContain(name);
  });
  expect(seen.size).toBeGreaterThan(11);
});

test('whatever is pressed without being lit is refused with a rule of its own', () => {
  const rules = new Set<string | undefined>();
  playOut(4, { enterprises: 'random' }, seeded(9), mixed, (s, seat) => {
    if (seat === CHANCE) return;
    const lit = litSpots(s, game.moves(s, seat), 'henchman');
    for (const name of reach(s, due(s)?.step)) {
      const wish = wishFor(s, seat, 'henchman', name);
      if (wish && !lit.has(name)) rules.add(game.refusal(s, seat, wish)?.rule);
    }
  });
  expect([...rules].filter((rule) => rule === undefined || rule.endsWith('/malformed'))).toEqual([]);
  expect(rules.size).toBeGreaterThan(5);
});

test.each([2, 3, 4, 5])('with %i players arrows reach every area and every manhole from every other', (seats) => {
  const s = game.setup(seats, { enterprises: 'random' });
  for (const among of [reach(s, undefined), reach(s, 'gift')]) {
    for (const start of among) {
      const reached = new Set<Spot>([start]);
      for (const from of reached)
        for (const way of Object.values(ARROWS)) {
          const next = nextSpot(s, among, pointOf(s, from), way);
          if (next) reached.add(next);
        }
      expect(reached.size).toBe(among.length);
    }
  }
});

test('while a figure acts, arrows go among its manholes, the loot and the tiles', () => {
  let acts = 0;
  playOut(2, { enterprises: 'random' }, seeded(3), mixed, (s) => {
    const task = due(s);
    if (task?.step !== 'act') return;
    acts += 1;
    expect(reach(s, 'act')).toHaveLength(5 + tilesIn(s, task.at).length);
  });
  expect(acts).toBeGreaterThan(0);
});

test('a tile that has been taken still has a point to go on from, but is on the board no longer', () => {
  const s = game.setup(3, { enterprises: 'random' });
  for (const place of [HELD + 2, IN_BOX, IN_BAG]) {
    s.tiles[6] = place;
    expect(isOnBoard(s, 'tile:6')).toBe(false);
    expect(pointOf(s, 'tile:6')).toEqual(pointOf(s, 'manhole:15'));
  }
  s.tiles[6] = 8;
  expect(isOnBoard(s, 'tile:6')).toBe(true);
  expect(pointOf(s, 'tile:6')).not.toEqual(pointOf(s, 'manhole:15'));
});

test('while somebody else lifts a rat from any manhole, arrows go from area to area', () => {
  const s = game.setup(5, { enterprises: 'random' });
  s.todo = [task('lift', 1, 30)];
  expect(reach(s, undefined)).toHaveLength(21);
});
