import type { Fairness } from '../core/fair.ts';
import { FORMAT, makeRecord, type RecordPlayer, writeRecord } from '../core/record.ts';
import type { StoredSeat, StoredTable } from '../store/rows.ts';
import type { ServerContext } from './context.ts';
import type { Memory } from './memory.ts';

/** The file of a table that no rules can show any more: what is stored, as it is. */
export async function looseRecord({ store }: ServerContext, id: string): Promise<string | undefined> {
  const stored = await store.load(id);
  if (!stored) return undefined;
  const { table, seats, entries } = stored;
  const { game, rules, options } = table;
  const fairness = { ...fairnessOf(table), seed: table.status === 'over' ? await store.secret(`seed/${id}`) : undefined };
  return writeRecord({ format: FORMAT, game, rules, players: playersOf(seats), options, fairness, entries });
}

/** All that may be seen of a table's chance at any time. */
export const fairnessOf = ({ commitment, contributions = [], part }: StoredTable): Fairness => ({
  commitment,
  contributions,
  ...(part?.tournament?.deals && { deals: true }),
});

const playersOf = (seats: readonly StoredSeat[]): RecordPlayer[] =>
  seats.map(({ name, bot }) => (bot === undefined ? { name } : { name: name || bot, bot }));

/** The file of a finished game; undefined while there are secrets in it. */
export function recordOf(memory: Memory, seed: string): string | undefined {
  const { running, table, seats } = memory;
  if (!running || table.status !== 'over') return undefined;
  const players = playersOf(seats);
  return writeRecord(
    makeRecord(
      { ...running.match, game: table.closed ? memory.game : running.match.game },
      {
        players,
        rules: table.rules,
        fairness: { ...fairnessOf(table), seed },
        times: running.times,
        closed: table.closed !== undefined,
      },
    ),
  );
}
