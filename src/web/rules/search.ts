import type { RulePage } from '../../core/registry.ts';

/** A paragraph that holds all the words somebody looks for. */
export interface Hit {
  /** Where a link leads: the rule, or the section of what has no name of its own. */
  readonly anchor: string;
  readonly title: string;
  /** What the reader sees of it: marked pieces are what was looked for. */
  readonly pieces: readonly { readonly text: string; readonly found: boolean }[];
}

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', '’': "'" };
const letterOf = (letter: string): string => LETTERS[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** A text without case and accents, and where each of its letters stands in the text itself. */
function plain(text: string): { readonly letters: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let letters = '';
  for (let i = 0; i < text.length; i++) {
    const letter = letterOf(text.charAt(i).toLowerCase());
    letters += letter;
    for (let n = 0; n < letter.length; n++) places.push(i);
  }
  return { letters, places: [...places, text.length] };
}

/** Every paragraph with all the words, in the order of the page. Case, accents and half words make no difference. */
export function findRules(sections: RulePage, query: string): readonly Hit[] {
  const words = plain(query).letters.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return sections.flatMap(({ id, title, paragraphs }) => {
    const inTitle = plain(title).letters;
    return paragraphs.flatMap(({ rule, text }) => {
      const { letters, places } = plain(text);
      if (!words.every((word) => letters.includes(word) || inTitle.includes(word))) return [];
      return [{ anchor: rule ?? id, title, pieces: around(text, spansIn(letters, places, words)) }];
    });
  });
}

/** Where the words stand in the text itself, in order and apart. */
function spansIn(letters: string, places: readonly number[], words: readonly string[]): (readonly [from: number, to: number])[] {
  const all = words.flatMap((word) => {
    const found: [number, number][] = [];
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length))
      found.push([places[at] ?? 0, (places[at + word.length - 1] ?? 0) + 1]);
    return found;
  });
  let end = 0;
  return all
    .sort((a, b) => a[0] - b[0] || b[1] - a[1])
    .filter(([from, to]) => {
      if (from < end) return false;
      end = to;
      return true;
    });
}

/** In letters: how much of a text is shown before the first word that was found, and in all. */
const BEFORE = 40;
const SHOWN = 150;

function around(text: string, spans: readonly (readonly [number, number])[]): Hit['pieces'] {
  const first = spans[0]?.[0] ?? 0;
  const from = first <= BEFORE ? 0 : text.lastIndexOf(' ', first - BEFORE / 2) + 1;
  const to = text.length <= from + SHOWN ? text.length : Math.max(spans[0]?.[1] ?? 0, text.lastIndexOf(' ', from + SHOWN));
  const pieces: { text: string; found: boolean }[] = from > 0 ? [{ text: '… ', found: false }] : [];
  let at = from;
  for (const [start, end] of spans) {
    if (start >= to) break;
    if (start > at) pieces.push({ text: text.slice(at, start), found: false });
    pieces.push({ text: text.slice(start, end), found: true });
    at = end;
  }
  if (at < to) pieces.push({ text: text.slice(at, to), found: false });
  return to < text.length ? [...pieces, { text: ' …', found: false }] : pieces;
}
