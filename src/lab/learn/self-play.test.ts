import { expect, test } from 'vitest';
import { loadNetwork } from '../../bots/index.ts';
import { randomNetwork } from '../../bots/testing/networks.ts';
import { seeded } from '../../core/rng.ts';
import { loadGame } from '../load-game.ts';
import { makeTeacher, type Sample } from './self-play.ts';
import { NO_GUESS, STEPS, writeShard } from './shard.ts';
import { wholeDeals } from './threads.ts';

const lesson = async (iterations: number) => {
  const { game, ...pack } = await loadGame('pied-piper');
  const learned = await game.advice?.learned?.();
  if (!learned) throw new Error('the Pied Piper tells no features');
  const { features } = learned;
  const network = await loadNetwork(game, randomNetwork([features.width, 8, 1], seeded(1)));
  return { game, features, seats: 3, iterations, network, keep: 8, statistics: await pack.statistics?.() };
};

test('a lesson gives positions with what came of them, the same for the same seed', async () => {
  const given = await lesson(0);
  const games = Array.from({ length: 10 }, (_, seed) => makeTeacher(given, 1)(seed).samples);
  expect(games.flat().length).toBeGreaterThan(20);
  for (const { outcome, rows, guess } of games.flat()) {
    expect(outcome.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
    expect(rows.length).toBe(3 * given.features.width);
    expect(guess).toBeUndefined();
  }
  expect(makeTeacher(given, 1)(4).samples).toEqual(games[4]);
  expect(new Set(games.map((samples) => JSON.stringify(samples[0]?.outcome))).size).toBeGreaterThan(1);
});

test('who searches says what it thinks, in shares of one win', async () => {
  const { samples } = makeTeacher(await lesson(6), 1)(3);
  const guesses = samples.flatMap(({ guess }) => (guess ? [guess] : []));
  expect(guesses.length).toBeGreaterThan(0);
  for (const guess of guesses) expect(guess.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
});

test('some searched games go straight, and say who was given what and who won; quick ones never do', async () => {
  const [searched, quick] = [makeTeacher(await lesson(2), 1), makeTeacher(await lesson(0), 1)];
  const games = Array.from({ length: 12 }, (_, seed) => searched(seed));
  const straight = games.flatMap((game) => game.straight ?? []);
  expect(straight.length).toBeGreaterThan(1);
  expect(straight.length).toBeLessThan(games.length);
  for (const { traits, winners } of straight) {
    expect([...(traits['place-in-first-round'] ?? [])].sort()).toEqual(['1', '2', '3']);
    expect(winners.length).toBeGreaterThan(0);
  }
  expect(games.every((_, seed) => quick(seed).straight === undefined)).toBe(true);
});

test('a gate counts a deal when it was played on every seat', () => {
  const run = { game: 'hameln', seats: 3, options: {}, seed: 1, lineUps: [[], [], []], duplicate: true };
  const handed: number[][] = [];
  const done = wholeDeals([{ run, from: 0, to: 6, out: undefined }], (results) => handed.push(results.map(({ index }) => index)));
  for (const index of [0, 3, 2, 4, 1]) done([{ index, entries: 1, moves: 1, ending: 'over', winners: [0], sheet: undefined }]);
  expect(handed).toEqual([[0, 2, 1]]);
});

test('a shard holds a header and for each sample outcome, guess and rows, in steps', () => {
  const sample = (guess?: number[]): Sample => ({ rows: Float32Array.of(0.5, -1, 20, 0), outcome: [1, 0], guess });
  const bytes = writeShard([sample(), sample([0.25, 0.75])], 2, 2);
  const whole = new Uint8Array(bytes).buffer;
  expect([...new Int32Array(whole, 0, 4)]).toEqual([0x52415431, 2, 2, 2]);
  const rows = [STEPS / 2, -STEPS, 32767, 0];
  expect([...new Int16Array(whole, 16)]).toEqual([STEPS, 0, NO_GUESS, NO_GUESS, ...rows, STEPS, 0, STEPS / 4, (STEPS * 3) / 4, ...rows]);
});
