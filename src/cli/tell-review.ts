import type { Mistake, Review } from '../bots/review/review.ts';
import type { Phrase } from '../core/text.ts';
import { print, table } from './output.ts';
import type { Words } from './words.ts';

/** How many mistakes are worth reading; all are in the JSON. */
const SHOWN = 12;
/** The graph is as wide as a narrow terminal allows beside the names. */
const WIDTH = 56;
const LEVELS = '▁▂▃▄▅▆▇█';
const PARTS = ['luck', 'mistakes', 'gifts', 'unforeseen'] as const;

/** A review for people at a terminal. */
export function tellReview(review: Review, words: Words): void {
  const word = (key: string, params?: Phrase['params']): string => words.phrase({ key, params }, null);
  print(`${words.title}: ${words.names.join(', ')}`);
  print(`${word('review.lead')}\n`);
  print(word('review.chances'));
  print(graph(review, words.names));
  print(`\n${word('review.parts')} (${word('review.parts.hint').replace(/\.$/, '')})`);
  print(sums(review, words.names, word));
  print(`\n${word('review.mistakes')}`);
  if (review.mistakes.length === 0) print(`  ${word('review.none')}`);
  for (const mistake of review.mistakes.slice(0, SHOWN)) print(sentence(mistake, words, word));
}

/** One line a seat, as high as its chances. */
function graph({ points }: Review, names: readonly string[]): string {
  const columns = Math.min(WIDTH, points.length);
  const rows = names.map((name, seat) => {
    const cells = Array.from({ length: columns }, (_, i) => {
      const point = points[Math.round((i * (points.length - 1)) / Math.max(1, columns - 1))];
      return LEVELS[Math.min(LEVELS.length - 1, Math.floor((point?.chances[seat] ?? 0) * LEVELS.length))] ?? '';
    });
    return [name, cells.join(''), points.map(({ chances }) => percent(chances[seat] ?? 0)).at(-1) ?? ''];
  });
  return table(rows, '  ');
}

function sums({ seats }: Review, names: readonly string[], word: (key: string) => string): string {
  const head = ['', word('review.accuracy'), word('review.even'), ...PARTS.map((part) => word(`part.${part}`)), word('review.result')];
  const rows = seats.map((seat, i) => [
    names[i] ?? '',
    seat.accuracy === undefined ? '–' : percent(seat.accuracy),
    percent(1 / seats.length),
    ...PARTS.map((part) => signed(seat[part])),
    percent(seat.result),
  ]);
  return table([head, ...rows], '  ');
}

function sentence(
  { class: kind, seat, n, lost, move, better }: Mistake,
  words: Words,
  word: (key: string, params?: Phrase['params']) => string,
): string {
  const head = `  ${word(`class.${kind}`)}, ${word('review.at', { n: n + 1 })}, ${words.names[seat]}: ${word('review.gave', { lost: Math.round(100 * lost) })}`;
  return [
    head,
    `    ${word('review.played', { move: words.move(move) })}`,
    `    ${word('review.better', { move: words.move(better) })}`,
  ].join('\n');
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const signed = (share: number): string => {
  const points = Math.round(100 * share);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
};
