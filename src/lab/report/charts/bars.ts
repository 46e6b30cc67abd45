import { type Html, html } from '../html.ts';
import type { Wording } from '../wording.ts';
import { scale } from './scale.ts';

export interface BarRow {
  readonly name: string;
  readonly note: string;
  readonly share: number;
}

interface Axes {
  /** What the rows are, and what their shares are of. */
  readonly what?: string;
  readonly share?: string;
  /** The share of a bar as wide as the picture. */
  readonly to?: number;
}

/** Parts of a whole, one bar each. */
export function barChart(caption: string, rows: readonly BarRow[], { t, percent }: Wording, axes: Axes = {}): Html {
  const { what = t('col.reason'), share = t('col.games'), to = 1 } = axes;
  const x = scale(0, to);
  return html`<table class="chart wide" role="table"><caption>${caption}</caption>
<thead role="rowgroup" class="hidden"><tr role="row"><th role="columnheader" scope="col">${what}</th><th role="columnheader" scope="col">${t('col.picture')}</th><th role="columnheader" scope="col">${share}</th></tr></thead>
<tbody role="rowgroup">${rows.map(
    (row) => html`<tr role="row"><th role="rowheader" scope="row">${row.name} <span>${row.note}</span></th>
<td role="cell" class="plot"><svg width="100%" height="34" aria-hidden="true"><line class="nought" x1="0" x2="0" y1="0" y2="34"/><rect class="bar" x="0" y="6" width="${x(row.share)}" height="22"/></svg></td>
<td role="cell" class="value"><strong>${percent(row.share)}</strong></td></tr>
`,
  )}</tbody></table>`;
}
