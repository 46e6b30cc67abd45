import { type GameRecord, writeRecord } from '../../../core/record.ts';

/** Offers a game as a file to keep. */
export function saveRecord(record: GameRecord, at: number): void {
  const url = URL.createObjectURL(new Blob([writeRecord(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${record.game}-${new Date(at).toISOString().slice(0, 16).replaceAll(':', '')}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
