import { DISTRICTS, FIGURES_A_SEAT, MISSIONS } from '../data.ts';
import type { Event } from '../events.ts';
import { tileOf } from '../moves.ts';
import { setup } from '../setup.ts';
import { HELD, HOME, IN_BOX, NOBODY, STAYED, type State } from '../state.ts';
import { USUAL } from './table.ts';

/** Somebody who hears everything and sees nothing: keeps a board of her own from events alone. */
export type Board = Omit<State, 'todo' | 'turn' | 'ending' | 'cards'>;

export function witness(seats: number): Board {
  const { todo: _todo, turn: _turn, ending: _ending, cards: _cards, ...board } = setup(seats, USUAL);
  return board;
}

export const boardOf = (s: State): Board => {
  const { todo: _todo, turn: _turn, ending: _ending, cards: _cards, ...board } = s;
  return board;
};

/** Takes a rat away or adds some; an empty manhole belongs to nobody. */
function rats(b: Board, seat: number, manhole: number, n: number): void {
  b.rats[manhole] = n;
  b.holder[manhole] = n === 0 ? NOBODY : seat;
}

const more = (list: number[], i: number, n: number): void => {
  list[i] = (list[i] ?? 0) + n;
};

export function hear(b: Board, e: Event): void {
  hearSetup(b, e);
  hearTurn(b, e);
  hearRats(b, e);
  if (e.type === 'mission-scored') b.scored[e.seat * MISSIONS.length + MISSIONS.indexOf(e.mission)] = e.points;
}

function hearSetup(b: Board, e: Event): void {
  if (e.type === 'removed') for (const bonus of ['rat', 'loot', 'expel', 'point'] as const) b.tiles[tileOf(e.enterprise, bonus)] = IN_BOX;
  if (e.type === 'dealt') b.tiles[tileOf(e.enterprise, e.bonus)] = e.area;
  if (e.type === 'swapped') {
    b.tiles[tileOf(e.enterprise, e.bonus)] = e.otherArea;
    b.tiles[tileOf(e.otherEnterprise, e.otherBonus)] = e.area;
  }
  if (e.type === 'started') b.starter = e.seat;
  if (e.type === 'settled') b.owner[e.area] = e.seat;
  if (e.type === 'nested') {
    rats(b, e.seat, e.manhole, e.rats);
    more(b.stock, e.seat, -e.rats);
  }
}

function hearTurn(b: Board, e: Event): void {
  if (e.type === 'round-began') {
    if (e.round > 1) refill(b);
    b.round = e.round;
    b.starter = e.seat;
  }
  if (e.type === 'placed') b.figures[freeFigure(b, e.seat, e.figure === 'boss')] = e.area;
  if (e.type === 'stayed') b.figures[e.seat * FIGURES_A_SEAT] = STAYED;
  if (e.type === 'paid') b.loot[e.seat] = e.left;
  if (e.type === 'bonus-loot') more(b.loot, e.seat, 1);
  if (e.type === 'looted') {
    b.crates[e.district] = e.left;
    more(b.loot, e.seat, 1);
  }
  if (e.type === 'room-built') {
    b.rooms[e.area] = e.seat;
    more(b.spare, e.seat, -1);
    b.tiles[tileOf(e.enterprise, e.bonus)] = HELD + e.seat;
  }
  if (e.type === 'claim-won') b.owner[e.area] = e.seat;
  if (e.type === 'trophy') {
    b.rooms[e.area] = NOBODY;
    more(b.trophies, e.seat, 1);
  }
}

const freeFigure = (b: Board, seat: number, boss: boolean): number =>
  boss ? seat * FIGURES_A_SEAT : b.figures.findIndex((area, i) => area === HOME && i > seat * FIGURES_A_SEAT);

function refill(b: Board): void {
  b.figures.fill(HOME);
  const used = setup(b.loot.length, USUAL).crates;
  b.crates = DISTRICTS.map((_, d) => used[d] ?? 0);
}

function hearRats(b: Board, e: Event): void {
  if (e.type === 'recruited') {
    rats(b, e.seat, e.manhole, e.rats);
    more(b.stock, e.seat, -1);
  }
  if (e.type === 'lifted') {
    rats(b, e.seat, e.manhole, (b.rats[e.manhole] ?? 0) - 1);
    rats(b, e.seat, e.to, e.rats);
  }
  if (e.type === 'expelled') {
    rats(b, e.rival, e.manhole, e.rats);
    more(b.stock, e.rival, e.gone);
  }
}
