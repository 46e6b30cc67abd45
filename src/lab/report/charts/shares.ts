import { type Html, html } from '../html.ts';
import type { Wording } from '../wording.ts';
import { axis, type Scale, scale, ticks } from './scale.ts';

export interface ShareRow {
  readonly name: string;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly note?: string | undefined;
}

/** How a share stands to what is fair. */
export type Standing = 'above' | 'below' | 'level';

/** By how much a 95 % interval is stretched so that a whole picture of so many rows misleads in one case of twenty (Bonferroni). */
const STRETCH = [1, 1, 1.144, 1.221, 1.274, 1.314];

/** Whether a row out of `rows` is clear of the fair share. With many rows one of them strays by chance, and nobody should redesign a board for it. */
export function standing({ share, low, high }: Omit<ShareRow, 'name'>, fair: number, rows: number): Standing {
  const stretch = STRETCH[rows] ?? 1.4;
  if (share - stretch * (share - low) > fair) return 'above';
  return share + stretch * (high - share) < fair ? 'below' : 'level';
}

/** How far the true shares may lie from those that were seen: nothing smaller can be told. */
export const blur = (rows: readonly ShareRow[]): number =>
  (STRETCH[rows.length] ?? 1.4) * Math.max(...rows.map(({ share, low, high }) => Math.max(share - low, high - share)));

/** A table whose second column is a picture: the share as a mark on its 95 % interval, the fair share as a broken line. */
export function shareChart(caption: string, what: string, rows: readonly ShareRow[], fair: number, wording: Wording): Html {
  const { t } = wording;
  const highest = Math.max(fair, ...rows.map((r) => r.high));
  const to = Math.min(1, Math.ceil(highest * 10 + 0.2) / 10);
  const x = scale(0, to);
  const marks = ticks(0, to, 5);
  return html`<table class="chart" role="table"><caption>${caption}</caption>
<thead role="rowgroup" class="hidden"><tr role="row"><th role="columnheader" scope="col">${what}</th><th role="columnheader" scope="col">${t('col.picture')}</th><th role="columnheader" scope="col">${t('col.wins')}</th></tr></thead>
<tbody role="rowgroup">${rows.map((row) => line(row, standing(row, fair, rows.length), fair, x, marks, wording))}</tbody>
</table>${axis(marks, x, (m) => `${Math.round(100 * m)} %`)}`;
}

const line = (
  row: ShareRow,
  kind: Standing,
  fair: number,
  x: Scale,
  marks: readonly number[],
  wording: Wording,
): Html => html`<tr role="row">
<th role="rowheader" scope="row">${row.name}</th>
<td role="cell" class="plot"><svg width="100%" height="34" aria-hidden="true">${marks.map((m) => html`<line class="grid" x1="${x(m)}" x2="${x(m)}" y1="0" y2="34"/>`)}<line class="fair" x1="${x(fair)}" x2="${x(fair)}" y1="0" y2="34"/><line class="whisker" x1="${x(row.low)}" x2="${x(row.high)}" y1="17" y2="17"/>${mark(kind, x(row.share))}</svg></td>
<td role="cell" class="value"><strong>${wording.percent(row.share)}</strong> <span>${interval(row, wording)}</span>${row.note === undefined ? undefined : html` <em>${row.note}</em>`}</td></tr>
`;

/** "32.1 – 36.2 %" */
const interval = ({ low, high }: ShareRow, { decimal, percent }: Wording): string => `${decimal(100 * low, 1)} – ${percent(high)}`;

const SHAPES: Readonly<Record<Standing, Html>> = {
  above: html`<path class="above" d="M-8 6 0-8 8 6Z"/>`,
  below: html`<path class="below" d="M-8-6 0 8 8-6Z"/>`,
  level: html`<circle class="level" r="6.5"/>`,
};

const mark = (kind: Standing, x: string): Html => html`<svg x="${x}" y="17" overflow="visible">${SHAPES[kind]}</svg>`;

/** What the marks mean, once a page. */
export const shareKey = ({ t }: Wording): Html =>
  html`<ul class="key">${(
    [
      ['above', t('key.above')],
      ['below', t('key.below')],
      ['level', t('key.level')],
    ] as const
  ).map(
    ([kind, text]) => html`<li><svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">${SHAPES[kind]}</svg> ${text}</li>`,
  )}<li><svg width="10" height="18" aria-hidden="true"><line class="fair" x1="5" x2="5" y1="0" y2="18"/></svg> ${t('key.fair')}</li><li><svg width="26" height="18" aria-hidden="true"><line class="whisker" x1="2" x2="24" y1="9" y2="9"/></svg> ${t('key.interval')}</li></ul>`;
