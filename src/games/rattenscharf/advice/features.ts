import type { Seat } from '../../../core/game.ts';
import { flag, makeFeatures, type Pen, put } from '../../../core/learned.ts';
import { must } from '../../../core/must.ts';
import { prospect } from '../advice.ts';
import { coverableBy, ratBalance, stuckOf } from '../danger.ts';
import { LAST_TURN } from '../data.ts';
import { pointsFor } from '../score.ts';
import { spreadOpen } from '../spread.ts';
import type { State } from '../state.ts';
import { FIELDS, GOODS, isHerb, ownerOf, RATS_ON } from '../strips.ts';
import { COMING, lookAhead, tellComing, tellForecast, tellTable } from './coming.ts';
import { HERBS } from './joints.ts';
import { sight } from './sight.ts';

const SIZES = 4;
/** By herb: fields in sight, the largest group, fields in the tray and in the bag; by seat and size: groups; by seat: points they bring. */
const seen = new Float32Array(HERBS);
const largest = new Float32Array(HERBS);
const inTray = new Float32Array(HERBS);
const inBag = new Float32Array(HERBS);
const groups = new Float32Array(2 * SIZES);
const coming = new Float32Array(2);
const rats = new Float32Array(2);
const ratsInTray = new Float32Array(2);
const ratsInBag = new Float32Array(2);
const balance = { rats: 0, groups: 0 };

const add = (table: Float32Array, i: number, n: number): void => {
  table[i] = must(table[i]) + n;
};

function begin(s: State): void {
  for (const table of [seen, largest, inTray, inBag, groups, coming, ratsInTray, ratsInBag]) table.fill(0);
  const grid = spreadOpen(s.laid);
  for (const strip of s.tray) count(strip, inTray, ratsInTray);
  for (const strip of s.bag) count(strip, inBag, ratsInBag);
  balance.rats = ratBalance(s, grid);
  lookAhead(s, grid);
  countGroups(s.laid.length);
  for (let seat = 0; seat < 2; seat++) rats[seat] = grid.rats[seat] ?? 0;
}

function countGroups(laid: number): void {
  balance.groups = 0;
  for (let group = 0; group < sight.groups; group++) {
    const herb = must(sight.herb[group]);
    const size = must(sight.size[group]);
    add(seen, herb, size);
    add(groups, ownerOf(herb) * SIZES + Math.min(size, SIZES) - 1, 1);
    add(coming, ownerOf(herb), pointsFor(size));
    balance.groups += ownerOf(herb) === 0 ? prospect(size, laid) : -prospect(size, laid);
    if (size > must(largest[herb])) largest[herb] = size;
  }
}

function count(strip: number, herbs: Float32Array, ratsThere: Float32Array): void {
  for (let i = strip * 3; i < strip * 3 + 3; i++) {
    const symbol = FIELDS[i] ?? 0;
    if (isHerb(symbol)) add(herbs, symbol, 1);
  }
  for (let seat = 0; seat < 2; seat++) add(ratsThere, seat, RATS_ON[strip * 2 + seat] ?? 0);
}

function tellShared(s: State, pen: Pen): void {
  put(pen, s.turnNumber / LAST_TURN);
  put(pen, s.laid.length / GOODS.length);
  flag(pen, s.tray.length === 1);
  flag(pen, s.tray.length === 2);
  flag(pen, s.turnNumber === LAST_TURN);
  flag(pen, s.turnNumber === LAST_TURN - 1);
  flag(pen, s.scoreShrunkGroups);
  tellTable(s, pen);
}

function tellEach(s: State, seat: Seat, pen: Pen): void {
  put(pen, (s.laying[seat] ?? 0) / 15);
  put(pen, must(coming[seat]) / 10);
  flag(pen, s.seat === seat);
  for (let size = 0; size < SIZES; size++) put(pen, must(groups[seat * SIZES + size]) / 4);
  for (let herb = 1 + seat * 4; herb < 5 + seat * 4; herb++) {
    put(pen, must(seen[herb]) / 5);
    put(pen, must(largest[herb]) / 4);
    put(pen, must(inTray[herb]) / 2);
    put(pen, must(inBag[herb]) / 10);
  }
  const here = must(rats[seat]);
  put(pen, here / 3);
  for (let n = 1; n <= 3; n++) flag(pen, here >= n);
  put(pen, stuckOf(seat) / 2);
  put(pen, coverableBy(seat) / 2);
  put(pen, must(ratsInTray[seat]) / 2);
  put(pen, must(ratsInBag[seat]) / 8);
  tellComing(s, seat, pen);
}

function tellOwn(s: State, seat: Seat, pen: Pen): void {
  const sign = seat === 0 ? 1 : -1;
  const lead = sign * (s.laying[0] - s.laying[1]);
  const soon = lead + sign * (must(coming[0]) - must(coming[1]));
  const late = s.laid.length / GOODS.length;
  tellForecast(s, seat, lead, soon, pen);
  put(pen, lead / 8);
  put(pen, soon / 8);
  put(pen, (soon / 4) * late * late);
  put(pen, (sign * balance.groups) / 500);
  put(pen, Math.max(-1.5, Math.min(1.5, (sign * balance.rats) / 1000)));
  put(pen, Math.max(-2, Math.min(2, (sign * (balance.groups + balance.rats) + lead * 100) / 1000)));
}

export const features = makeFeatures<State>({
  shared: 7 + COMING.shared,
  each: 31 + COMING.each,
  own: 6 + COMING.own,
  seats: () => 2,
  begin,
  tellShared,
  tellEach,
  tellOwn,
  rank: () => 0,
});
