import { expect, test } from 'vitest';
import { clone } from '../../core/clone.ts';
import { game } from './game.ts';
import { preview } from './look.ts';
import type { Move } from './moves.ts';
import { lifts, table, types } from './testing/table.ts';

const view = (t: ReturnType<typeof table>) => game.view(t.state, 0);

test('the first card of a turn shows already what it will set in motion, and changes nothing', () => {
  const t = table({ seats: 4, under: ['forward1'], hand: 'forward2 sewer', ahead: { yellow: 1 } });
  const before = clone(view(t));
  const seen = view(t);
  expect(lifts(preview(game, seen, 0, [{ type: 'play', card: 'forward2', figure: 'yellow', column: 0 }]))).toEqual([
    '1: 0-1',
    '2: 0-1',
    '3: 0-1',
  ]);
  expect(seen).toEqual(before);
  expect(types(preview(game, seen, 0, [{ type: 'play', card: 'forward2', figure: 'red', column: 1 }]))).toEqual(['played']);
});

test('the second card shows both figures, the left one first', () => {
  const t = table({ seats: 4, under: ['forward1', 'forward1'], hand: 'sewer back1', ahead: { yellow: 1, red: 2 } });
  t.play('back1', 1);
  const events = preview(game, view(t), 0, [{ type: 'play', card: 'sewer', figure: 'yellow', column: 0 }]);
  expect(events.flatMap((e) => (e.type === 'moved' ? [e.figure] : []))).toEqual(['yellow', 'yellow', 'red', 'red']);
});

test('a rival’s face-down card stays unknown and moves nobody', () => {
  const t = table({ seats: 4, variant: 'unknown', under: ['?forward2'], hand: 'forward1 back1', ahead: { yellow: 1 } });
  const events = preview(game, view(t), 0, [{ type: 'play', card: 'forward1', figure: 'yellow', column: 0 }]);
  expect(events.flatMap((e) => (e.type === 'moved' ? [e.cards] : []))).toEqual([['unknown'], ['forward1']]);
  expect(lifts(events)).toEqual(['1: 0-1']);
});

test('nor does it with a card that would lengthen or share its way', () => {
  for (const special of ['plus1', 'melody'] as const) {
    const t = table({ seats: 4, variant: 'unknown', under: ['?forward2'], hand: `${special} back1`, ahead: { yellow: 1 } });
    const events = preview(game, view(t), 0, [{ type: 'play', card: special, figure: 'yellow', column: 0 }]);
    expect(events.flatMap((e) => (e.type === 'moved' ? [e.cards] : []))).toEqual([['unknown', special]]);
    expect(lifts(events)).toEqual([]);
  }
});

test('a whole turn is foretold, in the order that was chosen', () => {
  const t = table({ seats: 4, under: ['forward1', 'forward1'], hand: 'sewer back1', ahead: { yellow: 1, red: 2 } });
  const turn: Move[] = [
    { type: 'play', card: 'back1', figure: 'red', column: 1 },
    { type: 'play', card: 'sewer', figure: 'yellow', column: 0 },
  ];
  const figures = (moves: Move[]) => preview(game, view(t), 0, moves).flatMap((e) => (e.type === 'moved' ? [e.figure] : []));
  expect(figures(turn)).toEqual(['yellow', 'yellow', 'red', 'red']);
  expect(figures([...turn, { type: 'order', figure: 'red', column: 1 }])).toEqual(['red', 'red', 'yellow', 'yellow']);
});

test('an end is foretold', () => {
  const t = table({ seats: 3, under: ['forward1'], hand: 'sewer back1', ahead: { yellow: 1 }, height: [0, 7, 3] });
  expect(types(preview(game, view(t), 0, [{ type: 'play', card: 'sewer', figure: 'yellow', column: 0 }]))).toContain('won');
});

test('young players see every card at once', () => {
  const t = table({ seats: 3, variant: 'young', hand: 'forward1', ahead: { yellow: 1 } });
  expect(types(preview(game, view(t), 0, [{ type: 'play', card: 'forward1', figure: 'yellow', column: 0 }]))).toEqual([
    'played',
    'moved',
    'passed',
  ]);
});
