/**
 * The material. From the rulebook (Purple Brain 2016, German text): 5 houses of 7 storeys, 6 rats and a piper, 21 figure
 * cards, 50 action cards of four normal and two special kinds. From public reviews: a violet tail (ludigaume.net) and a
 * black one (quenie.gdq.free.fr). Designed by us, because no source lists it: how the 50 action cards divide into kinds, three
 * cards for each figure (with equal rats only 3 and 3 or 2 and 9 make 21), the green tail, which rats stay in the box.
 */
export const FIGURES = ['yellow', 'red', 'blue', 'violet', 'black', 'green', 'piper'] as const;
export type FigureName = (typeof FIGURES)[number];
export const PIPER = 6;
export const CARDS_PER_FIGURE = 3;

export const CARDS = ['forward1', 'forward2', 'back1', 'sewer', 'plus1', 'melody'] as const;
export type CardName = (typeof CARDS)[number];
export const PLUS = 4;
export const MELODY = 5;
/** By kind, in the order of CARDS. */
export const COPIES = [12, 8, 12, 8, 5, 5] as const;
/** Steps of a normal card, against the arrows if negative; a special card has none of its own. */
export const STEPS = [1, 2, -1, 1, 0, 0] as const;
export const SEWER = 3;

export const isSpecial = (kind: number): boolean => kind >= PLUS;

export const HAND = 4;
export const COLUMNS = 4;
/** Under a figure card. */
export const PLACES = 2;

/** Two play with the houses of four: every second one is neutral. */
export const housesFor = (seats: number): number => (seats === 2 ? 4 : seats);
export const ratsFor = (seats: number): number => housesFor(seats) + 1;
