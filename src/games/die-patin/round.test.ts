import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { open, submit, takeBack } from '../../core/match.ts';
import { seeded } from '../../core/rng.ts';
import { game } from './game.ts';
import { HIDDEN, HOME, NO_CARD, type State, task } from './state.ts';
import { playOut } from './testing/play-out.ts';
import { table } from './testing/table.ts';

const AREAS = [[1], [0, 7], [18]];
const choosing = () => table({ areas: AREAS, turn: 0, todo: [task('turn', CHANCE), task('intrigue', CHANCE)] });

test('[round/intrigue] everybody is asked at the same time, in any order', () => {
  const t = choosing();
  expect(game.pending(t.state)).toEqual([0, 1, 2]);
  game.apply(t.state, 2, { type: 'intrigue', card: 'bribe' });
  expect(game.pending(t.state)).toEqual([0, 1]);
  expect(game.moves(t.state, 2)).toEqual([]);
  game.apply(t.state, 0, { type: 'intrigue', card: 'invasion' });
  game.apply(t.state, 1, { type: 'intrigue', card: 'administration' });
  expect(t.state.cards).toEqual([1, 0, 2]);
  expect(t.listed()).toContain('place henchman 1');
});

test('[turn/not-yours] a card that was chosen stays chosen', () => {
  const t = choosing();
  game.apply(t.state, 2, { type: 'intrigue', card: 'bribe' });
  expect(t.refusal('intrigue invasion', 2)).toEqual({ rule: 'turn/not-yours', params: { pending: [0, 1] } });
});

/** A match that has come to the first choice of cards. */
function matchAtCards() {
  const rng = seeded(5);
  const match = open(game, 3, { enterprises: 'random' });
  while ((match.state as State).round === 0) {
    const [seat = CHANCE] = game.pending(match.state as State);
    const move = seat === CHANCE ? game.roll(match.state as State, rng) : game.moves(match.state as State, seat)[0];
    if (!move) throw new Error('nobody is asked');
    game.apply(match.state as State, seat, move);
    match.log.push({ seat, move });
    match.kept.push(match.log.length - 1);
  }
  match.since.fill(match.log.length);
  return { match, n: match.log.length, rng };
}

test('[round/intrigue] late, early and repeated choices', () => {
  const { match, n, rng } = matchAtCards();
  const choose = (seat: number, at: number, card: string) => submit(match, seat, at, [{ type: 'intrigue', card }], rng);
  expect(choose(0, n, 'bribe')).toMatchObject({ ok: true, repeated: false });
  // Seat 1 was looking at the table before seat 0 had chosen: its question is still the same.
  expect(choose(1, n, 'invasion')).toMatchObject({ ok: true, repeated: false });
  // The same answer once more counts once; another one is not asked for.
  expect(choose(0, n, 'bribe')).toMatchObject({ ok: true, repeated: true });
  expect(choose(0, n + 2, 'invasion')).toMatchObject({ ok: false, refusal: { rule: 'turn/not-yours' } });
  // An answer to a question that was asked before this one.
  expect(choose(2, n - 1, 'invasion')).toMatchObject({ ok: false, refusal: { rule: 'turn/late' } });
  expect((match.state as State).cards).toEqual([2, 1, NO_CARD]);
});

test('[round/intrigue] the last choice can be taken back: nobody has learned anything', () => {
  const { match, n, rng } = matchAtCards();
  submit(match, 0, n, [{ type: 'intrigue', card: 'bribe' }], rng);
  expect(takeBack(match, 0, n + 1)).toMatchObject({ ok: true });
  expect((match.state as State).cards[0]).toBe(NO_CARD);
  submit(match, 0, n + 2, [{ type: 'intrigue', card: 'invasion' }], rng);
  submit(match, 1, n + 2, [{ type: 'intrigue', card: 'invasion' }], rng);
  expect(takeBack(match, 0, match.log.length)).toMatchObject({ ok: false, refusal: { rule: 'take-back/other-acted' } });
});

test('[round/secret] a card is hidden from all others until its boss is placed', () => {
  const t = table({ areas: AREAS, cards: ['administration', 'bribe', 'invasion'] });
  expect(game.view(t.state, 0).cards).toEqual([0, HIDDEN, HIDDEN]);
  expect(game.view(t.state, 1).cards).toEqual([HIDDEN, 2, HIDDEN]);
  expect(game.view(t.state, null).cards).toEqual([HIDDEN, HIDDEN, HIDDEN]);
  t.play('place boss 1');
  expect(game.view(t.state, 1).cards).toEqual([0, 2, HIDDEN]);
});

test('[round/secret] others hear that a card was chosen, not which', () => {
  const t = choosing();
  const [chosen] = t.play('intrigue invasion');
  if (chosen?.type !== 'chosen') throw new Error('no card was chosen');
  expect(game.redact(chosen, 0)).toEqual({ type: 'chosen', seat: 0, card: 'invasion' });
  expect(game.redact(chosen, 1)).toEqual({ type: 'chosen', seat: 0, card: 'hidden' });
  expect(game.redact(chosen, null)).toEqual({ type: 'chosen', seat: 0, card: 'hidden' });
});

test('[board/open] everything else is open', () => {
  const t = table({ areas: AREAS, rats: [{ 15: 3 }, { 8: 2 }], loot: [3, 2, 1], rooms: { 0: 1 }, cards: ['bribe', 'bribe', 'bribe'] });
  expect({ ...game.view(t.state, null), cards: t.state.cards }).toEqual(t.state);
});

test('[round/secret] in an imagined world any card may lie there, all about equally often', () => {
  const t = table({ areas: AREAS, cards: ['administration', 'bribe', 'invasion'] });
  const rng = seeded(1);
  const seen = [0, 0, 0];
  for (let i = 0; i < 300; i++) {
    const world = game.imagine(game.view(t.state, 0), 0, rng);
    expect(world.cards[0]).toBe(0);
    seen[world.cards[1] ?? 0] = (seen[world.cards[1] ?? 0] ?? 0) + 1;
  }
  for (const n of seen) expect(n).toBeGreaterThan(70);
});

test('[round/five] four turns each, clockwise from the first player of the round', () => {
  const order: number[][] = [];
  playOut(3, { enterprises: 'random' }, seeded(2), undefined, (s, seat) => {
    if (s.todo.at(-1)?.step !== 'place') return;
    order[s.round] = [...(order[s.round] ?? []), seat];
    if (s.turn === 1) expect(seat).toBe(s.starter);
  });
  expect(order.slice(1).map((turns) => turns.length)).toEqual([12, 12, 12, 12, 12]);
  const first = order[1]?.[0] ?? 0;
  order.slice(1).forEach((turns, round) => {
    expect(turns).toEqual(turns.map((_, i) => (first + round + i) % 3));
  });
});

const ending = (round = 1) =>
  table({
    areas: AREAS,
    rats: [{ 15: 3 }, { 8: 2 }],
    loot: [1, 1, 1],
    rooms: { 0: 1 },
    cards: ['bribe', 'bribe', 'invasion'],
    figures: [[0, 1, 1, 1], [7, 7, 7, 7], [18]],
    round,
    starter: 2,
    turn: 12,
    todo: [task('cleanup', CHANCE)],
  });

test('[round/clean-up] figures go home, all else stays, districts are filled, the next seat begins', () => {
  const t = ending();
  t.state.crates = [0, 0, 1, 0, 2, 0, 0];
  expect(t.proceed()).toEqual([{ type: 'round-began', round: 2, seat: 0 }]);
  expect(new Set(t.state.figures)).toEqual(new Set([HOME]));
  expect(t.state).toMatchObject({ round: 2, starter: 0, crates: [2, 0, 2, 0, 2, 2, 2], loot: [1, 1, 1] });
  expect([t.state.rats[15], t.state.owner[7], t.state.rooms[0]]).toEqual([3, 1, 1]);
});

test('[round/cards-return] all three cards can be chosen again', () => {
  const t = ending();
  t.proceed();
  expect(t.state.cards).toEqual([NO_CARD, NO_CARD, NO_CARD]);
  expect(t.listed(2)).toEqual(['intrigue administration', 'intrigue invasion', 'intrigue bribe']);
});

test('[end/after-five] after the fifth round the game is over', () => {
  const t = ending(5);
  expect(t.proceed().map((e) => e.type)).toContain('final');
  expect(game.pending(t.state)).toEqual([]);
  expect(t.state.ending).not.toBeNull();
});
