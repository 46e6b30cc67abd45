import type { Viewer } from '../../core/game.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** Nothing is hidden: the strips to come have no order yet, and which ones they are can be worked out from those in sight. */
export const view = (s: State, _viewer: Viewer): State => copy(s);

const fields = (s: State): State => ({
  scoreShrunkGroups: s.scoreShrunkGroups,
  seat: s.seat,
  turnNumber: s.turnNumber,
  laid: s.laid.slice(),
  tray: s.tray.slice(),
  bag: s.bag.slice(),
  laying: [s.laying[0], s.laying[1]],
  final: [s.final[0], s.final[1]],
  ending: s.ending,
});

export const copy = (s: State): State => (s.lastFree ? { ...fields(s), lastFree: true } : fields(s));

export const redact = (e: Event, _viewer: Viewer): Event => e;

/** A view has no blanks to fill. */
export const imagine = (seen: State, viewer: Viewer): State => view(seen, viewer);
