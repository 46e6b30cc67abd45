import { expect, test } from 'vitest';
import { clone } from '../../../core/clone.ts';
import { CHANCE } from '../../../core/game.ts';
import { seeded } from '../../../core/rng.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { type PiperOptions, pending, type State } from '../state.ts';
import { follow } from './follow.ts';

/** What the board draws from a position. */
const picture = ({ ring, ahead, height, keeper, row, cards, by, down, hands, discard, figureDiscard }: State) => ({
  ring,
  ahead,
  height,
  keeper,
  row,
  cards,
  by,
  down,
  hands: hands.map((hand) => hand.toSorted((a, b) => a - b)),
  discard,
  figureDiscard,
});

test.each([
  [2, 'standard'],
  [3, 'young'],
  [5, 'unknown'],
] as const)('with %i seats in the %s game, following the events ends at the picture that the rules give', (seats, variant) => {
  const options: PiperOptions = { variant, roof: 8, start: 'first' };
  for (let seed = 1; seed <= 6; seed++) {
    const rng = seeded(seed);
    const viewer = seed % 2 === 0 ? 0 : null;
    const s = game.setup(seats, options);
    for (let seat = pending(s)[0]; seat !== undefined; seat = pending(s)[0]) {
      const shown = game.view(s, viewer);
      const listed = game.moves(s, seat);
      const move = seat === CHANCE ? game.roll(s, rng) : (listed[rng(listed.length)] ?? game.roll(s, rng));
      const events: Event[] = [];
      game.apply(s, seat, move, (e) => events.push(e));
      for (const event of events) {
        const heard = game.redact(event, viewer);
        if (heard) follow(shown, clone(heard));
      }
      expect(picture(shown)).toEqual(picture(game.view(s, viewer)));
    }
  }
});
