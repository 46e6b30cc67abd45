import type { ColumnSpread } from '../columns.ts';
import type { Spread } from '../distribution.ts';
import { type Html, html } from './html.ts';
import type { Wording } from './wording.ts';

/** A table of numbers; it scrolls where the page is narrow, also by keys. */
export const numbers = (caption: string, head: readonly Html[], rows: readonly Html[]): Html =>
  html`<div class="scroll" role="region" tabindex="0" aria-label="${caption}"><table class="numbers"><caption>${caption}</caption><thead>${head}</thead><tbody>${rows}</tbody></table></div>`;

const head = (text: string, kind = ''): Html => html`<th class="${kind}" scope="col">${text}</th>`;
const columns = ({ t }: Wording): string[] => [t('col.mean'), '5 %', t('col.median'), '95 %'];

const cells = ({ mean, low, median, high }: Spread, { decimal }: Wording, winners = ''): Html[] =>
  [decimal(mean, 2), low, median, high].map((n) => html`<td class="${winners}">${n}</td>`);

export const spreadTable = (caption: string, rows: Readonly<Record<string, Spread>>, wording: Wording): Html =>
  numbers(
    caption,
    [html`<tr><td></td>${columns(wording).map((h) => head(h))}</tr>`],
    Object.entries(rows).map(([name, s]) => html`<tr><th scope="row">${name}</th>${cells(s, wording)}</tr>`),
  );

/** The numbers of all players, and of the winners beside them. */
export const columnTable = (caption: string, rows: Readonly<Record<string, ColumnSpread>>, wording: Wording): Html =>
  numbers(
    caption,
    [
      html`<tr><td></td>${[wording.t('everybody'), wording.t('winners')].map((who, i) => html`<th class="group ${i === 1 ? 'win' : ''}" scope="colgroup" colspan="4">${who}</th>`)}</tr>`,
      html`<tr><td></td>${columns(wording).map((h) => head(h))}${columns(wording).map((h) => head(h, 'win'))}</tr>`,
    ],
    Object.entries(rows).map(
      ([name, { all, winners }]) => html`<tr><th scope="row">${name}</th>${cells(all, wording)}${cells(winners, wording, 'win')}</tr>`,
    ),
  );
