import { expect, test } from 'vitest';
import { hashOf, patch } from '../core/delta.ts';
import type { AnyGame } from '../core/game.ts';
import { type Match, pending, replayEntry, start, submit } from '../core/match.ts';
import { seeded } from '../core/rng.ts';
import { mice } from '../core/testing/mice.ts';
import { game as rattenscharf } from '../games/rattenscharf/game.ts';
import type { Running } from './memory.ts';
import { Sights } from './sights.ts';

const rng = seeded(3);
const running = (game: AnyGame, options: object): Running => {
  const match = start(game, 2, options as never, rng);
  return { match, rng, happened: [], times: [], snapshot: -1 };
};
const openGame = (): Running => running(rattenscharf, { scoreShrunkGroups: true, start: 'red' });
const secretGame = (): Running => running(mice, { hand: 2 });

function play(match: Match): void {
  const seat = pending(match)[0] ?? 0;
  const outcome = submit(match, seat, match.log.length, [match.game.moves(match.state, seat)[0]], rng);
  if (!outcome.ok) throw new Error(outcome.refusal.rule);
}

test('a change leads from what was shown to what is there', () => {
  const table = secretGame();
  const sights = new Sights();
  const before = sights.now(table, 0);
  expect(before.change).toBeUndefined();
  expect(sights.now(table, 0)).toBe(before);
  play(table.match);
  const after = sights.now(table, 0);
  expect(after.change?.from).toBe(before.n);
  expect(patch(before.shown, JSON.parse(after.change?.text ?? ''))).toEqual(after.shown);
  expect(after.change?.hash).toBe(hashOf(after.shown));
  expect(after.shown.view).toEqual(table.match.game.view(table.match.state, 0));
  sights.clear();
  play(table.match);
  expect(sights.now(table, 0).change).toBeUndefined();
});

test('equal eyes share one sight; where something is hidden each has its own', () => {
  for (const [table, shared] of [
    [openGame(), true],
    [secretGame(), false],
  ] as const) {
    const sights = new Sights();
    for (let i = 0; i < 2; i++) {
      const [ana, bo] = [sights.now(table, 0), sights.now(table, 1)];
      expect(ana === bo).toBe(shared);
      expect(bo.shown.view).toEqual(table.match.game.view(table.match.state, 1));
      play(table.match);
    }
  }
});

test('eyes that came later see the same, and are told nothing that leads from what they have not seen', () => {
  // Nothing is hidden there either, but nobody says so.
  const table = running({ ...rattenscharf, open: undefined } as unknown as AnyGame, { scoreShrunkGroups: true, start: 'red' });
  const sights = new Sights();
  sights.now(table, 0);
  play(table.match);
  sights.now(table, 0);
  const late = sights.now(table, 1);
  expect(late.change).toBeUndefined();
  expect(late.shown).toEqual(sights.now(table, 0).shown);
});

test('where a game says that it hides nothing, late eyes share the sight of the others, with what it leads from', () => {
  const table = openGame();
  const sights = new Sights();
  const first = sights.now(table, 0);
  play(table.match);
  const late = sights.now(table, 1);
  // Who has not seen that position is told the whole: see `Telling`.
  expect(late.change?.from).toBe(first.n);
  expect(sights.now(table, null)).toBe(late);
});

test('a state that was changed in place is shown whole', () => {
  // Its views share the state's own lists.
  const sharing = { ...rattenscharf, view: (s: object) => ({ ...s }) } as AnyGame;
  const table = running(sharing, { scoreShrunkGroups: true, start: 'red' });
  const sights = new Sights();
  sights.now(table, 0);
  const seat = pending(table.match)[0] ?? 0;
  expect(replayEntry(table.match, { seat, move: table.match.game.moves(table.match.state, seat)[0] as never })).toBeUndefined();
  expect(sights.now(table, 0).change).toBeUndefined();
  play(table.match);
  expect(sights.now(table, 0).change).toBeDefined();
});
