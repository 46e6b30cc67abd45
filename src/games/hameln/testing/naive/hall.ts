import { CHANCE, type Seat } from '../../../../core/game.ts';
import { GOOD_PRICE, GOODS, SEXES, type Sex } from '../../data.ts';
import type { Done, Move, Sell, Wed } from '../../moves.ts';
import { ask, climb, houseOf, isEmpty, kindsOf, others, playerOf, ranking, type Story, takeOne, type World } from './town.ts';

const opposite = (sex: Sex): Sex => (sex === 'boy' ? 'girl' : 'boy');
const groomOf = (seat: Seat, wed: Wed): Seat => (wed.child === 'boy' ? seat : wed.partner);

const payable = (w: World, groom: Seat) => w.houses.filter((house) => isEmpty(house) && house.price <= playerOf(w, groom).money);

export const weddings = (w: World, seat: Seat): Wed[] =>
  SEXES.flatMap((child) => others(w, seat).map((partner): Wed => ({ type: 'wed', child, partner }))).filter((wed) => {
    if (!playerOf(w, seat).children.includes(wed.child)) return false;
    if (!playerOf(w, wed.partner).children.includes(opposite(wed.child))) return false;
    return payable(w, groomOf(seat, wed)).length > 0;
  });

/** Any number of weddings, at least one; each couple moves in before the next is held. */
export function* wedding(w: World, seat: Seat): Story {
  for (let held = 0; weddings(w, seat).length > 0; held++) {
    const done: Done[] = held > 0 ? [{ type: 'done' }] : [];
    const wed = yield* ask(seat, [...done, ...weddings(w, seat)]);
    if (wed.type !== 'wed') return;
    const groom = groomOf(seat, wed);
    const bride = groom === seat ? wed.partner : seat;
    const move = yield* ask(
      seat,
      payable(w, groom).map((house) => ({ type: 'move-in', house: house.id })),
    );
    if (move.type !== 'move-in') return;
    const house = houseOf(w, move.house);
    playerOf(w, groom).money -= house.price;
    house.man = groom;
    house.woman = bride;
    takeOne(playerOf(w, groom).children, 'boy');
    takeOne(playerOf(w, bride).children, 'girl');
    w.bag.boy++;
    w.bag.girl++;
    if (house.bonus > 0) for (const climber of ranking(w).filter((s) => s === groom || s === bride)) climb(w, climber, house.bonus);
  }
}

/** `owed`: traps already swapped for in this sale, which still lie in the stack. */
export const sellable = (w: World, seat: Seat, owed: number): Sell[] =>
  kindsOf(playerOf(w, seat).goods).flatMap((good): Sell[] =>
    w.traps.length > owed
      ? [
          { type: 'sell', good },
          { type: 'swap', good },
        ]
      : [{ type: 'sell', good }],
  );

export function* selling(w: World, seat: Seat): Story {
  const seller = playerOf(w, seat);
  let owed = 0;
  for (let sold = 0; ; sold++) {
    const done: Done[] = sold > 0 ? [{ type: 'done' }] : [];
    const move = yield* ask(seat, [...done, ...sellable(w, seat, owed)]);
    if (move.type !== 'sell' && move.type !== 'swap') break;
    takeOne(seller.goods, move.good);
    w.market[move.good]++;
    if (move.type === 'sell') seller.money += GOOD_PRICE[GOODS.indexOf(move.good)] ?? 0;
    else owed++;
  }
  for (; owed > 0; owed--) {
    const left: Move[] = [1, 2, 3].filter((value) => w.traps.includes(value)).map((value) => ({ type: 'trap', value }));
    const drawn = yield* ask(CHANCE, left);
    if (drawn.type !== 'trap') return;
    takeOne(w.traps, drawn.value);
    seller.traps.push(drawn.value);
  }
}
