import { spread } from '../distribution.ts';
import type { Tally } from '../tally.ts';
import { makePage } from './page.ts';
import { balance, capital, counts, endings, lengths, points } from './sections.ts';
import type { Tongue } from './tongue.ts';

export interface Simulated {
  readonly seats: number;
  readonly games: number;
  /** One for each seat. */
  readonly bots: readonly string[];
  readonly seed: number;
  readonly tally: Tally;
  readonly command: string;
}

/** The page of `simulate --report`: is the board balanced, and what happens on it? */
export function simulatePage({ seats, games, bots, seed, tally, command }: Simulated, tongue: Tongue): string {
  const { t } = tongue;
  const equal = new Set(bots).size === 1;
  const names = bots.map((bot, n) => (equal ? t('seat', { n }) : t('seat.of', { n, bot })));
  const among = (equal ? bots.slice(0, 1) : bots).join(', ');
  return makePage(
    {
      title: t('page.simulate', { game: tongue.title, seats }),
      about: t('about.simulate', { games: tongue.grouped(games), bots: among, seed }),
      facts: facts(tally, games, tongue),
      sections: [
        balance({ names, shares: tally.shares, lead: t(equal ? 'seats.alike' : 'seats.different'), equal }, tally, tongue),
        points(
          [
            [capital(t('everybody')), tally.points, 'all'],
            [capital(t('winners')), tally.points, 'winners'],
          ],
          tally,
          tongue,
        ),
        lengths(tally, tongue),
        endings(tally, tongue),
        ...counts(tally, tongue),
      ],
      command,
    },
    tongue,
  );
}

/** What one wants to know first. */
export function facts(tally: Tally, games: number, { t, grouped, decimal, percent }: Tongue): (readonly [string, string])[] {
  const { total } = tally.points;
  const { finished, draws } = tally;
  return [
    [t('fact.games'), finished === games ? grouped(games) : t('fact.games.some', { done: grouped(finished), all: grouped(games) })],
    [t('fact.decisions'), String(spread(tally.lengths).median)],
    [t('fact.winner'), decimal(total?.winners.mean ?? 0, 1)],
    [t('fact.anybody'), decimal(total?.all.mean ?? 0, 1)],
    [t('fact.draws'), percent(draws / Math.max(1, finished))],
  ];
}
