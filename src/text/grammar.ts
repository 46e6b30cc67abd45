import type { Lang } from '../core/text.ts';

/**
 * What each language does with numbers and lists, as Unicode has collected it. Nothing else decides it, so that a language with other
 * plurals needs no more than its texts.
 */

/** The English of the rulebooks puts no comma before "and". */
const LOCALES: { readonly [L in Lang]: string } = { de: 'de', en: 'en-GB', fr: 'fr', nl: 'nl' };

/** All that any language tells apart, in the order in which a text gives its forms: `{n|one|few|many|other}`. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** To make one of these takes longer than to use it a hundred times. */
function kept<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

const pluralsOf = kept((locale: string) => {
  const rules = new Intl.PluralRules(locale);
  const own = rules.resolvedOptions().pluralCategories;
  return { rules, categories: CATEGORIES.filter((category) => own.includes(category)) };
});
const listsOf = kept((locale: string) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const wholesOf = kept((locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const markOf = kept(
  (locale: string) => new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.',
);

/** The form for so many. A text may leave out the last forms where they are the same: French has one for millions. */
export const formFor = (lang: Lang, n: number, forms: readonly string[]): string => formIn(LOCALES[lang], n, forms);

export function formIn(locale: string, n: number, forms: readonly string[]): string {
  const { rules, categories } = pluralsOf(locale);
  const place = categories.indexOf(rules.select(n));
  return forms[Math.min(place, forms.length - 1)] ?? '';
}

/** So many forms a text of the language may give. */
export const mostForms = (lang: Lang): number => pluralsOf(LOCALES[lang]).categories.length;

/** "Ana", "Ana and Bo", "Ana, Bo and Cy". */
export const listed = (lang: Lang, names: readonly string[]): string => listsOf(LOCALES[lang]).format(names);

/** Looks up how a language makes lists and plurals, which takes a browser 15 ms the first time: better before a board is drawn. */
export function lookUp(lang: Lang): void {
  pluralsOf(LOCALES[lang]);
  listsOf(LOCALES[lang]);
}

/** 12,345 */
export const grouped = (lang: Lang, n: number): string => wholesOf(LOCALES[lang]).format(n);

/** 12345.7, without marks between thousands. */
export const decimal = (lang: Lang, n: number, digits: number): string => n.toFixed(digits).replace('.', markOf(LOCALES[lang]));
