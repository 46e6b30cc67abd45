import { expect, test } from 'vitest';
import { sum } from '../../core/counts.ts';
import { CHANCE } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import { FIGURES, PIPER } from './data.ts';
import { game } from './game.ts';
import { NONE } from './state.ts';
import { lifts, table, types } from './testing/table.ts';

test('[turn/first-card] the first turn has one card and one draw', () => {
  const t = table({ seats: 3, turn: 1, hand: 'forward1' });
  t.play('forward1', 0);
  expect(types(t.settle())).toEqual(['drawn']);
  expect(t.state).toMatchObject({ seat: 1, turn: 2, phase: 'play' });
  expect(t.state.cards.filter((kind) => kind !== NONE)).toHaveLength(1);
});

test('[turn/two-cards] [turn/draw] later turns have two cards and two draws', () => {
  const t = table({ seats: 3, hand: 'forward1 back1' });
  t.play('forward1', 0);
  expect(game.pending(t.state)).toEqual([0]);
  t.play('back1', 2);
  expect(t.state.hands[0]).toHaveLength(2);
  expect(types(t.settle())).toEqual(['drawn', 'drawn']);
  expect(t.state.hands[0]).toHaveLength(4);
});

test('[turn/must-play] whoever is asked has a card to play and no way to pass', () => {
  const rng = seeded(2);
  for (let n = 0; n < 50; n++) {
    const s = game.setup(4, { variant: 'unknown', roof: 8, start: 'random' });
    for (let [seat] = game.pending(s); seat !== undefined; [seat] = game.pending(s)) {
      const moves = seat === CHANCE ? [game.roll(s, rng)] : game.moves(s, seat);
      if (s.phase === 'play') expect(moves.length).toBeGreaterThanOrEqual(3);
      if (seat !== CHANCE) expect(moves.every((m) => ['play', 'hide', 'order'].includes(m.type))).toBe(true);
      const move = moves[rng(moves.length)];
      if (move) game.apply(s, seat, move);
    }
  }
});

test('[play/same-figure] not both cards under one figure card, and the refusal names it', () => {
  const t = table({ seats: 3, hand: 'forward1 back1' });
  t.play('forward1', 0);
  expect(t.refusal('play', 'back1', 0)).toEqual({ rule: 'play/same-figure', params: { figure: 'yellow' } });
  expect(game.moves(t.state, 0).every((m) => m.type === 'play' && m.column !== 0)).toBe(true);
});

test('[play/same-figure] a rat that lies in the row twice takes one card in each column', () => {
  const t = table({ seats: 3, row: 'yellow yellow blue piper', hand: 'forward1 back1' });
  t.play('forward1', 0);
  expect(t.refusal('play', 'back1', 1)).toBeUndefined();
});

test('[turn/earlier-card] [turn/activation] a card from an earlier turn is joined, and the figure moves after the second card only', () => {
  const t = table({ seats: 4, under: ['forward1'], hand: 'forward1 sewer', ahead: { yellow: 1 } });
  expect(types(t.play('forward1', 0))).toEqual(['played']);
  expect(t.lane('yellow')).toBe(1);
  const events = t.play('sewer', 1);
  expect(types(events)).toEqual(['played', 'activated', 'moved', 'passed', 'moved', 'passed', 'cleared']);
  expect(t.lane('yellow')).toBe(3);
});

test('[turn/two-at-most] never a third card under a figure card', () => {
  const rng = seeded(9);
  const s = game.setup(5, { variant: 'standard', roof: 8, start: 'random' });
  for (let [seat] = game.pending(s); seat !== undefined; [seat] = game.pending(s)) {
    const moves = seat === CHANCE ? [game.roll(s, rng)] : game.moves(s, seat);
    for (const m of moves) if (m.type === 'play') expect(s.cards[m.column * 2 + 1]).toBe(NONE);
    const move = moves[rng(moves.length)];
    if (move) game.apply(s, seat, move);
  }
});

test('[turn/upper-first] the older card is executed first', () => {
  const t = table({ seats: 4, under: ['back1'], hand: 'forward2 sewer', ahead: { yellow: 1 } });
  t.play('forward2', 0);
  expect(lifts(t.play('sewer', 1))).toEqual(['0: 0-1', '0: 1-2', '1: 0-1']);
});

const TWO = { seats: 4, under: ['forward1', 'sewer'], hand: 'forward1 melody', ahead: { yellow: 1, red: 2, blue: 2 } } as const;

test('[turn/order] two activated figures: the active player chooses which one moves first', () => {
  const results = [0, 1].map((first) => {
    const t = table(TWO);
    t.play('forward1', 0);
    expect(types(t.play('melody', 1))).toEqual(['played', 'activated', 'activated']);
    expect(game.pending(t.state)).toEqual([0]);
    expect(game.moves(t.state, 0)).toEqual([
      { type: 'order', figure: 'yellow', column: 0 },
      { type: 'order', figure: 'red', column: 1 },
    ]);
    const events = t.order(first);
    expect(events[0]).toMatchObject({ type: 'ordered', figure: first === 0 ? 'yellow' : 'red' });
    expect(types(t.settle())).toEqual(['revealed', 'revealed', 'drawn', 'drawn']);
    return [t.lane('yellow'), t.lane('red'), t.lane('blue')];
  });
  expect(results).toEqual([
    [3, 3, 3],
    [3, 3, 3],
  ]);
});

test('[turn/order] a melody takes along whoever has arrived by then', () => {
  const far = {
    ...TWO,
    under: ['sewer', 'sewer'],
    hand: 'forward1 melody',
    ahead: { yellow: 0, red: 2, blue: 3, violet: 3, black: 3, piper: 3 },
  };
  const lanes = [0, 1].map((first) => {
    const t = table(far);
    t.play('forward1', 0);
    t.play('melody', 1);
    t.order(first);
    return t.lane('yellow');
  });
  expect(lanes).toEqual([3, 2]);
});

test('[order/malformed] [order/not-activated] the choice is one of the two', () => {
  const t = table(TWO);
  t.play('forward1', 0);
  t.play('melody', 1);
  expect(game.refusal(t.state, 0, { type: 'order', figure: 'yellow' })?.rule).toBe('order/malformed');
  expect(game.refusal(t.state, 0, { type: 'play', card: 'sewer', figure: 'yellow', column: 0 })?.rule).toBe('order/malformed');
  expect(game.refusal(t.state, 0, { type: 'order', figure: 'blue', column: 2 })).toEqual({
    rule: 'order/not-activated',
    params: { figure: 'blue', columns: [0, 1] },
  });
  expect(game.refusal(t.state, 0, { type: 'order', figure: 'red', column: 0 })?.rule).toBe('order/not-activated');
});

test('[turn/refill] executed cards are discarded and the row is refilled, even with a second piper', () => {
  const t = table({ seats: 4, under: ['sewer'], hand: 'sewer back1' });
  t.play('sewer', 0);
  t.play('back1', 1);
  expect(t.state).toMatchObject({ phase: 'reveal', row: [NONE, 1, 2, PIPER], last: [3, 3], discard: [0, 0, 0, 2, 0, 0] });
  expect(t.chance({ type: 'reveal', figure: 'piper' })).toEqual([{ type: 'revealed', figure: 'piper', column: 0 }]);
  expect(t.state.row).toEqual([PIPER, 1, 2, PIPER]);
});

test('[turn/reshuffle] an empty deck takes back its discards when a card is needed', () => {
  const t = table({ seats: 4, under: ['sewer'], hand: 'sewer back1' });
  for (const [deck, discard] of [
    [t.state.deck, t.state.discard],
    [t.state.figureDeck, t.state.figureDiscard],
  ] as const) {
    deck.forEach((n, kind) => {
      discard[kind] = n;
      deck[kind] = 0;
    });
  }
  t.play('sewer', 0);
  const events = [...t.play('back1', 1), ...t.settle()];
  expect(types(events).filter((type) => type !== 'played')).toEqual([
    'activated',
    'moved',
    'sneaked',
    'moved',
    'sneaked',
    'cleared',
    'reshuffled',
    'revealed',
    'reshuffled',
    'drawn',
    'drawn',
  ]);
  expect(sum(t.state.discard)).toBe(0);
  expect(sum(t.state.figureDiscard)).toBe(0);
});

test('[turn/next] to the right, past those who have left', () => {
  const t = table({ seats: 5, seat: 4, keeper: [2, 1, 2, 3, 4], hand: 'sewer back1' });
  t.play('sewer', 0);
  t.play('back1', 1);
  t.settle();
  expect(t.state.seat).toBe(1);
});

test('[turn/not-yours] [turn/game-over] nobody plays out of turn or after the end', () => {
  const t = table({ seats: 3 });
  expect(game.refusal(t.state, 1, { type: 'play' })).toEqual({ rule: 'turn/not-yours', params: { pending: [0] } });
  t.state.phase = 'over';
  t.state.ending = 'draw';
  expect(game.refusal(t.state, 0, { type: 'play' })).toEqual({ rule: 'turn/game-over' });
});

test('[play/malformed] [play/not-in-hand] [play/other-figure] what is no card, not held, or aimed at another figure', () => {
  const t = table({ seats: 3, hand: 'forward1 forward1 forward1 forward1' });
  const rule = (move: unknown) => game.refusal(t.state, 0, move)?.rule;
  expect(rule({ type: 'play', card: 'forward1', figure: 'yellow', column: 4 })).toBe('play/malformed');
  expect(rule({ type: 'play', card: 'forward3', figure: 'yellow', column: 0 })).toBe('play/malformed');
  expect(rule({ type: 'play', card: 'forward1', figure: 'cat', column: 0 })).toBe('play/malformed');
  expect(rule({ type: 'order', figure: 'yellow', column: 0 })).toBe('play/malformed');
  expect(t.refusal('play', 'melody', 0)).toEqual({ rule: 'play/not-in-hand', params: { card: 'melody' } });
  expect(game.refusal(t.state, 0, { type: 'play', card: 'forward1', figure: FIGURES[1], column: 0 })).toEqual({
    rule: 'play/other-figure',
    params: { column: 0, figure: 'yellow', asked: 'red' },
  });
});
