import { expect, test } from 'vitest';
import { clone } from '../../../core/clone.ts';
import { CHANCE } from '../../../core/game.ts';
import { seeded } from '../../../core/rng.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { anyMove, careful } from '../testing/players.ts';
import { follow } from './follow.ts';

/** What the board draws from a position. */
const picture = (s: State) => ({
  marker: s.marker,
  homes: [s.men, s.women],
  rats: s.rats,
  kings: [s.kinged, s.kings],
  purses: [s.money, s.goods, s.traps.map((own) => own.length), s.stock],
  piper: [s.piper, s.bribes],
  cat: s.cat,
  ring: s.ring,
  children: [s.bag, s.hall, s.road],
  // Before the first round nobody is told whose turn it is: the next position shows it.
  tracks: [s.phase, s.round, s.order, s.round === 0 ? 0 : s.turn, s.rank, s.influence],
});

test.each([
  [3, careful],
  [4, anyMove],
  [5, anyMove],
] as const)('with %i seats, following the events ends at the picture that the rules give', (seats, player) => {
  for (let seed = 1; seed <= 3; seed++) {
    const rng = seeded(seed);
    const viewer = seed % 2 === 0 ? 0 : null;
    const s = game.setup(seats, {});
    for (let [seat] = game.pending(s); seat !== undefined; [seat] = game.pending(s)) {
      const shown = game.view(s, viewer);
      const move = seat === CHANCE ? game.roll(s, rng) : player(s, seat, rng);
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
