import { expect, test } from 'vitest';
import type { AnyGame, Viewer } from '../core/game.ts';
import { pick, seeded } from '../core/rng.ts';
import { LANGS, type Phrase } from '../core/text.ts';
import { GAMES } from '../games/index.ts';
import { say } from '../text/say.ts';
import { loadOutlook } from './outlook.ts';
import { loadGame } from './words.ts';

/** What is worked out can be said in every language, whatever the position, and tells nobody's secrets. */

interface Seen {
  readonly state: unknown;
  readonly seat: number | undefined;
}

/** Positions of a random game, the last one always. */
function* positions(game: AnyGame, seats: number, every: number): Generator<Seen> {
  const rng = seeded(seats);
  const state: unknown = game.setup(seats, Object.fromEntries(Object.entries(game.options).map(([name, [first]]) => [name, first])));
  for (let n = 0; ; n++) {
    const [seat] = game.pending(state);
    const move = seat === undefined ? undefined : seat < 0 ? game.roll(state, rng) : pick(game.moves(state, seat), rng);
    if (n % every === 0 || seat === undefined) yield { state, seat };
    if (seat === undefined || !move) return;
    game.apply(state, seat, move);
  }
}

test.each(Object.keys(GAMES))('the outlook of %s reads well and keeps secrets', async (id) => {
  const game = (await loadGame(id))?.game;
  const pack = await loadOutlook(id, 'en');
  const words = await Promise.all(
    LANGS.map(async (lang) => ({ lang, all: { ...(await (await loadGame(id))?.texts[lang]()), ...(await loadOutlook(id, lang))?.words } })),
  );
  if (!game || !pack) throw new Error(`there is no outlook of ${id}`);
  const faults = new Set<string>();
  let facts = 0;
  const [titles, checked] = [new Set<string>(), new Set<string>()];
  const names = ['Ana', 'Bo', 'Cy', 'Di', 'Eli'];
  const check = (phrase: Phrase, reader: Viewer): void => {
    const name = JSON.stringify([phrase, reader]);
    if (checked.has(name)) return;
    checked.add(name);
    for (const { lang, all } of words) {
      const text = say(all, lang, phrase, { names, reader });
      if (text === phrase.key || /[{}]|undefined|NaN|\b[a-z-]+\.[a-z]|-\d/.test(text)) faults.add(`${lang}: ${phrase.key}: ${text}`);
    }
  };
  for (const seats of [game.seats[0] ?? 2, game.seats.at(-1) ?? 2]) {
    for (const { state, seat } of positions(game, seats, 7)) {
      if (seat === undefined || seat < 0) continue;
      const view = game.view(state, seat);
      const moves = game.moves(view, seat);
      const some = moves.filter((_, i) => i % Math.ceil(moves.length / 6) === 0);
      const given = some.flatMap((move) => pack.gives?.(view, seat, move) ?? []);
      for (const phrase of given) check(phrase, seat);
      facts += given.length;
    }
    for (const { state, seat = 0 } of positions(game, seats, 17)) {
      for (const viewer of [Math.max(0, seat), null]) {
        const view = game.view(state, viewer);
        const parts = pack.outlook(view, viewer);
        const other = game.view(game.imagine(game.view(state, viewer), viewer, seeded(1)), viewer);
        expect(pack.outlook(other, viewer)).toEqual(parts);
        for (const part of parts) {
          titles.add(part.id);
          const heads = [...part.columns, ...part.rows.map(({ head }) => head)];
          const cells = part.rows.flatMap((row) => row.cells);
          expect(part.rows.every((row) => row.cells.length === part.columns.length)).toBe(true);
          expect(cells.every(({ n }) => Number.isInteger(n))).toBe(true);
          const phrases = [...heads, ...part.notes, ...part.rows.map(({ note }) => note), ...cells.map(({ text }) => text)];
          for (const phrase of [{ key: `outlook.${part.id}` }, ...phrases]) if (typeof phrase === 'object') check(phrase, viewer);
        }
      }
    }
  }
  expect([...faults]).toEqual([]);
  expect(titles.size).toBeGreaterThan(1);
  expect(facts).toBeGreaterThan(3);
});
