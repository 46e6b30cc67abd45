import type { Before } from '../fairness/before.ts';
import { type Fairness, unused } from '../fairness/sum.ts';
import { beforeAfter } from './before-after.ts';
import { barChart } from './charts/bars.ts';
import { shareChart } from './charts/shares.ts';
import { type Html, html, join } from './html.ts';
import { spreadTable } from './numbers.ts';
import { makePage, type Section } from './page.ts';
import { balance, capital, course, verdict } from './sections.ts';
import type { Wording } from './wording.ts';

/** What came of the games of one setting; the first has no name. */
export interface Measured {
  readonly setting: string;
  readonly fairness: Fairness;
}

interface Fair {
  readonly seats: number;
  readonly bot: string;
  readonly seed: number;
  readonly measured: readonly Measured[];
  /** What an earlier run has printed. */
  readonly before?: Before | undefined;
  readonly command: string;
}

/** The page of `fairness --report`: does every place win its share, and is the game a good one? */
export function fairnessPage({ seats, bot, seed, measured, before, command }: Fair, wording: Wording): string {
  const { t, grouped } = wording;
  const [first, ...others] = measured;
  if (!first) throw new Error('nothing was measured');
  const { fairness } = first;
  const { tally } = fairness;
  const names = tally.shares.map((_, n) => t('seat', { n }));
  return makePage(
    {
      title: t('page.fairness', { game: wording.title, seats }),
      about: t('about.fairness', { games: grouped(tally.finished), bot, seed }),
      facts: facts(fairness, wording),
      sections: [
        balance({ names, shares: tally.shares, lead: t('seats.alike'), equal: true }, tally, wording),
        ...(others.length > 0 ? [byOption(others, wording)] : []),
        goodGame(fairness, wording),
        ...used(fairness, wording),
        ...(before ? [beforeAfter(before, fairness, wording)] : []),
        ...course(tally, wording),
      ],
      command,
    },
    wording,
  );
}

/** What one wants to know first. */
const facts = ({ tally, good }: Fairness, { t, grouped, percent, decimal }: Wording): (readonly [string, string])[] => [
  [t('fact.games'), grouped(tally.finished)],
  [t('fact.early'), percent(good.early.share)],
  [t('fact.changes'), decimal(good.changes.mean, 1)],
  [t('fact.margin'), decimal(good.margin.mean, 1)],
  [t('fact.real'), percent(good.real.share)],
];

/** The first of what a seat was given, by option: in every game of the house that is its place in the first round. */
function byOption(measured: readonly Measured[], wording: Wording): Section {
  const { t } = wording;
  const parts = measured.map(({ setting, fairness: { tally } }): Html => {
    const [trait, values] = Object.entries(tally.watched.traits).find(([name]) => name === PLACE) ?? ['', {}];
    const fair = 1 / tally.shares.length;
    const rows = Object.entries(values).map(([value, s]) => ({ ...s, name: wording.value(value) }));
    const named = rows.map((row) => ({ ...row, name: capital(row.name) }));
    const title = settingName(setting, wording);
    return html`<h3>${title}</h3><p>${verdict(rows, fair, wording, 'verdict.level')}</p>${shareChart(t('pair', { name: title, value: wording.counted(trait) }), wording.counted(trait), named, fair, wording)}`;
  });
  return { title: t('options.title'), lead: t('options.lead'), body: join(parts) };
}

/** What every game calls the place of a seat in the order of play. */
const PLACE = 'place-in-first-round';

/** `start=first` → "Who goes first: the first player" in the words of the game, where it has any for it. */
function settingName(setting: string, { game, has, t }: Wording): string {
  const [key = '', value = ''] = setting.split('=');
  const [option, choice] = [`option.${key}`, `option.${key}.${value}`];
  return has(option) && has(choice) ? t('pair', { name: game(option), value: game(choice) }) : setting;
}

function goodGame({ good }: Fairness, wording: Wording): Section {
  const { t, percent, decimal, grouped } = wording;
  const bars = [
    { name: t('good.early'), s: good.early, note: t('good.of.games', { n: grouped(good.early.games) }) },
    { name: t('good.forced'), s: good.forced, note: t('good.of.decisions', { n: grouped(good.forced.games) }) },
    { name: t('good.real'), s: good.real, note: t('good.of.decisions', { n: grouped(good.real.games) }) },
  ].map(({ name, s, note }) => ({ name, note: `${decimal(100 * s.low, 1)} – ${percent(s.high)}, ${note}`, share: s.share }));
  const table = { [t('good.changes')]: good.changes, [t('good.margin')]: good.margin, [t('good.spread')]: good.spread };
  return {
    title: t('good.title'),
    lead: t('good.lead'),
    body: join([barChart(t('good.chart'), bars, wording, { what: t('col.what') }), spreadTable(t('good.table'), table, wording)]),
  };
}

/** One picture a kind, the most used first; then what nobody wanted. */
function used(fairness: Fairness, wording: Wording): Section[] {
  const { t } = wording;
  const kinds = Object.entries(fairness.used);
  if (kinds.length === 0) return [];
  const never = Object.entries(unused(fairness)).map(
    ([kind, things]) =>
      html`<li>${t('pair', { name: capital(wording.counted(kind)), value: wording.list(things.map(wording.thing)) })}</li>`,
  );
  const charts = kinds.map(([kind, things]) => {
    const all = Object.values(things).reduce((a, b) => a + b, 0);
    const rows = Object.entries(things)
      .sort(([, a], [, b]) => b - a)
      .map(([thing, n]) => ({
        name: capital(wording.thing(thing)),
        note: t('used.a.game', { n: wording.decimal(n / Math.max(1, fairness.tally.watched.games), 2) }),
        share: n / Math.max(1, all),
      }));
    const most = Math.max(0.01, ...rows.map(({ share }) => share));
    const name = capital(wording.counted(kind));
    return html`<h3>${name}</h3>${barChart(name, rows, wording, { what: t('col.what'), share: t('col.uses'), to: most })}`;
  });
  return [
    {
      title: t('used.title'),
      lead: never.length > 0 ? t('used.never') : t('used.all'),
      body: join([...(never.length > 0 ? [html`<ul class="never">${never}</ul>`] : []), ...charts]),
    },
  ];
}
