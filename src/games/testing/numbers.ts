import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { GamePackage } from '../../core/registry.ts';
import { LANGS, type Lang } from '../../core/text.ts';

/** Numbers on the pages of rules are typed by hand, in words where words read better; so they are compared with the constants. */

type Numbers = number | readonly number[] | readonly (readonly number[])[];
type NumbersOf<D> = { [K in keyof D]: D[K] extends Numbers ? K : never }[keyof D];

/** For every number among a game's constants: where the rules state it, and what is read there in order. [] for what no page tells. */
export type Stated<D> = { readonly [K in NumbersOf<D>]: readonly (readonly [rule: string, numbers: readonly number[]])[] };

const WORDS: { readonly [L in Lang]: readonly (readonly [number, RegExp])[] } = {
  de: [
    [1, /eins|ein(e[nmrs]?)?/],
    [2, /zwei(mal|t|er\w+)?|beide[nr]?/],
    [3, /drei(mal)?|dritt/],
    [4, /vier(mal|t)?/],
    [5, /fünf(mal|t)?/],
    [6, /sechs/],
    [7, /sieben/],
    [8, /acht/],
    [9, /neun/],
    [10, /zehn/],
    [11, /elf/],
    [12, /zwölf/],
    [22, /zweiundzwanzig/],
    [30, /dreißig/],
    [50, /fünfzig/],
  ],
  en: [
    [1, /one/],
    [2, /two|both/],
    [3, /three/],
    [4, /four/],
    [5, /five/],
    [6, /six/],
    [7, /seven/],
    [8, /eight/],
    [9, /nine/],
    [10, /ten/],
    [11, /eleven/],
    [12, /twelve/],
    [30, /thirty/],
    [50, /fifty/],
  ],
  fr: [
    [1, /une?/],
    [2, /deux/],
    [3, /trois/],
    [4, /quatre/],
    [5, /cinq/],
    [6, /six/],
    [7, /sept/],
    [8, /huit/],
    [9, /neuf/],
    [10, /dix/],
    [11, /onze/],
    [12, /douze/],
    [30, /trente/],
    [50, /cinquante/],
  ],
  nl: [
    [1, /één|een/],
    [2, /twee|beide/],
    [3, /drie/],
    [4, /vier/],
    [5, /vijf/],
    [6, /zes/],
    [7, /zeven/],
    [8, /acht/],
    [9, /negen/],
    [10, /tien/],
    [11, /elf/],
    [12, /twaalf/],
    [30, /dertig/],
    [50, /vijftig/],
  ],
};

/** All numbers of a text, in digits or words, as they come. */
function numbersIn(text: string, lang: Lang): number[] {
  return (text.toLowerCase().match(/\d+|[\p{L}]+/gu) ?? []).flatMap((word) => {
    if (/^\d+$/.test(word)) return [Number(word)];
    return WORDS[lang].filter(([, pattern]) => new RegExp(`^(?:${pattern.source})$`, 'u').test(word)).map(([n]) => n);
  });
}

/** Whether all of `some` come in `all`, in their order. */
function inOrder(some: readonly number[], all: readonly number[]): boolean {
  let from = 0;
  return some.every((n) => {
    const at = all.indexOf(n, from);
    from = at + 1;
    return at >= 0;
  });
}

/** What RULES.md says after a rule's id, up to the next paragraph. */
function inLedger(folder: string, rule: string): string {
  const [, after = ''] = readFileSync(join(folder, 'RULES.md'), 'utf8').split(`\`${rule}\``);
  return after.split(/\n(?=- |\n|#)/)[0] ?? '';
}

/** What RULES.md, which speaks shorter, says elsewhere: rules in which it gives no numbers, and those in which it does instead. */
interface Ledger {
  readonly silent: readonly string[];
  readonly also?: readonly (readonly [rule: string, numbers: readonly number[]])[];
}

export async function expectStated<D>(
  pack: GamePackage,
  folder: string,
  stated: Stated<D>,
  { silent, also = [] }: Ledger = { silent: [] },
): Promise<void> {
  const wrong: string[] = [];
  const all = Object.entries<readonly (readonly [string, readonly number[]])[]>(stated);
  expect(all.flatMap(([, places]) => places).length).toBeGreaterThan(4);
  for (const lang of LANGS) {
    const page = (await pack.rules[lang]()).flatMap((section) => section.paragraphs);
    for (const [name, places] of all)
      for (const [rule, numbers] of places) {
        const text = page.filter((p) => p.rule === rule).map((p) => p.text);
        if (!inOrder(numbers, numbersIn(text.join(' '), lang)))
          wrong.push(`${lang} ${rule} does not state ${name} = ${numbers.join(', ')}: ${text}`);
      }
  }
  const inBook = [...all.flatMap(([, places]) => places.filter(([rule]) => !silent.includes(rule))), ...also];
  for (const [rule, numbers] of inBook)
    if (!inOrder(numbers, numbersIn(inLedger(folder, rule), 'en')))
      wrong.push(`RULES.md ${rule} does not state ${numbers.join(', ')}: ${inLedger(folder, rule)}`);
  expect(wrong).toEqual([]);
}
