import { expect, test } from 'vitest';
import { equal } from '../core/equal.ts';
import { type AnyEvent, CHANCE, type Viewer } from '../core/game.ts';
import { withDefaults } from '../core/options.ts';
import { pictures } from '../core/pictures.ts';
import { pick, seeded } from '../core/rng.ts';
import { GAMES } from './index.ts';

/** Events in a hundred, at most, that are drawn only when all has been told, because they turn up what nobody could know. */
const LATE = 5;

test.each(Object.keys(GAMES))('%s draws its events one after another, and ends at what the rules give', { timeout: 60_000 }, async (id) => {
  const { game } = await GAMES[id as keyof typeof GAMES]();
  let told = 0;
  let late = 0;
  for (const seats of game.seats) {
    const rng = seeded(seats);
    const s = game.setup(seats, withDefaults(game, {}));
    for (let [seat] = game.pending(s); seat !== undefined; [seat] = game.pending(s)) {
      const viewer: Viewer = rng(seats + 1) - 1 < 0 ? null : rng(seats);
      const before = game.view(s, viewer);
      const events: AnyEvent[] = [];
      game.apply(s, seat, seat === CHANCE ? game.roll(s, rng) : pick(game.moves(s, seat), rng), (e) => events.push(e));
      const heard = events.flatMap((e) => game.redact(e, viewer) ?? []).map((event) => ({ n: 0, event }));
      const after = game.view(s, viewer);
      const drawn = pictures(game, before, viewer, heard, after);
      told += heard.length;
      late += drawn.filter((picture) => picture === after).length;
      for (const picture of drawn) expect(equal(game.view(picture, viewer), picture)).toBe(true);
    }
  }
  expect(told).toBeGreaterThan(20);
  expect((100 * late) / told).toBeLessThan(LATE);
});
