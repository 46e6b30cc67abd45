/** Several games of the same people: everybody's points by seats, as they were before the game at this table. */
export interface Series {
  /** Of so many games at most. */
  readonly best: number;
  /** Which of them this table plays, from 1 on. */
  readonly game: number;
  readonly points: readonly number[];
}

/** What a table is a part of. */
export interface Part {
  readonly series?: Series;
  readonly tournament?: {
    readonly id: string;
    readonly name: string;
    /** From 1 on. */
    readonly round: number;
    /** All tables of the round have the same deals: nobody else may look on until it is over. */
    readonly deals: boolean;
  };
}
