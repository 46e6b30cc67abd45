import { CHANCE, type Seat } from '../../../../core/game.ts';
import { CIRCLES, type CircleId, SEXES } from '../../data.ts';
import type { Move } from '../../moves.ts';
import { piperComes } from './piper.ts';
import { ask, goodOf, type House, houseOf, isOverrun, playerOf, type Story, type World } from './town.ts';

type Trade = 'man' | 'woman';

export const bagIsEmpty = (w: World): boolean => w.bag.boy + w.bag.girl === 0;

export const namable = (w: World, seat: Seat, trade: Trade): House[] =>
  w.houses.filter((house) => {
    if (house[trade] !== seat || isOverrun(w, house)) return false;
    return trade === 'man' || house.kind === 'influence' || !bagIsEmpty(w);
  });

/** Men's or women's trade. Whether the piper came. */
export function* trade(w: World, seat: Seat, who: Trade): Story<boolean> {
  const named: House[] = [];
  for (;;) {
    const more: Move[] = namable(w, seat, who)
      .filter((house) => !named.includes(house))
      .map((house) => ({ type: 'name', house: house.id }));
    const move = yield* ask(seat, named.length > 0 ? [{ type: 'done' }, ...more] : more);
    if (move.type !== 'name') break;
    named.push(houseOf(w, move.house));
  }
  for (const house of named) {
    if (isOverrun(w, house)) continue;
    yield* income(w, house);
    yield* rats(w, seat, house);
    if (w.kings > 0) continue;
    yield* piperComes(w, 'emperor', seat);
    return true;
  }
  return false;
}

function* income(w: World, house: House): Story {
  if (house.man === undefined || house.woman === undefined) throw new Error('nobody works in an empty house');
  const [man, woman] = [playerOf(w, house.man), playerOf(w, house.woman)];
  const good = goodOf(house.kind);
  if (good === undefined) {
    man.money++;
    woman.money++;
    return;
  }
  if (w.market[good] > 0) {
    w.market[good]--;
    man.goods.push(good);
  }
  if (bagIsEmpty(w) || woman.supply === 0) return;
  const drawn = yield* ask(
    CHANCE,
    SEXES.filter((sex) => w.bag[sex] > 0).map((sex) => ({ type: 'child', sex })),
  );
  if (drawn.type !== 'child') return;
  w.bag[drawn.sex]--;
  woman.supply--;
  woman.children.push(drawn.sex);
}

/** As many rats as the house attracts and as find a free circle; where there is a choice, whoever named the house has it. */
function* rats(w: World, seat: Seat, house: House): Story {
  for (let left = house.marker; left > 0; left--) {
    const free = CIRCLES.map((c) => c.id).filter((id) => house.circles.some((p) => p.circle === id) && !w.rats.has(id));
    if (free.length === 0) return;
    const apart = free.filter((circle) => !doublesASide(w, circle));
    const choice = apart.length > 0 ? apart : free;
    const [only] = choice;
    if (only !== undefined && (choice.length === 1 || free.length <= left)) {
      putRat(w, only);
      continue;
    }
    const move = yield* ask(
      seat,
      choice.map((circle) => ({ type: 'rat', circle })),
    );
    if (move.type === 'rat') putRat(w, move.circle);
  }
}

/** Whether some house would have two rats of this turn on one side. With fewer than five players no side has two circles. */
const doublesASide = (w: World, circle: CircleId): boolean =>
  w.houses.some((house) => {
    const side = house.circles.find((p) => p.circle === circle)?.side;
    return house.circles.some((p) => p.side === side && p.circle !== circle && w.fresh.has(p.circle));
  });

function putRat(w: World, circle: CircleId): void {
  w.rats.add(circle);
  w.fresh.add(circle);
  const at = CIRCLES.find((c) => c.id === circle)?.at ?? '';
  for (const contact of at.split(' ')) {
    const house = houseOf(w, contact.split('.')[0] ?? '');
    if (!isOverrun(w, house) || w.kings === 0) continue;
    w.kings--;
    house.king = true;
  }
}
