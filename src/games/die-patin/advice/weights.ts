import tuned from './weights.json' with { type: 'json' };

/** What things are worth, in hundredths of a point; chances and shares in hundredths. `npx tsx bench/tune.ts die-patin` finds them. */
type Own = {
  /** An area by itself, for what it will allow in each round to come. */
  areaARound: number;
  /** The chance to collect a tile of an own area: two figures are there or can be, one and one, or in a later round. */
  tileReady: number;
  tileSoon: number;
  tileLater: number;
  /** Nobody can work on all areas at once: the best chances count more. */
  tileWeights: number[];
  /** Bonuses by their place in BONUSES; the point is a point. */
  bonusWorth: number[];
  /** Loot by its number, and each further one; and what of it counts in the last round. */
  lootWorth: number[];
  lootMore: number;
  lootLast: number;
  /** The chance to lead at the end of the round, by the lead now: from three behind to three ahead; and in rounds to come. */
  leadNow: number[];
  leadLater: number[];
  /** The chance to lose an area, by what is missing to hold it against the most that a neighbour can bring; the first is "nothing". */
  loss: number[];
  /** The chance to take an area, by how many bribes more it needs than can be paid; the first is "none". Less if only next round. */
  gain: number[];
  nextRound: number;
  /** What of a tile counts as the prize of a claim, and what a wrecked back room is worth beside its point. */
  prizeTile: number;
  wreck: number;
  /** A rat on the board, for all that is not counted otherwise; one more if it is placed at will; one that drives away, wherever. */
  rat: number;
  recruit: number;
  chase: number;
  /** An action that is left: with a crate to be had, or a back room to be set up. */
  crate: number;
  room: number;
  /** Hope of a boss who is still to come: so much of what her card can do now. */
  bossHope: number;
};

export const weights: Own = tuned;

export const POINT = 100;
/** One step of a lead is so much, by mission. */
export const LEAD_UNIT = [1, 2, 2, 1, 2];
