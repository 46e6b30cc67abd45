import { expect, test } from 'vitest';
import { parseOptions } from '../../cli/flags.ts';
import { clone } from '../../core/clone.ts';
import { CHANCE } from '../../core/game.ts';
import { pick, seeded } from '../../core/rng.ts';
import { gameIds, loadGame } from '../load-game.ts';

for (const id of gameIds()) {
  test(`every position of ${id} is told in finite numbers, and stays as it is`, async () => {
    const { game } = await loadGame(id);
    const learned = await game.advice?.learned?.();
    if (!learned) throw new Error(`${id} tells no features`);
    const { width, write } = learned.features;
    for (const seats of game.seats) {
      const rng = seeded(seats);
      const rows = new Float32Array(seats * width);
      const state: unknown = game.setup(seats, parseOptions(game, []));
      const used = new Set<number>();
      for (let seat = game.pending(state)[0]; seat !== undefined; seat = game.pending(state)[0]) {
        if (seat !== CHANCE) {
          const view: unknown = game.view(state, seat);
          const before = clone(view);
          write(view, rows);
          expect(view).toEqual(before);
          rows.forEach((n, i) => {
            if (!(Math.abs(n) < 10)) throw new Error(`${id} with ${seats}: number ${i % width} is ${n}`);
            if (n !== 0) used.add(i % width);
          });
        }
        game.apply(state, seat, seat === CHANCE ? game.roll(state, rng) : pick(game.moves(state, seat), rng));
      }
      expect(used.size).toBeGreaterThan(width / 4);
    }
  });
}
