import { FIGURES, SEWER, STEPS } from './data.ts';
import type { Emit } from './events.ts';
import { figureName } from './moves.ts';
import { NONE, type State } from './state.ts';
import { effectOf, leftOf, ownerOf, rightOf } from './town.ts';

/** Moves a figure, or with a melody all that stand with it, house by house, by a normal card and perhaps a step more. */
export function walk(s: State, figure: number, kind: number, more: number, together: boolean, emit?: Emit): void {
  const steps = STEPS[kind] ?? 0;
  const dir = steps < 0 ? -1 : 1;
  const from = s.ahead[figure] ?? NONE;
  const net = kind === SEWER ? 0 : together ? netOf(s, from) : effectOf(figure);
  let at = from;
  for (let left = steps * dir + more; left > 0; left--) {
    const house = dir > 0 ? at : leftOf(s.ring, at);
    at = dir > 0 ? rightOf(s.ring, at) : house;
    if (emit) tellPassing(s, house, dir, net, kind === SEWER, movers(s, figure, from, together), emit);
    lift(s, house, net);
  }
  if (!together) s.ahead[figure] = at;
  else for (let f = 0; f < FIGURES.length; f++) if (s.ahead[f] === from) s.ahead[f] = at;
}

/** What the figures of a lane do to a marker when they pass together. */
function netOf(s: State, lane: number): number {
  let net = 0;
  for (let f = 0; f < FIGURES.length; f++) if (s.ahead[f] === lane) net += effectOf(f);
  return net;
}

/** The net effect first, then the limits: never below the start, never above the roof. */
const limited = (s: State, height: number): number => Math.max(0, Math.min(height, s.roof));

function lift(s: State, house: number, net: number): void {
  const owner = ownerOf(s, house);
  if (owner !== NONE) s.height[owner] = limited(s, (s.height[owner] ?? 0) + net);
}

const movers = (s: State, figure: number, lane: number, together: boolean): number[] =>
  together ? FIGURES.flatMap((_, f) => (s.ahead[f] === lane ? [f] : [])) : [figure];

function tellPassing(s: State, house: number, dir: number, net: number, sewer: boolean, group: readonly number[], emit: Emit): void {
  const passing = { figures: group.map(figureName), count: group.length, house, dir };
  const seat = ownerOf(s, house);
  const from = s.height[seat] ?? 0;
  if (seat === NONE) emit({ type: 'passed-neutral', ...passing });
  else if (sewer) emit({ type: 'sneaked', seat, ...passing });
  else emit({ type: 'passed', seat, net, from, to: limited(s, from + net), ...passing });
}
