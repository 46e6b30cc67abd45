import { spread } from '../distribution.ts';
import type { Tally } from '../tally.ts';
import { makePage } from './page.ts';
import { balance, course } from './sections.ts';
import type { Wording } from './wording.ts';

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
export function simulatePage({ seats, games, bots, seed, tally, command }: Simulated, wording: Wording): string {
  const { t } = wording;
  const equal = new Set(bots).size === 1;
  const names = bots.map((bot, n) => (equal ? t('seat', { n }) : t('seat.of', { n, bot })));
  const among = (equal ? bots.slice(0, 1) : bots).join(', ');
  return makePage(
    {
      title: t('page.simulate', { game: wording.title, seats }),
      about: t('about.simulate', { games: wording.grouped(games), bots: among, seed }),
      facts: facts(tally, games, wording),
      sections: [
        balance({ names, shares: tally.shares, lead: t(equal ? 'seats.alike' : 'seats.different'), equal }, tally, wording),
        ...course(tally, wording),
      ],
      command,
    },
    wording,
  );
}

/** What one wants to know first. */
export function facts(tally: Tally, games: number, { t, grouped, decimal, percent }: Wording): (readonly [string, string])[] {
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
