import type { Seat } from '../../../../core/game.ts';
import { CAT_OWNERS_SHARE, CAT_PRICE, CIRCLES, REGIONS, type RegionName, RING } from '../../data.ts';
import type { Bribe, Move } from '../../moves.ts';
import { ask, climb, isOverrun, playerOf, type Story, type World } from './town.ts';

/** Whether one of the three was done. */
export function* optionalAction(w: World, seat: Seat): Story<boolean> {
  const { money } = playerOf(w, seat);
  const [price, points] = RING[w.bought % RING.length] ?? [0, 0];
  const offers: Move[] = [];
  if (w.cat !== seat && money >= CAT_PRICE) offers.push({ type: 'cat' });
  if (money >= price) offers.push({ type: 'influence' });
  offers.push(...bribes(w, money));
  if (offers.length === 0) return false;
  const move = yield* ask(seat, [{ type: 'done' }, ...offers]);
  if (move.type === 'cat') yield* cat(w, seat);
  else if (move.type === 'influence') {
    playerOf(w, seat).money -= price;
    w.bought++;
    climb(w, seat, points);
  } else if (move.type === 'bribe') {
    playerOf(w, seat).money -= move.florins;
    w.bribes[move.field] += move.florins;
    w.piper = mostBribed(w) ?? w.piper;
  }
  return move.type !== 'done';
}

/** Sums above nought must differ. */
const bribes = (w: World, money: number): Bribe[] =>
  REGIONS.flatMap((field) =>
    Array.from({ length: money }, (_, i): Bribe => ({ type: 'bribe', field, florins: i + 1 })).filter(({ florins }) =>
      REGIONS.every((other) => other === field || w.bribes[other] !== w.bribes[field] + florins),
    ),
  );

export function mostBribed(w: World): RegionName | undefined {
  const most = Math.max(...REGIONS.map((field) => w.bribes[field]));
  return most === 0 ? undefined : REGIONS.find((field) => w.bribes[field] === most);
}

function* cat(w: World, seat: Seat): Story {
  playerOf(w, seat).money -= CAT_PRICE;
  if (w.cat !== undefined) playerOf(w, w.cat).money += CAT_OWNERS_SHARE;
  w.cat = seat;
  if (w.rats.size === 0) return;
  const rats = CIRCLES.map((c) => c.id).filter((id) => w.rats.has(id));
  const move = yield* ask(
    seat,
    rats.map((circle) => ({ type: 'chase', circle })),
  );
  if (move.type !== 'chase') return;
  w.rats.delete(move.circle);
  for (const house of w.houses.filter((h) => h.king && !isOverrun(w, h))) {
    house.king = false;
    w.kings++;
  }
}
