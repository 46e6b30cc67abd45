import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { game } from './game.ts';
import { NONE } from './state.ts';
import { table, types } from './testing/table.ts';

type Position = Parameters<typeof table>[0];

/** The yellow rat runs forward through two houses of three, from house 1 on; `second` is its second card. */
function finish(position: Partial<Position>, card = 'sewer') {
  const t = table({ seats: 3, under: ['forward1'], ahead: { yellow: 1 }, hand: `${card} back1`, ...position });
  t.play(card, 0);
  return { ...t, events: t.play('back1', 3) };
}

test('[end/two-left] at once, before the second card of the figure', () => {
  const t = finish({ height: [3, 7, 2] }, 'forward1');
  expect(types(t.events)).toEqual(['played', 'activated', 'moved', 'passed', 'left', 'hand-discarded', 'won']);
  expect(t.state.height).toEqual([3, 8, 2]);
  expect(game.pending(t.state)).toEqual([]);
  expect(game.moves(t.state, CHANCE)).toEqual([]);
});

test('[end/two-left] before the second figure too', () => {
  const t = table({ seats: 3, under: ['forward1', 'forward1'], ahead: { yellow: 1 }, hand: 'sewer back1', height: [3, 7, 2] });
  t.play('sewer', 0);
  t.play('back1', 1);
  t.order(0);
  expect(t.state).toMatchObject({ ending: 'two-left', phase: 'over', height: [3, 8, 2] });
});

test('[end/lowest] the lower marker wins', () => {
  const t = finish({ height: [3, 7, 2] });
  expect(t.state.ending).toBe('two-left');
  expect(game.payoffs(t.state)).toEqual([0, 0, 1]);
});

test('[end/collected] with equal markers the collected ones decide', () => {
  const t = finish({ height: [3, 7, 3] });
  expect(t.state).toMatchObject({ ending: 'collected', keeper: [0, 0, 2] });
  expect(game.payoffs(t.state)).toEqual([1, 0, 0]);
});

test('[end/draw] equal in both: a draw of the two', () => {
  const t = finish({ seats: 4, height: [3, 7, 3, 8], keeper: [0, 1, 2, 2] });
  expect(t.state).toMatchObject({ ending: 'draw', keeper: [0, 0, 2, 2] });
  expect(game.payoffs(t.state)).toEqual([1, 0, 1, 0]);
  expect(t.events.at(-1)).toEqual({ type: 'tied', seats: [0, 2] });
});

test('[end/last-one] two of three leave together: the third wins, however high', () => {
  const t = finish({ under: ['forward2'], height: [7, 7, 7] });
  expect(t.state.ending).toBe('last-one');
  expect(game.payoffs(t.state)).toEqual([1, 0, 0]);
});

test('[end/all-out] all leave together: the markers collected before decide', () => {
  const t = finish({ seats: 4, under: ['forward2'], height: [7, 7, 7, 8], keeper: [0, 1, 2, 2] }, 'plus1');
  expect(t.state).toMatchObject({ ending: 'all-out', keeper: [NONE, NONE, NONE, NONE] });
  expect(game.payoffs(t.state)).toEqual([0, 0, 1, 0]);
});

test('[end/all-out] and if these are equal, it is a draw', () => {
  const t = finish({ under: ['forward2'], height: [7, 7, 7] }, 'plus1');
  expect(t.state.ending).toBe('all-out-draw');
  expect(game.payoffs(t.state)).toEqual([1, 1, 1]);
});

test('[end/two-players] the first marker on the roof loses', () => {
  const t = finish({ seats: 2, ahead: { yellow: 2 }, height: [5, 7] });
  expect(t.state.ending).toBe('roof');
  expect(game.payoffs(t.state)).toEqual([1, 0]);
});

test('[end/two-players-draw] both by one card: a draw', () => {
  const t = finish({ seats: 2, ahead: { yellow: 2 }, under: ['forward2'], height: [7, 7] }, 'plus1');
  expect(t.state.ending).toBe('roof-draw');
  expect(game.payoffs(t.state)).toEqual([1, 1]);
});

test('[end/sheet] free steps and collected markers, which are not added', () => {
  const t = finish({ seats: 4, height: [3, 7, 5, 8], keeper: [0, 1, 2, 2] });
  expect(game.sheet(t.state)).toEqual({
    ending: 'two-left',
    categories: ['free', 'collected'],
    rows: [
      [5, 1],
      [0, 0],
      [3, 1],
      [0, 0],
    ],
    totals: [5, 0, 3, 0],
  });
});
