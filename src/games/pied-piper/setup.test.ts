import { expect, test } from 'vitest';
import { sum } from '../../core/counts.ts';
import { CHANCE } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import { CARDS_PER_FIGURE, FIGURES, PIPER } from './data.ts';
import { game } from './game.ts';
import type { Move } from './moves.ts';
import { physics } from './physics.ts';
import type { PiperOptions, State } from './state.ts';

const OPTIONS: PiperOptions = { variant: 'standard', roof: 8, start: 'first' };

function opened(seats: number, seed = 1, options = OPTIONS): State {
  const s = game.setup(seats, options);
  const rng = seeded(seed);
  while (game.pending(s)[0] === CHANCE) game.apply(s, CHANCE, game.roll(s, rng));
  return s;
}

test('[setup/material] 50 action cards and 21 figure cards', () => {
  expect(physics.conserved(opened(5))).toEqual({ actions: [12, 8, 12, 8, 5, 5], figures: Array(7).fill(3), markers: 5 });
});

test.each([
  [2, 4, 5, 18],
  [3, 3, 4, 15],
  [4, 4, 5, 18],
  [5, 5, 6, 21],
])('[setup/left-out] %i players use %i houses, %i rats and %i figure cards', (seats, houses, rats, cards) => {
  const s = opened(seats);
  expect(s.ring).toHaveLength(houses);
  expect(s.ahead.filter((house, figure) => figure !== PIPER && house >= 0)).toHaveLength(rats);
  expect(sum(s.figureDeck) + 4).toBe(cards);
  expect(cards).toBe((rats + 1) * CARDS_PER_FIGURE);
});

test('[setup/houses] markers start below their houses', () => {
  for (const seats of game.seats) expect(opened(seats).height).toEqual(Array(seats).fill(0));
});

test.each([0, 1, 2])('[setup/figures] one rat in each lane, three figures to the left of the starting player %i', (seat) => {
  const s = game.setup(3, { ...OPTIONS, start: 'random' });
  game.apply(s, CHANCE, { type: 'start', seat });
  const lanes = s.ring.map((house) => s.ahead.filter((h) => h === house).length);
  expect(lanes.filter((n) => n === 1)).toHaveLength(2);
  expect(lanes[seat]).toBe(3);
  expect(s.ahead[PIPER]).toBe(seat);
});

test('[setup/figures] with two players the second begins at house 2', () => {
  const s = game.setup(2, { ...OPTIONS, start: 'random' });
  game.apply(s, CHANCE, { type: 'start', seat: 1 });
  expect(s.ring.map((house) => s.ahead.filter((h) => h === house).length)).toEqual([1, 1, 3, 1]);
});

test('[setup/opening-row] [reveal/second-piper] four figure cards, one piper at most', () => {
  let pipers = 0;
  for (let seed = 0; seed < 2000; seed++) {
    const { row, figureDeck } = opened(4, seed);
    const n = row.filter((figure) => figure === PIPER).length;
    expect(row).toHaveLength(4);
    expect(n).toBeLessThanOrEqual(1);
    expect(n + (figureDeck[PIPER] ?? 0)).toBe(CARDS_PER_FIGURE);
    pipers += n;
  }
  // Drawn in order and set aside, 1 - (15·14·13·12)/(18·17·16·15) of the rows show a piper.
  expect(Math.abs(pipers / 2000 - 0.554)).toBeLessThan(0.03);
  const s = game.setup(4, OPTIONS);
  game.apply(s, CHANCE, { type: 'reveal', figure: 'piper' });
  expect(game.moves(s, CHANCE)).not.toContainEqual({ type: 'reveal', figure: 'piper' });
  expect(game.refusal(s, CHANCE, { type: 'reveal', figure: 'piper' })).toEqual({
    rule: 'reveal/second-piper',
    params: { figure: 'piper' },
  });
});

test('[setup/hands] everybody gets four cards, drawn one by one', () => {
  for (const seats of game.seats) expect(opened(seats).hands.map((hand) => hand.length)).toEqual(Array(seats).fill(4));
});

test('[setup/two-players] two neutral houses between the players, without markers', () => {
  const s = opened(2);
  expect(s.ring).toEqual([0, 1, 2, 3]);
  expect(s.height).toHaveLength(2);
  expect(game.tell(game.view(s, null), null).filter((phrase) => phrase.key === 'tell.neutral')).toHaveLength(2);
});

test('[start/who-begins] by lot, every seat alike, or the first seat', () => {
  expect(opened(5).seat).toBe(0);
  const begins = Array.from({ length: 500 }, (_, seed) => opened(5, seed, { ...OPTIONS, start: 'random' }).seat);
  for (const seat of [0, 1, 2, 3, 4]) expect(begins.filter((b) => b === seat).length).toBeGreaterThan(60);
});

test('[start/malformed] [reveal/malformed] [reveal/not-in-deck] [draw/malformed] [draw/not-in-deck] damaged entries of chance', () => {
  const s = game.setup(3, { ...OPTIONS, start: 'random', variant: 'young' });
  const rule = (move: unknown) => game.refusal(s, CHANCE, move)?.rule;
  expect(rule({ type: 'start', seat: 3 })).toBe('start/malformed');
  expect(rule({ type: 'start', seat: 0.5 })).toBe('start/malformed');
  game.apply(s, CHANCE, { type: 'start', seat: 0 });
  expect(rule({ type: 'reveal', figure: 'cat' })).toBe('reveal/malformed');
  expect(rule({ type: 'draw', card: 'sewer' })).toBe('reveal/malformed');
  expect(rule({ type: 'reveal', figure: 'green' })).toBe('reveal/not-in-deck');
  for (const figure of FIGURES.slice(0, 4)) game.apply(s, CHANCE, { type: 'reveal', figure });
  expect(rule({ type: 'draw', card: 'ace' })).toBe('draw/malformed');
  expect(rule({ type: 'draw' })).toBe('draw/malformed');
  expect(rule({ type: 'draw', card: 'melody' })).toBe('draw/not-in-deck');
});

/** How often each outcome is rolled, in thousandths. */
function shares(s: State, name: (move: Move) => string): Record<string, number> {
  const rng = seeded(9);
  const counts: Record<string, number> = {};
  for (let i = 0; i < 20_000; i++) {
    const key = name(game.roll(s, rng));
    counts[key] = (counts[key] ?? 0) + 1 / 20;
  }
  return counts;
}

/** Few of one kind and many of another: who drew by kind would draw the rare one far too often. */
test('[turn/draw] every card of the deck is as likely as any other', () => {
  const s = opened(3);
  const drawing: State = { ...s, phase: 'draw', deck: [1, 5, 0, 8, 4, 2] };
  const found = shares(drawing, (move) => (move.type === 'draw' ? move.card : move.type));
  expect(Object.keys(found).sort()).toEqual(['forward1', 'forward2', 'melody', 'plus1', 'sewer']);
  for (const [card, share] of [
    ['forward1', 50],
    ['forward2', 250],
    ['sewer', 400],
    ['plus1', 200],
    ['melody', 100],
  ] as const)
    expect(Math.abs((found[card] ?? 0) - share)).toBeLessThan(15);
});

test('[turn/refill] every figure card of the deck is as likely as any other, the piper too', () => {
  const s = opened(3);
  const revealing: State = { ...s, phase: 'reveal', turn: 7, row: [PIPER, 0, 1, -1], figureDeck: [3, 1, 2, 0, 0, 0, 2] };
  const found = shares(revealing, (move) => (move.type === 'reveal' ? move.figure : move.type));
  for (const [figure, share] of [
    ['yellow', 375],
    ['red', 125],
    ['blue', 250],
    ['piper', 250],
  ] as const)
    expect(Math.abs((found[figure] ?? 0) - share)).toBeLessThan(15);
  expect(Object.keys(found)).toHaveLength(4);
});
