import type { Card } from '../core/registry.ts';
import { CARDS } from '../games/index.ts';
import { typeset } from '../text/say.ts';
import { speech } from './text/text.svelte.ts';

/** The games in their order, by id. */
export const SHELF: readonly (readonly [id: string, card: Card])[] = Object.entries(CARDS);

export const cardOf = (id: string): Card | undefined => (Object.hasOwn(CARDS, id) ? CARDS[id as keyof typeof CARDS] : undefined);

/** A game's name in the reader's language; an unknown one is called by its id. */
export const gameName = (id: string): string => cardOf(id)?.name[speech.lang] ?? id;

export const taglineOf = (card: Card): string => typeset(card.tagline[speech.lang], speech.lang);

/** "2", "3–5" */
export const playersOf = ({ seats }: Card): string => [...new Set([Math.min(...seats), Math.max(...seats)])].join('–');
