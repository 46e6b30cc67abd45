import { expect, test } from 'vitest';
import { game } from './game.ts';
import { NONE } from './state.ts';
import { table, types } from './testing/table.ts';

/** The yellow rat runs through house 1, whose marker is one step below the roof. */
const FULL = { seats: 4, under: ['forward1'], hand: 'sewer back1', ahead: { yellow: 1 }, height: [0, 7, 3, 2] } as const;

test('[leave/roof] [leave/markers] the active player gets the marker and all that were collected', () => {
  const t = table({ ...FULL, seats: 5, height: [0, 7, 3, 2, 8], keeper: [0, 1, 2, 3, 1] });
  t.play('sewer', 0);
  const events = t.play('back1', 3);
  expect(events).toContainEqual({
    type: 'left',
    seat: 1,
    taker: 0,
    markers: [1, 4],
    count: 2,
    house: 1,
    lane: 2,
    slid: ['red'],
  });
  expect(t.state.keeper).toEqual([0, 0, 2, 3, 0]);
  expect(t.state.ring).toEqual([0, 2, 3]);
});

test('[leave/roof] the option makes the seventh step the roof', () => {
  const t = table({ ...FULL, roof: 7, height: [0, 6, 3, 2] });
  t.play('sewer', 0);
  expect(types(t.play('back1', 3))).toContain('left');
});

test('[leave/merge] the two lanes become one and the neighbours meet', () => {
  const t = table(FULL);
  t.play('sewer', 0);
  t.play('back1', 3);
  expect([t.lane('red'), t.lane('blue')]).toEqual([2, 2]);
  expect(t.state.ring).toEqual([0, 2, 3]);
});

test('[leave/second-card] the second card is executed in the new ring', () => {
  const t = table({ ...FULL, hand: 'back1 sewer' });
  t.play('back1', 0);
  const events = t.play('sewer', 3);
  // Yellow is to the right of the house that is gone, so behind it is house 0 now.
  expect(events.filter((e) => e.type === 'passed').map((e) => e.house)).toEqual([1, 0]);
  expect(t.lane('yellow')).toBe(0);
});

test('[leave/after-a-card] both houses are passed before anybody leaves', () => {
  const t = table({ ...FULL, under: ['forward2'], height: [0, 7, 7, 2], hand: 'melody back1', ahead: { yellow: 1, red: 1, piper: 1 } });
  t.play('melody', 0);
  const events = t.play('back1', 3);
  expect(types(events).filter((type) => type === 'passed' || type === 'left')).toEqual(['passed', 'passed', 'left', 'left']);
});

test('[leave/together] two leave by one card and the active player gets both markers', () => {
  const t = table({ ...FULL, seats: 5, under: ['forward2'], height: [0, 7, 7, 2, 1], hand: 'sewer back1' });
  t.play('sewer', 0);
  t.play('back1', 3);
  expect(t.state.keeper).toEqual([0, 0, 0, 3, 4]);
  expect(t.state.ring).toEqual([0, 3, 4]);
  expect(t.state.ending).toBeNull();
});

test('[leave/oneself] nobody gets the markers, the rest is executed, nothing is drawn', () => {
  const t = table({ ...FULL, seat: 1, seats: 5, hand: 'forward1 sewer', height: [0, 7, 3, 2, 8], keeper: [0, 1, 2, 3, 1] });
  t.play('forward1', 0);
  const events = t.play('sewer', 3);
  expect(events).toContainEqual({ type: 'left-unclaimed', seat: 1, house: 1, lane: 2, slid: ['red'] });
  expect(t.state.keeper).toEqual([0, NONE, 2, 3, NONE]);
  expect(t.state.height[2]).toBe(4);
  expect(types(t.settle())).toEqual(['revealed']);
  expect(t.state).toMatchObject({ seat: 2, phase: 'play' });
  expect(t.state.hands[1]).toEqual([]);
});

test('[leave/oneself] the second figure still moves in the order chosen', () => {
  const t = table({ ...FULL, seat: 1, seats: 5, under: ['forward1', 'sewer'], hand: 'sewer forward1', ahead: { yellow: 1, red: 3 } });
  t.play('sewer', 0);
  t.play('forward1', 1);
  t.order(0);
  expect(t.state.keeper[1]).toBe(NONE);
  expect(t.state.height[4]).toBe(1);
});

test('[leave/afterwards] who leaves later in that turn leaves the markers to nobody', () => {
  const t = table({ ...FULL, seat: 1, seats: 5, height: [0, 7, 7, 0, 0], hand: 'forward1 sewer' });
  t.play('forward1', 0);
  t.play('sewer', 3);
  expect(t.state.keeper).toEqual([0, NONE, NONE, 3, 4]);
});

test('[leave/hand] the hand is discarded face up', () => {
  const t = table(FULL);
  const hand = t.state.hands[1]?.slice() ?? [];
  t.play('sewer', 0);
  const events = t.play('back1', 3);
  const gone = events.find((e) => e.type === 'hand-discarded');
  expect(gone?.type === 'hand-discarded' && gone.cards).toHaveLength(4);
  expect(t.state.hands[1]).toEqual([]);
  for (const kind of hand) expect(t.state.discard[kind]).toBeGreaterThan(0);
});

test('[leave/hand] a face-down card of somebody who has left stays and is turned up in time', () => {
  const t = table({ seats: 4, variant: 'unknown', under: ['?sewer'], keeper: [0, 0, 2, 3], height: [0, 8, 0, 0], hand: 'sewer back1' });
  t.play('sewer', 0);
  expect(t.play('back1', 1)).toContainEqual(expect.objectContaining({ type: 'turned-up', seat: 1, card: 'sewer' }));
});

test('[leave/neutral] figures pass neutral houses without effect, and these never leave', () => {
  const t = table({ seats: 2, under: ['forward1'], hand: 'forward1 back1', ahead: { yellow: 1 } });
  t.play('forward1', 0);
  const events = t.play('back1', 3);
  expect(types(events)).toEqual(['played', 'activated', 'moved', 'passed-neutral', 'moved', 'passed', 'cleared']);
  expect(t.state.height).toEqual([0, 1]);
  expect(game.pending(t.state).length).toBe(1);
});
