import type { CompiledQuery, Kysely } from 'kysely';
import type { EntryTable, Schema } from './schema.ts';

/** One statement of a job, and how many rows it must change for the job to count. */
export interface Write {
  readonly query: CompiledQuery;
  readonly rows?: number;
}

/** What is written together or not at all: entries of one table's log, and then some statements. */
export interface Job {
  readonly entries: readonly EntryTable[];
  readonly writes: readonly Write[];
}

/** A database: reads go through Kysely, whatever must be durable through `commit`. */
export interface Backend {
  readonly kysely: Kysely<Schema>;
  /** Reads by a statement that is built already: what every game asks many a time takes the shortest way. */
  read<R>(query: CompiledQuery<R>): Promise<readonly R[]>;
  /** The first row alone: where there is one or none that is half the way. */
  readFirst<R>(query: CompiledQuery<R>): Promise<R | undefined>;
  /** Nobody else writes to it for as long as it is open. */
  readonly isAlone: boolean;
  /**
   * Runs all jobs in one transaction that is on the disk when this resolves. False, and nothing done, if one met a conflict. Rejects
   * with `StoreAway` if the database gave no answer: then nobody knows whether they were done. Any other error is some job's own,
   * and nothing was done.
   */
  commit(jobs: readonly Job[]): Promise<boolean>;
  /** How many commits may be asked for before the first is answered. Jobs that depend on each other are never under way together. */
  readonly lanes: number;
  /** What is the matter with the database, and what to do about it, in one sentence for whoever runs the server. */
  explain(error: unknown): string;
  close(): Promise<void>;
}

/** By way of Kysely. */
export const readBy = (kysely: Kysely<Schema>): Pick<Backend, 'read' | 'readFirst'> => ({
  read: async (query) => (await kysely.executeQuery(query)).rows,
  readFirst: async (query) => (await kysely.executeQuery(query)).rows[0],
});

/** The database gives no answer. What was asked of it may have been done, or may still be: whoever goes on must read first. */
export class StoreAway extends Error {}

/** Why there is no store, in one sentence for the person who started the server. */
export class StoreFault extends Error {}
