import type { LogKind, LogShape } from '../../../web/kit/board.ts';
import type { Event } from '../events.ts';
import { symbol } from './art/drawings.ts';

const RAT = symbol('bonus-rat');
const LOOT = symbol('loot-crate');
const POINT = symbol('bonus-point');

const kinds: Partial<Record<Event['type'], LogKind>> = {
  removed: 'setup',
  dealt: 'setup',
  swapped: 'setup',
  started: 'setup',
  nested: 'part',
  'round-began': 'quiet',
  chosen: 'quiet',
  revealed: 'part',
  paid: 'part',
  recruited: 'part',
  lifted: 'part',
  expelled: 'part',
  looted: 'part',
  'bonus-loot': 'part',
  'bonus-lapsed': 'quiet',
  taken: 'part',
  trophy: 'part',
  'mission-led': 'quiet',
  'mission-tied': 'quiet',
  'mission-blocked': 'quiet',
  'mission-saved': 'quiet',
  'round-ended': 'quiet',
};

/** A figure is a line with the loot and the rats of its turn; rooms, claims and missions are lines of their own. */
export const log: LogShape<Event> = {
  kinds,
  round: (event) => (event.type === 'round-began' ? event.round : undefined),
  gains(e) {
    switch (e.type) {
      case 'paid':
        return [{ seat: e.seat, amount: -1, icon: LOOT }];
      case 'looted':
      case 'bonus-loot':
        return [{ seat: e.seat, amount: 1, icon: LOOT }];
      case 'recruited':
        return [{ seat: e.seat, amount: 1, icon: RAT }];
      case 'nested':
        return [{ seat: e.seat, amount: e.rats, icon: RAT }];
      case 'expelled':
        return [{ seat: e.rival, amount: -e.gone, icon: RAT }];
      case 'mission-scored':
        return [{ seat: e.seat, amount: e.points, icon: POINT }];
      case 'final':
        return [{ seat: e.seat, amount: e.points, icon: POINT }];
      default:
        return [];
    }
  },
  result: (e) => (e.type === 'claim-won' || e.type === 'claim-tied' || e.type === 'claim-lost' ? `${e.power} : ${e.theirs}` : undefined),
};
