import { expect, test } from 'vitest';
import { BOTS, loadNetwork } from '../../bots/index.ts';
import { parseOptions } from '../../cli/flags.ts';
import { CHANCE } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import { gameIds, loadGame } from '../load-game.ts';

/** In bytes: what a browser loads when a master sits down. */
const LARGEST = 150_000;

for (const id of gameIds()) {
  test(`the network of ${id}, if there is one, is whole, small, and judges and plays`, async () => {
    const { game } = await loadGame(id);
    const file = (await game.advice?.learned?.())?.network;
    if (!file) return expect(await loadNetwork(game)).toBeUndefined();
    expect(file.game).toBe(id);
    expect(file.commit).toMatch(/^[0-9a-f]{40}$/);
    expect(JSON.stringify(file).length).toBeLessThan(LARGEST);
    expect(file.seats.length).toBeGreaterThan(0);
    expect(game.seats).toEqual(expect.arrayContaining([...file.seats]));
    const network = await loadNetwork(game);
    for (const seats of file.seats) {
      const rng = seeded(seats);
      const state: unknown = game.setup(seats, parseOptions(game, []));
      const ask = (seat: number) => ({ game, view: game.view(state, seat), seat, budget: { iterations: 4 }, rng, network });
      for (let n = 0; n < 30; n++) {
        const [seat] = game.pending(state);
        if (seat === undefined) break;
        game.apply(state, seat, seat === CHANCE ? game.roll(state, rng) : BOTS.search(ask(seat)));
        if (seat === CHANCE || game.pending(state).length === 0) continue;
        const shares = network?.judge(state, seats) ?? [];
        expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 6);
        for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
      }
    }
  });
}

test('of the four games three have learned something', async () => {
  const learned: string[] = [];
  for (const id of gameIds()) if (await loadNetwork((await loadGame(id)).game)) learned.push(id);
  expect(learned.sort()).toEqual(['die-patin', 'hameln', 'rattenscharf']);
});
