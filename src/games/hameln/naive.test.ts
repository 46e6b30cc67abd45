import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import { replay } from '../../core/replay.ts';
import { pick, seeded } from '../../core/rng.ts';
import { parseRecord } from '../../protocol/record.ts';
import { same } from '../testing/same.ts';
import { game } from './game.ts';
import { hameln } from './index.ts';
import type { Move } from './moves.ts';
import type { HamelnOptions, State } from './state.ts';
import { piecesOf } from './testing/naive/compare.ts';
import { wholeGame } from './testing/naive/game.ts';
import { points, winner } from './testing/naive/score.ts';
import { newWorld, type Question, type World } from './testing/naive/town.ts';

/** Whole games in which the rules are compared with slow and plain ones after every entry. */
type Choose = (s: State, question: Question) => Move | undefined;

function beside(seats: number, choose: Choose, options: HamelnOptions = {}): number {
  const s = game.setup(seats, options);
  const evened = seats === 3 ? [3, 1] : seats === 4 ? [1, 1] : [];
  const world = newWorld(seats, options.purses === 'evened' ? evened : []);
  const story = wholeGame(world);
  let entries = 0;
  for (let told = story.next(); !told.done; entries++) {
    const { seat, moves } = told.value;
    same(game.pending(s), [seat]);
    same(game.moves(s, seat), moves);
    compare(s, world);
    const move = choose(s, told.value);
    if (!move) return entries;
    game.apply(s, seat, move);
    told = story.next(move);
  }
  expect(game.pending(s)).toEqual([]);
  compare(s, world);
  expect(game.payoffs(s)).toEqual(s.money.map((_, seat) => (seat === winner(world) ? 1 : 0)));
  return entries;
}

function compare(s: State, world: World): void {
  const pieces = piecesOf(world);
  const there = Object.fromEntries(Object.keys(pieces).map((field) => [field, s[field as keyof State]]));
  same(there, pieces);
  const columns = points(world);
  const { categories, rows, ending } = game.sheet(s);
  same(categories, Object.keys(columns));
  same(
    rows,
    s.money.map((_, seat) => Object.values(columns).map((column) => column[seat])),
  );
  if (ending !== world.ending) expect(ending).toBe(world.ending);
}

const GAMES = 25;

test.each([3, 4, 5])('random games are played as the plain rules play them, %i players', { timeout: 60_000 }, (seats) => {
  const rng = seeded(seats);
  let entries = 0;
  for (let i = 0; i < GAMES; i++) {
    const options = { purses: pick(['empty', 'evened'] as const, rng) };
    entries += beside(seats, (s, { seat, moves }) => (seat === CHANCE ? game.roll(s, rng) : pick(moves, rng)), options);
  }
  expect(entries).toBeGreaterThan(GAMES * 100);
});

const folder = join(import.meta.dirname, 'golden');
test.each(readdirSync(folder))('%s is played as the plain rules play it', (name) => {
  const parsed = parseRecord(readFileSync(join(folder, name), 'utf8'));
  if (!parsed.ok) expect.fail(`${name} cannot be read`);
  const again = replay(hameln.game, parsed.record);
  if (!again.ok) expect.fail(`${name} cannot be replayed`);
  const { log, kept, seats } = again.match;
  const left = kept.map((i) => must(log[i]).move as Move);
  expect(beside(seats, () => left.shift())).toBe(kept.length);
});
