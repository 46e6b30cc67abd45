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

/** All that a page may have to say about a game on this device: its own words and the referee's. */
export async function loadWords(pack: GamePackage, lang: Lang): Promise<Catalogue> {
  const [referee, own] = await Promise.all([REFEREE_TEXTS[lang](), pack.texts[lang]()]);
  return { ...referee, ...own };
}

/** The same as far as a first move needs it. */
export async function loadFirstWords(pack: GamePackage, lang: Lang): Promise<Catalogue> {
  const [referee, own] = await Promise.all([REFEREE_TEXTS[lang](), (pack.firstTexts ?? pack.texts)[lang]()]);
  return { ...referee, ...own };
}

/** The same where the server has something to say besides. */
export async function loadOnlineWords(pack: GamePackage, lang: Lang): Promise<Catalogue> {
  const [server, own] = await Promise.all([SERVER_TEXTS[lang](), loadWords(pack, lang)]);
  return { ...server, ...own };
}
