import { expect, test } from 'vitest';
import { seeded } from '../../core/rng.ts';
import { bluff, climb } from '../testing/toys.ts';
import { strongest, whyBetter } from './reasons.ts';

const FOLD = { type: 'fold' };
const BET = { type: 'bet' };
const HIGH = { type: 'high' };
const LOW = { type: 'low' };

/** The other card is imagined: anything from 0 to 5. */
const bet = (card: number) => {
  const terms = (s: { choice: string; cards: number[] }) => ({ won: s.choice === 'bet' ? Math.sign(card - (s.cards[1] ?? 0)) : 0 });
  const imagine = (view: { cards: number[]; choice: string }, _: number, rng: (n: number) => number) => ({
    ...view,
    cards: [card, rng(6)],
  });
  return {
    game: { ...bluff, imagine, advice: { value: () => 0, terms } },
    view: { cards: [card, -1], choice: '' },
    seat: 0,
    rng: seeded(3),
  };
};

test('a move wins only if it wins whatever the others hold', () => {
  expect(strongest(bet(6), BET, [FOLD])).toBe('won');
  expect(strongest(bet(3), BET, [FOLD])).toBeUndefined();
});

test('a move that lost at once is reason enough; one that only may lose is not', () => {
  expect(whyBetter(bet(-1), FOLD, BET)).toBe('lost');
  expect(whyBetter(bet(3), FOLD, BET)).toBeUndefined();
});

test('otherwise the term counts in which the better move is furthest above the played one', () => {
  const terms = (s: { steps: string[] }) => ({ calm: s.steps.at(-1) === 'low' ? 5 : 0, height: s.steps.at(-1) === 'high' ? 3 : 0 });
  const asking = { game: { ...climb, advice: { value: () => 0, terms } }, view: { steps: [] }, seat: 0, rng: seeded(1) };
  expect(whyBetter(asking, HIGH, LOW)).toBe('height');
  expect(whyBetter(asking, LOW, HIGH)).toBe('calm');
});
