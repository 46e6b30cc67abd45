import { at } from '../../core/counts.ts';
import { must } from '../../core/must.ts';
import { SEWER, STEPS } from './data.ts';
import type { Emit } from './events.ts';
import { figureName } from './moves.ts';
import { NONE, type State } from './state.ts';
import { effectOf, figuresLeftOf, leftOf, ownerOf, rightOf } from './town.ts';

/** Moves a figure, or with a melody all that stand with it, house by house, by a normal card and perhaps a step more. */
export function walk(s: State, figure: number, kind: number, more: number, together: boolean, emit?: Emit): void {
  const steps = STEPS[kind];
  // A card that lies face down for the viewer moves nobody in a view.
  if (steps === undefined) return;
  const dir = steps < 0 ? -1 : 1;
  const band = together ? figuresLeftOf(s, must(s.ahead[figure])) : undefined;
  const net = kind === SEWER ? 0 : band ? netOf(band) : effectOf(figure);
  for (let left = steps * dir + more; left > 0; left--) {
    const lane = must(s.ahead[figure]);
    const house = dir > 0 ? lane : leftOf(s.ring, lane);
    const next = dir > 0 ? rightOf(s.ring, lane) : house;
    if (band) for (const f of band) s.ahead[f] = next;
    else s.ahead[figure] = next;
    pass(s, house, dir, net, kind === SEWER, band ?? figure, emit);
  }
}

/** What figures do to a marker when they pass together. */
function netOf(band: readonly number[]): number {
  let net = 0;
  for (const figure of band) net += effectOf(figure);
  return net;
}

/** The net effect first, then the limits: never below the start, never above the roof. */
function pass(s: State, house: number, dir: number, net: number, sewer: boolean, who: number | readonly number[], emit?: Emit): void {
  const seat = ownerOf(s, house);
  const from = seat === NONE ? 0 : at(s.height, seat);
  const to = Math.max(0, Math.min(from + net, s.roof));
  if (seat !== NONE) s.height[seat] = to;
  if (!emit) return;
  const figures = (typeof who === 'number' ? [who] : who).map(figureName);
  const passing = { figures, count: figures.length, house, dir };
  if (seat === NONE) emit({ type: 'passed-neutral', ...passing });
  else if (sewer) emit({ type: 'sneaked', seat, ...passing });
  else emit({ type: 'passed', seat, net, from, to, ...passing });
}
