import type { Catalogue } from '../../core/text.ts';
import type { Fought } from '../arena/fight.ts';
import { grouped, percent } from '../output.ts';
import { shareChart, shareKey } from './charts/shares.ts';
import { html, join } from './html.ts';
import { numbers } from './numbers.ts';
import { makePage, type Section } from './page.ts';
import { balance, counts, endings, lengths, points } from './sections.ts';
import { facts } from './simulate-page.ts';

const ROTATED =
  'Every bot sits on every seat equally often, so that a difference comes from the game. Intervals of seats are over deals; those below take games as independent.';

/** The page of `arena --report`: who is stronger, and is the board fair to all of them? */
export function arenaPage(f: Fought, texts: Catalogue, command: string): string {
  const { tally: t, standings, seats } = f;
  const seatNames = f.seatShares.map((_, seat) => `Seat ${seat}`);
  return makePage({
    title: `${texts.name ?? ''} for ${seats}: the arena`,
    about: `${standings.map((s) => s.bot).join(', ')}; ${grouped(f.games)} games of ${grouped(f.deals)} deals, seed ${f.seed}.`,
    facts: facts(t, f.games),
    sections: [
      ladder(f),
      ...(standings.length > 2 ? [pairs(f)] : []),
      balance({ names: seatNames, shares: f.seatShares, lead: ROTATED, equal: true }, t, texts),
      points([...standings.map((s, i) => [s.bot, f.pointsByBot[i] ?? {}, 'all'] as const), ['Winners', t.points, 'winners']], t, texts),
      lengths(t),
      endings(t, texts),
      ...counts(t),
    ],
    command,
  });
}

/** The strongest first. */
function ladder({ standings, seats, remarks }: Fought): Section {
  const rows = standings
    .toSorted((a, b) => b.share - a.share)
    .map(({ bot, share, low, high, fair, rating }) => {
      const note = `${fair.toFixed(2)} × fair, rating ${rating.mu.toFixed(1)} ± ${(2 * rating.sigma).toFixed(1)}`;
      return { name: bot, share, low, high, note };
    });
  return {
    title: 'Strength',
    lead: 'Each bot plays each deal from every seat. The share is that of the games in which it took a seat; a draw is a part of a win.',
    body: join([
      shareKey(),
      shareChart('Share of wins, the strongest first', 'bot', rows, 1 / seats),
      ...remarks.map((remark) => html`<p>${remark}</p>`),
    ]),
  };
}

function pairs({ standings, duels }: Fought): Section {
  const names = standings.map((s) => s.bot);
  const cell = (share: number | undefined) => html`<td>${share === undefined ? '–' : percent(share)}</td>`;
  return {
    title: 'One against another',
    lead: 'Of the wins that fell to either of two bots when both were at the table, the share of the one at the left.',
    body: numbers(
      'Each against each',
      [html`<tr><td></td>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr>`],
      names.map((name, a) => html`<tr><th scope="row">${name}</th>${names.map((_, b) => cell(duels[a]?.[b]))}</tr>`),
    ),
  };
}
