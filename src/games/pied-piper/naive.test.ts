import { test } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import { same } from '../testing/same.ts';
import { game } from './game.ts';
import { figureName } from './moves.ts';
import { NONE, type State, VARIANTS } from './state.ts';
import { NaiveTown } from './testing/naive.ts';
import { figuresLeftOf, ownerOf } from './town.ts';

const picture = (s: State): unknown =>
  s.ring.map((house) => {
    const owner = ownerOf(s, house) === NONE ? undefined : ownerOf(s, house);
    const lane = figuresLeftOf(s, house).map(figureName);
    return { owner, marker: owner === undefined ? 0 : (s.height[owner] ?? 0), lane: lane.toSorted() };
  });

test.each(VARIANTS.flatMap((variant) => game.seats.map((seats) => ({ variant, seats }))))(
  'a town told in another way agrees after every card of 60 games: $variant, $seats seats',
  ({ variant, seats }) => {
    for (let seed = 0; seed < 60; seed++) {
      const rng = seeded(seed);
      const roof = seed % 2 === 0 ? 8 : 7;
      const s = game.setup(seats, { variant, roof, start: 'random' });
      game.apply(s, CHANCE, game.roll(s, rng));
      const town = new NaiveTown(seats, s.seat, roof);
      for (let [seat] = game.pending(s); seat !== undefined; [seat] = game.pending(s)) {
        const moves = seat === CHANCE ? [game.roll(s, rng)] : game.moves(s, seat);
        const move = moves[rng(moves.length)];
        if (!move) throw new Error('a seat is asked and has no move');
        game.apply(s, seat, move, (e) => {
          if (e.type === 'moved') town.execute(e.figure, e.cards);
        });
        // When nobody is left the last houses of both towns are gone, in whatever order.
        if (s.ring.length > 0) same(town.picture(), picture(s));
      }
    }
  },
);
