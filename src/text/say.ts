import type { Params, Seat, Viewer } from '../core/game.ts';
import type { Catalogue, Lang, Phrase, Translate } from '../core/text.ts';
import { formFor, listed } from './grammar.ts';

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
  const template = catalogue[formOf(catalogue, key, params, company.reader)];
  if (template === undefined) return key;
  return typeset(template, lang).replaceAll(
    SLOT,
    (_, before: string | undefined, name: string, format: string | undefined, forms: string | undefined) => {
      const value = params[name];
      if (value === undefined) return before ?? '';
      if (forms !== undefined) return (before ?? '') + formFor(lang, Number(value), forms.split('|'));
      const spelled = (v: string | number): string => spell(catalogue, lang, format, v, company);
      const text = typeof value === 'object' ? listed(lang, value.map(spelled)) : spelled(value);
      return (lang === 'fr' ? elide(before ?? '', text) : (before ?? '')) + text;
    },
  );
}

/** The form of a text for its reader: `.you` where the reader is its `seat`, and then `.you-rival` where the reader is its `rival`. */
function formOf(catalogue: Catalogue, key: string, params: Params, reader: Viewer): string {
  if (reader === null) return key;
  const own = params.seat === reader && `${key}.you` in catalogue ? `${key}.you` : key;
  const others = Object.keys(params).map((name) => (params[name] === reader ? `${own}.you-${name}` : ''));
  return others.find((other) => other in catalogue) ?? own;
}

/** « de Odile » is « d’Odile ». */
const elide = (before: string, text: string): string => (/^[aeiouyhàâéèêëîïôûœ]/i.test(text) ? before.replace(/e $/, '’') : before);

/**
 * Spaces at which no line may break: French sets one before tall marks and inside quotation marks, French and German one before
 * a unit; before an ellipsis there is one in German and Dutch. The catalogues hold plain spaces.
 */
export function typeset(text: string, lang: Lang): string {
  if (lang === 'en') return text;
  const units = lang === 'nl' ? text : text.replaceAll(/(?<=[\d}]) (?=(?:%|s|min)(?![\p{L}\d’]))/gu, '\u202f');
  if (lang !== 'fr') return units.replaceAll(' …', '\u00a0…');
  return units.replaceAll(/ (?=[;?!])/g, '\u202f').replaceAll(/ (?=[:»])|(?<=«) /g, '\u00a0');
}

/** Where no catalogue holds the mark between texts: "Hameln: Ana wins", « Hameln : Ana gagne ». */
export const marked = (lang: Lang, mark: ':' | ';', texts: readonly string[]): string =>
  texts.join(typeset(lang === 'fr' ? ` ${mark} ` : `${mark} `, lang));

/** A slot, with the little word before it that French may shorten. */
const SLOT = /(\b(?:de|De|que|Que|jusque) )?\{(\w+)(?::([\w-]+))?(?:\|([^}]*))?\}/g;

function spell(catalogue: Catalogue, lang: Lang, format: string | undefined, value: string | number, company: Company): string {
  if (format === undefined) return String(value);
  if (format === 'seat') return company.names[value as Seat] ?? String(value);
  return typeset(catalogue[`${format}.${value}`] ?? String(value), lang);
}

/** The parameters of a template, for the test that all languages use the same. */
export const slots = (template: string): string[] => [...template.matchAll(SLOT)].map((m) => m[2] ?? '').sort();

/** How many forms each choice by number in a template has. */
export const forms = (template: string): number[] => [...template.matchAll(SLOT)].flatMap((m) => m[4]?.split('|').length ?? []);
