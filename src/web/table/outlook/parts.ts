import type { Seat } from '../../../core/game.ts';
import type { OutlookCell, OutlookPart, OutlookRow } from '../../../core/outlook.ts';
import type { ScoreSheet } from '../../../core/sheet.ts';
import type { Phrase } from '../../../core/text.ts';
import { decider, standingOf } from '../dialogs/standing.ts';

/** Who is ahead if it ended now, by how much, and what that comes from. */
function lead(sheet: ScoreSheet, reader: Seat | undefined): Phrase[] {
  const { totals } = sheet;
  const standing = standingOf([], totals);
  const [first = 0, second = 0] = standing.order;
  const behind = reader !== undefined && standing.places[reader] !== 1;
  const rival = behind ? reader : second;
  const n = (totals[first] ?? 0) - (totals[rival] ?? 0);
  if (n === 0) return [{ key: 'outlook.now.level', params: { n: totals[first] ?? 0 } }];
  const most = decider(sheet, standing, reader);
  return [
    behind ? { key: 'outlook.now.behind', params: { seat: first, n } } : { key: 'outlook.now.ahead', params: { seat: first, rival, n } },
    ...(most ? [{ key: 'outlook.now.most', params: { category: most.category, n: most.lead } }] : []),
  ];
}

/** The score sheet as one more table: what is nobody's yet is left out. */
export function sheetPart(sheet: ScoreSheet, reader: Seat | undefined): OutlookPart {
  const { categories, rows, totals } = sheet;
  const best = Math.max(...totals);
  const lines: OutlookRow[] = categories.map((category, i) => ({
    head: { key: `score.${category}` },
    cells: rows.map((row) => ({ n: row[i] ?? 0 })),
  }));
  // Where columns only break ties their sum says nothing.
  const summed = rows.every((row, seat) => row.reduce((sum, n) => sum + n, 0) === totals[seat]);
  const total: OutlookRow = {
    head: { key: 'outlook.now.total' },
    cells: totals.map((n) => ({ n, mark: n === best ? 'ahead' : undefined })),
  };
  const told = lines.filter(({ cells }) => cells.some(({ n }) => n !== 0));
  return { id: 'now', notes: lead(sheet, reader), columns: totals.map((_, seat) => seat), rows: summed ? [...told, total] : told };
}

/** The same cell after what is prepared; undefined where nothing changes. */
export function changed(after: readonly OutlookPart[], part: OutlookPart, row: OutlookRow, i: number): OutlookCell | undefined {
  const name = JSON.stringify(row.head);
  const then = after.find(({ id }) => id === part.id)?.rows.find(({ head }) => JSON.stringify(head) === name)?.cells[i];
  return then && then.n !== row.cells[i]?.n ? then : undefined;
}
