import type { Fought } from '../arena/fight.ts';
import { shareChart, shareKey } from './charts/shares.ts';
import { html, join } from './html.ts';
import { numbers } from './numbers.ts';
import { makePage, type Section } from './page.ts';
import { balance, capital, counts, endings, lengths, points, verdict } from './sections.ts';
import { facts } from './simulate-page.ts';
import type { Wording } from './wording.ts';

/** The page of `arena --report`: who is stronger, and is the board fair to all of them? */
export function arenaPage(f: Fought, wording: Wording, command: string): string {
  const { tally, standings, seats, seed } = f;
  const { t, grouped } = wording;
  const names = f.seatShares.map((_, n) => t('seat', { n }));
  const bots = standings.map((s) => s.bot).join(', ');
  const rows = standings.map((s, i) => [s.bot, f.pointsByBot[i] ?? {}, 'all'] as const);
  return makePage(
    {
      title: t('page.arena', { game: wording.title, seats }),
      about: t('about.arena', { bots, games: grouped(f.games), deals: grouped(f.deals), seed }),
      facts: facts(tally, f.games, wording),
      sections: [
        ladder(f, wording),
        ...(standings.length > 2 ? [pairs(f, wording)] : []),
        balance({ names, shares: f.seatShares, lead: t('seats.rotated'), equal: true }, tally, wording),
        points([...rows, [capital(t('winners')), tally.points, 'winners']], tally, wording),
        lengths(tally, wording),
        endings(tally, wording),
        ...counts(tally, wording),
      ],
      command,
    },
    wording,
  );
}

/** The strongest first. */
function ladder({ standings, seats, remarks }: Fought, wording: Wording): Section {
  const { t, decimal } = wording;
  const rows = standings
    .toSorted((a, b) => b.share - a.share)
    .map(({ bot, share, low, high, fair, rating }) => {
      const error = decimal(2 * rating.sigma, 1);
      const note = t('strength.note', { fair: decimal(fair, 2), rating: decimal(rating.mu, 1), error });
      return { name: bot, share, low, high, note };
    });
  return {
    title: t('strength.title'),
    lead: `${t('strength.lead')} ${verdict(rows, 1 / seats, wording, 'strength.level')}`,
    body: join([
      shareKey(wording),
      shareChart(t('strength.chart'), t('col.bot'), rows, 1 / seats, wording),
      ...remarks.map((remark) => html`<p lang="en">${remark}</p>`),
    ]),
  };
}

function pairs({ standings, duels }: Fought, { t, percent }: Wording): Section {
  const names = standings.map((s) => s.bot);
  const cell = (share: number | undefined) => html`<td>${share === undefined ? '–' : percent(share)}</td>`;
  return {
    title: t('pairs.title'),
    lead: t('pairs.lead'),
    body: numbers(
      t('pairs.table'),
      [html`<tr><td></td>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr>`],
      names.map((name, a) => html`<tr><th scope="row">${name}</th>${names.map((_, b) => cell(duels[a]?.[b]))}</tr>`),
    ),
  };
}
