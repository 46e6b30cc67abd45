import { expect, test } from 'vitest';
import { CHANCE, type Viewer } from '../core/game.ts';
import { type Happening, type Match, open, replayEntry, submit, takeBack } from '../core/match.ts';
import { seeded } from '../core/rng.ts';
import { type MiceMove, type MiceState, mice } from '../core/testing/mice.ts';
import { botsDue, playFor, questionOf } from './bots.ts';
import { hear, heard } from './hear.ts';
import { eyesOf, pastAt, positionOf, stateAt, takeBackSeat } from './position.ts';

const play = (card: number) => ({ type: 'play', card });
const rng = seeded(1);

/** Ana 2 5, Bo 3 4, a cheese of 6; all cards are played, and Ana has bid. */
function table(): { readonly match: Match; readonly happened: Happening[] } {
  const match = open(mice, 2, { hand: 2 });
  const happened: Happening[] = [];
  for (const card of [6, 2, 3, 5, 4]) replayEntry(match, { seat: CHANCE, move: { type: 'draw', card } as MiceMove }, happened);
  for (const [i, card] of [2, 3, 5, 4].entries()) replayEntry(match, { seat: i % 2, move: play(card) }, happened);
  replayEntry(match, { seat: 0, move: { type: 'bid', bid: 2 } as MiceMove }, happened);
  return { match, happened };
}

test('a viewer hears what the rules allow, and all that the referee says', () => {
  const { match, happened } = table();
  const outcome = takeBack(match, 0, match.log.length);
  if (outcome.ok) happened.push(...outcome.happenings);
  const last = (viewer: Viewer) => heard(mice, happened, viewer, 9);
  expect(last(1)).toEqual([
    { n: 9, event: { type: 'bidding', seat: 0, bid: 9 } },
    { n: 10, event: { type: 'take-back', seat: 0, to: 9 } },
  ]);
  expect(last(0)[0]?.event).toMatchObject({ bid: 2 });
  expect(heard(mice, happened, null)).toHaveLength(happened.length);
  expect(heard(mice, happened, 0, 99)).toEqual([]);
  const deaf = { ...mice, redact: () => undefined };
  expect(heard(deaf, happened, 0)).toEqual([{ n: 10, event: { type: 'take-back', seat: 0, to: 9 } }]);
  expect(hear(deaf, { type: 'seam' }, null)).toEqual({ type: 'seam' });
});

test('the position is what the viewer sees, with a sheet made from that', () => {
  const { match } = table();
  const view = mice.view(match.state as MiceState, 1);
  expect(positionOf(match, 1, 9, 1, [0])).toEqual({
    n: 10,
    from: 9,
    viewer: 1,
    pending: [1],
    view,
    sheet: mice.sheet(view),
    takeBack: [1],
    thinking: [0],
  });
  expect(positionOf(match, null, 0, undefined, []).takeBack).toEqual([]);
  expect(pastAt(mice, match.state, 10, 'all')).toMatchObject({ viewer: null, view: match.state });
  expect(pastAt(mice, match.state, 10, 0).view).toEqual(mice.view(match.state as MiceState, 0));
});

test('any earlier state is folded from the log, less what was taken back until then', () => {
  const { match } = table();
  const states = [structuredClone(match.state)];
  takeBack(match, 0, 10);
  states.push(structuredClone(match.state));
  submit(match, 0, 11, [{ type: 'bid', bid: 1 }], rng);
  expect([10, 11, 12].map((n) => stateAt(match, n))).toEqual([...states, match.state]);
  expect(stateAt(match, 0)).toEqual(mice.setup(2, { hand: 2 }));
  expect(states[1]).not.toEqual(states[0]);
});

test('whoever has several seats looks through the eyes of the one that is asked', () => {
  expect(eyesOf([], [0])).toBeNull();
  expect(eyesOf([1], [0])).toBe(1);
  expect(eyesOf([0, 1], [1])).toBe(1);
  expect(eyesOf([0, 1], [2])).toBe(0);
  expect(eyesOf([0, 1], [2], 1)).toBe(1);
  expect(eyesOf([0, 1], [2], 2)).toBe(0);
});

test('only the person who took the last step is offered to take it back', () => {
  const { match } = table();
  expect(takeBackSeat(match, () => true)).toBe(0);
  expect(takeBackSeat(match, () => false)).toBeUndefined();
  // Alone with a bot, Bo may also take back what the bot has answered to; it has shown him nothing.
  expect(takeBackSeat(match, (seat) => seat !== 0)).toBe(1);
  takeBack(match, 0, 10);
  expect(takeBackSeat(match, () => true)).toBeUndefined();
  expect(takeBackSeat(open(mice, 2, { hand: 2 }), () => true)).toBeUndefined();
});

test('a bot that says nothing or cheats is moved for', () => {
  expect(botsDue([CHANCE, 0, 1], (seat) => seat === 1)).toEqual([1]);
  for (const said of [undefined, { type: 'bid', bid: 3 }]) {
    const { match } = table();
    expect(playFor(match, 1, said, rng, () => 1)).toMatchObject({ ok: true, fault: true });
    expect(match.log.at(-1)).toEqual({ seat: 1, move: { type: 'bid', bid: 2 } });
  }
  const { match } = table();
  const before = questionOf(match, 1, 'greedy');
  expect(playFor(match, 1, { type: 'bid', bid: 1 }, rng, () => 1)).toMatchObject({ ok: true });
  expect(match.log.at(-1)?.move).toEqual({ type: 'bid', bid: 1 });
  expect(questionOf(table().match, 1, 'greedy')).toBe(before);
  expect(questionOf(table().match, 1, 'random')).not.toBe(before);
  expect(playFor(match, 1, { type: 'bid', bid: 1 }, rng, () => 0)).toMatchObject({ ok: false });
});
