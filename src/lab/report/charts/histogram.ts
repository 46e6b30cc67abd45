import { type Distribution, spread, total } from '../../distribution.ts';
import { type Html, html } from '../html.ts';
import type { Wording } from '../wording.ts';
import { anchor, roundStep, scale, ticks } from './scale.ts';

const HEIGHT = 190;
const FLOOR = HEIGHT - 26;
/** Few games in many bars make a comb. */
const mostBars = (games: number): number => Math.min(36, Math.max(8, Math.ceil(2 * Math.sqrt(games))));

interface Bar {
  readonly from: number;
  readonly times: number;
}

/** Neighbouring numbers together, so that a shape can be seen. */
export function bars(distribution: Distribution): { readonly step: number; readonly bars: readonly Bar[] } {
  const { min, max } = spread(distribution);
  const step = Math.max(1, Math.ceil(roundStep(max - min + 1, mostBars(total(distribution)))));
  const first = Math.floor(min / step);
  const counts = Array<number>(Math.floor(max / step) - first + 1).fill(0);
  for (const [value, times] of distribution) {
    const i = Math.floor(value / step) - first;
    counts[i] = (counts[i] ?? 0) + times;
  }
  return { step, bars: counts.map((times, i) => ({ from: (first + i) * step, times })) };
}

/** How often each length came up, with the middle of all games marked. */
export function histogram(distribution: Distribution, { t, percent }: Wording): Html {
  const s = spread(distribution);
  const { step, bars: all } = bars(distribution);
  const from = all[0]?.from ?? 0;
  const to = (all.at(-1)?.from ?? 0) + step;
  const x = scale(from, to);
  const most = Math.max(...all.map((b) => b.times));
  const n = total(distribution);
  // A bar of one number stands beside its left edge; its middle is what is meant.
  const at = (value: number): string => x(value + (step === 1 ? 0.5 : 0));
  const label = t('length.half', { median: s.median, low: s.low, high: s.high, most: percent(most / n) });
  return html`<figure><svg class="histogram" width="100%" height="${HEIGHT}" role="img" aria-label="${label}" overflow="visible">
${all.map(({ from: first, times }) => {
  const height = (FLOOR - 22) * (times / most);
  const share = percent(times / n);
  const name = step === 1 ? t('length.one', { from: first, share }) : t('length.many', { from: first, to: first + step - 1, share });
  return html`<rect class="bar" x="${x(first)}" y="${(FLOOR - height).toFixed(1)}" width="${(100 / all.length).toFixed(3)}%" height="${height.toFixed(1)}"><title>${name}</title></rect>`;
})}
<line class="floor" x1="0" x2="100%" y1="${FLOOR}" y2="${FLOOR}"/>
<line class="fair" x1="${at(s.median)}" x2="${at(s.median)}" y1="16" y2="${FLOOR}"/>
<text class="note" x="${at(s.median)}" y="11" text-anchor="middle">${t('length.median', { n: s.median })}</text>
${ticks(from, to, 7).map((t) => html`<text x="${at(t)}" y="${FLOOR + 18}" text-anchor="${anchor(at(t))}">${t}</text>`)}
</svg><figcaption>${label}</figcaption></figure>`;
}
