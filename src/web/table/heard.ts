import type { AnyEvent, AnyGame, Viewer } from '../../core/game.ts';
import type { Happened } from '../../protocol/to-browser.ts';

interface Hearing {
  readonly viewer: Viewer;
  readonly told: readonly Happened[];
}

const last = new WeakMap<readonly Happened[], Hearing>();

/**
 * The events as a viewer may hear them. That something was taken back everybody may know. The same list for the same events
 * and viewer: whoever watches the list must not take an equal one for news.
 */
export function heard(game: AnyGame, events: readonly Happened[], viewer: Viewer): readonly Happened[] {
  const known = last.get(events);
  if (known?.viewer === viewer) return known.told;
  const told = events.flatMap(({ n, event }) => {
    const allowed = event.type === 'take-back' ? event : (game.redact(event, viewer) as AnyEvent | undefined);
    return allowed ? [{ n, event: allowed }] : [];
  });
  last.set(events, { viewer, told });
  return told;
}
