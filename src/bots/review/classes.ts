/** How bad a mistake is, by the share of a win that it gave away. */
export const CLASSES = [
  { name: 'blunder', least: 0.2 },
  { name: 'mistake', least: 0.1 },
  { name: 'inaccuracy', least: 0.05 },
] as const;
export type MistakeClass = (typeof CLASSES)[number]['name'];

/** Undefined for what is not worth a word. */
export const classOf = (lost: number): MistakeClass | undefined => CLASSES.find(({ least }) => lost >= least)?.name;

/** Giving this share of a win away in a turn costs it 1 - 1/e of its accuracy. Lichess's curve has nearly the same slope. */
const STEEP = 0.25;

/** How near to the best play a turn was, from 1 down to 0. */
export const accuracyOf = (lost: number): number => Math.exp(-lost / STEEP);
