import { randomBytes } from 'node:crypto';
import type { Refusal } from '../../core/game.ts';
import type { Evidence, EvidenceSeat, Reason } from '../../protocol/safety.ts';
import { publicIdOf } from '../../store/public-id.ts';
import type { StoredEntry, StoredSeat } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';

const DAY = 86_400_000;
/** Reports of one person in a day. */
const MOST = 10;
/** So many of the last lines go with a report. */
const LINES = 60;

export interface Accusation {
  readonly reporter: string;
  readonly accused: string;
  readonly reason: Reason | 'answer';
  readonly words: string;
  readonly table: string | undefined;
}

/** Keeps a report, with what the house itself knows of the table; whoever reports adds nothing but words. */
export async function addReport(store: Store, now: number, { table, ...accusation }: Accusation): Promise<Refusal | undefined> {
  const { reports } = store;
  if ((await reports.countBy(accusation.reporter, now - DAY)) >= MOST) return { rule: 'safety/reported-often', params: { most: MOST } };
  const stored = table === undefined ? undefined : await store.load(table);
  const evidence: Evidence = stored
    ? {
        game: stored.table.game,
        status: stored.table.status,
        seats: timesOf(stored.seats, stored.entries),
        lines: (await reports.lines(stored.table.id, LINES)).map(({ n, at, name, person, text, phrase }) => ({
          n,
          at,
          name,
          person: publicIdOf(person),
          text,
          ...(phrase && { phrase }),
        })),
      }
    : {};
  await reports.add({
    ...accusation,
    id: randomBytes(12).toString('base64url'),
    at: now,
    table_id: stored?.table.id ?? null,
    n: stored?.entries.length ?? null,
    evidence: JSON.stringify(evidence),
    closed_at: null,
  });
  return undefined;
}

/** How long each seat took to decide, from when the log was written. What came with the entry before was no decision of its own. */
export function timesOf(seats: readonly StoredSeat[], entries: readonly StoredEntry[]): EvidenceSeat[] {
  return seats.map(({ seat, name, person, bot }) => {
    const waits = entries.flatMap((entry, n) => {
      const wait = entry.at - (entries[n - 1]?.at ?? entry.at);
      return entry.seat === seat && wait > 0 ? wait / 1000 : [];
    });
    const sum = waits.reduce((a, b) => a + b, 0);
    const round = (seconds: number): number => Math.round(seconds * 10) / 10;
    return {
      name: name || (bot ?? ''),
      ...(person !== undefined && { person: publicIdOf(person) }),
      decisions: waits.length,
      mean: waits.length === 0 ? 0 : round(sum / waits.length),
      longest: round(Math.max(0, ...waits)),
    };
  });
}
