import type { ColumnSpread } from '../lab/columns.ts';
import type { Spread } from '../lab/distribution.ts';
import { grouped, percent } from '../lab/figures.ts';
import type { ShareInterval } from '../lab/shares.ts';
import { type Summary, words } from '../lab/summary.ts';
import type { Watched } from '../lab/watched.ts';
import { say } from '../text/say.ts';
import { print, table } from './output.ts';

/** A trait's value: the key of a text of the game, or a word. */
const valueName = (texts: Readonly<Record<string, string>>, value: string): string => say(texts, 'en', { key: value });

export function showSummary(s: Summary, texts: Readonly<Record<string, string>>): void {
  const { lengths } = s;
  print(
    `${grouped(s.finished)} of ${grouped(s.games)} games of ${s.game} for ${s.seats} finished, ${s.meanMoves} moves on average (${lengths.min} to ${lengths.max}).`,
  );
  print('\nEndings');
  const endings = Object.entries(s.endings).map(([reason, n]) => [reason, n, percent(n / s.games)]);
  print(table(endings, '  '));
  print('\nWins');
  const wins = s.wins.map((n, seat) => [`seat ${seat}`, n, percent(n / s.games), ...withDraws(s.shares[seat])]);
  print(table([['', 'alone', '', 'share with draws', '95 % interval'], ...wins, ['draws', s.draws, percent(s.draws / s.games)]], '  '));
  print('\nPoints');
  print(bothTable(s.points));
  showWatched(s.watched, texts);
}

const withDraws = (share: ShareInterval | undefined): string[] =>
  share ? [percent(share.share), `${percent(share.low)} to ${percent(share.high)}`] : [];

function showWatched(w: Watched, texts: Readonly<Record<string, string>>): void {
  if (w.games === 0) return;
  print(`\nIn a game (${grouped(w.games)} watched)`);
  print(table([['', ...HEAD], ...Object.entries(w.game).map(([name, s]) => [words(name), ...cells(s)])], '  '));
  print('\nPer player');
  print(bothTable(w.seats));
  for (const [trait, values] of Object.entries(w.traits)) {
    print(`\nWins by ${words(trait)}`);
    const rows = Object.entries(values).map(([value, s]) => [valueName(texts, value), s.games, ...withDraws(s)]);
    print(table([['', 'players', 'share', '95 % interval'], ...rows], '  '));
  }
}

const HEAD = ['   mean', '5 %', 'median', '95 %'];

/** Padded here, because a mean is text: it keeps its last nought. */
const cells = ({ mean, low, median, high }: Spread): (string | number)[] => [mean.toFixed(2).padStart(7), low, median, high];

const bothTable = (columns: Readonly<Record<string, ColumnSpread>>): string =>
  table(
    [
      ['', ...HEAD, '  winners:', ...HEAD],
      ...Object.entries(columns).map(([name, { all, winners }]) => [words(name), ...cells(all), '', ...cells(winners)]),
    ],
    '  ',
  );
