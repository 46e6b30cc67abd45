import type { Event } from '../events.ts';
import { cellAt } from '../grid.ts';
import { spread } from '../spread.ts';
import type { State } from '../state.ts';
import { symbolName } from '../strips.ts';

/** What a seat has scored in what happened. */
export const pointsIn = (events: readonly Event[], seat: number): number =>
  events.reduce((sum, event) => (event.type === 'scored' && event.seat === seat ? sum + event.points : sum), 0);

/** What is in sight on a cell. */
export const seenAt = (s: State, x: number, y: number): string => symbolName(spread(s.laid).symbol[cellAt(x, y)] ?? 0);
