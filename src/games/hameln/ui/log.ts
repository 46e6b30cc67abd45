import type { Gain, LogKind, LogShape } from '../../../web/kit/board.ts';
import type { Event } from '../events.ts';
import { childDrawing, type Drawing, goodDrawing, symbol } from './art/drawings.ts';

const of = (drawing: Drawing, seat: number, amount: number): readonly Gain[] => [{ seat, amount, icon: symbol(drawing) }];

const kinds: Partial<Record<Event['type'], LogKind>> = {
  'order-drawn': 'setup',
  endowed: 'setup',
  'marker-laid': 'setup',
  'turn-began': 'turn',
  'round-began': 'quiet',
  acted: 'quiet',
  named: 'quiet',
  made: 'part',
  'sold-out': 'part',
  earned: 'part',
  prepared: 'part',
  'no-child': 'part',
  'rat-placed': 'quiet',
  'rats-strayed': 'quiet',
  'moved-in': 'part',
  climbed: 'part',
  'trap-drawn': 'part',
  'rat-caught': 'part',
  freed: 'part',
  'piper-moved': 'part',
  passed: 'quiet',
  'kings-left': 'quiet',
  'bribe-banked': 'quiet',
};

/** A house that works, a wedding, a sale is a line each; what they bring stands beside them. */
export const log: LogShape<Event> = {
  kinds,
  round: (event) => (event.type === 'round-began' ? event.round : undefined),
  gains(e) {
    switch (e.type) {
      case 'endowed':
      case 'earned':
      case 'sold':
        return of('florin', e.seat, e.florins);
      case 'moved-in':
        return of('florin', e.groom, -e.florins);
      case 'cat-bought':
      case 'bribed':
      case 'paid':
      case 'influence-bought':
        return of('florin', e.seat, -e.florins);
      case 'cat-taken':
        return [...of('florin', e.seat, -e.florins), ...of('florin', e.from, e.share)];
      case 'made':
        return of(goodDrawing(e.good), e.seat, 1);
      case 'prepared':
        return of(childDrawing(e.sex), e.seat, 1);
      case 'trap-drawn':
        return of('trap', e.seat, 1);
      case 'went':
        return [{ seat: e.seat, amount: -e.points }];
      case 'scored':
        return [{ seat: e.seat, amount: e.points }];
      default:
        return [];
    }
  },
};
