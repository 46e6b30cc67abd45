import { must } from '../../core/must.ts';
import { STRIPS, SYMBOLS, type SymbolName } from './data.ts';

/** Three numbers of symbols for each strip, first field first. */
export const FIELDS = Uint8Array.from(STRIPS.flat(), (name) => SYMBOLS.indexOf(name));

/** The numbers of the goods strips: all but the start strip. */
export const GOODS: readonly number[] = STRIPS.map((_, strip) => strip).slice(1);

const SYMMETRIC: readonly boolean[] = STRIPS.map(([first, , last]) => first === last);

/** Whether a strip reads the same from both ends, so that half a turn changes nothing. */
export const isSymmetric = (strip: number): boolean => SYMMETRIC[strip] === true;

export const SYMBOL_COUNT = SYMBOLS.length;
const FIRST_HERB = 1;
const FIRST_GREEN_HERB = 5;
const LAST_HERB = 8;
export const RED_RAT = 9;

export const isHerb = (symbol: number): boolean => symbol >= FIRST_HERB && symbol <= LAST_HERB;
export const isRat = (symbol: number): boolean => symbol >= RED_RAT;

/** The seat that a herb belongs to. */
export const ownerOf = (herb: number): 0 | 1 => (herb < FIRST_GREEN_HERB ? 0 : 1);

/** The number of the rat of a seat's colour. */
export const ratOf = (seat: number): number => RED_RAT + seat;

export const symbolName = (symbol: number): SymbolName => must(SYMBOLS[symbol]);

/** How many rats of each seat a strip shows: `RATS_ON[strip * 2 + seat]`. */
export const RATS_ON = Uint8Array.from({ length: STRIPS.length * 2 }, (_, i) => {
  const strip = i >> 1;
  return FIELDS.subarray(strip * 3, strip * 3 + 3).filter((symbol) => symbol === ratOf(i & 1)).length;
});
