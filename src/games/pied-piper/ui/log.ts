import type { LogKind, LogShape } from '../../../web/kit/board.ts';
import type { Event } from '../events.ts';
import { symbol } from './art/drawings.ts';

const kinds: Partial<Record<Event['type'], LogKind>> = {
  started: 'setup',
  revealed: 'quiet',
  drawn: 'quiet',
  reshuffled: 'quiet',
  'hand-discarded': 'quiet',
  cleared: 'quiet',
  activated: 'quiet',
  'turned-up': 'part',
  passed: 'part',
  sneaked: 'part',
  'passed-neutral': 'part',
};

/** A card is a line, and so is each figure that walks; what it does to the houses it passes stands beside it. */
export const log: LogShape<Event> = {
  kinds,
  gains(event) {
    if (event.type === 'passed') return [{ seat: event.seat, amount: event.to - event.from }];
    return event.type === 'left' ? [{ seat: event.taker, amount: event.count, icon: symbol('marker') }] : [];
  },
};
