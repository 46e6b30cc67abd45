/** Somebody who looks for people to play with; see protocol/pairing.ts. */
export interface WaitingTable {
  readonly person: string;
  /** A JSON list. */
  readonly games: string;
  readonly least: number;
  readonly most: number;
  readonly speed: string;
  readonly strength: string;
  /** Seconds until bots may come; null: never. */
  readonly bots: number | null;
  readonly ask: number;
  readonly at: number;
  /** When a page of this person's was last open, or the table found. */
  readonly seen_at: number;
  /** Where a seat was found. */
  readonly table_id: string | null;
  /** 1: the person was called for that. */
  readonly called: number;
}

/** Somebody is asked to come to a table. */
export interface InvitationTable {
  readonly table_id: string;
  readonly person: string;
  /** Who asks. */
  readonly host: string;
  readonly at: number;
  readonly called: number;
  /** 1: no, thanks. */
  readonly declined: number;
}
