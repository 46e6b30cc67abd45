import { PARTS } from '../bots/review/luck.ts';
import { reasonKey } from '../bots/review/reasons.ts';
import type { Mistake, Review } from '../bots/review/review.ts';
import { signed } from '../bots/review/texts.ts';
import type { Phrase } from '../core/text.ts';
import { print } from './output.ts';
import type { Words } from './words.ts';
import { COLUMNS, wrap } from './wrap.ts';

/** A review that says of each mistake why the better move was better: a term of the game's advice, or `lost`. */
export interface Reasoned extends Review {
  readonly mistakes: readonly (Mistake & { readonly reason: string | undefined })[];
}

/** How many mistakes are worth reading; all are in the JSON. */
const SHOWN = 12;
/** The graph is as wide as a narrow terminal allows beside the names. */
const WIDTH = 52;
const LONGEST_NAME = 18;
const LEVELS = '▁▂▃▄▅▆▇█';

type Word = (key: string, params?: Phrase['params']) => string;

/** A review for people at a terminal. */
export function tellReview(review: Reasoned, words: Words, over: boolean): void {
  const word: Word = (key, params) => words.phrase({ key, params }, null);
  print(`${words.title}: ${words.names.join(', ')}`);
  print(`${wrap(word('review.lead'))}\n`);
  print(word('review.chances'));
  print(graph(review, words.names, word));
  print(`\n${word('review.parts')}`);
  print(`${wrap(word('review.parts.hint'))}\n`);
  print(sums(review, words.names, over, word));
  print(`\n${word('review.mistakes')}`);
  if (review.mistakes.length === 0) print(`  ${word('review.none')}`);
  for (const mistake of review.mistakes.slice(0, SHOWN)) print(tell(mistake, words, word));
}

/** One line a seat, as high as its chances. */
function graph({ points }: Review, names: readonly string[], word: Word): string {
  const columns = Math.min(WIDTH, points.length);
  const width = Math.min(LONGEST_NAME, Math.max(...names.map((name) => name.length)));
  const rows = names.map((name, seat) => {
    const cells = Array.from({ length: columns }, (_, i) => {
      const point = points[Math.round((i * (points.length - 1)) / Math.max(1, columns - 1))];
      return LEVELS[Math.min(LEVELS.length - 1, Math.floor((point?.chances[seat] ?? 0) * LEVELS.length))] ?? '';
    });
    return `  ${short(name, width).padEnd(width)}  ${cells.join('')}  ${percent(points.at(-1)?.chances[seat] ?? 0, word)}`;
  });
  return rows.join('\n');
}

/** One column a seat: from an even chance down to the result. */
function sums({ seats }: Review, names: readonly string[], over: boolean, word: Word): string {
  const rows: (readonly [string, readonly string[]])[] = [
    ['', names],
    [word('review.even'), seats.map(() => percent(1 / seats.length, word))],
    ...PARTS.map((part): [string, string[]] => [word(`part.${part}`), seats.map((seat) => signed(seat[part]))]),
    [word(over ? 'review.result' : 'review.now'), seats.map((seat) => percent(seat.result, word))],
    [word('review.accuracy'), seats.map(({ accuracy }) => (accuracy === undefined ? '–' : percent(accuracy, word)))],
  ];
  const first = Math.max(...rows.map(([head]) => head.length));
  const most = Math.floor((COLUMNS - 2 - first) / seats.length) - 2;
  const width = Math.min(most, Math.max(...rows.flatMap(([, cells]) => cells.map((cell) => cell.length))));
  return rows
    .map(([head, cells]) => `  ${head.padEnd(first)}${cells.map((cell) => `  ${short(cell, width).padStart(width)}`).join('')}`)
    .join('\n');
}

function tell({ class: kind, seat, n, lost, move, better, reason }: Reasoned['mistakes'][number], words: Words, word: Word): string {
  const head = `${word(`class.${kind}`)}, ${word('review.at', { n: n + 1 })}, ${words.names[seat]}: ${word('review.gave', { lost: Math.round(100 * lost) })}`;
  const why = word(reasonKey(reason, words.has));
  return [
    wrap(head, '  ', '    '),
    wrap(word('review.played', { move: words.move(move) }), '    ', '      '),
    wrap(`${word('review.better', { move: words.move(better) })}. ${why}`, '    ', '      '),
  ].join('\n');
}

const short = (name: string, width: number): string => (name.length > width ? `${name.slice(0, width - 1)}…` : name);
const percent = (share: number, word: Word): string => word('review.percent', { n: Math.round(100 * share) });
