import { expect, test } from 'vitest';
import { drawKind } from './counts.ts';
import { CHANCE } from './game.ts';
import { must } from './must.ts';
import { refuse } from './refuse.ts';
import { seeded } from './rng.ts';
import { bySteps, only, type Step } from './steps.ts';

/** A die is thrown, then seat 0 says a number; what follows by itself counts it. */
interface Toy {
  die: number;
  said: number;
  counted: boolean;
}
type Say = { readonly type: 'say'; readonly n: number };
const SAYS: readonly Say[] = [1, 2].map((n) => ({ type: 'say', n }));
const die: Step<Toy, Say, never> = {
  moves: () => SAYS,
  refusal: () => undefined,
  apply: (s, _seat, move) => {
    s.die = move.n;
  },
  roll: (_s, rng) => must(SAYS[rng(2)]),
};
const say: Step<Toy, Say, never> = {
  moves: () => SAYS,
  refusal: (_s, _seat, move) => (SAYS.includes(move as Say) ? undefined : refuse('say/what', { n: 3 })),
  apply: (s, _seat, move) => {
    s.said = move.n;
  },
};
const toy = bySteps<Toy, Say, never>({
  pending: (s) => (s.said > 0 ? [] : only(s.die === 0 ? CHANCE : 0)),
  due: (s) => (s.said > 0 ? undefined : s.die === 0 ? die : say),
  proceed: (s) => {
    s.counted = s.said > 0;
  },
});
const [one, two] = SAYS as [Say, Say];

test('the step that is due is asked, and nobody but who is pending', () => {
  const s: Toy = { die: 0, said: 0, counted: false };
  expect(toy.moves(s, 0)).toEqual([]);
  expect(toy.refusal(s, 0, one)).toEqual({ rule: 'turn/not-yours', params: { pending: [CHANCE] } });
  expect(SAYS).toContain(toy.roll(s, seeded(1)));
  toy.apply(s, CHANCE, two);
  expect(s).toEqual({ die: 2, said: 0, counted: false });
  expect(toy.refusal(s, 0, { type: 'say' })).toEqual({ rule: 'say/what', params: { n: 3 } });
  expect(() => toy.roll(s, seeded(1))).toThrow();
});

test('a step does the move alone, apply also what follows by itself', () => {
  const s: Toy = { die: 1, said: 0, counted: false };
  const alone = { ...s };
  toy.step(alone, 0, two);
  expect(alone).toEqual({ die: 1, said: 2, counted: false });
  toy.apply(s, 0, two);
  expect(s).toEqual({ die: 1, said: 2, counted: true });
  expect(toy.moves(s, 0)).toEqual([]);
  expect(toy.refusal(s, 0, one)).toEqual({ rule: 'turn/game-over' });
});

test('a kind is drawn as often as it has pieces, and nothing cannot be drawn from', () => {
  const drawn = [0, 0, 0];
  const rng = seeded(3);
  for (let i = 0; i < 4000; i++) {
    const kind = drawKind([1, 0, 3], rng);
    drawn[kind] = (drawn[kind] ?? 0) + 1;
  }
  expect(drawn[1]).toBe(0);
  expect(Math.abs((drawn[0] ?? 0) - 1000)).toBeLessThan(110);
  expect(() => drawKind([0, 0], seeded(1))).toThrow();
});
