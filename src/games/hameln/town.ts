import { must } from '../../core/must.ts';
import { CIRCLES, type Circle, type CircleId, GOODS, HOUSES, type HouseId, KINDS, REGIONS, SEXES, START_HOUSES } from './data.ts';

/** The town as tables of numbers. A set of circles or houses is a number with one bit for each. */

const NONE = -1;
const bit = (i: number): number => 1 << i;
const bits = (list: readonly number[]): number => list.reduce((set, i) => set | bit(i), 0);

export const HOUSE_COUNT = HOUSES.length;
export const CIRCLE_COUNT = CIRCLES.length;
export const PRICE: readonly number[] = HOUSES.map((h) => h.price);
export const BONUS: readonly number[] = HOUSES.map((h) => h.bonus);
export const KIND: readonly number[] = HOUSES.map((h) => KINDS.indexOf(h.kind));
/** The good that a house makes; NONE for an influence house. */
export const GOOD: readonly number[] = KIND.map((kind) => (kind < GOODS.length ? kind : NONE));

const HOUSE_NUMBER: Readonly<Record<string, number>> = Object.fromEntries(HOUSES.map((h, i) => [h.id, i]));
const CIRCLE_NUMBER: Readonly<Record<string, number>> = Object.fromEntries(CIRCLES.map((c, i) => [c.id, i]));
/** The number of what somebody named, or NONE. */
export const houseNumber = (id: unknown): number => lookUp(HOUSE_NUMBER, id);
export const circleNumber = (id: unknown): number => lookUp(CIRCLE_NUMBER, id);
export const goodNumber = (name: unknown): number => (GOODS as readonly unknown[]).indexOf(name);
export const sexNumber = (name: unknown): number => (SEXES as readonly unknown[]).indexOf(name);
export const fieldNumber = (name: unknown): number => (REGIONS as readonly unknown[]).indexOf(name);
export const houseId = (house: number): HouseId => must(HOUSES[house]).id;
export const circleId = (circle: number): CircleId => must(CIRCLES[circle]).id;

const lookUp = (table: Readonly<Record<string, number>>, id: unknown): number =>
  typeof id === 'string' && Object.hasOwn(table, id) ? (table[id] ?? NONE) : NONE;

interface Contact {
  readonly house: number;
  readonly side: string;
}
const contacts = (c: Circle): Contact[] =>
  c.at.split(' ').map((word) => {
    const [id, side = ''] = word.split('.');
    return { house: houseNumber(id), side };
  });
const CONTACTS: readonly (readonly Contact[])[] = CIRCLES.map(contacts);

/** The houses that a circle lies at. */
export const HOUSES_AT: readonly (readonly number[])[] = CONTACTS.map((list) => list.map((c) => c.house));

const EXTRA = bits(CIRCLES.flatMap((c, i) => (c.where === 'extra' ? [i] : [])));
const ALL = bits(CIRCLES.map((_, i) => i));
/** The circles in play. */
export const inPlay = (seats: number): number => (seats === 5 ? ALL : ALL & ~EXTRA);

const AROUND = HOUSES.map((_, house) => bits(HOUSES_AT.flatMap((houses, circle) => (houses.includes(house) ? [circle] : []))));
const AROUND_FEW = AROUND.map((set) => set & ~EXTRA);
/** By house: the set of its circles, with so many players. */
export const around = (seats: number): readonly number[] => (seats === 5 ? AROUND : AROUND_FEW);

/** By house: its circles one by one, in their order. */
export const CIRCLES_AT: readonly (readonly number[])[] = AROUND.map((set) => CIRCLES.flatMap((_, i) => (set & bit(i) ? [i] : [])));

/** By circle: the set of other circles on the same side of a house. */
export const SAME_SIDE: readonly number[] = CONTACTS.map((mine, circle) =>
  bits(
    CONTACTS.flatMap((theirs, other) =>
      other !== circle && theirs.some((t) => mine.some((m) => m.house === t.house && m.side === t.side)) ? [other] : [],
    ),
  ),
);

const MARKET = bits(CIRCLES.flatMap((c, i) => (c.where === 'market' ? [i] : [])));
/** The houses that are never overrun after the piper, because he always cleans the market. */
export const MARKET_HOUSES = bits(HOUSES_AT.flatMap((houses, circle) => (MARKET & bit(circle) ? houses : [])));
/** By region: what the piper cleans when he stands there, the market always included. */
export const CLEANED: readonly number[] = REGIONS.map(
  (region) => MARKET | bits(CIRCLES.flatMap((c, i) => ((c.regions as readonly string[]).includes(region) ? [i] : []))),
);

const STARTS: Readonly<Record<number, readonly number[]>> = Object.fromEntries(
  Object.entries(START_HOUSES).map(([seats, ids]) => [seats, ids.map(houseNumber)]),
);
export const startHouses = (seats: number): readonly number[] => must(STARTS[seats]);

/** The number of elements of a set. */
export function size(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}

export const members = (set: number): number[] => Array.from({ length: 30 }, (_, i) => i).filter((i) => set & bit(i));
