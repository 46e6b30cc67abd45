import { at } from '../../core/counts.ts';
import type { Seat, Viewer } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import type { Phrase } from '../../core/text.ts';
import { BOY, GIRL, GOODS, REGIONS } from './data.ts';
import { childPrice, childrenOf, freeAround, isOverrun, nextOffer, trapsLeft, trapsOf } from './look.ts';
import { due, NONE, type State, seatsOf } from './state.ts';
import { around, HOUSE_COUNT, houseId, PRICE, size } from './town.ts';

/** The position in phrases, for a view. */
export function tell(s: State, viewer: Viewer): readonly Phrase[] {
  return [
    { key: 'tell.phase', params: { phase: s.phase, round: s.round, kings: s.kings } },
    prompt(s),
    { key: 'tell.order', params: { order: s.order } },
    { key: 'tell.rank', params: { rank: s.rank, steps: s.rank.map((seat) => at(s.influence, seat)) } },
    ...tellOffers(s),
    ...s.order.flatMap((seat) => tellSeat(s, seat)),
    ...tellOwnTraps(s, viewer),
    { key: 'tell.bag', params: { boys: at(s.bag, BOY), girls: at(s.bag, GIRL), traps: trapsLeft(s) } },
    ...(s.road.length > 0 ? [{ key: 'tell.road', params: { road: s.road } }] : []),
    ...Array.from({ length: HOUSE_COUNT }, (_, house) => tellHouse(s, house)),
  ];
}

/** What is asked of whom: also the prompt above the board. */
export function prompt(s: State): Phrase {
  if (s.ending !== null) return { key: `ending.${s.ending}` };
  const step = due(s) ?? 'act';
  const { seat } = s;
  const purse = at(s.money, seat);
  if (step === 'name') return { key: `prompt.name-${s.trade}`, params: { seat } };
  if (step === 'place') return { key: 'prompt.place', params: { seat, left: s.left, house: houseId(s.house) } };
  if (step === 'move-in') return { key: 'prompt.move-in', params: { seat, groom: s.groom, purse: at(s.money, s.groom) } };
  if (step === 'ransom') return { key: 'prompt.ransom', params: { seat, price: childPrice(s), purse } };
  const more = s.done > 0 && (step === 'wed' || step === 'sell');
  return { key: `prompt.${step}${more ? '-more' : ''}`, params: { seat } };
}

function tellOffers(s: State): Phrase[] {
  const [florins, points] = nextOffer(s);
  const bribes = REGIONS.flatMap((field, i) =>
    at(s.bribes, i) > 0 ? [{ key: 'tell.bribe', params: { field, florins: at(s.bribes, i) } }] : [],
  );
  return [
    { key: 'tell.offer', params: { florins, points } },
    { key: 'tell.piper', params: { field: must(REGIONS[s.piper]), price: childPrice(s) } },
    ...bribes,
    ...(s.cat === NONE ? [] : [{ key: 'tell.cat', params: { seat: s.cat } }]),
  ];
}

function tellSeat(s: State, seat: Seat): Phrase[] {
  const goods = GOODS.flatMap((good, i) => Array<string>(at(s.goods, seat * 4 + i)).fill(good));
  const children = { seat, boys: at(s.hall, seat * 2 + BOY), girls: at(s.hall, seat * 2 + GIRL) };
  return [
    { key: 'tell.seat', params: { seat, florins: at(s.money, seat), traps: trapsOf(s, seat).length, family: at(s.family, seat) } },
    ...(goods.length > 0 ? [{ key: 'tell.goods', params: { seat, goods } }] : []),
    ...(childrenOf(s, seat) > 0 ? [{ key: 'tell.children', params: children }] : []),
  ];
}

function tellOwnTraps(s: State, viewer: Viewer): Phrase[] {
  const values = viewer === null ? [] : trapsOf(s, viewer);
  return values.length > 0 ? [{ key: 'tell.traps', params: { values } }] : [];
}

export function tellHouse(s: State, house: number): Phrase {
  const man = at(s.men, house);
  const circles = size(around(seatsOf(s))[house] ?? 0);
  const facts = {
    house: houseId(house),
    price: at(PRICE, house),
    circles,
    taken: circles - size(freeAround(s, house)),
    rats: at(s.marker, house),
  };
  const woman = at(s.women, house);
  // While the town is being settled.
  if (man !== NONE && woman === NONE) return { key: 'tell.half', params: { ...facts, man } };
  const key = `${man === NONE ? 'tell.empty' : 'tell.house'}${isOverrun(s, house) ? '-overrun' : ''}`;
  return { key, params: man === NONE ? facts : { ...facts, man, woman } };
}
