import { byLang, LANGS, type Lang, type Translate, type Translation } from '../../core/text.ts';
import { CARDS } from '../../games/index.ts';
import { translator } from '../../text/say.ts';
import type { en } from './text/en.ts';

const TEXTS = byLang<Translation<typeof en>>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang]));

/** Who moved last: a name, a bot, or nobody yet. */
export type Mover = { readonly name: string } | 'bot' | 'begun';

export type Say = Translate<typeof en>;

const langOf = (lang: string): Lang => LANGS.find((one) => one === lang) ?? 'en';

export async function sayIn(wanted: string): Promise<Say> {
  const lang = langOf(wanted);
  return translator<typeof en>(await TEXTS[lang](), lang);
}

export const gameIn = (wanted: string, game: string): string =>
  Object.hasOwn(CARDS, game) ? CARDS[game as keyof typeof CARDS].name[langOf(wanted)] : game;

export function sayMover(say: Say, mover: Mover): string {
  if (typeof mover === 'string') return say(`moved.${mover}`);
  return mover.name === '' ? say('moved.guest') : say('moved.person', { name: mover.name });
}
