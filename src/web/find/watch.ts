import type { Watchable } from '../../protocol/api.ts';
import { askJson } from '../net/api.ts';

/** Games that are being played where everybody may look on. */
export const watchableGames = () => askJson<Watchable>('/api/watch', 'GET', 'games');
