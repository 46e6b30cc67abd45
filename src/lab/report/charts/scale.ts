import { type Html, html } from '../html.ts';

/** Where a value lies between two ends, as an SVG length: pictures are as wide as the page, letters keep their size. */
export type Scale = (value: number) => string;

export function scale(from: number, to: number): Scale {
  const width = to - from || 1;
  return (value) => `${((100 * (value - from)) / width).toFixed(2)}%`;
}

/** A round step that cuts `width` into at most `parts`: 1, 2 or 5 times a power of ten. */
export function roundStep(width: number, parts: number): number {
  const rough = Math.max(width, 1e-9) / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((n) => n * power >= rough - 1e-12) ?? 10);
}

/** The round numbers from `from` to `to`, both included where they are round. */
export function ticks(from: number, to: number, parts: number): number[] {
  const step = roundStep(to - from, parts);
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => Number(((first + i) * step).toFixed(10)));
}

/** Numbers below a picture; those at the ends stay within the page. */
export const axis = (marks: readonly number[], x: Scale, name: (mark: number) => string = String): Html =>
  html`<div class="axis" aria-hidden="true"><svg width="100%" height="20">${marks.map(
    (m) => html`<text x="${x(m)}" y="14" text-anchor="${anchor(x(m))}">${name(m)}</text>`,
  )}</svg></div>`;

export const anchor = (at: string): string => (Number.parseFloat(at) < 2 ? 'start' : Number.parseFloat(at) > 98 ? 'end' : 'middle');
