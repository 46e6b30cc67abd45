import { CHANCE } from '../../core/game.ts';
import type { RattenscharfOptions, State } from './state.ts';
import { GOODS } from './strips.ts';

const BEGINNER = { random: CHANCE, red: 0, green: 1 } as const;

export function setup(_seats: number, options: RattenscharfOptions): State {
  return {
    scoreShrunkGroups: options.scoreShrunkGroups,
    // Absent otherwise: positions that were kept before there was this choice stay as they are.
    ...(options.lastStrip === 'free' && { lastFree: true as const }),
    seat: BEGINNER[options.start],
    turnNumber: 1,
    laid: [],
    tray: [],
    bag: GOODS.slice(),
    laying: [0, 0],
    final: [0, 0],
    ending: null,
  };
}
