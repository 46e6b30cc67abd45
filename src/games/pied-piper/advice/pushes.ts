import { at } from '../../../core/counts.ts';
import { must } from '../../../core/must.ts';
import { CARDS, COLUMNS, COPIES, isSpecial, MELODY, PLUS, SEWER, STEPS } from '../data.ts';
import { effectOf, figuresLeftOf, ownerOf } from '../look.ts';
import { NONE, type State } from '../state.ts';

/** What one more card would do: to whom the figures run that only wait for it. Written over by the next position. */

const KINDS = CARDS.length;
const SEATS = 5;

/** Whether one more card under the column's figure card moves the figure. */
export const isWaiting = new Uint8Array(COLUMNS);
/** By column, kind of card and seat: the steps that the marker would go, up if positive. */
const steps = new Int8Array(COLUMNS * KINDS * SEATS);
/** By seat: steps up and steps down that the waiting figures would make, as a mean over cards. */
export const rising = new Float64Array(SEATS);
export const falling = new Float64Array(SEATS);

/** Where a card's steps begin, seat by seat. */
const stepsAt = (column: number, kind: number): number => (column * KINDS + kind) * SEATS;

export const push = (column: number, kind: number, seat: number): number => steps[stepsAt(column, kind) + seat] as number;

export function lookAtPushes(s: State): void {
  steps.fill(0);
  rising.fill(0);
  falling.fill(0);
  for (let column = 0; column < COLUMNS; column++) {
    isWaiting[column] = isOneShort(s, column) ? 1 : 0;
    if (isWaiting[column]) for (let kind = 0; kind < KINDS; kind++) complete(s, column, kind);
  }
}

/** Young players' figures move by every card, and wait for nobody. */
function isOneShort(s: State, column: number): boolean {
  if (s.row[column] === NONE || s.cards[column * 2 + 1] !== NONE) return false;
  return s.variant === 'young' || must(s.cards[column * 2]) >= 0;
}

function complete(s: State, column: number, kind: number): void {
  const start = stepsAt(column, kind);
  const figure = must(s.row[column]);
  const upper = must(s.cards[column * 2]);
  const place = s.ring.indexOf(must(s.ahead[figure]));
  if (s.variant === 'young') run(s, figure, place, kind, NONE, start);
  else if (!isSpecial(upper) && !isSpecial(kind)) run(s, figure, run(s, figure, place, upper, NONE, start), kind, NONE, start);
  else if (!isSpecial(kind)) run(s, figure, place, kind, upper, start);
  else if (!isSpecial(upper)) run(s, figure, place, upper, kind, start);
  const share = at(COPIES, kind) / 50;
  for (let seat = 0; seat < s.height.length; seat++) {
    const from = at(s.height, seat);
    const by = Math.max(0, Math.min(s.roof, from + (steps[start + seat] as number))) - from;
    steps[start + seat] = by;
    const means = by > 0 ? rising : falling;
    means[seat] = (means[seat] as number) + share * Math.abs(by);
  }
}

/** Adds up what the figure does on its way, and answers where in the ring it comes to stand. All its steps go the same way, up or down. */
function run(s: State, figure: number, from: number, kind: number, special: number, start: number): number {
  const { ring } = s;
  const own = must(STEPS[kind]);
  const back = own < 0;
  const net = kind === SEWER ? 0 : special === MELODY ? crowd(s, figure) : effectOf(figure);
  let place = from;
  for (let left = Math.abs(own) + (special === PLUS ? 1 : 0); left > 0; left--) {
    if (back) place = place === 0 ? ring.length - 1 : place - 1;
    const seat = ownerOf(s, must(ring[place]));
    if (!back) place = place === ring.length - 1 ? 0 : place + 1;
    if (seat !== NONE) steps[start + seat] = (steps[start + seat] as number) + net;
  }
  return place;
}

/** What all figures do together that stand where this one does. */
function crowd(s: State, figure: number): number {
  let net = 0;
  for (const other of figuresLeftOf(s, must(s.ahead[figure]))) net += effectOf(other);
  return net;
}
