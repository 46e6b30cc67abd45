import type { Seat } from '../../../core/game.ts';
import { RAT_LIMIT } from '../data.ts';
import { isAtRisk, lastCheck, type State } from '../state.ts';
import { FIELDS, RATS_ON, SYMBOL_COUNT } from '../strips.ts';
import { gain } from './joints.ts';
import { POINT, weights } from './weights.ts';

const TRAY = 2;
/** When the bag holds so few strips each of them is tried as well. */
const FEW = 9;
const MOST = TRAY + FEW;
/** Rats cost so many points at the most: more is lost anyway. */
const DEAREST = 20;

/** The strips that are tried: those of the tray, then those of the bag. */
const strips = new Uint8Array(MOST);
export const tries = { tray: 0, all: 0 };
/** By seat and strip: what it brings the seat at best if it lays it, without rats and with what they cost everybody. */
export const bestPoints = new Float64Array(2 * MOST);
export const bestValue = new Float64Array(2 * MOST);
export const tryOf = (seat: Seat, i: number): number => seat * MOST + i;

/** What rats cost, in points: of a strip of the tray or the bag, by who lays it, by whose rats they are, by number. */
const PRICES = 12;
const price = new Float64Array(8 * PRICES);
const priceAt = (fromBag: number, layer: Seat, seat: Seat): number => (fromBag * 4 + layer * 2 + seat) * PRICES;

let onTurn: Seat = 0;

export function beginTries(s: State): void {
  bestPoints.fill(-DEAREST);
  bestValue.fill(-DEAREST);
  tries.tray = s.tray.length;
  tries.all = s.tray.length + (s.bag.length <= FEW ? s.bag.length : 0);
  for (let i = 0; i < tries.all; i++) strips[i] = (i < s.tray.length ? s.tray[i] : s.bag[i - s.tray.length]) ?? 0;
  onTurn = s.seat;
  setPrices(s, 0);
  setPrices(s, 1);
}

function setPrices(s: State, layer: Seat): void {
  const rival = 1 - layer;
  setPrice(priceAt(0, layer, layer), s.tray.length === 1, isAtRisk(s, layer));
  setPrice(priceAt(0, layer, rival), false, isAtRisk(s, rival));
  const next = nextTurn(s, layer);
  setPrice(priceAt(1, layer, layer), s.bag.length === 1, next <= lastCheck(s));
  setPrice(priceAt(1, layer, rival), false, next < lastCheck(s));
}

/** The turn in which a seat lays strips that are still in the bag. */
function nextTurn(s: State, seat: Seat): number {
  if (s.seat !== seat) return s.turnNumber + 1;
  return s.tray.length > 0 ? s.turnNumber + 2 : s.turnNumber;
}

/** Whoever lays the last strip of a turn must not be left with three; else there is another to cover them. */
function setPrice(at: number, isLast: boolean, isChecked: boolean): void {
  const table = isLast ? weights.waiting : weights.toMove;
  for (let rats = 0; rats < PRICES; rats++) {
    const cost = isLast && rats >= RAT_LIMIT ? DEAREST : Math.min(DEAREST, (table[rats] ?? DEAREST * POINT) / POINT);
    price[at + rats] = isChecked ? cost : 0;
  }
}

/** Lays each strip on three places, both ways round. What lies under it makes red gain `net`, and leaves so many rats in sight. */
export function tryStrips(before: number, middle: number, after: number, net: number, red: number, green: number): void {
  for (let i = 0; i < tries.all; i++) {
    const strip = strips[i] ?? 0;
    const first = FIELDS[strip * 3] ?? 0;
    const last = FIELDS[strip * 3 + 2] ?? 0;
    const one = (gain[before * SYMBOL_COUNT + first] ?? 0) + (gain[after * SYMBOL_COUNT + last] ?? 0);
    const other = (gain[before * SYMBOL_COUNT + last] ?? 0) + (gain[after * SYMBOL_COUNT + first] ?? 0);
    const always = net + (gain[middle * SYMBOL_COUNT + (FIELDS[strip * 3 + 1] ?? 0)] ?? 0);
    const reds = red + (RATS_ON[strip * 2] ?? 0);
    const greens = green + (RATS_ON[strip * 2 + 1] ?? 0);
    const fromBag = i < tries.tray ? 0 : 1;
    if (fromBag === 1 || onTurn === 0) note(0, i, always + Math.max(one, other), fromBag, reds, greens);
    if (fromBag === 1 || onTurn === 1) note(1, i, -always - Math.min(one, other), fromBag, reds, greens);
  }
}

function note(seat: Seat, i: number, points: number, fromBag: number, reds: number, greens: number): void {
  const at = tryOf(seat, i);
  if (points > (bestPoints[at] ?? 0)) bestPoints[at] = points;
  const worse = (price[priceAt(fromBag, seat, 0) + reds] ?? 0) - (price[priceAt(fromBag, seat, 1) + greens] ?? 0);
  const value = seat === 0 ? points - worse : points + worse;
  if (value > (bestValue[at] ?? 0)) bestValue[at] = value;
}
