import type { Seat, Viewer } from '../../../core/game.ts';
import type { Gain } from '../../kit/board.ts';
import { type LogTurn, summed } from './turns.ts';

/** What changed for somebody since the reader's last deed. */
export interface Change {
  readonly seat: Seat;
  readonly gains: readonly Gain[];
  /** What they did last, in a few words. */
  readonly text: string;
  /** The log length from where it can be seen again. */
  readonly from: number;
}

/** One for each player who acted or got something; nothing once the reader has acted again, or before the first deed. */
export function changesSince(turns: readonly LogTurn[], reader: Viewer): readonly Change[] {
  const own = turns.findLastIndex(({ seat, rows }) => seat === reader && rows.some((row) => row.seat === reader));
  if (reader === null || own < 0) return [];
  const rows = turns.slice(own + 1).flatMap((turn) => turn.rows);
  let from = (turns[own]?.rows.at(-1)?.n ?? -1) + 1;
  const changes = new Map<Seat, Change>();
  for (const row of rows) {
    for (const gain of row.gains) note(changes, gain.seat, '', from, [gain]);
    if (row.seat !== undefined) note(changes, row.seat, row.text, from, []);
    from = row.n + 1;
  }
  return [...changes.values()].sort((a, b) => a.from - b.from || a.seat - b.seat);
}

function note(changes: Map<Seat, Change>, seat: Seat, text: string, from: number, gains: readonly Gain[]): void {
  const known = changes.get(seat);
  changes.set(seat, {
    seat,
    gains: summed([...(known?.gains ?? []), ...gains]).filter(({ amount }) => amount !== 0),
    text: text || known?.text || '',
    from: known?.from ?? from,
  });
}
