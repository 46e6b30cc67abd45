import { expect, test } from 'vitest';
import { CHANCE } from '../../../core/game.ts';
import { must } from '../../../core/must.ts';
import { pick, seeded } from '../../../core/rng.ts';
import { advice } from '../advice.ts';
import { game } from '../game.ts';
import { copy } from '../secrets.ts';
import { pending, type State } from '../state.ts';
import { ratsIn } from '../ui/preview.ts';
import { standings, withinReach } from './numbers.ts';

/** Careful play: such games come to their count. */
function played(seed: number, visit: (s: State) => void): State {
  const rng = seeded(seed);
  const s = game.setup(2, { scoreShrunkGroups: false, start: 'random' });
  for (let due = pending(s); due.length > 0; due = pending(s)) {
    visit(s);
    const seat = must(due[0]);
    if (seat === CHANCE) {
      game.apply(s, CHANCE, game.roll(s, rng));
      continue;
    }
    const ways = game.moves(s, seat).map((move) => {
      const after = copy(s);
      game.apply(after, seat, move);
      return { move, worth: advice.value(after, seat) };
    });
    const best = Math.max(...ways.map(({ worth }) => worth));
    const liked = ways.filter(({ worth }) => worth === best);
    game.apply(s, seat, pick(liked, rng).move);
  }
  return s;
}

test('what is counted now is what the rules count at the end', () => {
  let counted = 0;
  for (let seed = 1; seed <= 12 && counted < 1; seed++) {
    const s = played(seed, () => undefined);
    if (s.ending === 'rats') continue;
    expect(standings(s).map(({ groups }) => groups)).toEqual([...s.final]);
    expect(standings(s).map(({ coming }) => coming)).toEqual([0, 0]);
    counted++;
  }
  expect(counted).toBeGreaterThan(0);
});

test('no strip can do more than is said, and one way does as much', () => {
  let [seen, asked] = [0, 0];
  played(3, (state) => {
    const s = copy(state);
    expect(standings(s).map(({ rats }) => rats)).toEqual([...ratsIn(s)]);
    const seat = must(pending(s)[0]);
    if (seat === CHANCE || asked++ % 9 !== 0) return;
    const own = seat === 0 ? 0 : 1;
    for (const { strip, most, lead, rats } of withinReach(s, seat)) {
      const ways = game.moves(s, seat).flatMap((move) => {
        if (move.type !== 'lay' || move.strip !== strip) return [];
        const after = copy(s);
        game.apply(after, seat, move);
        const gained = [after.laying[0] - s.laying[0], after.laying[1] - s.laying[1]] as const;
        return [{ own: gained[own], lead: gained[own] - gained[own === 0 ? 1 : 0], rats: ratsIn(after)[own] }];
      });
      expect([most, lead, rats]).toEqual([
        Math.max(...ways.map((way) => way.own)),
        Math.max(...ways.map((way) => way.lead)),
        Math.min(...ways.map((way) => way.rats)),
      ]);
      seen++;
    }
  });
  expect(seen).toBeGreaterThan(5);
});
