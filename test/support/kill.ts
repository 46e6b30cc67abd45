import { randomBytes, randomInt } from 'node:crypto';
import { type Guest, openGuest, returnGuest } from '../../bench/support/guest.ts';
import { startProcess } from '../../bench/support/server-process.ts';
import { open, replayEntry } from '../../src/core/match.ts';
import { game } from '../../src/games/rattenscharf/game.ts';
import type { PositionMessage, ToBrowser } from '../../src/protocol/to-browser.ts';
import { unfold } from '../../src/protocol/unfold.ts';
import { openStore } from '../../src/store/open.ts';

/** What clients were shown: for each table the view at each log length. */
type Journal = Map<string, Map<number, string>>;

export interface Tally {
  rounds: number;
  /** Moves whose acknowledgement a client has. */
  acknowledged: number;
  /** Positions that clients were shown and that were compared with the log. */
  compared: number;
  lost: number;
  forks: number;
}

const TABLES = 16;
const OPTIONS = { scoreShrunkGroups: true, start: 'random' } as const;

/** One person who plays both seats of one table after the other, and writes down all that it is shown. */
class Player {
  readonly cookie: string;
  table: string | undefined;
  readonly #journal: Journal;
  readonly #tally: Tally;
  #guest: Guest | undefined;
  #asked: number | undefined;
  #shown: PositionMessage | undefined;

  constructor(cookie: string, journal: Journal, tally: Tally) {
    this.cookie = cookie;
    this.#journal = journal;
    this.#tally = tally;
  }

  /** Comes back to its table after a crash, or opens one. */
  async sit(url: string): Promise<void> {
    this.#guest = await returnGuest(url, this.cookie);
    this.#guest.socket.hear = (text) => this.#hear(url, text);
    if (this.table === undefined) await this.#openTable(url);
    else this.#guest.watch(this.table);
  }

  rise(): void {
    this.#guest?.socket.terminate();
  }

  async #openTable(url: string): Promise<void> {
    const wish = {
      game: 'rattenscharf',
      options: {},
      listed: false,
      request: randomBytes(16).toString('hex'),
      seats: [{ kind: 'me' }, { kind: 'me', name: 'B' }],
    };
    const headers = { 'content-type': 'application/json', cookie: this.cookie };
    // The server may be killed meanwhile; then there is no table and nothing to remember.
    const response = await fetch(`${url}/api/tables`, { method: 'POST', headers, body: JSON.stringify(wish) }).catch(() => undefined);
    const made = (await response?.json().catch(() => undefined)) as { id: string } | undefined;
    this.table = made?.id;
    if (made) this.#guest?.watch(made.id);
  }

  #hear(url: string, text: string): void {
    if (text.includes('"owesLuck":true')) this.#guest?.send({ type: 'luck', table: this.table, luck: randomBytes(16).toString('hex') });
    if (/^\{"type":"(table|presence|ok)"/.test(text)) return;
    const heard = JSON.parse(text) as ToBrowser;
    const message = heard.type === 'change' ? unfold(heard, this.#shown) : heard;
    if (message?.type !== 'position') throw new Error(`unexpected: ${text}`);
    this.#shown = message;
    const { table, n, view, pending, re } = message;
    if (re !== undefined && re === this.#asked) this.#tally.acknowledged += 1;
    this.#note(table, n, JSON.stringify(view));
    const seat = pending[0];
    if (seat === undefined) void this.#openTable(url);
    else {
      const moves = game.moves(view as never, seat);
      this.#asked = this.#guest?.send({ type: 'play', table, seat, n, moves: [moves[randomInt(moves.length)]] });
    }
  }

  #note(table: string, n: number, view: string): void {
    const views = this.#journal.get(table) ?? new Map<number, string>();
    this.#journal.set(table, views);
    if ((views.get(n) ?? view) !== view) this.#tally.forks += 1;
    views.set(n, view);
  }
}

/** Compares everything that was shown with what the log leads to. */
async function compare(folder: string, journal: Journal, tally: Tally): Promise<void> {
  const store = await openStore({ folder });
  for (const [table, views] of journal) {
    const entries = (await store.load(table))?.entries ?? [];
    const match = open(game, 2, OPTIONS);
    const at = [JSON.stringify(game.view(match.state as never, null))];
    for (const entry of entries) {
      if (replayEntry(match, entry)) throw new Error(`table ${table} holds an entry that is not legal`);
      at.push(JSON.stringify(game.view(match.state as never, null)));
    }
    for (const [n, view] of views) {
      tally.compared += 1;
      if (n > entries.length) tally.lost += 1;
      else if (at[n] !== view) tally.forks += 1;
    }
  }
  await store.close();
}

/** Starts the server, loads it, kills it with -9 at a random moment, looks what is left, and so on. */
export async function killRounds(rounds: number, folder: string, said: (tally: Tally) => void = () => undefined): Promise<Tally> {
  const tally: Tally = { rounds: 0, acknowledged: 0, compared: 0, lost: 0, forks: 0 };
  let players: Player[] = [];
  let journal: Journal = new Map();
  for (let round = 0; round < rounds; round++) {
    const server = await startProcess(['--data', folder]);
    if (players.length === 0) {
      const guests = await Promise.all(Array.from({ length: TABLES }, (_, i) => openGuest(server.url, `P${i}`)));
      for (const guest of guests) guest.socket.terminate();
      players = guests.map((g) => new Player(g.cookie, journal, tally));
    }
    await Promise.all(players.map((p) => p.sit(server.url)));
    await new Promise((resolve) => setTimeout(resolve, 50 + randomInt(350)));
    await server.end('SIGKILL');
    for (const p of players) p.rise();
    tally.rounds += 1;
    await compare(folder, journal, tally);
    journal = stillPlayed(journal, players);
    said(tally);
  }
  return tally;
}

/** Finished tables are compared once more after the crash that followed, then no more: the work stays the same each round. */
function stillPlayed(journal: Journal, players: readonly Player[]): Journal {
  const tables = new Set(players.map((p) => p.table));
  for (const table of journal.keys()) if (!tables.has(table)) journal.delete(table);
  return journal;
}
