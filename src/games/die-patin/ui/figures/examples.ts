import { clone } from '../../../../core/clone.ts';
import { CHANCE } from '../../../../core/game.ts';
import { must } from '../../../../core/must.ts';
import { seeded } from '../../../../core/rng.ts';
import { areasInPlay } from '../../board.ts';
import { game } from '../../game.ts';
import { forecast } from '../../look.ts';
import type { Move } from '../../moves.ts';
import type { State } from '../../state.ts';
import { enter, position } from './position.ts';

/** The positions that the figures show; what comes of them is asked of the rules, so that a drawing cannot lie about it. */

/** A town for two as the rules lay it out; both have chosen their homes. */
export const SETUP: State = (() => {
  const s = game.setup(2, { enterprises: 'random' });
  const rng = seeded(11);
  for (let [due] = game.pending(s); due !== undefined && s.round === 0; [due] = game.pending(s)) {
    const [first] = game.moves(s, due);
    if (due === CHANCE) game.apply(s, due, game.roll(s, rng));
    else if (first) game.apply(s, due, first);
  }
  return s;
})();

/** Where a henchman of the raccoons may go, and why not elsewhere. */
export const PLACES = position({
  areas: [[1, 15, 16], [2, 17, 18, 19, 20], [14]],
  rats: [
    { 24: 2, 18: 1, 26: 2 },
    { 25: 3, 30: 1, 19: 2 },
    { 14: 3, 10: 1 },
  ],
  loot: [2, 1, 1],
});
export const placing = areasInPlay(3).map((area) => ({
  area,
  own: PLACES.owner[area] === 0,
  fault: game.refusal(PLACES, 0, { type: 'place', figure: 'henchman', area })?.rule,
}));

/** At home, where another henchman came before: the four things that a henchman can do there. */
export const HOME_AREA = 16;
const INSIDE = enter(
  position({
    areas: [
      [15, 16],
      [17, 18, 20],
    ],
    rats: [
      { 24: 2, 26: 1 },
      { 21: 2, 29: 1, 25: 2 },
    ],
    henchmen: [[16], []],
    tiles: { 16: ['hat-loot', 'fish-point'], 17: ['garage-rat'], 15: ['bakery-expel'] },
  }),
  { type: 'place', figure: 'henchman', area: HOME_AREA },
);
export interface Deed {
  readonly name: 'recruit' | 'expel' | 'loot' | 'room';
  readonly after: State;
  /** The manhole that is touched. */
  readonly manhole?: number;
}
const deed = (name: Deed['name'], move: Move, manhole?: number): Deed => ({
  name,
  after: enter(clone(INSIDE), move),
  ...(manhole === undefined ? {} : { manhole }),
});
export const DEEDS: readonly Deed[] = [
  deed('recruit', { type: 'recruit', manhole: 26 }, 26),
  deed('expel', { type: 'expel', manhole: 21 }, 21),
  deed('loot', { type: 'loot' }),
  deed('room', { type: 'room', enterprise: 'hat', bonus: 'loot' }),
];

/** On the prowl: a henchman comes into an area of the owls, pays three loot, and claims it. */
export const CLAIMED = 17;
const BEFORE = position({
  areas: [
    [1, 15, 16],
    [17, 18, 19, 20],
  ],
  rats: [
    { 24: 2, 29: 1, 18: 1 },
    { 22: 2, 27: 2, 25: 1 },
  ],
  loot: [3, 1],
  rooms: { 17: 1 },
  tiles: { 17: ['cinema-rat'], 16: ['fish-point'], 19: ['claw-loot', 'pawn-expel'] },
});
const arrived = enter(clone(BEFORE), { type: 'place', figure: 'henchman', area: CLAIMED });
const bribed = enter(clone(arrived), { type: 'expel', manhole: 22 }, { type: 'recruit', manhole: 24 });
/** The last bribe alone, and with the claim that follows by itself. */
const LAST: Move = { type: 'recruit', manhole: 29 };
const armed = clone(bribed);
must(game.step)(armed, 0, LAST);
const taken = enter(clone(bribed), LAST);

export const PROWL: readonly State[] = [arrived, armed, taken];
export const duel = (s: State): { readonly power: number; readonly theirs: number } => forecast(s, 0, CLAIMED);

/** The end of the third round. */
export const MISSION_STATE = position({
  areas: [
    [1, 15, 16],
    [2, 17, 18, 19],
    [6, 7, 14],
  ],
  rats: [
    { 24: 3, 18: 1, 26: 1, 15: 1, 29: 2 },
    { 25: 4, 30: 1, 19: 2 },
    { 14: 4, 10: 1, 6: 2 },
  ],
  loot: [3, 1, 1],
  rooms: { 16: 0, 19: 1, 6: 2, 7: 2 },
  scored: [{ tallest: 1 }, {}, { backrooms: 2 }],
});

/** What the raccoons have in the end. */
export const FINAL = position({
  areas: [[15], [20]],
  rats: [{}, {}],
  held: [['hat-rat', 'hat-loot', 'hat-point', 'fish-expel', 'fish-point', 'bakery-loot'], []],
  trophies: [1, 0],
  scored: [{ areas: 2, loot: 4, manholes: 5 }, {}],
});
/** One, two, three and four tiles of an enterprise. */
export const CHAINS = ['rat', 'loot', 'expel', 'point'] as const;
