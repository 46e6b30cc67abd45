import type { GamePackage } from '../core/registry.ts';
import { GAMES } from '../games/index.ts';
import { unknown } from './fault.ts';

export const gameIds = (): string[] => Object.keys(GAMES);

/** The rules and words of the game that the user named. */
export async function loadGame(id: string): Promise<GamePackage> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id as keyof typeof GAMES] : undefined;
  if (!load) throw unknown('game', id, gameIds());
  return load();
}
