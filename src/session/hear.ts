import type { AnyEvent, AnyGame, Viewer } from '../core/game.ts';
import { type Happening, isRefereesOwn } from '../core/match.ts';

/** What of an event a viewer may hear; undefined for nothing. What the referee itself says, everybody may. */
export const hear = (game: AnyGame, event: AnyEvent, viewer: Viewer): AnyEvent | undefined =>
  isRefereesOwn(event) ? event : game.redact(event, viewer);

/** What happened from log position `from` on, and before `to`, as `viewer` may hear it. */
export function heard(game: AnyGame, happened: readonly Happening[], viewer: Viewer, from = 0, to = Number.POSITIVE_INFINITY): Happening[] {
  const told: Happening[] = [];
  for (let i = firstSince(happened, from); i < happened.length; i++) {
    const happening = happened[i];
    if (!happening || happening.n >= to) break;
    const event = hear(game, happening.event, viewer);
    if (event) told.push(event === happening.event ? happening : { n: happening.n, event });
  }
  return told;
}

/** Looked for from the end, where a running game is. */
function firstSince(happened: readonly Happening[], from: number): number {
  let i = from > 0 ? happened.length : 0;
  while (i > 0 && (happened[i - 1]?.n ?? 0) >= from) i--;
  return i;
}
