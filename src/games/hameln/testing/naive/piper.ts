import type { Seat } from '../../../../core/game.ts';
import { CHILD_PRICE, CIRCLES, kingsFor, PHASES, REGIONS, type Sex } from '../../data.ts';
import type { Ransom } from '../../moves.ts';
import type { Ending } from '../../state.ts';
import { mostBribed } from './optional.ts';
import { ask, playerOf, type Story, takeOne, type World } from './town.ts';

/** The end of a phase. `seat`: who took the last king, if anybody did. */
export function* piperComes(w: World, cause: Ending, seat: Seat | undefined): Story {
  for (const house of w.houses) house.king = false;
  w.kings = 0;
  for (const { id, where, regions } of CIRCLES) {
    const here: readonly string[] = regions;
    if (where === 'market' || here.includes(w.piper)) w.rats.delete(id);
  }
  const price = CHILD_PRICE[REGIONS.indexOf(w.piper)] ?? 0;
  for (const payer of w.order) yield* collect(w, payer, price);
  w.bribes[w.piper] = 0;
  if (w.phase === PHASES) {
    w.ending = cause;
    w.closer = seat;
    return;
  }
  w.piper = mostBribed(w) ?? REGIONS[(REGIONS.indexOf(w.piper) + 1) % REGIONS.length] ?? w.piper;
  w.phase++;
  w.since = w.round;
  w.kings = kingsFor(w.players.length, w.phase);
}

function* collect(w: World, seat: Seat, price: number): Story {
  const player = playerOf(w, seat);
  const count = (sex: Sex) => player.children.filter((child) => child === sex).length;
  if (player.children.length === 0) return;
  if (player.money >= price) {
    const offers: Ransom[] = [];
    for (let boys = 0; boys <= count('boy'); boys++)
      for (let girls = 0; girls <= count('girl'); girls++)
        if ((boys + girls) * price <= player.money) offers.push({ type: 'ransom', boys, girls });
    const move = yield* ask(seat, offers);
    if (move.type !== 'ransom') return;
    player.money -= (move.boys + move.girls) * price;
    for (let boys = count('boy'); boys > move.boys; boys--) leave(w, seat, 'boy');
    for (let girls = count('girl'); girls > move.girls; girls--) leave(w, seat, 'girl');
  } else for (const child of player.children.slice()) leave(w, seat, child);
}

function leave(w: World, seat: Seat, child: Sex): void {
  takeOne(playerOf(w, seat).children, child);
  w.bag[child]++;
  w.road.push(seat);
}
