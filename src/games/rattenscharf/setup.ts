import { CHANCE } from '../../core/game.ts';
import type { RattenscharfOptions, State } from './state.ts';
import { GOODS } from './strips.ts';

const BEGINNER = { random: CHANCE, red: 0, green: 1 } as const;

export function setup(_seats: number, options: RattenscharfOptions): State {
  return {
    scoreShrunkGroups: options.scoreShrunkGroups,
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
