import type { Learned } from '../../../core/learned.ts';
import type { State } from '../state.ts';
import { features } from './features.ts';

export const learned: Learned<State> = { features };
