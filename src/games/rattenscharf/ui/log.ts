import type { LogKind, LogShape } from '../../../web/kit/board.ts';
import type { Event } from '../events.ts';
import { icons } from './phrases.ts';

const kinds: Partial<Record<Event['type'], LogKind>> = { started: 'setup', revealed: 'turn', scored: 'part' };

/** A strip is a line; the points it brings stand beside it. */
export const log: LogShape<Event> = {
  kinds,
  gains(event) {
    if (event.type !== 'scored' && event.type !== 'final-group') return [];
    return [{ seat: event.seat, amount: event.points, icon: icons(event)[0] }];
  },
};
