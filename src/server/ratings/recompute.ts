import { equal } from '../../core/equal.ts';
import type { RatingTable } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { poolOf } from './anchors.ts';
import type { Unfair } from './fair.ts';
import { judged, type LoadGame, peopleOf, readFinished, type Standing, UNKNOWN } from './rate.ts';

export interface Recomputed {
  /** Games that were judged before, those that count, and those that were judged now. */
  readonly games: number;
  readonly counted: number;
  readonly added: number;
  /** Games whose numbers were others. */
  readonly changed: readonly string[];
}

const EVERYTHING = 1_000_000;

/** Reckons all ratings again from the stored games, in the order in which they counted, and writes what differs. */
export async function recompute(store: Store, load: LoadGame, step: () => void = () => undefined): Promise<Recomputed> {
  const standings = new Map<string, Standing>();
  const key = (row: Pick<RatingTable, 'pool' | 'person'>): string => `${row.pool} ${row.person}`;
  const outcomes = await store.ratings.outcomes();
  const missing = await store.ratings.unjudged(EVERYTHING);
  const changed: string[] = [];
  let counted = 0;
  let n = outcomes.at(-1)?.n ?? 0;
  let added = 0;
  const all = [...outcomes.map((outcome) => ({ id: outcome.table_id, outcome })), ...missing.map((id) => ({ id, outcome: undefined }))];
  for (const { id, outcome } of all) {
    step();
    const finished = await readFinished(store, load, id);
    if (!finished) continue;
    const rows = await store.ratings.of(id);
    const pool = poolOf(finished.table.game, finished.seats.length);
    const now = judged(
      finished,
      outcome?.n ?? n + 1,
      (person) => standings.get(key({ pool, person })) ?? UNKNOWN,
      outcome && { rows, why: outcome.why as Unfair | null },
    );
    for (const row of now.rows) if (row.person !== null) standings.set(key(row), row);
    if (now.rows.length > 0) counted += 1;
    if (outcome) {
      if (equal(outcome, now.outcome) && equal(rows.map(unflagged), now.rows.map(unflagged))) continue;
      changed.push(id);
    } else {
      n += 1;
      added += 1;
    }
    await store.ratings.put(now.outcome, now.rows);
    await store.people.meetAll(peopleOf(now.rows), finished.at);
  }
  if (changed.length + added > 0) await store.ratings.settle();
  return { games: outcomes.length, counted, added, changed };
}

const unflagged = ({ latest: _, ...row }: RatingTable): Omit<RatingTable, 'latest'> => row;
