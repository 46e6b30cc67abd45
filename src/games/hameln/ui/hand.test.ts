import { expect, test, vi } from 'vitest';
import { must } from '../../../core/must.ts';
import { hameln } from '../index.ts';
import type { Move } from '../moves.ts';
import { table as tableOf } from '../testing/table.ts';
import { Hand, type Table } from './hand.svelte.ts';

type Position = Parameters<typeof tableOf>[0];

/** A hand at a table where seat 0 decides, and what it sends. */
function atTable(position: Position, confirm = true) {
  const { state } = tableOf(position);
  const play = vi.fn<(...moves: Move[]) => void>();
  const view = hameln.game.view(state, 0) as Table['view'];
  const table: Table = {
    game: hameln.game,
    lang: 'en',
    view,
    viewer: 0,
    n: 40,
    seat: 0,
    moves: hameln.game.moves(view, 0) as Move[],
    names: [],
    labels: [],
    me: undefined,
    over: false,
    happenings: [],
    settings: { motion: false, confirm, sound: false },
    say: ({ key }) => key,
    play,
    refusal: (move) => hameln.game.refusal(view, 0, move),
    announce: vi.fn(),
    sound: vi.fn(),
  };
  return { hand: new Hand(table), play, table };
}

const act = (action: string) => ({ type: 'act', action }) as Move;
const name = (house: string) => ({ type: 'name', house }) as Move;
const sell = (good: string) => ({ type: 'sell', good }) as Move;
const DONE = { type: 'done' } as const;

test('a turn is prepared, changed and put back, and goes in one message', () => {
  const { hand, play } = atTable({ homes: ['d1 0+1', 'A1 0+2'] });
  hand.choose(act('men'));
  hand.choose(name('d1'));
  hand.choose(name('TL'));
  hand.choose(name('A1'));
  hand.drop(name('d1'));
  hand.back();
  expect(hand.moves).toEqual([act('men'), name('TL')]);
  hand.reset();
  expect(hand.mode).toBe('act');
  hand.choose(act('men'));
  hand.choose(name('A1'));
  expect(hand.ahead.named).toHaveLength(1);
  expect(play).not.toHaveBeenCalled();
  hand.commit(DONE);
  expect(play.mock.calls).toEqual([[act('men'), name('A1'), DONE]]);
});

test('what the rules forbid is not tried, and the rule is named', () => {
  const { hand, table } = atTable({ rats: '@TL' });
  hand.choose(act('men'));
  expect(hand.moves).toEqual([]);
  expect(hand.refusal?.rule).toBe('act/no-man');
  expect(table.announce).toHaveBeenCalledWith('rule.act/no-man');
});

test('a couple finds its house and may find another; then both moves go together', () => {
  const { hand, play } = atTable({ hall: { 0: ['boy', 'boy'], 1: ['girl', 'girl'] }, set: { money: [5, 0, 0] } });
  const wed = { type: 'wed', child: 'boy', partner: 1 } as const;
  hand.choose(act('wed'));
  hand.choose(wed);
  expect(hand.mode).toBe('move-in');
  hand.choose({ type: 'move-in', house: 'A1' });
  // Another wedding could follow, but first this one is looked at.
  expect(hand.mode).toBe('move-in');
  hand.choose({ type: 'move-in', house: 'b1' });
  expect(hand.ahead.money).toEqual([3, 0, 0]);
  expect(hand.ruleAgainst({ type: 'move-in', house: 'A5' })?.rule).toBe('move-in/too-dear');
  hand.commit();
  expect(play.mock.calls).toEqual([[act('wed'), wed, { type: 'move-in', house: 'b1' }]]);
});

test('a man or a woman who settles is sent before anything else is thought of, also by whoever goes on', () => {
  const starts = [4, 11, 17];
  const women = Array.from({ length: 22 }, (_, house) => (house === 4 ? 2 : house === 17 ? 1 : -1));
  const { hand, play } = atTable({ set: { todo: ['woman'], turn: 0, round: 0, women } });
  expect(hand.lit.map(({ id }) => id)).toEqual([must(starts[1])]);
  hand.choose(must(hand.choices[0]));
  // The last woman is settled by the first player, whose turn is next.
  expect([hand.answered, hand.mode]).toEqual([true, 'woman']);
  hand.commit();
  expect(play.mock.calls).toEqual([[{ type: 'settle', house: 'MR' }]]);
});

test('without confirmation the last rat is sent at once, with those before it', () => {
  const { hand, play } = atTable({ set: { todo: ['end-turn', 'optional', 'work', 'place'], house: 4, left: 2, idle: false } }, false);
  const [first, second] = hand.choices;
  hand.choose(must(first));
  expect(play).not.toHaveBeenCalled();
  hand.choose(must(second));
  expect(play.mock.calls).toEqual([[first, second]]);
});

test('a sale longer than a message goes on where the message ends', () => {
  const cubes = Array.from({ length: 18 }, (_, i) => (i < 9 ? 'bread' : 'cheese'));
  const { hand, play, table } = atTable({ goods: { 0: cubes } });
  hand.choose(act('sell'));
  for (const cube of cubes) hand.choose(sell(cube));
  hand.commit(DONE);
  expect(play).toHaveBeenCalledTimes(1);
  expect(play.mock.calls[0]).toHaveLength(16);
  const next = atTable({ goods: { 0: ['cheese', 'cheese', 'cheese'] }, set: { todo: ['end-turn', 'optional', 'trap', 'sell'], done: 15 } });
  Object.assign(table, { n: 56, view: next.table.view, moves: next.table.moves });
  hand.commit(DONE);
  expect(play.mock.calls[1]).toEqual([sell('cheese'), sell('cheese'), sell('cheese'), DONE]);
});

test('whom the piper asks right after their own move finds as many children staying as they can pay for', () => {
  const { hand, play, table } = atTable({ homes: ['d1 0+1'] });
  hand.choose(act('men'));
  hand.choose(name('d1'));
  hand.commit(DONE);
  const asked = atTable({ hall: { 0: ['boy', 'girl', 'girl'] }, set: { money: [5, 0, 0], todo: ['ransom'] } });
  Object.assign(table, { n: 43, view: asked.table.view, moves: asked.table.moves });
  hand.commit();
  expect(play.mock.calls[1]).toEqual([{ type: 'ransom', boys: 1, girls: 1 }]);
});

test('an answer is on its way until the position changes, and never from a position that somebody looks back at', () => {
  const { hand, table } = atTable({});
  expect(hand.sending).toBe(false);
  hand.choose(act('men'));
  Object.assign(table, { play: () => Object.assign(table, { seat: undefined }) });
  hand.choose(name('TL'));
  hand.commit(DONE);
  expect([hand.sending, hand.seat, hand.moves.length]).toEqual([true, 0, 2]);
  Object.assign(table, { n: 43 });
  hand.arrive();
  Object.assign(table, { n: 40 });
  expect([hand.sending, hand.seat]).toEqual([false, undefined]);
});

test('a key presses its button as long as that is there', () => {
  const { hand } = atTable({});
  const click = vi.fn();
  const gone = hand.key('1')({ click } as unknown as HTMLElement);
  expect(hand.pressKey('1')).toBe(true);
  gone();
  expect([hand.pressKey('1'), hand.pressKey('Enter')]).toEqual([false, false]);
  expect(click).toHaveBeenCalledTimes(1);
});

test('a hint is taken as if it had been chosen by hand; to stop is played at once', () => {
  const { hand, play, table } = atTable({ homes: ['d1 0+1', 'A1 0+2'] });
  hand.choose(act('sell'));
  Object.assign(table, { hint: act('men') });
  hand.take(act('men'));
  expect([hand.moves, play.mock.calls.length]).toEqual([[act('men')], 0]);
  hand.take(DONE);
  expect(play.mock.calls).toEqual([[DONE]]);
});

test('a way that is shown is prepared up to where it is sent', () => {
  const { hand, play } = atTable({ homes: ['d1 0+1', 'A1 0+2'] });
  hand.take(act('men'), [name('A1'), DONE, { type: 'rat', circle: 'M1' }]);
  expect([hand.moves, play.mock.calls.length]).toEqual([[act('men'), name('A1')], 0]);
  hand.commit(DONE);
  expect(play.mock.calls).toEqual([[act('men'), name('A1'), DONE]]);
});
