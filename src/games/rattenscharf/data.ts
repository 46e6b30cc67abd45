/**
 * The material. From the rulebook (Queen Games 2005): 42 strips and a start strip of three fields, four herbs a colour, red
 * and green rats, blanks. From public reviews: eight rats a colour (spieletest.at; hall9000.de says ten, which playouts showed
 * to be a lottery), and that strips may read herb-blank-rat, herb-blank-herb and rat-herb-rat. Designed by us, because no list
 * of the strips exists: the exact 42 strips (21 pairs that mirror each other under the swap of the colours), 7/8/9/10 copies of
 * the herbs, 42 blanks, the names of the herbs, the blank start strip, the 25 x 25 table.
 */
export const SYMBOLS = ['blank', 'chili', 'paprika', 'saffron', 'sumac', 'basil', 'mint', 'dill', 'sage', 'red-rat', 'green-rat'] as const;
export type SymbolName = (typeof SYMBOLS)[number];
export type Fields = readonly [SymbolName, SymbolName, SymbolName];

/** The table has so many cells a side; the middle of the start strip lies on the middle cell, left to right. */
export const SIZE = 25;
export const START = 0;
export const CENTRE = 12;

export const FIRST_TURN_STRIPS = 1;
export const TURN_STRIPS = 2;
/** 1 + 20 x 2 + 1 strips. */
export const LAST_TURN = 22;
/** With so many points whoever goes second begins, if the host wants the places evened. */
export const SECOND_POINT = 1;
/** So many own rats in sight at the end of one's turn lose the game. */
export const RAT_LIMIT = 3;
/** Points for a group of so many fields; larger groups score like the last entry. */
export const GROUP_POINTS = [0, 0, 1, 2] as const;

/** By number; 0 is the start strip. */
export const STRIPS: readonly Fields[] = [
  ['blank', 'blank', 'blank'],
  ['blank', 'chili', 'blank'],
  ['sage', 'red-rat', 'blank'],
  ['blank', 'dill', 'chili'],
  ['blank', 'blank', 'mint'],
  ['paprika', 'blank', 'green-rat'],
  ['mint', 'sumac', 'blank'],
  ['chili', 'blank', 'chili'],
  ['saffron', 'red-rat', 'saffron'],
  ['blank', 'blank', 'saffron'],
  ['blank', 'paprika', 'mint'],
  ['dill', 'blank', 'dill'],
  ['mint', 'blank', 'red-rat'],
  ['dill', 'green-rat', 'dill'],
  ['dill', 'sumac', 'green-rat'],
  ['sumac', 'green-rat', 'blank'],
  ['chili', 'blank', 'blank'],
  ['red-rat', 'paprika', 'sage'],
  ['green-rat', 'mint', 'sumac'],
  ['blank', 'blank', 'paprika'],
  ['sage', 'blank', 'green-rat'],
  ['saffron', 'sage', 'red-rat'],
  ['basil', 'blank', 'blank'],
  ['blank', 'blank', 'sage'],
  ['sumac', 'basil', 'sage'],
  ['chili', 'mint', 'blank'],
  ['sumac', 'sage', 'blank'],
  ['sage', 'chili', 'sumac'],
  ['blank', 'blank', 'dill'],
  ['blank', 'saffron', 'basil'],
  ['blank', 'blank', 'sumac'],
  ['blank', 'basil', 'blank'],
  ['sage', 'sumac', 'blank'],
  ['basil', 'paprika', 'blank'],
  ['sumac', 'blank', 'red-rat'],
  ['blank', 'mint', 'paprika'],
  ['red-rat', 'dill', 'green-rat'],
  ['paprika', 'sage', 'blank'],
  ['green-rat', 'saffron', 'red-rat'],
  ['saffron', 'blank', 'saffron'],
  ['mint', 'dill', 'blank'],
  ['paprika', 'saffron', 'blank'],
  ['basil', 'blank', 'basil'],
];
