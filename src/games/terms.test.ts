import { describe, expect, test } from 'vitest';
import { type AnyMove, CHANCE } from '../core/game.ts';
import { withDefaults } from '../core/options.ts';
import { seeded } from '../core/rng.ts';
import { LANGS } from '../core/text.ts';
import { GAMES } from './index.ts';

describe.each(Object.entries(GAMES))('%s', (_, load) => {
  test('the terms of its advice sum up to the value, and each has a sentence in all languages', async () => {
    const { game, texts } = await load();
    const catalogues = await Promise.all(LANGS.map((lang) => texts[lang]()));
    const named = new Set<string>();
    for (const seats of [Math.min(...game.seats), Math.max(...game.seats)]) {
      const rng = seeded(seats);
      const state: unknown = game.setup(seats, withDefaults(game, {}));
      for (let seat = game.pending(state)[0]; seat !== undefined; seat = game.pending(state)[0]) {
        const moves = game.moves(state, seat);
        game.apply(state, seat, seat === CHANCE ? game.roll(state, rng) : (moves[rng(moves.length)] as AnyMove));
        const eyes = rng(seats);
        const view: unknown = game.view(state, eyes);
        const terms = game.advice?.terms?.(view, eyes) ?? {};
        for (const name of Object.keys(terms)) named.add(name);
        expect(Object.values(terms).reduce((sum, term) => sum + term, 0)).toBe(game.advice?.value(view, eyes));
      }
    }
    for (const words of catalogues) {
      const whys = Object.keys(words).filter((key) => key.startsWith('hint.'));
      expect(new Set(whys)).toEqual(new Set([...named].map((name) => `hint.${name}`)));
    }
  });
});
