import { districtsInPlay } from '../board.ts';
import { CARDS, ENTERPRISES, FIGURES_A_SEAT, LOOT_A_DISTRICT, MISSIONS, TILES_AN_ENTERPRISE } from '../data.ts';
import type { Event } from '../events.ts';
import { nextHenchman } from '../look.ts';
import { tileOf } from '../moves.ts';
import { HELD, HIDDEN, HOME, IN_BOX, NO_CARD, NOBODY, STAYED, type State, seatsOf } from '../state.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type Followed = { readonly [T in Event['type']]?: (s: State, e: Of<T>) => void };

/**
 * Takes a picture of the table one event further, so that things can be shown one after another. The position that the rules
 * give is drawn as soon as everything has been shown; nothing here decides anything.
 */
export function follow(s: State, e: Event): void {
  const step = FOLLOW[e.type] as ((s: State, e: Event) => void) | undefined;
  step?.(s, e);
}

const add = (list: number[], i: number, n: number): void => {
  list[i] = (list[i] ?? 0) + n;
};

function setRats(s: State, manhole: number, holder: number, rats: number): void {
  s.rats[manhole] = rats;
  s.holder[manhole] = rats > 0 ? holder : NOBODY;
}

/** A claim that has been decided is told no longer. */
function decided(s: State): void {
  s.todo = s.todo.filter(({ step }) => step !== 'claim');
}

const FOLLOW: Followed = {
  removed: (s, e) => {
    const first = ENTERPRISES.indexOf(e.enterprise) * TILES_AN_ENTERPRISE;
    s.tiles.fill(IN_BOX, first, first + TILES_AN_ENTERPRISE);
  },
  dealt: (s, e) => {
    s.tiles[tileOf(e.enterprise, e.bonus)] = e.area;
  },
  swapped: (s, e) => {
    s.tiles[tileOf(e.enterprise, e.bonus)] = e.otherArea;
    s.tiles[tileOf(e.otherEnterprise, e.otherBonus)] = e.area;
  },
  started: (s, e) => {
    s.starter = e.seat;
  },
  settled: (s, e) => {
    s.owner[e.area] = e.seat;
  },
  nested: (s, e) => {
    setRats(s, e.manhole, e.seat, e.rats);
    add(s.stock, e.seat, -e.rats);
  },
  'round-began': (s, e) => {
    s.round = e.round;
    s.starter = e.seat;
    s.turn = 0;
    s.cards.fill(NO_CARD);
    s.figures.fill(HOME);
    for (const district of districtsInPlay(seatsOf(s))) s.crates[district] = LOOT_A_DISTRICT;
  },
  chosen: (s, e) => {
    s.cards[e.seat] = e.card === 'hidden' ? HIDDEN : CARDS.indexOf(e.card);
  },
  revealed: (s, e) => {
    s.cards[e.seat] = CARDS.indexOf(e.card);
  },
  placed: (s, e) => {
    s.figures[e.figure === 'boss' ? e.seat * FIGURES_A_SEAT : nextHenchman(s, e.seat)] = e.area;
  },
  stayed: (s, e) => {
    s.figures[e.seat * FIGURES_A_SEAT] = STAYED;
    s.cards[e.seat] = CARDS.indexOf(e.card);
  },
  paid: (s, e) => {
    s.loot[e.seat] = e.left;
  },
  recruited: (s, e) => {
    setRats(s, e.manhole, e.seat, e.rats);
    add(s.stock, e.seat, -1);
  },
  lifted: (s, e) => {
    setRats(s, e.manhole, e.seat, (s.rats[e.manhole] ?? 1) - 1);
    setRats(s, e.to, e.seat, e.rats);
  },
  expelled: (s, e) => {
    setRats(s, e.manhole, e.rival, e.rats);
    add(s.stock, e.rival, e.gone);
  },
  looted: (s, e) => {
    s.crates[e.district] = e.left;
    add(s.loot, e.seat, 1);
  },
  'room-built': (s, e) => {
    s.rooms[e.area] = e.seat;
    add(s.spare, e.seat, -1);
    s.tiles[tileOf(e.enterprise, e.bonus)] = HELD + e.seat;
  },
  'bonus-loot': (s, e) => add(s.loot, e.seat, 1),
  'claim-won': (s, e) => {
    decided(s);
    s.owner[e.area] = e.seat;
  },
  'claim-tied': decided,
  'claim-lost': decided,
  trophy: (s, e) => {
    s.rooms[e.area] = NOBODY;
    add(s.trophies, e.seat, 1);
  },
  // Nobody is at work any more: nothing is outlined while missions are looked at and the town is counted.
  'round-ended': (s) => {
    s.todo.length = 0;
  },
  'mission-scored': (s, e) => {
    s.scored[e.seat * MISSIONS.length + MISSIONS.indexOf(e.mission)] = e.points;
  },
};
