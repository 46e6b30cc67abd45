import type { CompiledQuery, Kysely } from 'kysely';
import type { EntryTable, Schema } from './schema.ts';

/** One statement of a job, and how many rows it must change for the job to count. */
export interface Write {
  readonly query: CompiledQuery;
  readonly rows?: number;
}

/** What is written together or not at all: entries of one table's log, or some statements. */
export type Job =
  | { readonly kind: 'append'; readonly entries: readonly EntryTable[] }
  | { readonly kind: 'write'; readonly writes: readonly Write[] };

/** A database: reads go through Kysely, whatever must be durable through `commit`. */
export interface Backend {
  readonly kysely: Kysely<Schema>;
  /** Runs all jobs in one transaction that is on the disk when this resolves. False, and nothing done, if one met a conflict. */
  commit(jobs: readonly Job[]): Promise<boolean>;
  /** How many commits may be asked for before the first is answered. Jobs that depend on each other are never under way together. */
  readonly lanes: number;
  close(): Promise<void>;
}

/** Why there is no store, in one sentence for the person who started the server. */
export class StoreFault extends Error {}
