import { expect, test } from 'vitest';
import { draft, foresee } from '../../../../core/draft.ts';
import { CHANCE } from '../../../../core/game.ts';
import { seeded } from '../../../../core/rng.ts';
import type { Event } from '../../events.ts';
import { game } from '../../game.ts';
import { leaders, standing } from '../../look.ts';
import type { Move } from '../../moves.ts';
import { due, type State } from '../../state.ts';
import { mixed, playOut } from '../../testing/play-out.ts';
import { table } from '../../testing/table.ts';
import { changeIn, claimIn, isBarred, ratsBetween, standingOf } from './preview.ts';

type Claim = Extract<Event, { type: 'claim-won' | 'claim-tied' | 'claim-lost' }>;

/** Whole turns of a game, each with the view that its player had at the beginning, and what was told of it. */
function turns(seats: number, seed: number): { view: State; seat: number; moves: Move[]; events: Event[]; after: State }[] {
  const found: { view: State; seat: number; moves: Move[]; events: Event[]; after: State }[] = [];
  let open: (typeof found)[number] | undefined;
  playOut(
    seats,
    { enterprises: 'random' },
    seeded(seed),
    mixed,
    (s, seat, move) => {
      if (open && (seat !== open.seat || due(s)?.step === 'place')) {
        open.after = game.view(s, open.seat);
        found.push(open);
        open = undefined;
      }
      if (seat !== CHANCE && move.type === 'place') open = { view: game.view(s, seat), seat, moves: [], events: [], after: s };
      open?.moves.push(move);
    },
    (event) => open?.events.push(event),
  );
  return found;
}

test.each([2, 4])('with %i players every turn can be prepared whole, and comes to what was foretold', (seats) => {
  let [claims, long] = [0, 0];
  for (const { view, seat, moves, events, after } of turns(seats, seats)) {
    const whole = draft(game, view, seat, moves);
    expect(whole.moves).toEqual(moves);
    expect(whole.open).toEqual([]);
    expect(foresee(game, view, seat, moves)?.state).toEqual(after);
    const claim = events.find((event): event is Claim => event.type.startsWith('claim-'));
    expect(claimIn(whole.state)).toEqual(claim && { seat, area: claim.area, power: claim.power, rival: claim.rival, theirs: claim.theirs });
    if (claim) claims += 1;
    if (moves.length > 4) long += 1;
  }
  expect(claims).toBeGreaterThan(5);
  expect(long).toBeGreaterThan(5);
});

test('what a turn changes in the missions is told, and nothing while it cannot end', () => {
  let changed = 0;
  for (const { view, seat, moves } of turns(3, 8)) {
    const end = foresee(game, view, seat, moves)?.state;
    const then = changeIn(view, end, 0);
    if (!end || !then) continue;
    changed += 1;
    expect(then.seats).toEqual(leaders(end, 0));
    expect(then.n).not.toBe(0);
  }
  expect(changed).toBeGreaterThan(0);
  const { state } = table({ areas: [[1], [0, 7]] });
  expect(changeIn(state, undefined, 0)).toBeUndefined();
  expect(changeIn(state, state, 0)).toBeUndefined();
});

test('a lead is what the next one lacks; a tie leads by nothing; who has scored bars it', () => {
  const s = game.setup(3, { enterprises: 'random' });
  s.loot = [2, 5, 2];
  expect(standingOf(s, 4)).toEqual({ seats: [1], n: 5, lead: 3 });
  expect(standing(s, 1, 4)).toBe(5);
  expect(isBarred(s, 4, standingOf(s, 4))).toBe(false);
  s.scored[5 + 4] = 1;
  expect(isBarred(s, 4, standingOf(s, 4))).toBe(true);
  s.loot = [5, 5, 2];
  expect(standingOf(s, 4)).toEqual({ seats: [0, 1], n: 5, lead: 0 });
});

test('the chips of a step tell who goes and who comes', () => {
  const t = table({ areas: [[1], [0, 7]], rats: [{ 15: 1 }, { 12: 3 }], cards: ['invasion'] });
  t.play('place boss 0');
  const after = (move: Move): State => draft(game, game.view(t.state, 0), 0, [move]).state;
  expect(ratsBetween(t.state, after({ type: 'invade', manhole: 12 }), 12)).toEqual({ gone: 3, come: 2 });
  expect(ratsBetween(t.state, after({ type: 'invade', manhole: 15 }), 15)).toEqual({ gone: 0, come: 2 });
  expect(ratsBetween(t.state, after({ type: 'invade', manhole: 8 }), 8)).toEqual({ gone: 0, come: 2 });
  const bribes = table({ areas: [[1], [0, 7]], rats: [{ 15: 1 }, { 12: 3 }], loot: [2, 0] });
  bribes.play('place henchman 0');
  const bribed = draft(game, game.view(bribes.state, 0), 0, [{ type: 'expel', manhole: 12 }]).state;
  expect(ratsBetween(bribes.state, bribed, 12)).toEqual({ gone: 1, come: 0 });
  expect(ratsBetween(bribes.state, bribed, 15)).toEqual({ gone: 0, come: 0 });
});
