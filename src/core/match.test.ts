import { expect, test } from 'vitest';
import { clone } from './clone.ts';
import { type AnyMove, CHANCE, type Refusal, type Seat } from './game.ts';
import {
  agreementRefusal,
  aloneRefusal,
  type Happening,
  type Match,
  open,
  pending,
  replayEntry,
  roll,
  start,
  submit,
  type TakeBack,
  takeBack,
  takeBackRefusal,
} from './match.ts';
import { seeded } from './rng.ts';
import { type MiceState, mice, play } from './testing/mice.ts';

const rng = seeded(1);
/** A match with known hands: Ana 2 5, Bo 3 4, a cheese of 6. */
function table(): Match {
  const match = open(mice, 2, { hand: 2 });
  for (const card of [6, 2, 3, 5, 4]) replayEntry(match, { seat: CHANCE, move: { type: 'draw', card } as never });
  return match;
}
const state = (match: Match) => match.state as MiceState;
const put = (match: Match, seat: Seat, move: object, n = match.log.length) => submit(match, seat, n, [move], rng);

test('start lets chance act until a player is asked', () => {
  const match = start(mice, 3, { hand: 3 }, seeded(5));
  expect(pending(match)).toEqual([0]);
  expect(match.log).toHaveLength(10);
  expect(match.log.every((e) => e.seat === CHANCE)).toBe(true);
});

test('a legal move is logged, applied and told', () => {
  const match = table();
  expect(put(match, 0, play(5))).toEqual({
    ok: true,
    repeated: false,
    happenings: [{ n: 5, event: { type: 'played', seat: 0, card: 5 } }],
  });
  expect(state(match).pile).toEqual([5]);
  expect(match.log.at(-1)).toEqual({ seat: 0, move: { type: 'play', card: 5 } });
});

test('a refused move changes nothing and names its rule', () => {
  const match = table();
  put(match, 0, play(2));
  const before = clone(match.state);
  expect(put(match, 1, play(6))).toEqual({ ok: false, refusal: { rule: 'play/not-in-hand' } });
  expect(put(match, 0, play(5))).toEqual({ ok: false, refusal: { rule: 'turn/not-yours', params: { pending: [1] } } });
  for (const junk of [
    null,
    7,
    'x',
    [],
    {},
    { type: 'play', card: '3' },
    { type: 'play', card: 3, more: 1 },
    { __proto__: null, type: 'play' },
  ])
    expect(put(match, 1, junk as object).ok).toBe(false);
  expect(match.state).toEqual(before);
  expect(match.log).toHaveLength(6);
});

test('nothing from the wire enters the state or the log', () => {
  const moves = { ...mice, moves: (s: MiceState, seat: Seat) => mice.moves(s, seat).map((move) => Object.freeze(move)) };
  // A game that keeps the very objects it is given shows whose they are.
  const kept: unknown[] = [];
  const keeping = {
    ...moves,
    apply(...[s, seat, move, emit]: Parameters<typeof mice.apply>) {
      kept.push(move);
      mice.apply(s, seat, move, emit);
    },
  };
  const match = { ...table(), game: keeping as never };
  const mine = { card: 5, type: 'play' };
  expect(put(match, 0, mine).ok).toBe(true);
  expect(kept).toEqual([{ type: 'play', card: 5 }]);
  expect(Object.isFrozen(kept[0])).toBe(true);
  expect(match.log.at(-1)?.move).toBe(kept[0]);
  mine.card = 2;
  expect(match.log.at(-1)?.move).toEqual({ type: 'play', card: 5 });
  expect(state(match).pile).toEqual([5]);
});

test('an answer sent twice is applied once; an answer to an older question is late', () => {
  const match = table();
  put(match, 0, play(2), 5);
  expect(put(match, 0, play(2), 5)).toEqual({ ok: true, repeated: true, happenings: [] });
  expect(match.log).toHaveLength(6);
  expect(put(match, 1, play(3), 5)).toEqual({ ok: false, refusal: { rule: 'turn/late' } });
  expect(put(match, 1, play(3), 99)).toEqual({ ok: false, refusal: { rule: 'turn/late' } });
  expect(put(match, 1, play(3), 6).ok).toBe(true);
});

/** The cheese may be looked at before a card is played: two moves in one turn. */
const PEEK = { type: 'peek' };

test('several moves count all or not at all', () => {
  const match = table();
  const before = clone(match);
  const send = (moves: readonly unknown[], n = 5) => submit(match, 0, n, moves, rng);
  expect(send([])).toEqual({ ok: false, refusal: { rule: 'turn/no-such-move' } });
  expect(send([PEEK, play(6)])).toEqual({ ok: false, refusal: { rule: 'play/not-in-hand', at: 1 } });
  expect(send([PEEK, PEEK])).toEqual({ ok: false, refusal: { rule: 'peek/once', at: 1 } });
  expect(send([play(4), PEEK])).toEqual({ ok: false, refusal: { rule: 'play/not-in-hand' } });
  expect(send([PEEK, play(5), play(2)])).toEqual({ ok: false, refusal: { rule: 'turn/too-many', at: 2 } });
  expect(send([PEEK, play(5)], 4)).toEqual({ ok: false, refusal: { rule: 'turn/late' } });
  expect(match).toEqual(before);
  expect(send([PEEK, play(5)])).toEqual({
    ok: true,
    repeated: false,
    happenings: [
      { n: 5, event: { type: 'peeked', seat: 0, card: 6 } },
      { n: 6, event: { type: 'played', seat: 0, card: 5 } },
    ],
  });
  expect(match.log).toHaveLength(7);
});

test('a list sent twice counts once; another that begins alike is late', () => {
  const match = table();
  const send = (moves: readonly unknown[]) => submit(match, 0, 5, moves, rng);
  send([PEEK, play(5)]);
  put(match, 1, play(4));
  const after = clone(match);
  expect(send([PEEK, play(5)])).toEqual({ ok: true, repeated: true, happenings: [] });
  for (const other of [[PEEK, play(2)], [play(5)], [PEEK, play(5), play(2)], [PEEK, play(5), undefined]])
    expect(send(other)).toEqual({ ok: false, refusal: { rule: 'turn/late' } });
  expect(match).toEqual(after);
});

test('chance acts after the last of several moves', () => {
  // A deal after every play: the toy's own rules have no chance between decisions.
  const dealing: typeof mice = {
    ...mice,
    apply: (s, seat, move, emit) => {
      mice.apply(s, seat, move, emit);
      if (move.type === 'play') Object.assign(s, { phase: 'deal', turn: 0, handSize: 1 + (s.hands[0]?.length ?? 0) });
    },
  };
  const match = { ...table(), game: dealing };
  expect(submit(match, 0, 5, [PEEK, play(5), play(2)], rng)).toEqual({ ok: false, refusal: { rule: 'turn/too-many', at: 2 } });
  expect(submit(match, 0, 5, [PEEK, play(5)], rng).ok).toBe(true);
  expect(match.log.slice(5, 7).map((e) => e.seat)).toEqual([0, 0]);
  expect(match.log.slice(7).length).toBeGreaterThan(0);
  expect(match.log.slice(7).every((e) => e.seat === CHANCE)).toBe(true);
});

test('choices made at the same time do not make each other late', () => {
  const match = table();
  for (const [seat, card] of [
    [0, 2],
    [1, 3],
    [0, 5],
    [1, 4],
  ] as const)
    expect(put(match, seat, play(card)).ok).toBe(true);
  expect(pending(match)).toEqual([0, 1]);
  const asked = match.log.length;
  expect(put(match, 1, { type: 'bid', bid: 2 }, asked).ok).toBe(true);
  expect(put(match, 1, { type: 'bid', bid: 1 }, asked)).toEqual({
    ok: false,
    refusal: { rule: 'turn/not-yours', params: { pending: [0] } },
  });
  expect(put(match, 0, { type: 'bid', bid: 1 }, asked).ok).toBe(true);
  expect(pending(match)).toEqual([]);
  expect(put(match, 0, { type: 'bid', bid: 2 }).ok).toBe(false);
});

test('a step that showed nobody anything can be taken back, and the log keeps both', () => {
  const match = table();
  for (const [seat, card] of [
    [0, 2],
    [1, 3],
    [0, 5],
    [1, 4],
  ] as const)
    put(match, seat, play(card));
  const before = clone(match.state);
  put(match, 0, { type: 'bid', bid: 1 });
  expect(takeBackRefusal(match, 0)).toBeUndefined();
  expect(takeBackRefusal(match, 1)).toEqual({ rule: 'take-back/other-acted', params: { other: 0 } });
  const n = match.log.length;
  const told = [{ n, event: { type: 'take-back', seat: 0, to: n - 1 } }];
  expect(takeBack(match, 0, n)).toEqual({ ok: true, repeated: false, happenings: told });
  expect(match.state).toEqual(before);
  expect(match.log.slice(-2)).toEqual([
    { seat: 0, move: { type: 'bid', bid: 1 } },
    { seat: 0, move: { type: 'take-back', to: n - 1 } },
  ]);
  expect(takeBack(match, 0, n)).toMatchObject({ ok: true, repeated: true });
  expect(match.log).toHaveLength(n + 1);
  expect(put(match, 0, { type: 'bid', bid: 2 }).ok).toBe(true);
});

test('a card shown to others, a card seen by oneself and a draw stay', () => {
  const match = table();
  expect(takeBackRefusal(match, 0)).toEqual({ rule: 'take-back/nothing' });
  put(match, 0, { type: 'peek' });
  expect(takeBackRefusal(match, 0)).toEqual({ rule: 'take-back/something-shown' });
  put(match, 0, play(5));
  expect(takeBackRefusal(match, 0)).toEqual({ rule: 'take-back/something-shown' });
  expect(takeBack(match, 0, 3)).toEqual({ ok: false, refusal: { rule: 'turn/late' } });
  const fresh = open(mice, 2, { hand: 2 });
  roll(fresh, seeded(3));
  expect(takeBackRefusal(fresh, CHANCE)).toEqual({ rule: 'take-back/chance-acted' });
});

test('[take-back/free] by agreement a step is taken back although it showed something, with what chance did after it', () => {
  const match = table();
  expect(agreementRefusal(match, 0)).toEqual({ rule: 'take-back/nothing' });
  const before = clone(match.state);
  put(match, 0, { type: 'peek' });
  const n = match.log.length;
  expect(takeBack(match, 0, n)).toMatchObject({ ok: false, refusal: { rule: 'take-back/something-shown' } });
  expect(agreementRefusal(match, 0)).toBeUndefined();
  const event = { type: 'take-back', to: n - 1, by: 'agreement', seat: 0 };
  expect(takeBack(match, 0, n, 'agreement')).toEqual({ ok: true, repeated: false, happenings: [{ n, event }] });
  expect(takeBack(match, 0, n, 'agreement')).toMatchObject({ ok: true, repeated: true });
  expect(match.state).toEqual(before);
  put(match, 0, play(5));
  expect(agreementRefusal(match, 1)).toEqual({ rule: 'take-back/nothing' });
  put(match, 1, play(3));
  // What somebody else has done is theirs.
  expect(agreementRefusal(match, 0)).toEqual({ rule: 'take-back/other-acted', params: { other: 1 } });
  put(match, 0, play(2));
  put(match, 1, play(4));
  put(match, 0, { type: 'bid', bid: 1 });
  expect(agreementRefusal(match, 0)).toEqual({ rule: 'take-back/free' });
  const again = open(mice, 2, { hand: 2 });
  for (const entry of match.log) expect(replayEntry(again, clone(entry))).toBeUndefined();
  expect(again.state).toEqual(match.state);
});

test('alone among bots a step is taken back although they learned from it, but not once one has seen something new', () => {
  const match = table();
  expect(aloneRefusal(match, 0)).toEqual({ rule: 'take-back/nothing' });
  const before = clone(match.state);
  put(match, 0, play(5));
  const n = match.log.length;
  expect(takeBackRefusal(match, 0)).toEqual({ rule: 'take-back/something-shown' });
  expect(takeBack(match, 0, n, 'alone')).toMatchObject({
    ok: true,
    happenings: [{ event: { type: 'take-back', to: n - 1, by: 'alone' } }],
  });
  expect(match.state).toEqual(before);
  const again = open(mice, 2, { hand: 2 });
  for (const entry of match.log) expect(replayEntry(again, clone(entry))).toBeUndefined();
  expect(again.state).toEqual(match.state);
  // A bot's card was hidden until now.
  put(match, 0, play(5));
  put(match, 1, play(3));
  expect(aloneRefusal(match, 0)).toEqual({ rule: 'take-back/chance-acted' });
  // A file that claims it all the same, or claims another reason, is refused.
  for (const by of ['alone', 'whim'])
    expect(replayEntry(match, { seat: 0, move: { type: 'take-back', to: match.log.length - 2, by } as AnyMove })).toBeDefined();
  const peeked = table();
  put(peeked, 0, { type: 'peek' });
  expect(aloneRefusal(peeked, 0)).toEqual({ rule: 'take-back/something-shown' });
});

test('by agreement a draw is undone with the step before it, and what comes next is drawn anew', () => {
  const dealing: typeof mice = {
    ...mice,
    apply: (s, seat, move, emit) => {
      mice.apply(s, seat, move, emit);
      if (move.type === 'play') Object.assign(s, { phase: 'deal', turn: 0, handSize: 1 + (s.hands[0]?.length ?? 0) });
    },
  };
  const match = { ...table(), game: dealing };
  const before = clone(match.state);
  submit(match, 0, 5, [play(5)], rng);
  const n = match.log.length;
  expect(n).toBeGreaterThan(6);
  expect(takeBackRefusal(match, 0)).toEqual({ rule: 'take-back/chance-acted' });
  expect(agreementRefusal(match, 1)).toEqual({ rule: 'take-back/nothing' });
  const log = clone(match.log);
  expect(takeBack(match, 0, n, 'agreement')).toMatchObject({ ok: true, happenings: [{ n, event: { to: 5 } }] });
  expect(match.state).toEqual(before);
  // A file that claims more than was allowed is refused.
  const forged = (move: TakeBack): Refusal | undefined => {
    const again = open(dealing, 2, { hand: 2 });
    for (const entry of log) replayEntry(again, clone(entry));
    return replayEntry(again, { seat: 0, move });
  };
  expect(forged({ type: 'take-back', to: 5, by: 'agreement' })).toBeUndefined();
  expect(forged({ type: 'take-back', to: 4, by: 'agreement' })).toEqual({ rule: 'take-back/nothing' });
  expect(forged({ type: 'take-back', to: 5 })).toEqual({ rule: 'take-back/chance-acted' });
});

test('nothing is taken back when the game is over', () => {
  const match = start(mice, 2, { hand: 2 }, seeded(9));
  while (pending(match).length > 0) {
    const seat = pending(match)[0] ?? 0;
    put(match, seat, mice.moves(state(match), seat)[0] ?? {});
  }
  expect([0, 1].map((seat) => takeBackRefusal(match, seat))).toEqual([{ rule: 'turn/game-over' }, { rule: 'turn/game-over' }]);
});

test('a log replays to the same state, take-backs included', () => {
  const match = table();
  for (const [seat, card] of [
    [0, 2],
    [1, 3],
    [0, 5],
    [1, 4],
  ] as const)
    put(match, seat, play(card));
  put(match, 1, { type: 'bid', bid: 1 });
  takeBack(match, 1, match.log.length);
  put(match, 1, { type: 'bid', bid: 2 });
  put(match, 0, { type: 'bid', bid: 2 });
  const again = open(mice, 2, { hand: 2 });
  const happenings: Happening[] = [];
  for (const entry of match.log) expect(replayEntry(again, clone(entry), happenings)).toBeUndefined();
  expect(happenings.slice(-4, -2)).toMatchObject([
    { event: { type: 'take-back', seat: 1, to: 9 } },
    { event: { type: 'bidding', seat: 1, bid: 2 } },
  ]);
  expect({ ...again, before: undefined }).toEqual({ ...match, before: undefined });
});

test('the referee believes its own log about what a step showed, and about nothing else', () => {
  const match = table();
  put(match, 0, { type: 'peek' });
  const back = (move: TakeBack, own: boolean, seat = 0) => replayEntry(clone(match), { seat, move }, [], own);
  const to = match.log.length - 1;
  expect(back({ type: 'take-back', to }, false)).toEqual({ rule: 'take-back/something-shown' });
  expect(back({ type: 'take-back', to }, true)).toBeUndefined();
  expect(back({ type: 'take-back', to: to - 1 }, true)).toEqual({ rule: 'take-back/nothing' });
  expect(back({ type: 'take-back', to }, true, 1)).toEqual({ rule: 'take-back/nothing' });
});
