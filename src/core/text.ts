import type { Params, Seat, Viewer } from './game.ts';

export const LANGS = ['de', 'en', 'fr', 'nl'] as const;
export type Lang = (typeof LANGS)[number];

/** A sentence before it has a language: the key of a text and what goes into it. */
export interface Phrase {
  readonly key: string;
  readonly params?: Params | undefined;
}

/**
 * Texts by key. English is the type; the other languages must have the same keys.
 *
 * A text is a template: `{n}` puts a value in, `{n|strip|strips}` chooses by number, `{herb:herb}` puts in the text
 * `herb.<value>`, and `{seat:seat}` the name of a player. Lists are joined with commas.
 * A key that ends in `.you` is used instead when the phrase is about the reader (its `seat` is the reader's).
 */
export type Catalogue = Readonly<Record<string, string>>;
export type Translation<English extends Catalogue> = { readonly [K in keyof English]: string };

/** A few words in every language, where loading one at a time would cost more than it saves. */
export type Translated = { readonly [L in Lang]: string };

/** How each language of something is loaded: a reader downloads one. */
export type ByLang<T> = { readonly [L in Lang]: () => Promise<T> };

/**
 * A folder with one file for each language: `byLang((lang) => import(`./text/${lang}.ts`).then((m) => m[lang]))`. Every bundler
 * takes each file that fits the pattern for a part to be loaded alone, so the folder holds languages and nothing else.
 */
export const byLang = <T>(load: (lang: Lang) => Promise<T>): ByLang<T> =>
  Object.fromEntries(LANGS.map((lang) => [lang, () => load(lang)])) as ByLang<T>;

/** The parameters that a template names: `'{seat:seat} has {n} rats'` → `'seat' | 'n'`. */
export type ParamsOf<T extends string> = T extends `${string}{${infer Slot}}${infer Rest}`
  ? (Slot extends `${infer Name}|${string}` ? Name : Slot extends `${infer Name}:${string}` ? Name : Slot) | ParamsOf<Rest>
  : never;

type Needs<T extends string> = string extends T
  ? Params | undefined
  : [ParamsOf<T>] extends [never]
    ? undefined
    : { readonly [P in ParamsOf<T>]: Params[string] };

/** Translates a key that the compiler knows: a missing key or parameter does not compile. */
export type Translate<C extends Catalogue> = <K extends keyof C & string>(
  key: K,
  ...params: Needs<C[K]> extends undefined ? [] : [params: NonNullable<Needs<C[K]>>]
) => string;

/** Who is talked about, and who reads. */
export interface Company {
  readonly names: readonly string[];
  readonly reader: Viewer;
}

const NOBODY: Company = { names: [], reader: null };

export function translator<C extends Catalogue>(catalogue: { readonly [K in keyof C]: string }, lang: Lang): Translate<C> {
  return (key, ...params) => say(catalogue, lang, { key, params: params[0] });
}

/** Says a phrase that arrives at run time, such as a refusal or an event. An unknown key is shown as it is. */
export function say(catalogue: Catalogue, lang: Lang, phrase: Phrase, company: Company = NOBODY): string {
  const { key, params = {} } = phrase;
  const own = company.reader !== null && params.seat === company.reader ? catalogue[`${key}.you`] : undefined;
  const template = own ?? catalogue[key];
  if (template === undefined) return key;
  return typeset(template, lang).replaceAll(
    SLOT,
    (_, before: string | undefined, name: string, format: string | undefined, one: string | undefined, many: string | undefined) => {
      const value = params[name];
      if (value === undefined) return before ?? '';
      if (one !== undefined) return (before ?? '') + (isOne(Number(value), lang) ? one : (many ?? ''));
      const values = Array.isArray(value) ? value : [value];
      const text = values.map((v) => spell(catalogue, lang, format, v, company)).join(', ');
      return (lang === 'fr' ? elide(before ?? '', text) : (before ?? '')) + text;
    },
  );
}

/** « de Odile » is « d’Odile ». */
const elide = (before: string, text: string): string => (/^[aeiouyhàâéèêëîïôûœ]/i.test(text) ? before.replace(/e $/, '’') : before);

/**
 * Spaces at which no line may break: French sets one before tall marks and inside quotation marks, French and German one before
 * a unit; before an ellipsis there is one in German and Dutch. The catalogues hold plain spaces.
 */
export function typeset(text: string, lang: Lang): string {
  if (lang === 'en') return text;
  const units = lang === 'nl' ? text : text.replaceAll(/(?<=[\d}]) (?=(?:%|s|min)(?![\p{L}\d]))/gu, '\u202f');
  if (lang !== 'fr') return units.replaceAll(' …', '\u00a0…');
  return units.replaceAll(/ (?=[;?!])/g, '\u202f').replaceAll(/ (?=[:»])|(?<=«) /g, '\u00a0');
}

/** A slot, with the little word before it that French may shorten. */
const SLOT = /(\b(?:de|De|que|Que|jusque) )?\{(\w+)(?::([\w-]+))?(?:\|([^|}]*)\|([^}]*))?\}/g;

function spell(catalogue: Catalogue, lang: Lang, format: string | undefined, value: string | number, company: Company): string {
  if (format === undefined) return String(value);
  if (format === 'seat') return company.names[value as Seat] ?? String(value);
  return typeset(catalogue[`${format}.${value}`] ?? String(value), lang);
}

/** French counts nought as singular; the other three do not. These four languages need no more than one and many. */
const isOne = (n: number, lang: Lang): boolean => (lang === 'fr' ? Math.abs(n) < 2 : n === 1);

/** The parameters of a template, for the test that all languages use the same. */
export const slots = (template: string): string[] => [...template.matchAll(SLOT)].map((m) => m[2] ?? '').sort();
