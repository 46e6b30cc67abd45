import type { Advice } from '../../core/game.ts';
import { total } from './score.ts';
import type { State } from './state.ts';

export const advice: Advice<State> = { value: (s, seat) => total(s, seat) * 100 };
