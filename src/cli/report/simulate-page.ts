import type { Catalogue } from '../../core/text.ts';
import { spread } from '../distribution.ts';
import { grouped, percent } from '../output.ts';
import type { Tally } from '../tally.ts';
import { makePage } from './page.ts';
import { balance, counts, endings, lengths, points } from './sections.ts';

export interface Simulated {
  readonly seats: number;
  readonly games: number;
  /** One for each seat. */
  readonly bots: readonly string[];
  readonly seed: number;
  readonly tally: Tally;
  readonly texts: Catalogue;
  readonly command: string;
}

const ALIKE = 'Everybody plays alike here, so that a difference comes from the game.';
const DIFFERENT = 'The bots on these seats differ, so that a difference tells about them and not about the game.';

/** The page of `simulate --report`: is the board balanced, and what happens on it? */
export function simulatePage({ seats, games, bots, seed, tally: t, texts, command }: Simulated): string {
  const equal = new Set(bots).size === 1;
  const names = bots.map((bot, seat) => (equal ? `Seat ${seat}` : `Seat ${seat}: ${bot}`));
  return makePage({
    title: `${texts.name ?? ''} for ${seats}`,
    about: `${grouped(games)} games among ${equal ? bots[0] : bots.join(', ')}, seed ${seed}.`,
    facts: facts(t, games),
    sections: [
      balance({ names, shares: t.shares, lead: equal ? ALIKE : DIFFERENT, equal }, t, texts),
      points(
        [
          ['Everybody', t.points, 'all'],
          ['Winners', t.points, 'winners'],
        ],
        t,
        texts,
      ),
      lengths(t),
      endings(t, texts),
      ...counts(t),
    ],
    command,
  });
}

/** What one wants to know first. */
export function facts(t: Tally, games: number): (readonly [string, string])[] {
  const total = t.points.total;
  return [
    ['games finished', t.finished === games ? grouped(games) : `${grouped(t.finished)} of ${grouped(games)}`],
    ['decisions in a game', String(spread(t.lengths).median)],
    ['a winner’s points', (total?.winners.mean ?? 0).toFixed(1)],
    ['anybody’s points', (total?.all.mean ?? 0).toFixed(1)],
    ['draws', percent(t.draws / Math.max(1, t.finished))],
  ];
}
