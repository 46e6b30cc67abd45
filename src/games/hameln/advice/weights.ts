/** What things are worth, in hundredths of a point. Tuned by play among bots; `phase` runs from 1 to 3. */

export const POINT = 100;

/** A florin buys a point of house for two families while there is time for weddings; later it only ranks. */
export const florin = (phase: number): number => [0, 62, 56, 34][phase] ?? 34;

/** A cube is worth less than its florins, because selling costs a turn; most of all when the end is near. */
export const goodShare = (phase: number, kings: number): number => (phase < 3 ? 70 : kings > 2 ? 62 : 45);

/** How much of a rank that counts in the end is believed already, in hundredths. */
export const certainty = (phase: number): number => [0, 25, 45, 80][phase] ?? 80;

/** A step of influence beside its rank: order of play and every tie. */
export const STEP = 14;

/** A point of trap value beside its rank. */
export const TRAP_VALUE = 12;

/** That a house is overrun when the game ends, in hundredths, by free circles. */
export const RISK: readonly (readonly number[])[] = [[], [30, 26, 23, 20, 18, 16], [44, 34, 27, 22, 18, 16], [88, 55, 32, 18, 10, 6]];
/** The same risk, in hundredths of it, where the piper would clean. */
export const PIPERS_MERCY: readonly number[] = [0, 85, 70, 20];

/** What a resident still expects from work in a house: for a man by the price of his good, for a woman by the child. */
export const MAN_EARNS = 22;
export const WOMAN_BEARS = 40;
export const RESIDENT_FLORIN = 30;
/** How many more times a house works, in quarters. */
export const worksLeft = (phase: number, kings: number): number => (3 - phase) * 6 + Math.min(kings, 5);

/** A child in the hall who has a match, and one who waits for one. */
export const MATCHED = 130;
export const WAITING = 45;
/** How likely the piper comes before the next wedding, in hundredths, by kings that wait. */
export const DANGER: readonly number[] = [100, 80, 62, 46, 34, 26, 22, 18];

/** What a rat costs wherever it goes. */
export const RAT = 6;
