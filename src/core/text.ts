import type { Params } from './game.ts';

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
 * A text is a template: `{n}` puts a value in, `{n|strip|strips}` chooses by number (see text/grammar.ts), `{herb:herb}` puts in the
 * text `herb.<value>`, and `{seat:seat}` the name of a player. A list reads “Ana, Bo and Cy”.
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

/** A file of texts. Built for a browser it holds what a first move says, and `more` fetches the rest (scripts/first-words.ts). */
interface TextFile extends Partial<Readonly<Record<Lang, Catalogue>>> {
  readonly more?: () => Promise<Catalogue>;
}

/** The texts of a game, whole, and those of a first move. */
export function gameTexts(load: (lang: Lang) => Promise<TextFile>): {
  readonly texts: ByLang<Catalogue>;
  readonly firstTexts: ByLang<Catalogue>;
} {
  const parts = async (lang: Lang, whole: boolean): Promise<Catalogue> => {
    const file = await load(lang);
    return { ...file[lang], ...(whole ? await file.more?.() : undefined) };
  };
  return { texts: byLang((lang) => parts(lang, true)), firstTexts: byLang((lang) => parts(lang, false)) };
}

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
