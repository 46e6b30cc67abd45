import { expect, test } from 'vitest';
import { withHindsight } from './hindsight.ts';
import type { Verdict } from './judge.ts';
import type { Step } from './story.ts';

const verdict = (n: number, seat: number, chances: readonly (number | undefined)[], lost = 0): Verdict => {
  const move = { type: 'go' };
  return { n, seat, move, best: move, chances, shift: [], lost, error: 0 };
};
const step = (n: number, turn: number, surprising = false): Step => ({ n, seat: turn % 2, turn, fateful: true, surprising });
const chancesOf = (verdicts: readonly Verdict[]) =>
  verdicts.map(({ chances }) => chances.map((chance) => chance && Number(chance.toFixed(2))));

test('what a later step gave away was there when the turn began, and the others had less', () => {
  const seen = withHindsight([verdict(0, 0, [0.1, 0.9]), verdict(1, 0, [0.4, undefined], 0.3)], [step(0, 0), step(1, 0)]);
  expect(chancesOf(seen)).toEqual([
    [0.4, 0.6],
    [0.4, undefined],
  ]);
});

test('what the mover could not foresee was not', () => {
  const verdicts = [verdict(0, 0, [0.1, 0.9]), verdict(1, 0, [0.4, undefined], 0.3)];
  expect(withHindsight(verdicts, [step(0, 0, true), step(1, 0)])).toEqual(verdicts);
});

test('a later step that gave nothing away, another turn and a smaller chance change nothing', () => {
  const steps = [step(0, 0), step(1, 0), step(2, 1)];
  const verdicts = [verdict(0, 0, [0.3, 0.7]), verdict(1, 0, [0.2, undefined], 0.1), verdict(2, 1, [0.1, 0.9], 0.5)];
  expect(withHindsight(verdicts, steps)).toEqual(verdicts);
  const fine = [verdict(0, 0, [0.3, 0.7]), verdict(1, 0, [0.6, undefined])];
  expect(withHindsight(fine, steps)).toEqual(fine);
});
