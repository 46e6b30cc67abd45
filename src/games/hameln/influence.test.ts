import { expect, test } from 'vitest';
import type { State } from './state.ts';
import { table } from './testing/table.ts';

const sellMeat = [{ type: 'act', action: 'sell' }, { type: 'sell', good: 'meat' }, { type: 'done' }];

/** Red leads, then Yellow, Blue and Green: seats 0, 3, 2, 1 in the order of Fig. 8. */
function figure8() {
  const set: Partial<State> = { order: [0, 3, 2, 1], rank: [0, 3, 2, 1] };
  return table({ seats: 4, set });
}

test('[influence/right-most] [influence/new-round] Figs 8 to 10: Blue and Green each buy a point and go ahead', () => {
  const t = figure8();
  t.play(...sellMeat, { type: 'done' });
  t.play(...sellMeat, { type: 'done' });
  t.play(...sellMeat, { type: 'influence' });
  // Fig. 9: Blue stands above; Green has moved up to Yellow.
  expect(t.state).toMatchObject({ influence: [0, 0, 1, 0], rank: [2, 0, 3, 1], order: [0, 3, 2, 1] });
  t.state.money[1] = 3;
  t.state.ring = -1;
  const events = t.play(...sellMeat, { type: 'influence' });
  expect(t.state.rank).toEqual([2, 1, 0, 3]);
  // Fig. 10: the new order is Blue, Green, Red, Yellow.
  expect(events).toContainEqual({ type: 'round-began', round: 2, order: [2, 1, 0, 3] });
  expect(t.seat()).toBe(2);
});

test('[frame/rounds] the order of play stays until the round is over', () => {
  const t = figure8();
  t.play(...sellMeat, { type: 'done' });
  t.play(...sellMeat, { type: 'influence' });
  expect(t.state).toMatchObject({ rank: [3, 0, 2, 1], order: [0, 3, 2, 1], round: 1 });
  expect(t.seat()).toBe(2);
});

test('[influence/right-most] whoever comes to a step ranks below those who stand there', () => {
  const t = table({ seats: 4, set: { influence: [0, 2, 1, 1], rank: [1, 3, 2, 0] } });
  t.play(...sellMeat, { type: 'influence' });
  expect(t.state).toMatchObject({ influence: [1, 2, 1, 1], rank: [1, 3, 2, 0] });
});

test('[influence/top] the top step cannot be overtaken, and what is too much is lost', () => {
  const t = table({ seats: 4, set: { influence: [9, 10, 0, 0], rank: [1, 0, 2, 3], ring: 0 } });
  const events = t.play(...sellMeat, { type: 'influence' });
  expect(events).toContainEqual({ type: 'climbed', seat: 0, points: 1, step: 10, rank: [1, 0, 2, 3] });
});
