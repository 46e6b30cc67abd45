/** A tournament beside its players and games. */
export interface TournamentTable {
  readonly id: string;
  readonly host: string;
  /** The host's own number for the wish: the same wish again finds this tournament instead of making another. */
  readonly request: string;
  readonly created_at: number;
  /** `open`, `running` or `over`. */
  readonly status: string;
  /** The round that is played or was played last; 0 before the first. */
  readonly round: number;
  /** Goes up with every change: whoever writes by what it has read says by which. */
  readonly version: number;
  /** What the host chose, as JSON. */
  readonly wish: string;
  /** A JSON list of the hashes of the rounds' seeds. */
  readonly commitments: string;
}

/** Somebody who has entered, by the place in the list. */
export interface TournamentPlayerTable {
  readonly tournament_id: string;
  readonly n: number;
  /** Null for a bot, and for who was forgotten. */
  readonly person: string | null;
  readonly bot: string | null;
  /** The player's share of chance; empty for a bot. */
  readonly luck: string;
  /** The first round to be paired for. */
  readonly since: number;
  /** 1: went home. */
  readonly gone: number;
}

/** A game of one round, or a bye. */
export interface TournamentGameTable {
  readonly tournament_id: string;
  readonly round: number;
  readonly n: number;
  /** Null for a bye. The id stands here before there is such a table. */
  readonly table_id: string | null;
  /** A JSON list of places in the list of players, by seats. */
  readonly players: string;
  /** A JSON list of points and margins, once it is over. */
  readonly scores: string | null;
}
