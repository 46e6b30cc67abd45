import { expect } from 'vitest';
import { game } from '../../games/rattenscharf/game.ts';
import type { PositionMessage } from '../../protocol/to-browser.ts';
import type { TournamentPage } from '../../protocol/tournaments.ts';
import type { Client } from './client.ts';

const CLOCK = { reserve: 600, increment: 0, delay: 0, over: 'bot' };
/** The shortest game there is, and two rounds of it. */
export const CUP = {
  name: 'Cheese Cup',
  game: 'rattenscharf',
  seats: 2,
  system: 'swiss',
  rounds: 2,
  clock: CLOCK,
  deals: false,
  byHost: false,
};

let requests = 0;
/** Opens a tournament. */
export async function openCup(host: Client, wish: object = {}): Promise<string> {
  requests += 1;
  const request = requests.toString(16).padStart(32, '0');
  const { status, text } = await host.http('POST', '/api/tournaments', { ...CUP, request, ...wish });
  expect([status, text]).toEqual([201, expect.anything()]);
  return (JSON.parse(text) as { id: string }).id;
}

/** Does something at a tournament; gives its page. */
export async function wants(client: Client, id: string, wish: object): Promise<TournamentPage> {
  const { text } = await client.http('POST', `/api/tournaments/${id}`, wish);
  return JSON.parse(text) as TournamentPage;
}

export const pageOf = async (client: Client, id: string): Promise<TournamentPage> =>
  JSON.parse((await client.http('GET', `/api/tournaments/${id}`)).text) as TournamentPage;

/** Starts a round; gives the page on which all its tables are set. */
export async function starts(host: Client, id: string): Promise<TournamentPage> {
  const { round } = await wants(host, id, { do: 'start' });
  for (;;) {
    const page = await pageOf(host, id);
    if (page.games.every((game) => game.round !== round || game.table || game.points)) return page;
  }
}

/** Plays the first legal move whenever it is asked, to the end. */
async function playOut(client: Client, table: string): Promise<void> {
  expect((await client.watch(table)).type).toBe('table');
  let seen = 0;
  for (;;) {
    const news = await client.until((m) => m.type === 'position' && m.table === table, seen);
    seen = client.messages.indexOf(news) + 1;
    const { view, viewer, pending, n } = client.position(table) as PositionMessage;
    if (pending.length === 0) return;
    if (viewer === null || !pending.includes(viewer) || client.position(table) !== news) continue;
    const moves = game.moves(view as never, viewer);
    await client.ask({ type: 'play', table, seat: viewer, n, moves: [moves[0]] });
  }
}

/** Plays every game of a person until the tournament is over, or `enough`. */
export async function playAll(client: Client, id: string, enough = (_page: TournamentPage): boolean => false): Promise<TournamentPage> {
  const played = new Set<string>();
  for (;;) {
    const page = await pageOf(client, id);
    if (page.status === 'over' || enough(page)) return page;
    const me = page.players.find(({ mine }) => mine)?.player ?? -1;
    const { table } = page.games.find((g) => g.table && !g.points && !played.has(g.table) && g.players.includes(me)) ?? {};
    if (table) {
      await playOut(client, table);
      played.add(table);
    } else await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
