import { REFEREE_TEXTS } from '../core/referee-texts.ts';
import type { GamePackage } from '../core/registry.ts';
import type { Catalogue, Lang } from '../core/text.ts';
import { GAMES } from '../games/index.ts';
import { SERVER_TEXTS } from '../protocol/server-texts.ts';

const loaders: Readonly<Record<string, () => Promise<GamePackage>>> = GAMES;

/** The rules and words of a game, or undefined if this house does not have it. */
export async function loadGame(id: string): Promise<GamePackage | undefined> {
  return Object.hasOwn(loaders, id) ? loaders[id]?.() : undefined;
}

/** All that the page may have to say about a game: its own words, the referee's and the server's. */
export async function loadWords(pack: GamePackage, lang: Lang): Promise<Catalogue> {
  const [referee, server, own] = await Promise.all([REFEREE_TEXTS[lang](), SERVER_TEXTS[lang](), pack.texts[lang]()]);
  return { ...referee, ...server, ...own };
}
