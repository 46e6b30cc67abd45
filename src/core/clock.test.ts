import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as clock from './clock.ts';
import { type ClockRules, type Clocks, DAY } from './clock.ts';

const live: ClockRules = { reserve: 60, increment: 5, delay: 10, over: 'bot' };
const days: ClockRules = { reserve: 0, increment: 0, delay: 3 * 86_400, over: 'resign' };
const at = (rules: ClockRules, clocks: Clocks, now: number, next: clock.Turn, awake?: clock.Awake): Clocks =>
  clock.turn(rules, clock.tick(rules, clocks, now, awake), next);
const left = (rules: ClockRules, clocks: Clocks): number[] => clocks.seats.map((_, seat) => clock.remaining(rules, clocks, seat));

test('the delay comes before the reserve, and the increment after a decision', () => {
  let clocks = at(live, clock.beginClocks(live, 2, 1000), 1000, { running: [0] });
  expect(left(live, clocks)).toEqual([70_000, 70_000]);
  expect(clock.deadline(live, clocks)).toBe(71_000);
  expect(clock.tick(live, clocks, 9000).seats[0]).toEqual({ left: 60_000, spent: 8000 });
  clocks = at(live, clocks, 31_000, { running: [1], moved: [0] });
  expect(clocks.seats[0]).toEqual({ left: 45_000, spent: 10_000 });
  expect(left(live, clocks)).toEqual([55_000, 70_000]);
  clocks = at(live, clocks, 32_000, { running: [0], moved: [1] });
  expect(clocks.seats).toEqual([
    { left: 45_000, spent: 0 },
    { left: 65_000, spent: 1000 },
  ]);
});

test('a turn that is sent in pieces is one decision', () => {
  const begun = at(live, clock.beginClocks(live, 2, 0), 0, { running: [0] });
  const whole = at(live, begun, 20_000, { running: [1], moved: [0] });
  const pieces = [5000, 9000, 15_000].reduce((clocks, now) => at(live, clocks, now, { running: [0], moved: [0] }), begun);
  expect(at(live, pieces, 20_000, { running: [1], moved: [0] })).toEqual(whole);
});

test('nobody gains time by taking back', () => {
  const begun = at(live, clock.beginClocks(live, 2, 0), 0, { running: [0] });
  const whole = clock.tick(live, begun, 30_000);
  const played = at(live, begun, 20_000, { running: [1], moved: [0] });
  const back = at(live, played, 20_000, { running: [0], takenBack: 0 });
  expect(clock.tick(live, back, 30_000).seats[0]).toEqual(whole.seats[0]);
  // The other had begun to think, and decided nothing.
  expect(at(live, played, 25_000, { running: [0], takenBack: 0 }).seats[1]).toEqual({ left: 60_000, spent: 5000 });
});

test('who chooses at once with others has a clock that stops with the own choice', () => {
  const begun = at(live, clock.beginClocks(live, 3, 0), 0, { running: [0, 1, 2] });
  const one = at(live, begun, 20_000, { running: [0, 2], moved: [1] });
  const two = at(live, one, 40_000, { running: [2], moved: [0] });
  expect(clock.tick(live, two, 50_000).seats.map((s) => s.left)).toEqual([35_000, 55_000, 20_000]);
});

test('time is over for who has none left; whoever comes back has some again', () => {
  const begun = at(live, clock.beginClocks(live, 2, 0), 0, { running: [0] });
  expect(clock.fallen(live, clock.tick(live, begun, 69_999))).toEqual([]);
  const out = clock.tick(live, begun, 90_000);
  expect(clock.fallen(live, out)).toEqual([0]);
  expect(out.seats[0]).toEqual({ left: 0, spent: 10_000 });
  const gone = clock.turn(live, clock.fall(out, 0), { running: [] });
  expect(clock.deadline(live, gone)).toBeUndefined();
  expect(clock.comeBack(live, gone, 0).seats[0]).toEqual({ left: 60_000, spent: 10_000 });
  expect(clock.comeBack(days, clock.fall(clock.beginClocks(days, 2, 0), 0), 0).seats[0]).toEqual({ left: 0, spent: 0 });
  // Who only left keeps what there was.
  expect(clock.comeBack(live, clock.tick(live, begun, 65_000), 0).seats[0]?.left).toBe(5000);
});

test('a pause counts for nobody', () => {
  const begun = at(live, clock.beginClocks(live, 2, 0), 0, { running: [0] });
  const paused = clock.pause(clock.tick(live, begun, 15_000));
  expect(clock.deadline(live, paused)).toBeUndefined();
  const on = clock.goOn(clock.tick(live, paused, DAY));
  expect(clock.tick(live, on, DAY + 1000).seats[0]).toEqual({ left: 54_000, spent: 10_000 });
  expect(clock.deadline(live, on)).toBe(DAY + 55_000);
});

test('time in which the house is closed counts for nobody', () => {
  const closed: clock.Awake = (from, to) => Math.max(0, Math.min(to, 5000) - from) + Math.max(0, to - Math.max(from, DAY));
  const begun = at(live, clock.beginClocks(live, 2, 0), 0, { running: [0] });
  expect(clock.tick(live, begun, DAY + 7000, closed).seats[0]).toEqual({ left: 58_000, spent: 10_000 });
});

test('a holiday stops one clock for so many days; what is left of it is given back', () => {
  expect([clock.hasDays(live), clock.hasDays(days)]).toEqual([false, true]);
  const begun = at(days, clock.beginClocks(days, 2, 0), 0, { running: [0, 1] });
  const off = clock.holiday(clock.tick(days, begun, DAY), 0, 5);
  expect(off.seats[0]).toEqual({ left: 0, spent: DAY, days: 5, until: 6 * DAY });
  expect(clock.deadline(days, off)).toBe(3 * DAY);
  expect(clock.fallen(days, clock.tick(days, off, 3 * DAY))).toEqual([1]);
  expect(clock.deadline(days, clock.turn(days, off, { running: [0] }))).toBe(8 * DAY);
  expect(left(days, clock.tick(days, off, 7 * DAY))[0]).toBe(DAY);
  const back = clock.holiday(clock.tick(days, off, 2.5 * DAY), 0, 0);
  expect(back.seats[0]).toEqual({ left: 0, spent: DAY, days: 2 });
  expect([clock.daysLeft(off, 0), clock.daysLeft(back, 0), clock.daysLeft(back, 1)]).toEqual([9, 12, 14]);
  expect(left(days, clock.tick(days, back, 3 * DAY))[0]).toBe(1.5 * DAY);
});

const SEATS = 3;
const rules = fc.record({
  reserve: fc.nat(100),
  increment: fc.nat(20),
  delay: fc.nat(20),
  over: fc.constant<'bot'>('bot'),
});
const asked = fc.uniqueArray(fc.nat(SEATS - 1));
const step = fc.record({
  after: fc.nat(30_000),
  what: fc.constantFrom('move', 'move', 'move', 'back', 'pause', 'on', 'away'),
  asked,
  seat: fc.nat(SEATS - 1),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Plays steps, and counts beside the clocks what they must have done. */
function playAll(rules: ClockRules, steps: readonly Step[], each: (before: Clocks, after: Clocks, step: Step) => void = () => undefined) {
  let now = 1000;
  let clocks = clock.beginClocks(rules, SEATS, now);
  for (const s of steps) {
    now += s.after;
    const before = clocks;
    const ticked = clock.tick(rules, clocks, now, s.what === 'away' ? () => 0 : undefined);
    if (s.what === 'move')
      clocks = clock.turn(rules, ticked, { running: s.asked, moved: clocks.running.filter((x) => !s.asked.includes(x)) });
    else if (s.what === 'back') clocks = clock.turn(rules, ticked, { running: s.asked, takenBack: s.seat });
    else clocks = s.what === 'pause' ? clock.pause(ticked) : s.what === 'on' ? clock.goOn(ticked) : ticked;
    each(before, clocks, s);
  }
  return clocks;
}

test('no clock is ever negative, and its delay is never overspent', () => {
  fc.assert(
    fc.property(rules, fc.array(step), (r, steps) => {
      playAll(r, steps, (_, { seats }) => {
        for (const { left, spent } of seats) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(spent).toBeGreaterThanOrEqual(0);
          expect(spent).toBeLessThanOrEqual(r.delay * 1000);
        }
      });
    }),
  );
});

test('no time is lost or made: what runs is charged, all else keeps what it had, and each decision is paid once', () => {
  fc.assert(
    fc.property(rules, fc.array(step), (r, steps) => {
      playAll(r, steps, (before, after, s) => {
        const counts = s.what === 'away' || before.paused ? 0 : s.after;
        for (let seat = 0; seat < SEATS; seat++) {
          const [was, is] = [before.running.includes(seat), after.running.includes(seat)];
          const had = clock.remaining(r, { ...before, running: was ? [seat] : [] }, seat);
          const has = clock.remaining(r, { ...after, running: is ? [seat] : [] }, seat);
          const charged = was ? Math.min(had, counts) : 0;
          if (was && is) expect(has).toBe(had - charged);
          if (!was && !is) expect(has).toBe(had);
          if (was && !is) {
            const reserve = Math.min(before.seats[seat]?.left ?? 0, had - charged);
            expect(has).toBe(r.delay * 1000 + reserve + (s.what === 'move' ? r.increment * 1000 : 0));
          }
          if (!was && is && !(s.what === 'back' && s.seat === seat)) expect(has).toBe(had);
          if (!was && is) expect(has).toBeLessThanOrEqual(had);
        }
      });
    }),
  );
});

test('how often somebody looks at the clocks changes nothing', () => {
  fc.assert(
    fc.property(rules, fc.array(step, { minLength: 1 }), fc.array(fc.nat(30_000)), (r, steps, looks) => {
      const clocks = playAll(r, steps);
      const end = clocks.at + 30_000;
      const looked = looks.sort((a, b) => a - b).reduce((c, ms) => clock.tick(r, c, clocks.at + ms), clocks);
      expect(clock.tick(r, looked, end)).toEqual(clock.tick(r, clocks, end));
    }),
  );
});

test('a clock that goes back, or is told out of order, charges nobody twice', () => {
  fc.assert(
    fc.property(rules, fc.array(step, { minLength: 1 }), fc.nat(60_000), (r, steps, back) => {
      const clocks = playAll(r, steps);
      expect(clock.tick(r, clocks, clocks.at - back)).toEqual(clocks);
    }),
  );
});

test('the deadline is the very moment in which somebody falls', () => {
  fc.assert(
    fc.property(rules, fc.array(step), (r, steps) => {
      const clocks = playAll(r, steps);
      const end = clock.deadline(r, clocks);
      const then = clock.fallen(r, clock.tick(r, clocks, end ?? clocks.at + 1e9));
      expect(then.length > 0).toBe(end !== undefined);
      if (end !== undefined && end > clocks.at) expect(clock.fallen(r, clock.tick(r, clocks, end - 1))).toEqual([]);
    }),
  );
});
