import { type Catalogue, say } from '../../core/text.ts';
import type { ColumnSpread } from '../columns.ts';
import { spread } from '../distribution.ts';
import { grouped, percent } from '../output.ts';
import type { ShareInterval } from '../shares.ts';
import { valueName, words } from '../summary.ts';
import type { Tally } from '../tally.ts';
import { barChart } from './charts/bars.ts';
import { histogram } from './charts/histogram.ts';
import { type ShareRow, shareChart, shareKey, standing } from './charts/shares.ts';
import { type StackedRow, stackedChart } from './charts/stacked.ts';
import { html, join } from './html.ts';
import { columnTable, spreadTable } from './numbers.ts';
import type { Section } from './page.ts';

/** "first" → "First". */
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Says which rows are clear of the fair share. */
export function verdict(rows: readonly ShareRow[], fair: number): string {
  const named = (kind: 'above' | 'below') => rows.filter((r) => standing(r, fair, rows.length) === kind).map((r) => r.name);
  const [above, below] = [named('above'), named('below')];
  if (above.length + below.length === 0)
    return `Nobody is clear of the fair share of ${percent(fair)}: nothing here speaks against balance.`;
  const parts = [
    ...(above.length > 0 ? [`${list(above)} ${above.length > 1 ? 'win' : 'wins'} more than the fair share of ${percent(fair)}`] : []),
    ...(below.length > 0
      ? [`${list(below)} ${below.length > 1 ? 'win' : 'wins'} less${above.length > 0 ? '' : ` than the fair share of ${percent(fair)}`}`]
      : []),
  ];
  return `${capital(parts.join('; '))}.`;
}

export interface Balance {
  readonly names: readonly string[];
  readonly shares: readonly ShareInterval[];
  /** What a difference between seats would mean. */
  readonly lead: string;
  /** Whether players on all seats are alike, so that a verdict is about the game. */
  readonly equal: boolean;
}

/** Seats, and whatever else was given to a player at the start. */
export function balance({ names, shares, lead, equal }: Balance, t: Tally, texts: Catalogue): Section {
  const fair = 1 / shares.length;
  const seats = shares.map((s, seat) => ({ name: names[seat] ?? `Seat ${seat}`, ...s }));
  const traits = Object.entries(t.watched.traits).map(([trait, values]) => {
    const rows = Object.entries(values).map(([value, s]) => ({ name: valueName(texts, value), ...s, note: `${grouped(s.games)} players` }));
    const named = rows.map((row) => ({ ...row, name: capital(row.name) }));
    const chart = shareChart(`Wins by ${words(trait)}`, words(trait), named, fair);
    return html`<h3>By ${words(trait)}</h3>${equal ? html`<p>${verdict(rows, fair)}</p>` : undefined}${chart}`;
  });
  const sentence = equal ? `${lead} ${verdict(seats, fair)}` : lead;
  return { title: 'Seats', lead: sentence, body: join([shareKey(), shareChart('Wins by seat', 'seat', seats, fair), ...traits]) };
}

/** Means are rounded, so that sums may be a little off. */
const addsUp = (bars: readonly StackedRow[]): boolean =>
  bars.every(({ values, total }) => Math.abs(values.reduce((a, b) => a + b, 0) - total) < 0.02);

/** One bar a kind of player; `rows` gives the columns of each kind. */
export function points(
  rows: readonly (readonly [string, Readonly<Record<string, ColumnSpread>>, 'all' | 'winners'])[],
  t: Tally,
  texts: Catalogue,
): Section {
  const categories = Object.keys(t.points).filter((c) => c !== 'total');
  const name = (category: string): string => say(texts, 'en', { key: `score.${category}` });
  const bars: StackedRow[] = rows.map(([label, columns, who]) => ({
    name: label,
    values: categories.map((c) => columns[c]?.[who].mean ?? 0),
    total: columns.total?.[who].mean ?? 0,
  }));
  const table = Object.fromEntries(Object.entries(t.points).map(([c, s]) => [c === 'total' ? 'Total' : name(c), s]));
  return {
    title: 'Points by category',
    lead: `Where the points come from, on average. A category that is large for winners and small for others decides games.${addsUp(bars) ? '' : ' Not every category is added to the total: some only break ties.'}`,
    body: join([
      stackedChart('Mean points by category', 'player', categories.map(name), bars),
      columnTable('Points of all players and of the winners', table),
    ]),
  };
}

export const lengths = (t: Tally): Section => ({
  title: 'Length',
  lead: `A game takes ${(t.moves / Math.max(1, t.finished)).toFixed(1)} decisions of the players on average, the shortest ${spread(t.lengths).min}, the longest ${spread(t.lengths).max}.`,
  body: histogram('decisions', t.lengths),
});

export function endings(t: Tally, texts: Catalogue): Section {
  const rows = Object.entries(t.endings)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, n]) => ({
      name: capital(words(reason)),
      note: say(texts, 'en', { key: `ending.${reason}` }),
      share: n / Math.max(1, t.finished),
    }));
  return {
    title: 'How games end',
    lead: `${percent(t.draws / Math.max(1, t.finished))} of the games are draws.`,
    body: barChart('Reasons', 'reason', rows),
  };
}

export function counts(t: Tally): Section[] {
  const { games, game, seats } = t.watched;
  if (games === 0) return [];
  const renamed = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).map(([name, x]) => [capital(words(name)), x]));
  return [
    {
      title: 'What happens on the table',
      lead: `Counted in ${grouped(games)} games; nine in ten lie between the columns 5 % and 95 %.`,
      body: join([spreadTable('In a game', renamed(game)), columnTable('Of a player', renamed(seats))]),
    },
  ];
}
