import { add, at } from '../../core/counts.ts';
import type { Seat } from '../../core/game.ts';
import { CARDS, FIGURES } from './data.ts';
import { finish, limitOf } from './end.ts';
import type { Emit } from './events.ts';
import { cardsOf } from './flow.ts';
import { figureName } from './moves.ts';
import { NONE, type State } from './state.ts';
import { collectedBy, figuresLeftOf, houseOf, inTown, rightOf, townSize } from './town.ts';

/** After a card: everybody whose marker is on the roof leaves at once, all together, and perhaps the game is over. */
export function leaveTown(s: State, emit?: Emit): void {
  if (!someoneLeaves(s)) return;
  const gone = s.height.flatMap((_, seat) => (isOnRoof(s, seat) ? [seat] : []));
  const collected = s.height.map((_, seat) => collectedBy(s, seat));
  // Somebody who leaves by an own card collects nothing any more, nor does anybody collect from them.
  const taker = inTown(s, s.seat) && !gone.includes(s.seat) ? s.seat : NONE;
  for (const seat of gone) leave(s, seat, seat === s.seat ? NONE : taker, emit);
  if (townSize(s) <= limitOf(s)) finish(s, gone, collected, emit);
}

const isOnRoof = (s: State, seat: Seat): boolean => inTown(s, seat) && at(s.height, seat) >= s.roof;

function someoneLeaves(s: State): boolean {
  for (let seat = 0; seat < s.height.length; seat++) if (isOnRoof(s, seat)) return true;
  return false;
}

function leave(s: State, seat: Seat, taker: Seat, emit: Emit | undefined): void {
  const markers = s.keeper.flatMap((keeper, marker) => (keeper === seat ? [marker] : []));
  for (const marker of markers) s.keeper[marker] = taker;
  const house = houseOf(s, seat);
  const lane = rightOf(s.ring, house);
  const slid = figuresLeftOf(s, house).map(figureName);
  for (let figure = 0; figure < FIGURES.length; figure++) if (s.ahead[figure] === house) s.ahead[figure] = lane;
  s.ring.splice(s.ring.indexOf(house), 1);
  if (taker === NONE) emit?.({ type: 'left-unclaimed', seat, house, lane, slid });
  else emit?.({ type: 'left', seat, taker, markers, count: markers.length, house, lane, slid });
  putHandAway(s, seat, emit);
}

function putHandAway(s: State, seat: Seat, emit: Emit | undefined): void {
  const hand = cardsOf(s, seat);
  if (hand.length === 0) return;
  s.hands[seat] = [];
  for (const kind of hand) add(s.discard, kind, 1);
  s.last.push(...hand);
  // In a view a rival's hand has no names.
  emit?.({ type: 'hand-discarded', seat, cards: hand.flatMap((kind) => CARDS[kind] ?? []) });
}
