import { expect, test } from 'vitest';
import type { AnyGame, AnyMove } from '../../core/game.ts';
import { open, replayEntry } from '../../core/match.ts';
import { type GameRecord, makeRecord } from '../../core/record.ts';
import { noughts } from '../testing/noughts.ts';
import { bluff, wager } from '../testing/toys.ts';
import { judge } from './judge.ts';
import { makeReview, type Review } from './review.ts';
import { prepare, type Story } from './story.ts';

function recordOf(game: AnyGame, entries: readonly (readonly [number, AnyMove])[]): GameRecord {
  const match = open(game, 2, {});
  for (const [seat, move] of entries) replayEntry(match, { seat, move });
  return makeRecord(match, { players: [{ name: 'Ana' }, { name: 'Bo' }] });
}

/** A game of noughts and crosses by the cells that were marked. */
const marked = (cells: string): GameRecord =>
  recordOf(
    noughts,
    [...cells].map((cell, i) => [i % 2, { type: 'mark', cell: Number(cell) } as AnyMove]),
  );

function storyOf(game: AnyGame, record: GameRecord, seed = 1): Story {
  const story = prepare(game, record, { games: 150, seed });
  if ('phrase' in story) throw new Error(story.phrase.key);
  return story;
}

function reviewOf(game: AnyGame, record: GameRecord, seed = 1): Review {
  const story = storyOf(game, record, seed);
  return makeReview(
    story,
    story.jobs.map((job) => judge(game, job)),
  );
}

test('a win that was passed by is the largest mistake, and the winning move is the better one', () => {
  // x on 0 and 1 could win on 2, plays 8 instead; o takes its row 3, 4, 5.
  const { mistakes, seats } = reviewOf(noughts, marked('031485'));
  expect(mistakes[0]).toMatchObject({ class: 'blunder', seat: 0, n: 4, move: { cell: 8 }, better: { cell: 2 } });
  expect(mistakes[0]?.lost).toBeGreaterThan(0.4);
  expect(seats[0]?.counts.blunder).toBeGreaterThanOrEqual(1);
  expect(seats[1]?.accuracy).toBeGreaterThan(seats[0]?.accuracy ?? 1);
});

test('a game without mistakes has none', () => {
  const { mistakes, seats } = reviewOf(noughts, marked('408217536'));
  expect(mistakes.filter(({ class: kind }) => kind !== 'inaccuracy')).toEqual([]);
  expect(seats.every(({ accuracy }) => accuracy !== undefined && accuracy > 0.9)).toBe(true);
});

test('the parts of a result add up to it', () => {
  for (const cells of ['031485', '408217536', '0314825']) {
    const { seats } = reviewOf(noughts, marked(cells));
    for (const { result, luck, mistakes, gifts, unforeseen } of seats) {
      expect(0.5 + luck + mistakes + gifts + unforeseen).toBeCloseTo(result);
      expect(mistakes).toBeLessThanOrEqual(0);
    }
  }
});

test('the same seed gives the same review, whatever the order of the jobs', () => {
  const record = marked('031485');
  const story = storyOf(noughts, record);
  const backwards = story.jobs.toReversed().map((job) => judge(noughts, job));
  expect(makeReview(story, backwards)).toEqual(reviewOf(noughts, record));
});

test('a review can be shown before all decisions are judged', () => {
  const story = storyOf(noughts, marked('031485'));
  const { judged, seats, points } = makeReview(story, []);
  expect(judged).toEqual({ done: 0, all: 6 });
  expect(seats[0]?.accuracy).toBeUndefined();
  expect(points.at(-1)?.chances).toEqual([0, 1]);
});

test('a good decision stays good when chance is against it: that is luck', () => {
  const risk = { ...wager, setup: () => ({ rival: 4, points: 0, phase: 'choose' as const }) };
  const { mistakes, seats } = reviewOf(
    risk,
    recordOf(risk, [
      [0, { type: 'risk' }],
      [-1, { type: 'die', shows: 0 } as AnyMove],
    ]),
  );
  expect(mistakes).toEqual([]);
  expect(seats[0]?.result).toBe(0);
  expect(seats[0]?.luck).toBeLessThan(-0.2);
});

test('a bad decision stays bad when chance is kind', () => {
  const { mistakes } = reviewOf(
    wager,
    recordOf(wager, [
      [0, { type: 'risk' }],
      [-1, { type: 'die', shows: 5 } as AnyMove],
    ]),
  );
  expect(mistakes[0]).toMatchObject({ n: 0, better: { type: 'safe' } });
});

test('a seat is judged by what it knew: betting on the second best card is right even when the best is out', () => {
  const unlucky = { ...bluff, setup: () => ({ cards: [4, 5], choice: '' }) };
  const { mistakes, points } = reviewOf(unlucky, recordOf(unlucky, [[0, { type: 'bet' }]]));
  expect(mistakes).toEqual([]);
  expect(points[0]?.chances[0]).toBeGreaterThan(0.7);
});

test('what was learned judges in the place of the advice, with the numbers of seats that it knows and unless plain advice is asked for', () => {
  const view: unknown = noughts.setup(2, {});
  const network = { seats: [2], turns: 0, curiosity: 0.6, judge: () => [0.1, 0.9] };
  const job = { n: 0, seat: 0, move: { type: 'mark', cell: 4 }, view, others: [], games: 40, seed: 1 };
  const chance = (...asked: Parameters<typeof judge>): number => judge(...asked).chances[0] ?? 0;
  const unlearned = chance(noughts, job);
  expect(chance(noughts, job, network)).toBeLessThan(unlearned - 0.1);
  expect(chance(noughts, { ...job, plain: true }, network)).toBe(unlearned);
  expect(chance(noughts, job, { ...network, seats: [3] })).toBe(unlearned);
});

test('where there is only one move nothing is judged', () => {
  expect(storyOf(noughts, marked('408217536')).jobs).toHaveLength(8);
});

test('a step that was taken back was not played', () => {
  const match = open(noughts, 2, {});
  const mark = (seat: number, cell: number) => replayEntry(match, { seat, move: { type: 'mark', cell } as AnyMove });
  mark(0, 8);
  replayEntry(match, { seat: 0, move: { type: 'take-back', to: 0 } as AnyMove });
  mark(0, 4);
  const story = storyOf(noughts, makeRecord(match, { players: [{ name: 'Ana' }, { name: 'Bo' }] }));
  expect(story.steps.map(({ n }) => n)).toEqual([2]);
  expect(story.result).toBeUndefined();
});

test('a record that does not fit is refused with its fault', () => {
  const wrong = prepare(noughts, { ...marked('04'), entries: [{ seat: 1, move: { type: 'mark' } }] }, { seed: 1 });
  expect(wrong).toMatchObject({ n: 0, phrase: { key: 'rule.turn/not-yours' } });
});
