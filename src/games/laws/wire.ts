import { delta, hashOf, patch } from '../../core/delta.ts';
import { canonical, equal } from '../../core/equal.ts';
import { viewers } from '../../core/knowledge.ts';
import { difference, type Probe } from './probe.ts';

const sent = (x: unknown): unknown => (x === undefined ? undefined : JSON.parse(JSON.stringify(x)));

/**
 * What a server tells of a step is how the viewer's own view and sheet have changed: patched onto the old ones they are the new ones,
 * for every viewer, there and back. `before` is the state before the step.
 */
export function deltaLaw(p: Probe, before: unknown): void {
  for (const viewer of viewers(p.match.seats)) {
    const [old, now] = [before, p.match.state].map((state) => shown(p, state, viewer));
    follow(p, `viewer ${viewer}`, old, now);
    follow(p, `viewer ${viewer}, back`, now, old);
  }
}

/** The sheet is made from the view, as a server does it. */
function shown({ game }: Probe, state: unknown, viewer: number | null): unknown {
  const view: unknown = game.view(state, viewer);
  return { view, sheet: game.sheet(view) };
}

function follow(p: Probe, who: string, old: unknown, now: unknown): void {
  const base = sent(old);
  const change = delta(old, now);
  const patched = change ? patch(base, sent(change)) : base;
  if (!equal(patched, now)) p.report('delta', `${who}: ${difference(patched, now)}`);
  else if (hashOf(patched) !== hashOf(now)) p.report('delta', `${who}: another hash of ${canonical(now).slice(0, 80)}`);
}
