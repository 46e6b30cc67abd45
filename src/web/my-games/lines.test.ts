import { expect, test } from 'vitest';
import type { TableLine } from '../../protocol/api.ts';
import type { KeptGame } from '../keep/games.ts';
import { myGames, roughly } from './lines.ts';

const line = (id: string, changes: Partial<TableLine> = {}): TableLine => ({
  id,
  game: 'mice',
  status: 'playing',
  names: ['Me', 'Ana'],
  others: ['Ana'],
  seats: 2,
  taken: 2,
  yourTurn: false,
  turn: ['Ana'],
  n: 3,
  at: 100,
  ...changes,
});
const mine = { yourTurn: true, turn: [] };
const kept = (id: string, changes: Partial<KeptGame> = {}): KeptGame =>
  ({
    id,
    game: 'mice',
    seats: [{ name: 'Me' }, { name: 'Ilse', bot: 'greedy' }],
    yourTurn: true,
    over: false,
    at: 50,
    ...changes,
  }) as KeptGame;

test('who has waited longest for me comes first, then this device, then those for whom I wait; what is over is in no list', () => {
  const lobby = {
    waiting: [],
    mine: [
      line('theirs'),
      line('late', { ...mine, at: 90 }),
      line('over', { status: 'over' }),
      line('early', { ...mine, at: 10, left: 5000 }),
      line('seating', { status: 'waiting', taken: 1, turn: [] }),
    ],
  };
  const games = myGames(lobby, [kept('here'), kept('done', { over: true }), kept('bots', { yourTurn: false })]);
  expect(games.map(({ path }) => path)).toEqual(['/table/early', '/table/late', '/local/here', '/table/theirs', '/table/seating']);
  expect(games[0]).toMatchObject({ names: ['Ana'], left: 5000, yourTurn: true });
  expect(games[2]).toMatchObject({ names: ['Ilse'] });
  expect(games[3]).toMatchObject({ turn: ['Ana'] });
  expect(games[4]).toMatchObject({ seated: { taken: 1, seats: 2 } });
  expect(myGames(undefined, [])).toEqual([]);
});

test('a wait is told in its largest unit', () => {
  expect([0, 59_000, 3_599_000, 3_600_000, 200_000_000].map((ms) => roughly(ms, 'en'))).toEqual([
    '1 minute',
    '1 minute',
    '59 minutes',
    '1 hour',
    '2 days',
  ]);
});
