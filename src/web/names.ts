import { isOnShelf } from './shelf.ts';
import { t } from './text/text.svelte.ts';

/** A game's name in the reader's language; an unknown one is called by its id. */
export const gameName = (id: string): string => (isOnShelf(id) ? t(`game.${id}`) : id);
