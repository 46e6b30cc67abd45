import { expect, test } from 'vitest';
import { clone } from '../../../core/clone.ts';
import { seeded } from '../../../core/rng.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { due, HIDDEN } from '../state.ts';
import { playOut } from '../testing/play-out.ts';
import { gives } from './gives.ts';

test('areas that a move is said to win are won by the rules, and no others', () => {
  let won = 0;
  for (const seats of [2, 4]) {
    playOut(seats, { enterprises: 'random' }, seeded(seats + 10), undefined, (s, seat, move) => {
      if (seat < 0 || s.round === 0 || move.type === 'place') return;
      const view = game.view(s, seat);
      const told = gives(view, seat, move).flatMap(({ key, params }) => (/^gives\.(area|takes)$/.test(key) ? [Number(params?.area)] : []));
      // A boss whose card somebody holds back may follow: then nobody can foretell.
      const events: Event[] = [];
      game.apply(structuredClone(s), seat, move, (event) => events.push(event));
      const gained = events.flatMap((event) =>
        event.type === 'claim-won' && event.seat === seat && s.owner[event.area] !== seat ? [event.area] : [],
      );
      if (told.length > 0 || !view.cards.includes(HIDDEN)) expect(told).toEqual(gained);
      won += told.length;
    });
  }
  expect(won).toBeGreaterThan(5);
});

test('a mission and a tile say what they bring', () => {
  const seen = new Set<string>();
  playOut(3, { enterprises: 'random' }, seeded(5), undefined, (s, seat, move) => {
    if (seat < 0 || (move.type !== 'mission' && move.type !== 'room')) return;
    const before = game.sheet(s).totals[seat] ?? 0;
    const after = structuredClone(s);
    game.apply(after, seat, move);
    const fact = gives(game.view(s, seat), seat, move).find(({ key }) => key === 'gives.mission' || key === 'gives.tile');
    // The star on a tile counts besides.
    const star = move.type === 'room' && move.bonus === 'point' ? 1 : 0;
    const told = Number(move.type === 'mission' ? fact?.params?.n : fact?.params?.points);
    expect((game.sheet(after).totals[seat] ?? 0) - before).toBe(told + star);
    seen.add(move.type);
  });
  expect([...seen].sort()).toEqual(['mission', 'room']);
});

test('a boss is told what her card can do: an Invasion nothing of bribes, and nobody that none are needed', () => {
  const seen = new Set<string>();
  for (const seats of [2, 3, 4]) {
    playOut(seats, { enterprises: 'random' }, seeded(seats + 30), undefined, (s, seat, move) => {
      if (seat < 0 || move.type !== 'place') return;
      const told = gives(game.view(s, seat), seat, move)[0];
      seen.add(told?.key ?? '');
      if (/^gives\.(free|raid)$/.test(told?.key ?? '')) expect(Number(told?.params?.n)).toBeGreaterThan(0);
      if (!told?.key.startsWith('gives.invades')) return;
      const placed = clone(s);
      game.apply(placed, seat, move);
      if (due(placed)?.step !== 'invade' || (placed.stock[seat] ?? 0) < 2) return;
      const wins = game.moves(placed, seat).some((invade) => {
        const events: Event[] = [];
        game.apply(clone(placed), seat, invade, (event) => events.push(event));
        return events.some((event) => event.type === 'claim-won' && event.area === move.area);
      });
      expect(told.key).toBe(wins ? 'gives.invades' : 'gives.invades-not');
    });
  }
  for (const key of ['inside', 'free', 'raid', 'free-now', 'invades', 'invades-not']) expect(seen).toContain(`gives.${key}`);
});
