import { at } from '../../../core/counts.ts';
import { foresee } from '../../../core/draft.ts';
import type { Seat } from '../../../core/game.ts';
import type { Phrase } from '../../../core/text.ts';
import { CAT_PRICE, CHILD_PRICE, GOOD_PRICE, GOODS, REGIONS } from '../data.ts';
import { game } from '../game.ts';
import { ranksAbove } from '../influence.ts';
import { childPrice, childrenOf, freeAround, isOverrun, nextOffer, penalty, wouldFall } from '../look.ts';
import type { Move } from '../moves.ts';
import { NONE, type State } from '../state.ts';
import { mayName } from '../steps/name.ts';
import { BONUS, circleNumber, GOOD, HOUSE_COUNT, HOUSES_AT, houseId, houseNumber, PRICE } from '../town.ts';

/** What a move gives and takes, in sentences with names and numbers. */

const priceOf = (good: string): number => GOOD_PRICE[(GOODS as readonly string[]).indexOf(good)] ?? 0;

function action(s: State, seat: Seat, name: string): Phrase[] {
  if (name === 'wed') return [{ key: 'gives.children', params: { n: childrenOf(s, seat) } }];
  if (name === 'sell') {
    const n = GOODS.reduce((sum, good, i) => sum + at(s.goods, seat * GOODS.length + i) * priceOf(good), 0);
    return [{ key: 'gives.goods', params: { n } }];
  }
  const trade = name === 'men' ? 'men' : 'women';
  const houses = Array.from({ length: HOUSE_COUNT }, (_, house) => house).filter((house) => mayName(s, trade, house));
  return [{ key: 'gives.work', params: { n: houses.length, houses: houses.map(houseId) } }];
}

/** Who gets what where a house works: the player first. */
function work(s: State, seat: Seat, house: number): Phrase[] {
  const [man, woman] = [at(s.men, house), at(s.women, house)];
  const good = GOODS[at(GOOD, house)];
  const his: Phrase =
    good === undefined
      ? { key: 'gives.florin', params: { seat: man } }
      : { key: 'gives.good', params: { seat: man, good, price: priceOf(good) } };
  const hers: Phrase = { key: good === undefined ? 'gives.florin' : 'gives.child', params: { seat: woman } };
  const both = man === woman || woman === NONE ? [his] : man === seat ? [his, hers] : [hers, his];
  return wouldFall(s, house) ? [{ key: 'gives.falls', params: { house: houseId(house), price: at(PRICE, house) } }, ...both] : both;
}

/** Houses that the last free circle brings down, with those who lose by it. */
function overruns(s: State, circle: number): Phrase[] {
  const falls = (HOUSES_AT[circle] ?? []).filter((house) => freeAround(s, house) === 1 << circle);
  return falls.map((house) => {
    const params = { house: houseId(house), price: at(PRICE, house), man: at(s.men, house), woman: at(s.women, house) };
    return { key: params.man === NONE ? 'gives.empty-falls' : params.woman === NONE ? 'gives.man-falls' : 'gives.couple-falls', params };
  });
}

function home(s: State, seat: Seat, house: number): Phrase[] {
  const groom = s.groom === seat;
  const price = at(PRICE, house);
  const facts: Phrase[] = [
    { key: groom ? 'gives.own-home' : 'gives.home', params: { house: houseId(house), price, rival: groom ? s.bride : s.groom } },
  ];
  if (at(BONUS, house) > 0) facts.push({ key: 'gives.bonus', params: { n: at(BONUS, house) } });
  return facts;
}

/** Whom the player leaves behind on the ladder. */
function passes(s: State, seat: Seat, move: Move): Phrase[] {
  const after = foresee(game, s, seat, [move])?.state;
  const rivals = after ? s.rank.filter((other) => ranksAbove(s, other, seat) && ranksAbove(after, seat, other)) : [];
  return rivals.length > 0 ? [{ key: 'gives.passes', params: { rivals } }] : [];
}

function ransom(s: State, seat: Seat, n: number): Phrase[] {
  const lost = childrenOf(s, seat) - n;
  const points = Array.from({ length: lost }, (_, i) => penalty(s.road.length + i)).reduce((sum, one) => sum + one, 0);
  const facts: Phrase[] = lost > 0 ? [{ key: 'gives.lost', params: { n: lost, points } }] : [];
  return n > 0 ? [{ key: 'gives.ransom', params: { n, florins: n * childPrice(s) } }, ...facts] : facts;
}

export function gives(s: State, seat: Seat, move: Move): Phrase[] {
  switch (move.type) {
    case 'settle':
      return [{ key: 'gives.start', params: { house: move.house, price: at(PRICE, houseNumber(move.house)) } }];
    case 'act':
      return action(s, seat, move.action);
    case 'name':
      return work(s, seat, houseNumber(move.house));
    case 'rat':
      return overruns(s, circleNumber(move.circle));
    case 'wed':
      return [{ key: move.child === 'boy' ? 'gives.groom' : 'gives.bride', params: { rival: move.partner } }];
    case 'move-in':
      return [...home(s, seat, houseNumber(move.house)), ...passes(s, seat, move)];
    case 'sell':
      return [{ key: 'gives.sold', params: { good: move.good, price: priceOf(move.good) } }];
    case 'swap':
      return [{ key: 'gives.trap', params: { price: priceOf(move.good) } }];
    case 'cat':
      return [{ key: 'gives.cat', params: { price: CAT_PRICE } }];
    case 'chase':
      return freed(s, circleNumber(move.circle));
    case 'influence': {
      const [florins, points] = nextOffer(s);
      return [{ key: 'gives.influence', params: { florins, points } }, ...passes(s, seat, move)];
    }
    case 'bribe': {
      const after = foresee(game, s, seat, [move])?.state;
      const params = { field: move.field, price: CHILD_PRICE[REGIONS.indexOf(move.field)] ?? 0 };
      return after && after.piper !== s.piper ? [{ key: 'gives.piper', params }] : [];
    }
    case 'ransom':
      return ransom(s, seat, move.boys + move.girls);
    default:
      return [];
  }
}

function freed(s: State, circle: number): Phrase[] {
  const houses = (HOUSES_AT[circle] ?? []).filter((house) => isOverrun(s, house)).map(houseId);
  return houses.length > 0 ? [{ key: 'gives.freed', params: { houses } }] : [];
}
