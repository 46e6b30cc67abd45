import { expect, test } from 'vitest';
import { game } from './game.ts';
import { physics } from './physics.ts';
import { NONE } from './state.ts';
import { table, types } from './testing/table.ts';

test('[young/no-specials] 40 cards are left', () => {
  expect(physics.conserved(table({ seats: 5, variant: 'young' }).state)).toMatchObject({ actions: [12, 8, 12, 8, 0, 0] });
});

test('[young/at-once] each card is executed as it is played; the first stays under its figure', () => {
  const t = table({ seats: 3, variant: 'young', turn: 1, hand: 'forward1', ahead: { yellow: 1 } });
  expect(types(t.play('forward1', 0))).toEqual(['played', 'moved', 'passed']);
  expect(t.state).toMatchObject({ height: [0, 1, 0], cards: [0, NONE, NONE, NONE, NONE, NONE, NONE, NONE] });
  t.settle();
  expect(t.state.seat).toBe(1);
});

test('[young/put-away] three cards are discarded at the end of the turn, so the second card finds no fresh figure card', () => {
  const t = table({ seats: 3, variant: 'young', under: ['sewer'], hand: 'forward1 sewer', ahead: { yellow: 1 } });
  expect(types(t.play('forward1', 0))).toEqual(['played', 'moved', 'passed']);
  expect(t.state.row[0]).toBe(0);
  expect(t.refusal('play', 'sewer', 0)?.rule).toBe('play/same-figure');
  expect(types(t.play('sewer', 1))).toEqual(['played', 'moved', 'sneaked', 'cleared']);
  expect(types(t.settle())).toEqual(['revealed', 'drawn', 'drawn']);
});

test('[young/leaving] who leaves by the first card of a turn plays no second', () => {
  const t = table({ seats: 4, variant: 'young', hand: 'forward1', ahead: { yellow: 0 }, height: [7, 0, 0, 0] });
  t.play('forward1', 0);
  t.settle();
  expect(t.state).toMatchObject({ seat: 1, phase: 'play', keeper: [NONE, 1, 2, 3] });
});

test('[hide/face-down] either card of a turn, and the other one face up', () => {
  const t = table({ seats: 3, variant: 'unknown', hand: 'forward1 sewer' });
  expect(t.hide('forward1', 0)).toEqual([{ type: 'hid', seat: 0, card: 'forward1', figure: 'yellow', column: 0, place: 0 }]);
  expect(t.state.down[0]).toBe(true);
  t.play('sewer', 1);
  const other = table({ seats: 3, variant: 'unknown', hand: 'forward1 sewer' });
  other.play('forward1', 0);
  other.hide('sewer', 1);
  expect(other.state.down[2]).toBe(true);
});

test('[hide/once-a-turn] not both', () => {
  const t = table({ seats: 3, variant: 'unknown', hand: 'forward1 sewer' });
  t.hide('forward1', 0);
  expect(t.refusal('hide', 'sewer', 1)).toEqual({ rule: 'hide/once-a-turn' });
  t.play('sewer', 1);
  t.settle();
  expect(game.moves(t.state, 1).some((m) => m.type === 'hide')).toBe(true);
});

test('[hide/first-card] the starting player may hide the single card', () => {
  const t = table({ seats: 3, variant: 'unknown', turn: 1, hand: 'forward1' });
  t.hide('forward1', 0);
  t.settle();
  expect(t.state).toMatchObject({ seat: 1, turn: 2 });
});

test('[hide/turned-up] on activation, before an order is chosen', () => {
  const t = table({ seats: 3, variant: 'unknown', under: ['?forward1', 'sewer'], hand: 'sewer back1' });
  t.hide('sewer', 0);
  const events = t.play('back1', 1);
  expect(types(events)).toEqual(['played', 'turned-up', 'turned-up', 'activated', 'activated']);
  expect(t.state.phase).toBe('order');
  expect(t.state.down.includes(true)).toBe(false);
});

test('[hide/own-card] its owner sees a face-down card, others do not', () => {
  const t = table({ seats: 3, variant: 'unknown', hand: 'forward1 sewer' });
  t.hide('forward1', 0);
  expect([0, 1, 2, null].map((viewer) => game.view(t.state, viewer).cards[0])).toEqual([0, -2, -2, -2]);
});

test.each(['standard', 'young'] as const)('[hide/not-this-variant] %s: all cards face up', (variant) => {
  const t = table({ seats: 3, variant, hand: 'forward1' });
  expect(t.refusal('hide', 'forward1', 0)).toEqual({ rule: 'hide/not-this-variant' });
  expect(game.moves(t.state, 0).every((m) => m.type === 'play')).toBe(true);
});
