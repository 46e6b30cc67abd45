import tuned from './weights.json' with { type: 'json' };

/** What things are worth, in hundredths of a point; chances and shares in hundredths. `npx tsx bench/tune.ts hameln` finds them. */
type Own = {
  /** By phase. A florin buys a point of house for two families while there is time for weddings; later it only ranks. */
  florin: number[];
  /** Beyond so many a florin is worth half. */
  usefulFlorins: number;
  /** A cube is worth less than its florins, because selling costs a turn: in phases 1 and 2, in phase 3, and near the end. */
  goodShare: number[];
  /** How much of a rank that counts in the end is believed already, by phase. */
  certainty: number[];
  /** A step of influence beside its rank: order of play and every tie. */
  step: number;
  /** A point of trap value beside its rank. */
  trapValue: number;
  /** That a house is overrun when the game ends, by free circles, in each phase; and what of that is left where the piper would clean. */
  risk1: number[];
  risk2: number[];
  risk3: number[];
  pipersMercy: number[];
  /** What a resident still expects from work in a house: for a man by the price of his good, for a woman by the child. */
  manEarns: number;
  womanBears: number;
  residentFlorin: number;
  /** A child in the hall who has a match, and one who waits for one; and how unwelcome another is with one king, two or more waiting. */
  matched: number;
  waiting: number;
  childSoon: number[];
  /** How likely the piper comes before the next wedding, by kings that wait. */
  danger: number[];
  /** What a rat costs wherever it goes. */
  rat: number;
};

export const weights: Own = tuned;

export const POINT = 100;

export const florin = (phase: number): number => weights.florin[phase - 1] ?? 0;
export const goodShare = (phase: number, kings: number): number => weights.goodShare[phase < 3 ? 0 : kings > 2 ? 1 : 2] ?? 0;
export const certainty = (phase: number): number => weights.certainty[phase - 1] ?? 0;
export const mercy = (phase: number): number => weights.pipersMercy[phase - 1] ?? POINT;

const RISKS = [weights.risk1, weights.risk2, weights.risk3];
export const overrunRisk = (phase: number, free: number): number => RISKS[phase - 1]?.[free] ?? 0;

/** How many more times a house works, in quarters. */
export const worksLeft = (phase: number, kings: number): number => (3 - phase) * 6 + Math.min(kings, 5);
