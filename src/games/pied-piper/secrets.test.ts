import { expect, test } from 'vitest';
import { clone } from '../../core/clone.ts';
import { canonical } from '../../core/equal.ts';
import { CHANCE, type Seat, type Viewer } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import type { Event } from './events.ts';
import { game } from './game.ts';
import type { Move } from './moves.ts';
import { type State, UNKNOWN } from './state.ts';
import { table } from './testing/table.ts';

/** What a viewer sees and hears of a move. */
function shown(s: State, seat: Seat, move: Move, viewer: Viewer): string {
  const next = clone(s);
  const heard: (Event | undefined)[] = [];
  game.apply(next, seat, move, (e) => heard.push(game.redact(e, viewer)));
  return canonical([game.view(next, viewer), heard]);
}

function walkThrough(seed: number, look: (s: State, seat: Seat) => void): void {
  const rng = seeded(seed);
  const s = game.setup(4, { variant: 'unknown', roof: 8, start: 'random' });
  for (let [seat] = game.pending(s); seat !== undefined; [seat] = game.pending(s)) {
    look(s, seat);
    const moves = seat === CHANCE ? [game.roll(s, rng)] : game.moves(s, seat);
    const move = moves[rng(moves.length)];
    if (move) game.apply(s, seat, move);
  }
}

test('[secret/hands] nobody but its owner can tell one drawn card from another', () => {
  let compared = 0;
  walkThrough(4, (s, seat) => {
    if (s.phase !== 'draw' || seat !== CHANCE) return;
    const owner = s.turn > 0 ? s.seat : s.hands.findIndex((hand) => hand.length < 4);
    for (const viewer of [0, 1, 2, 3, null]) {
      const sights = new Set(game.moves(s, CHANCE).map((move) => shown(s, CHANCE, move, viewer)));
      expect(sights.size).toBe(viewer === owner ? game.moves(s, CHANCE).length : 1);
      compared += game.moves(s, CHANCE).length;
    }
  });
  expect(compared).toBeGreaterThan(200);
});

test('[secret/hands] [hide/own-card] nor one face-down card from another, until its figure is activated', () => {
  let compared = 0;
  walkThrough(7, (s, seat) => {
    if (s.phase !== 'play' || s.first !== -1) return;
    for (const column of [0, 1, 2, 3]) {
      const hides = game.moves(s, seat).filter((m) => m.type === 'hide' && m.column === column);
      for (const viewer of [0, 1, 2, 3, null]) {
        const sights = new Set(hides.map((move) => shown(s, seat, move, viewer)));
        expect(sights.size).toBe(viewer === seat ? hides.length : 1);
        compared += hides.length;
      }
    }
  });
  expect(compared).toBeGreaterThan(200);
});

test('[secret/hands] a view holds no card of others and no deck', () => {
  let hidden = 0;
  walkThrough(5, (s) => {
    for (const viewer of [0, 1, 2, 3, null]) {
      const view = game.view(s, viewer);
      view.hands.forEach((hand, seat) => {
        const shown = hand.filter((kind) => kind !== UNKNOWN).length;
        expect(shown).toBe(seat === viewer ? hand.length : 0);
        hidden += hand.length - shown;
      });
      expect(view.deck.every((n) => n === UNKNOWN)).toBe(true);
    }
  });
  expect(hidden).toBeGreaterThan(1000);
});

test('[secret/open] discards, row, town and the deck of figures are the same for all', () => {
  walkThrough(6, (s) => {
    for (const viewer of [0, 3, null]) {
      const { discard, row, height, ahead, ring, keeper, figureDeck } = game.view(s, viewer);
      const { discard: d, row: r, height: h, ahead: a, ring: i, keeper: k, figureDeck: f } = s;
      expect([discard, row, height, ahead, ring, keeper, figureDeck]).toEqual([d, r, h, a, i, k, f]);
    }
  });
});

test('imagined worlds differ where the viewer cannot look', () => {
  let turns = 0;
  walkThrough(8, (s) => {
    if (s.turn > 6 || s.phase !== 'play') return;
    const rng = seeded(1);
    const worlds = Array.from({ length: 20 }, () => canonical(game.imagine(game.view(s, 0), 0, rng)));
    expect(new Set(worlds).size).toBeGreaterThan(15);
    turns++;
  });
  // One card in the first turn, two in the others.
  expect(turns).toBe(11);
});

test('[secret/open] [leave/hand] whose hand was put away can still be seen in the order of the discards', () => {
  const t = table({ seats: 5, under: ['forward2'], hand: 'sewer back1', ahead: { yellow: 1 }, height: [0, 7, 7, 2, 1] });
  const hands = [t.state.hands[1], t.state.hands[2]].flatMap((hand) => hand ?? []);
  t.play('sewer', 0);
  t.play('back1', 3);
  expect(game.view(t.state, null).last).toEqual([...hands, 1, 3]);
});
