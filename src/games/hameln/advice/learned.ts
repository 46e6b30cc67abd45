import type { Learned } from '../../../core/learned.ts';
import type { State } from '../state.ts';
import { features } from './features.ts';
import network from './network.json' with { type: 'json' };

export const learned: Learned<State> = { features, network };
