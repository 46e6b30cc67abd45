import { CHANCE } from '../../core/game.ts';
import { SECOND_POINT } from './data.ts';
import type { RattenscharfOptions, State } from './state.ts';
import { GOODS } from './strips.ts';

const BEGINNER = { random: CHANCE, red: 0, green: 1 } as const;

export function setup(_seats: number, options: RattenscharfOptions): State {
  const second = options.startPoints === 'evened' ? SECOND_POINT : 0;
  return {
    scoreShrunkGroups: options.scoreShrunkGroups,
    // Absent otherwise: positions that were kept before there was this choice stay as they are.
    ...(options.lastStrip === 'free' && { lastFree: true as const }),
    seat: BEGINNER[options.start],
    turnNumber: 1,
    laid: [],
    tray: [],
    bag: GOODS.slice(),
    // As if red began, until it is drawn: `steps/start.ts`.
    laying: options.start === 'green' ? [second, 0] : [0, second],
    final: [0, 0],
    ending: null,
  };
}
