import { makeRecord, type RecordPlayer, writeRecord } from '../core/record.ts';
import type { Memory } from './memory.ts';

/** The file of a finished game; undefined while there are secrets in it. */
export function recordOf(memory: Memory, seed: string): string | undefined {
  const { running, table, seats } = memory;
  if (!running || table.status !== 'over') return undefined;
  const players = seats.map(({ name, bot }): RecordPlayer => (bot === undefined ? { name } : { name: name || bot, bot }));
  const { commitment, contributions = [] } = table;
  return writeRecord(makeRecord(running.match, { players, fairness: { commitment, contributions, seed }, times: running.times }));
}
