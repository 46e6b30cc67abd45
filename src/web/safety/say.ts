import type { Refusal } from '../../core/game.ts';
import { PHRASES } from '../../protocol/phrases.ts';
import type { ChatLine } from '../../protocol/to-browser.ts';
import { say } from '../../text/say.ts';
import { speech } from '../text/text.svelte.ts';
import { safetyWords } from './words.ts';

/** A line of chat as its reader sees it: a phrase is said in the reader's language. */
export function lineText({ text, phrase }: Pick<ChatLine, 'text'> & { readonly phrase?: boolean }): string {
  const known = phrase ? PHRASES.find((name) => name === text) : undefined;
  return known ? safetyWords.say(`phrase.${known}`) : text;
}

export const moment = (at: number): string => new Intl.DateTimeFormat(speech.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** Why the server said no. */
export const explain = ({ rule, params }: Refusal): string => say(speech.words, speech.lang, { key: `rule.${rule}`, params });
