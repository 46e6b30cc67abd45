import { type Html, html } from '../html.ts';
import type { Wording } from '../wording.ts';
import { axis, type Scale, scale, ticks } from './scale.ts';

/** Points by category of one kind of player. */
export interface StackedRow {
  readonly name: string;
  readonly values: readonly number[];
  readonly total: number;
}

/** Fills of the house that go with letters in bone or ink; the order tells neighbours apart by lightness as well as by hue. */
const FILLS = [
  ['#9c2a20', '#fff3da'],
  ['#dfa320', '#2a1b12'],
  ['#27568a', '#fff3da'],
  ['#4f9484', '#2a1b12'],
  ['#f7f0e2', '#2a1b12'],
  ['#8e6033', '#fff3da'],
  ['#c9a6b8', '#2a1b12'],
  ['#3f4a2c', '#fff3da'],
] as const;
const fillOf = (i: number) => FILLS[i % FILLS.length] ?? FILLS[0];

/** Narrower pieces have no room for their number; the table below the picture has it. */
const ROOM = 0.085;

/** A bar for each row; what costs points hangs to the left of nought. */
export function stackedChart(caption: string, categories: readonly string[], rows: readonly StackedRow[], wording: Wording): Html {
  const { t } = wording;
  const from = Math.min(0, ...rows.map((r) => sum(r.values.filter((v) => v < 0))));
  const to = Math.max(1, ...rows.map((r) => sum(r.values.filter((v) => v > 0))));
  const x = scale(from, to);
  const marks = ticks(from, to, 8);
  return html`<ul class="key">${categories.map((c, i) => html`<li>${swatch(i)} ${c}</li>`)}</ul>
<table class="chart" role="table"><caption>${caption}</caption>
<thead role="rowgroup" class="hidden"><tr role="row"><th role="columnheader" scope="col">${t('col.player')}</th><th role="columnheader" scope="col">${t('col.picture')}</th><th role="columnheader" scope="col">${t('col.together')}</th></tr></thead>
<tbody role="rowgroup">${rows.map((row) => line(row, categories, x, marks, to - from, wording))}</tbody></table>
${axis(marks, x)}`;
}

const swatch = (i: number): Html =>
  html`<svg width="18" height="18" aria-hidden="true"><rect class="piece" x="1" y="1" width="16" height="16" rx="2" fill="${fillOf(i)[0]}"/></svg>`;

function line(row: StackedRow, categories: readonly string[], x: Scale, marks: readonly number[], width: number, wording: Wording): Html {
  let [right, left] = [0, 0];
  const pieces = row.values.map((value, i) => {
    const from = value >= 0 ? right : left + value;
    if (value >= 0) right += value;
    else left += value;
    return piece(categories[i] ?? '', value, i, x(from), (100 * Math.abs(value)) / width, x(from + Math.abs(value) / 2), wording);
  });
  return html`<tr role="row"><th role="rowheader" scope="row">${row.name}</th>
<td role="cell" class="plot"><svg width="100%" height="36" aria-hidden="true">${marks.map((m) => html`<line class="grid" x1="${x(m)}" x2="${x(m)}" y1="0" y2="36"/>`)}${pieces}<line class="nought" x1="${x(0)}" x2="${x(0)}" y1="0" y2="36"/></svg></td>
<td role="cell" class="value"><strong>${wording.decimal(row.total, 1)}</strong> <span>${wording.t('points.word')}</span></td></tr>
`;
}

function piece(category: string, value: number, i: number, from: string, width: number, middle: string, { decimal }: Wording): Html {
  if (value === 0) return html``;
  const [fill, letters] = fillOf(i);
  const label =
    width / 100 >= ROOM
      ? html`<text class="in" x="${middle}" y="23" text-anchor="middle" fill="${letters}">${decimal(value, 1)}</text>`
      : undefined;
  return html`<rect class="piece" x="${from}" y="5" width="${width.toFixed(2)}%" height="26" fill="${fill}"><title>${category}: ${decimal(value, 2)}</title></rect>${label}`;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
