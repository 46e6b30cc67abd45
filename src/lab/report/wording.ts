import type { GamePackage } from '../../core/registry.ts';
import type { CountWords } from '../../core/statistics.ts';
import type { Catalogue, Lang, Translate } from '../../core/text.ts';
import * as grammar from '../../text/grammar.ts';
import { say, translator } from '../../text/say.ts';
import { words } from '../summary.ts';
import type { en } from './text/en.ts';
import { REPORT_TEXTS, type ReportWords } from './texts.ts';

/** How a report speaks: its own words, those of its game, and numbers as readers of the language write them. */
export interface Wording {
  readonly lang: Lang;
  readonly t: Translate<typeof en>;
  readonly title: string;
  /** A text of the game. */
  game(key: string): string;
  /** What was counted: `children-on-the-road` → "children on the road". */
  counted(name: string): string;
  has(key: string): boolean;
  /** A trait's value: the key of a text of the game, a place, or a word. */
  value(value: string): string;
  /** What somebody used: the key of a text of the game, several of them joined by `+`, or a word. */
  thing(thing: string): string;
  decimal(n: number, digits: number): string;
  percent(share: number): string;
  grouped(n: number): string;
  list(names: readonly string[]): string;
}

export async function wordingOf(
  { card, texts, statistics }: Pick<GamePackage, 'card' | 'texts' | 'statistics'>,
  lang: Lang,
): Promise<Wording> {
  const [game, own, counting] = await Promise.all([texts[lang](), REPORT_TEXTS[lang](), statistics?.()]);
  return makeWording({ title: card.name[lang], texts: game, counted: counting?.words ?? {} }, own, lang);
}

interface GameWords {
  readonly title: string;
  readonly texts: Catalogue;
  readonly counted: CountWords;
}

export function makeWording({ title, texts, counted: names }: GameWords, own: ReportWords, lang: Lang): Wording {
  const t = translator<typeof en>(own, lang);
  const decimal = (n: number, digits: number): string => grammar.decimal(lang, n, digits);
  const counted = (name: string): string => names[name]?.[lang] ?? words(name);
  const named = (key: string): string => (key in texts ? say(texts, lang, { key }) : counted(key));
  return {
    lang,
    t,
    title,
    game: (key) => say(texts, lang, { key }),
    has: (key) => key in texts,
    counted,
    value: (value) => (/^\d+$/.test(value) ? t('place', { n: value }) : named(value)),
    thing: (thing) => thing.split('+').map(named).join(', '),
    decimal,
    percent: (share) => `${decimal(100 * share, 1)} %`,
    grouped: (n) => grammar.grouped(lang, n),
    list: (names) => grammar.listed(lang, names),
  };
}
