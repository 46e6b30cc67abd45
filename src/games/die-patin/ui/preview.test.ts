import { expect, test } from 'vitest';
import { clone } from '../../../core/clone.ts';
import { seeded } from '../../../core/rng.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { leaders, standing } from '../look.ts';
import type { State } from '../state.ts';
import { mixed, playOut } from '../testing/play-out.ts';
import { arrival, changeBy, claimAfter, isBarred, missionAfter, openClaim, standingOf } from './preview.ts';

type Claim = Extract<Event, { type: 'claim-won' | 'claim-tied' | 'claim-lost' }>;

/** What the rules make of a move. */
function outcome(s: State, seat: number, move: Parameters<typeof game.apply>[2]): { after: State; claim: Claim | undefined } {
  const after = clone(s);
  let claim: Claim | undefined;
  game.apply(after, seat, move, (e) => {
    if (e.type === 'claim-won' || e.type === 'claim-tied' || e.type === 'claim-lost') claim = e;
  });
  return { after, claim };
}

test('the preview of a claim is what the rules then find, bribe by bribe', () => {
  let [claims, steps] = [0, 0];
  playOut(3, { enterprises: 'random' }, seeded(11), mixed, (s, seat, move) => {
    const seen = claimAfter(s, move);
    if (!seen) return;
    const { after, claim } = outcome(s, seat, move);
    // A rat that is lifted from elsewhere leaves another manhole, which no preview knows.
    if (after.todo.some(({ step }) => step === 'lift' || step === 'reinforce') || move.type === 'lift') return;
    steps += 1;
    const { power, theirs } = claim ?? claimAfter(after) ?? seen;
    expect({ power: seen.power, theirs: seen.theirs }).toEqual({ power, theirs });
    if (claim) claims += 1;
  });
  expect(claims).toBeGreaterThan(5);
  expect(steps).toBeGreaterThan(claims);
});

test('a figure adds its power when it comes, and a won claim is foretold for the missions', () => {
  let foretold = 0;
  playOut(4, { enterprises: 'random' }, seeded(2), mixed, (s, seat, move) => {
    if (move.type === 'place' && s.owner[move.area] !== seat) {
      const { after } = outcome(s, seat, move);
      expect(arrival(s, seat, move.area, move.figure === 'boss' ? 2 : 1).power).toBe(claimAfter(after)?.power);
    }
    const open = openClaim(s);
    const then = open && move.type === 'done' ? missionAfter(s, 0) : undefined;
    if (!then) return;
    const { after } = outcome(s, seat, move);
    expect(then.seats).toEqual(leaders(after, 0));
    foretold += 1;
  });
  expect(foretold).toBeGreaterThan(0);
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
  expect(missionAfter(s, 4)).toBeUndefined();
});

test('the chips of a step tell who goes and who comes', () => {
  const s = game.setup(2, { enterprises: 'random' });
  s.holder[15] = 1;
  s.rats[15] = 3;
  expect(changeBy(s, 0, { type: 'expel', manhole: 15 })).toEqual({ gone: 1, come: 0 });
  expect(changeBy(s, 0, { type: 'invade', manhole: 15 })).toEqual({ gone: 3, come: 2 });
  expect(changeBy(s, 1, { type: 'invade', manhole: 15 })).toEqual({ gone: 0, come: 2 });
  expect(changeBy(s, 0, { type: 'recruit', manhole: 22 })).toEqual({ gone: 0, come: 1 });
});
