/** With a clock, with days for a turn, or without any clock. */
export const SPEEDS = ['live', 'days', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];
/** Anybody, or people about as strong. */
export const NEARNESS = ['any', 'near'] as const;
export type Nearness = (typeof NEARNESS)[number];
/** Seconds after which bots may sit down on seats that stay free; null: never. */
export const BOTS_AFTER = [null, 30, 60, 120, 300] as const;

/** What somebody looks for who wants to play with people. */
export interface SeekWish {
  readonly games: readonly string[];
  /** For how many, from and to. */
  readonly least: number;
  readonly most: number;
  readonly speed: Speed;
  readonly strength: Nearness;
  readonly bots: (typeof BOTS_AFTER)[number];
  /** Wants to be asked before bots sit down. */
  readonly ask: boolean;
}

/** Somebody who waits. */
export interface Seeker extends SeekWish {
  readonly person: string;
  /** Since when. */
  readonly at: number;
}
