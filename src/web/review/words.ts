import type { en } from '../../bots/review/text/en.ts';
import { REVIEW_TEXTS } from '../../bots/review/texts.ts';
import type { Lang, Translate } from '../../core/text.ts';
import { say } from '../../text/say.ts';

export type Words = Translate<typeof en>;

/** What a review says, in one language and with the names of its players. */
export async function loadWords(lang: Lang, names: readonly string[]): Promise<Words> {
  const catalogue = await REVIEW_TEXTS[lang]();
  return (key, ...params) => say(catalogue, lang, { key, params: params[0] }, { names, reader: null });
}

export const percent = (words: Words, share: number): string => words('review.percent', { n: Math.round(100 * share) });
