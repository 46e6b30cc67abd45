import { expect, test } from 'vitest';
import { clone } from '../../core/clone.ts';
import { CHANCE, type Rng, type Seat } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import { weights } from './advice/weights.ts';
import { advice } from './advice.ts';
import { game } from './game.ts';
import type { Move } from './moves.ts';
import { type State, VARIANTS } from './state.ts';
import { table } from './testing/table.ts';

const FAR = { yellow: 2, red: 2, blue: 3, violet: 3, black: 3, piper: 3 } as const;

test('a lower marker is better, one’s own and the others’ the other way round', () => {
  const value = (...height: number[]) => advice.value(table({ seats: 4, height, ahead: FAR }).state, 0);
  expect(value(2, 3, 3, 3)).toBeGreaterThan(value(3, 3, 3, 3));
  expect(value(3, 4, 3, 3)).toBeGreaterThan(value(3, 3, 3, 3));
  expect(value(7, 3, 3, 3)).toBeLessThan(value(6, 3, 3, 3) / 2);
});

test('the steeper the shares, the more a step is worth, as soon as the weight is written', () => {
  const value = () => advice.value(table({ seats: 4, height: [2, 3, 3, 3], ahead: FAR }).state, 0);
  const { steepness } = weights;
  const before = value();
  weights.steepness = steepness * 2;
  expect(value()).toBeGreaterThan(before);
  weights.steepness = steepness;
  expect(value()).toBe(before);
});

test('a rat with a card under it threatens whom it will run through', () => {
  const value = (seat: Seat, card: string) => advice.value(table({ seats: 4, ahead: { ...FAR, yellow: 1 }, under: [card] }).state, seat);
  expect(value(1, 'forward1')).toBeLessThan(value(1, 'sewer'));
  expect(value(0, 'back1')).toBeLessThan(value(0, 'forward1'));
});

test('a full column counts as executed before the turn is over', () => {
  const t = table({ seats: 4, under: ['forward1'], hand: 'forward1 sewer', ahead: { ...FAR, yellow: 1 }, height: [3, 3, 3, 3] });
  const before = advice.value(t.state, 1);
  t.play('forward1', 0);
  const state = clone(t.state);
  expect(advice.value(t.state, 1)).toBeLessThan(before);
  expect(t.state).toEqual(state);
});

test('a choice of order counts as made in the active player’s favour', () => {
  const t = table({
    seats: 3,
    under: ['sewer', 'sewer'],
    hand: 'melody forward1',
    ahead: { yellow: 0, red: 1, blue: 2, violet: 2, piper: 1 },
  });
  t.play('forward1', 0);
  t.play('melody', 1);
  const values = game.moves(t.state, 0).map((move) => {
    const next = clone(t.state);
    game.apply(next, 0, move);
    return advice.value(next, 0);
  });
  expect(advice.value(t.state, 0)).toBe(Math.max(...values));
});

test('a win is worth more than any hope, a loss less', () => {
  const t = table({ seats: 3, under: ['forward1'], hand: 'sewer back1', ahead: { yellow: 1 }, height: [0, 7, 3] });
  t.play('sewer', 0);
  t.play('back1', 3);
  expect([0, 1, 2].map((seat) => Math.sign(advice.value(t.state, seat)))).toEqual([1, -1, -1]);
  expect(advice.value(t.state, 0)).toBeGreaterThan(advice.value(table({ seats: 3, height: [0, 7, 7] }).state, 0));
});

/** The move that the advice likes best in one imagined world. */
function advised(s: State, seat: Seat, rng: Rng): Move | undefined {
  const world = game.imagine(game.view(s, seat), seat, rng);
  let best: Move | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of game.moves(s, seat)) {
    const next = clone(world);
    game.apply(next, seat, move);
    const value = advice.value(next, seat);
    if (value > most) [best, most] = [move, value];
  }
  return best;
}

test.each(VARIANTS.flatMap((variant) => game.seats.map((seats) => ({ variant, seats }))))(
  'who takes the advice wins among $seats in $variant far more often than by chance',
  ({ variant, seats }) => {
    const rng = seeded(seats);
    let wins = 0;
    for (let n = 0; n < 40; n++) {
      const s = game.setup(seats, { variant, roof: 8, start: 'random' });
      for (let [seat] = game.pending(s); seat !== undefined; [seat] = game.pending(s)) {
        const moves = seat === CHANCE ? [game.roll(s, rng)] : game.moves(s, seat);
        const move = seat === n % seats ? advised(s, seat, rng) : moves[rng(moves.length)];
        if (move) game.apply(s, seat, move);
      }
      if (s.winners.includes(n % seats)) wins++;
    }
    expect(wins / 40).toBeGreaterThan(Math.min(0.8, 1.8 / seats));
  },
);
