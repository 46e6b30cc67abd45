import { expect, test } from 'vitest';
import { sum } from '../../../core/counts.ts';
import type { Event } from '../events.ts';
import { hameln } from '../index.ts';
import { accountsOf } from './account.ts';

test('children paid for and children gone are told with how they add up', () => {
  const events: Event[] = [
    { type: 'paid', seat: 2, boys: 1, girls: 1, n: 2, florins: 6, purse: 1 },
    { type: 'went', seat: 2, boys: 1, girls: 0, n: 1, points: 2, space: 2 },
    { type: 'went', seat: 0, boys: 1, girls: 1, n: 2, points: 5, space: 3 },
  ];
  expect(accountsOf(events)).toEqual([
    { seat: 2, paid: 2, price: 3, florins: 6, gone: [2], points: 2 },
    { seat: 0, paid: 0, price: 0, florins: 0, gone: [2, 3], points: 5 },
  ]);
  expect(accountsOf([])).toEqual([]);
});

test('in whole games the parts come to what the rules have counted', () => {
  const { game } = hameln;
  let visits = 0;
  for (let seed = 1; visits < 20; seed++) {
    let dice = seed;
    const rng = (n: number): number => {
      dice = (Math.imul(dice, 1103515245) + 12345) & 0x7fffffff;
      return (dice >> 8) % n;
    };
    const state: unknown = game.setup(3, {});
    for (let [seat] = game.pending(state); seat !== undefined; [seat] = game.pending(state)) {
      const events: Event[] = [];
      const moves = game.moves(state, seat);
      const move = seat < 0 ? game.roll(state, rng) : moves[rng(moves.length)];
      if (!move) throw new Error('nobody can move');
      game.apply(state, seat, move, (e) => void events.push(e as Event));
      for (const { paid, price, florins, gone, points } of accountsOf(events)) {
        visits += 1;
        expect(paid * price).toBe(florins);
        expect(sum(gone)).toBe(points);
      }
    }
  }
});
