import type { CountWords } from '../core/statistics.ts';
import type { Catalogue } from '../core/text.ts';
import type { Spread } from '../lab/distribution.ts';
import type { Fairness } from '../lab/fairness/sum.ts';
import { grouped, percent } from '../lab/figures.ts';
import type { Measured } from '../lab/report/fairness-page.ts';
import type { ShareInterval } from '../lab/shares.ts';
import { words } from '../lab/summary.ts';
import { say } from '../text/say.ts';
import { print, table } from './output.ts';

interface About {
  readonly game: string;
  readonly seats: number;
  readonly bot: string;
}

/** So far from the fair share a place is off, if its interval is clear of it. */
const OFF = 0.04;

/** Everything for people at a terminal, in English. */
export function showFairness({ game, seats, bot }: About, measured: readonly Measured[], texts: Catalogue, counted: CountWords): void {
  const nameOf = (thing: string): string =>
    thing
      .split('+')
      .map((part) => (part in texts ? say(texts, 'en', { key: part }) : (counted[part]?.en ?? words(part))))
      .join(', ');
  for (const { setting, fairness } of measured) {
    const { tally, good } = fairness;
    print(`${setting === '' ? '' : `\n${setting}: `}${grouped(tally.finished)} games of ${game} for ${seats} between ${bot}`);
    print('\nWins by seat');
    print(
      shares(
        tally.shares.map((share, seat) => [`seat ${seat}`, share] as const),
        1 / seats,
      ),
    );
    for (const [trait, values] of Object.entries(tally.watched.traits)) {
      print(`\nWins by ${counted[trait]?.en ?? words(trait)}`);
      const rows = Object.entries(values).map(([value, share]) => [nameOf(value), share] as const);
      print(shares(rows, 1 / seats));
    }
    if (setting !== '') continue;
    print('\nA good game?');
    print(
      table(
        [
          ['decided before the last fifth', withInterval(good.early)],
          ['decisions without a choice', withInterval(good.forced)],
          ['decisions with a real choice', withInterval(good.real)],
          ['changes of the lead', range(good.changes)],
          ['points between winner and next', range(good.margin)],
          ['points between first and last', range(good.spread)],
        ],
        '  ',
      ),
    );
    showUsed(fairness, nameOf);
  }
}

const shares = (rows: readonly (readonly [string, ShareInterval])[], fair: number): string =>
  table([['', 'players', 'share', '95 % interval', ''], ...rows.map(([name, s]) => [name, s.games, ...shareCells(s, fair)])], '  ');

function shareCells(s: ShareInterval, fair: number): string[] {
  const off = Math.abs(s.share - fair) >= OFF && (s.low > fair || s.high < fair);
  const points = (100 * (s.share - fair)).toFixed(1);
  return [percent(s.share), `${percent(s.low)} to ${percent(s.high)}`, off ? `off by ${s.share > fair ? '+' : ''}${points} points` : ''];
}

const withInterval = (s: ShareInterval): string => `${percent(s.share)} (${percent(s.low)} to ${percent(s.high)}, of ${grouped(s.games)})`;
const range = ({ mean, low, high }: Spread): string => `${mean.toFixed(1)} on average, nine in ten from ${low} to ${high}`;

function showUsed({ used, tally }: Fairness, nameOf: (thing: string) => string): void {
  for (const [kind, things] of Object.entries(used)) {
    print(`\n${nameOf(kind)}, a game`);
    const rows = Object.entries(things).sort(([, a], [, b]) => b - a);
    print(
      table(
        rows.map(([thing, n]) => [nameOf(thing), n === 0 ? 'never' : (n / tally.watched.games).toFixed(2).padStart(6)]),
        '  ',
      ),
    );
  }
}
