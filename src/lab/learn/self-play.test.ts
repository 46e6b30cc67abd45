import { expect, test } from 'vitest';
import { loadNetwork } from '../../bots/index.ts';
import { randomNetwork } from '../../bots/testing/networks.ts';
import { seeded } from '../../core/rng.ts';
import { loadGame } from '../load-game.ts';
import { makeTeacher, type Sample } from './self-play.ts';
import { NO_GUESS, STEPS, writeShard } from './shard.ts';

const lesson = async (iterations: number) => {
  const { game } = await loadGame('pied-piper');
  const learned = await game.advice?.learned?.();
  if (!learned) throw new Error('the Pied Piper tells no features');
  const { features } = learned;
  const network = await loadNetwork(game, randomNetwork([features.width, 8, 1], seeded(1)));
  return { game, features, seats: 3, iterations, network, keep: 8 };
};

test('a lesson gives positions with what came of them, the same for the same seed', async () => {
  const given = await lesson(0);
  const games = Array.from({ length: 10 }, (_, seed) => makeTeacher(given, 1)(seed));
  expect(games.flat().length).toBeGreaterThan(20);
  for (const { outcome, rows, guess } of games.flat()) {
    expect(outcome.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
    expect(rows.length).toBe(3 * given.features.width);
    expect(guess).toBeUndefined();
  }
  expect(makeTeacher(given, 1)(4)).toEqual(games[4]);
  expect(new Set(games.map((samples) => JSON.stringify(samples[0]?.outcome))).size).toBeGreaterThan(1);
});

test('who searches says what it thinks, in shares of one win', async () => {
  const samples = makeTeacher(await lesson(6), 1)(3);
  const guesses = samples.flatMap(({ guess }) => (guess ? [guess] : []));
  expect(guesses.length).toBeGreaterThan(0);
  for (const guess of guesses) expect(guess.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
});

test('a shard holds a header and for each sample outcome, guess and rows, in steps', () => {
  const sample = (guess?: number[]): Sample => ({ rows: Float32Array.of(0.5, -1, 20, 0), outcome: [1, 0], guess });
  const bytes = writeShard([sample(), sample([0.25, 0.75])], 2, 2);
  const whole = new Uint8Array(bytes).buffer;
  expect([...new Int32Array(whole, 0, 4)]).toEqual([0x52415431, 2, 2, 2]);
  const rows = [STEPS / 2, -STEPS, 32767, 0];
  expect([...new Int16Array(whole, 16)]).toEqual([STEPS, 0, NO_GUESS, NO_GUESS, ...rows, STEPS, 0, STEPS / 4, (STEPS * 3) / 4, ...rows]);
});
