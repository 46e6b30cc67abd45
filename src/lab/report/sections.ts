import { marked } from '../../text/say.ts';
import type { ColumnSpread } from '../columns.ts';
import { spread } from '../distribution.ts';
import type { ShareInterval } from '../shares.ts';
import type { Tally } from '../tally.ts';
import { barChart } from './charts/bars.ts';
import { histogram } from './charts/histogram.ts';
import { blur, type ShareRow, shareChart, shareKey, standing } from './charts/shares.ts';
import { type StackedRow, stackedChart } from './charts/stacked.ts';
import { html, join } from './html.ts';
import { columnTable, spreadTable } from './numbers.ts';
import type { Section } from './page.ts';
import type { Wording } from './wording.ts';

/** "first" → "First". */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Says which rows are clear of the fair share; where none is, how much the games could have missed. */
export function verdict(rows: readonly ShareRow[], share: number, wording: Wording, level: 'verdict.level' | 'strength.level'): string {
  const { t, list } = wording;
  const fair = wording.percent(share);
  const named = (kind: 'above' | 'below') => rows.filter((r) => standing(r, share, rows.length) === kind).map((r) => r.name);
  const [above, below] = [named('above'), named('below')];
  if (above.length + below.length === 0) return `${t(level, { fair })} ${t('verdict.blur', { points: Math.ceil(100 * blur(rows)) })}`;
  const less = { names: list(below), n: below.length };
  const parts = [
    ...(above.length > 0 ? [t('verdict.more', { names: list(above), n: above.length, fair })] : []),
    ...(below.length > 0 ? [above.length > 0 ? t('verdict.less.too', less) : t('verdict.less', { ...less, fair })] : []),
  ];
  return `${capital(marked(wording.lang, ';', parts))}.`;
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
export function balance({ names, shares, lead, equal }: Balance, tally: Tally, wording: Wording): Section {
  const { t } = wording;
  const fair = 1 / shares.length;
  const seats = shares.map((s, n) => ({ name: names[n] ?? t('seat', { n }), ...s }));
  const traits = Object.entries(tally.watched.traits).map(([name, values]) => {
    const trait = wording.counted(name);
    const rows = Object.entries(values).map(([value, s]) => ({
      name: wording.value(value),
      ...s,
      note: t('players', { n: wording.grouped(s.games) }),
    }));
    const named = rows.map((row) => ({ ...row, name: capital(row.name) }));
    const chart = shareChart(t('trait.chart', { trait }), trait, named, fair, wording);
    const sentence = equal ? html`<p>${verdict(rows, fair, wording, 'verdict.level')}</p>` : undefined;
    return html`<h3>${t('trait.title', { trait })}</h3>${sentence}${chart}`;
  });
  return {
    title: t('seats.title'),
    lead: equal ? `${lead} ${verdict(seats, fair, wording, 'verdict.level')}` : lead,
    body: join([shareKey(wording), shareChart(t('seats.chart'), t('col.seat'), seats, fair, wording), ...traits]),
  };
}

/** Means are rounded, so that sums may be a little off. */
const addsUp = (bars: readonly StackedRow[]): boolean =>
  bars.every(({ values, total }) => Math.abs(values.reduce((a, b) => a + b, 0) - total) < 0.02);

/** One bar a kind of player; `rows` gives the columns of each kind. */
export function points(
  rows: readonly (readonly [string, Readonly<Record<string, ColumnSpread>>, 'all' | 'winners'])[],
  tally: Tally,
  wording: Wording,
): Section {
  const { t } = wording;
  const categories = Object.keys(tally.points).filter((c) => c !== 'total');
  const name = (category: string): string => wording.game(`score.${category}`);
  const bars: StackedRow[] = rows.map(([label, columns, who]) => ({
    name: label,
    values: categories.map((c) => columns[c]?.[who].mean ?? 0),
    total: columns.total?.[who].mean ?? 0,
  }));
  const table = Object.fromEntries(Object.entries(tally.points).map(([c, s]) => [c === 'total' ? t('points.total') : name(c), s]));
  return {
    title: t('points.title'),
    lead: [t('points.lead'), ...(addsUp(bars) ? [] : [t('points.ties')])].join(' '),
    body: join([stackedChart(t('points.chart'), categories.map(name), bars, wording), columnTable(t('points.table'), table, wording)]),
  };
}

export function lengths(tally: Tally, wording: Wording): Section {
  const { min, max } = spread(tally.lengths);
  const mean = wording.decimal(tally.moves / Math.max(1, tally.finished), 1);
  return {
    title: wording.t('length.title'),
    lead: wording.t('length.lead', { mean, min, max }),
    body: histogram(tally.lengths, wording),
  };
}

/** Each reason in a sentence, with the name that it has in the JSON. */
export function endings(tally: Tally, wording: Wording): Section {
  const { t } = wording;
  const finished = Math.max(1, tally.finished);
  const rows = Object.entries(tally.endings)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, n]) => ({ name: wording.game(`ending.${reason}`), note: reason, share: n / finished }));
  return {
    title: t('ends.title'),
    lead: t('ends.lead', { draws: wording.percent(tally.draws / finished) }),
    body: barChart(t('ends.chart'), rows, wording),
  };
}

export function counts(tally: Tally, wording: Wording): Section[] {
  const { t } = wording;
  const { games, game, seats } = tally.watched;
  if (games === 0) return [];
  const renamed = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).map(([name, x]) => [capital(wording.counted(name)), x]));
  return [
    {
      title: t('happens.title'),
      lead: t('happens.lead', { games: wording.grouped(games) }),
      body: join([spreadTable(t('happens.game'), renamed(game), wording), columnTable(t('happens.player'), renamed(seats), wording)]),
    },
  ];
}

/** How games went: what winners scored and what everybody did, how long it took, how it ended, what was counted. */
export const course = (tally: Tally, wording: Wording): Section[] => [
  points(
    [
      [capital(wording.t('everybody')), tally.points, 'all'],
      [capital(wording.t('winners')), tally.points, 'winners'],
    ],
    tally,
    wording,
  ),
  lengths(tally, wording),
  endings(tally, wording),
  ...counts(tally, wording),
];
