import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseBotSpec } from '../../bots/index.ts';
import { parseOptions } from '../../cli/flags.ts';
import { type AnyGame, CHANCE, type Weights } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import { GAMES } from '../../games/index.ts';
import { duel, weightsOf } from './duel.ts';
import { beginTuning, learn, makeFile, moved, throwCoins, toRow, write } from './spsa.ts';

const games = await Promise.all(Object.values(GAMES).map(async (load) => (await load()).game));

const fileOf = ({ id }: AnyGame): string => readFileSync(join(import.meta.dirname, `../../games/${id}/advice/weights.json`), 'utf8');
const shape = (weights: Weights): unknown =>
  Object.entries(weights).map(([name, value]) => [name, Array.isArray(value) ? value.length : 1]);

/** Does something to a game's weights and leaves them as they were. */
function borrow(weights: Weights, use: () => void): void {
  const before = toRow(weights);
  try {
    use();
  } finally {
    write(weights, before);
  }
}

/** Positions of random games. */
function positions(game: AnyGame, count: number): unknown[] {
  const rng = seeded(count);
  const seen: unknown[] = [];
  while (seen.length < count) {
    const state = game.setup(game.seats[0] ?? 2, parseOptions(game, []));
    for (let [seat] = game.pending(state); seat !== undefined; [seat] = game.pending(state)) {
      const moves = seat === CHANCE ? [] : game.moves(state, seat);
      game.apply(state, seat, moves[rng(Math.max(1, moves.length))] ?? game.roll(state, rng));
      if (seat !== CHANCE) seen.push(game.view(state, seat));
    }
  }
  return seen;
}

test.each(games)('the weights of $id are those of its data file, whole numbers all', (game) => {
  const weights = weightsOf(game);
  expect(weights).toEqual(JSON.parse(fileOf(game)));
  expect(toRow(weights).every(Number.isInteger)).toBe(true);
});

test.each(games)('a step of tuning $id changes numbers and leaves the shape of the file', (game) => {
  const weights = weightsOf(game);
  borrow(weights, () => {
    const tuning = beginTuning(weights);
    const coins = throwCoins(tuning, seeded(1));
    const player = parseBotSpec('random') ?? expect.fail('random is a bot');
    const rows = [moved(tuning, coins, 1), moved(tuning, coins, -1)] as const;
    const { wins } = duel({ game, options: parseOptions(game, []), player, rows }, game.seats[0] ?? 2, 1, 0);
    expect(wins[0] + wins[1]).toBe(1);
    learn(tuning, coins, 1, 1);
    write(weights, tuning.mean.map(Math.round));
    const after = JSON.parse(makeFile(weights)) as Weights;
    const before = JSON.parse(fileOf(game)) as Weights;
    expect(shape(after)).toEqual(shape(before));
    expect(after).not.toEqual(before);
  });
});

test.each(games)('the advice of $id follows its weights at once, there and back', (game) => {
  const weights = weightsOf(game);
  const seen = positions(game, 60);
  const values = (): number[] => seen.map((view) => game.advice?.value(view, 0) ?? 0);
  const before = values();
  borrow(weights, () => {
    write(
      weights,
      toRow(weights).map((weight) => Math.round(weight * 1.5)),
    );
    expect(values()).not.toEqual(before);
  });
  expect(values()).toEqual(before);
});
