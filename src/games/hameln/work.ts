import { add, at } from '../../core/counts.ts';
import type { Seat } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import { GOODS } from './data.ts';
import type { Emit } from './events.ts';
import { isOverrun, isSoldOut, lackOf } from './look.ts';
import { active, NONE, type State } from './state.ts';
import { GOOD, houseId } from './town.ts';

/** The next house that was named: both residents get their share, then the rats come. */
export function work(s: State, emit?: Emit): void {
  const house = s.named.shift();
  if (house === undefined) {
    s.house = NONE;
    s.todo.pop();
    return;
  }
  const seat = active(s);
  if (isOverrun(s, house)) {
    emit?.({ type: 'not-worked', seat, house: houseId(house) });
    return;
  }
  s.house = house;
  s.left = at(s.marker, house);
  emit?.({ type: 'worked', seat, house: houseId(house), trade: s.trade, rats: s.left });
  s.todo.push('place');
  const good = must(GOOD[house]);
  const man = at(s.men, house);
  const woman = at(s.women, house);
  if (good === NONE) {
    earn(s, s.trade === 'men' ? man : woman, house, emit);
    earn(s, s.trade === 'men' ? woman : man, house, emit);
  } else {
    make(s, man, house, good, emit);
    expect(s, woman, house, emit);
  }
}

/** An influence house pays one florin to each resident. */
function earn(s: State, seat: Seat, house: number, emit: Emit | undefined): void {
  add(s.money, seat, 1);
  s.bank--;
  emit?.({ type: 'earned', seat, house: houseId(house), florins: 1, purse: at(s.money, seat) });
}

function make(s: State, seat: Seat, house: number, good: number, emit: Emit | undefined): void {
  const name = must(GOODS[good]);
  if (isSoldOut(s, house)) {
    emit?.({ type: 'sold-out', seat, house: houseId(house), good: name });
    return;
  }
  add(s.stock, good, -1);
  add(s.goods, seat * 4 + good, 1);
  emit?.({ type: 'made', seat, house: houseId(house), good: name });
}

/** A child, if the bag has a cube and the family a member for it. Chance says which. */
function expect(s: State, seat: Seat, house: number, emit: Emit | undefined): void {
  const lack = lackOf(s, seat);
  if (lack === undefined) s.todo.push('child');
  else emit?.({ type: 'no-child', seat, house: houseId(house), lack });
}
