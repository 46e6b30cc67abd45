import type { Seat } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import { weights } from './advice/weights.ts';
import { COLUMNS, isSpecial, MELODY, PLUS, SEWER, STEPS } from './data.ts';
import { effectOf, leftOf, ownerOf, rightOf } from './look.ts';
import { NONE, type State } from './state.ts';

/** What the cards that wait under figures will do to a seat's marker, roughly, in hundredths of a step; positive is up. */
export function threatTo(s: State, seat: Seat): number {
  let threat = 0;
  for (let column = 0; column < COLUMNS; column++) {
    const figure = must(s.row[column]);
    if (figure === NONE) continue;
    const kind = must(s.cards[column * 2]);
    if (kind >= 0 && s.cards[column * 2 + 1] === NONE) threat += waiting(s, seat, figure, kind);
    else if (kind === NONE) threat += Math.floor((near(s, seat, figure, must(s.ahead[figure]), 1) * weights.bare) / 100);
  }
  return threat;
}

function waiting(s: State, seat: Seat, figure: number, kind: number): number {
  const at = must(s.ahead[figure]);
  if (isSpecial(kind)) return near(s, seat, figure, at, kind === PLUS ? 2 : 1) * (kind === MELODY ? crowd(s, figure) : 1);
  const effect = s.variant === 'young' ? 0 : effectOf(figure) * weights.lying;
  let sum = 0;
  let place = at;
  const steps = must(STEPS[kind]);
  for (let left = Math.abs(steps); left > 0; left--) {
    const house = steps > 0 ? place : leftOf(s.ring, place);
    place = steps > 0 ? rightOf(s.ring, place) : house;
    if (kind !== SEWER && ownerOf(s, house) === seat) sum += effect;
  }
  return sum + near(s, seat, figure, s.variant === 'young' ? at : place, 1);
}

/** A figure about to be moved by a card nobody has played yet: forward through the next houses, or back. */
function near(s: State, seat: Seat, figure: number, at: number, reach: number): number {
  const effect = effectOf(figure);
  let sum = ownerOf(s, leftOf(s.ring, at)) === seat ? effect * weights.back : 0;
  let house = at;
  for (let i = 0; i <= reach; i++) {
    if (ownerOf(s, house) === seat) sum += effect * (weights.coming[i] ?? 0);
    house = rightOf(s.ring, house);
  }
  return sum;
}

/** How many times a figure's effect a melody makes of it. */
function crowd(s: State, figure: number): number {
  let net = 0;
  for (let f = 0; f < s.ahead.length; f++) if (s.ahead[f] === s.ahead[figure]) net += effectOf(f);
  return net * effectOf(figure);
}
