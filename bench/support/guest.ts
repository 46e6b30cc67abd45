import { PROTOCOL } from '../../src/protocol/version.ts';
import { pause } from './closed-loop.ts';
import { Line } from './line.ts';

interface Speaks {
  send(text: string): void;
  terminate(): void;
}

/** A visitor with a cookie and an open socket, as lean as a load generator must be. */
export class Guest<S extends Speaks = Line> {
  readonly socket: S;
  readonly cookie: string;
  #last = 0;

  constructor(socket: S, cookie: string) {
    this.socket = socket;
    this.cookie = cookie;
  }

  send(message: object): number {
    this.#last += 1;
    this.socket.send(JSON.stringify({ ...message, id: this.#last }));
    return this.#last;
  }

  /** The same as `send`, of which there are ten thousand a second. */
  play(table: string, seat: number, n: number, move: unknown): void {
    this.#last += 1;
    this.socket.send(`{"type":"play","table":"${table}","seat":${seat},"n":${n},"moves":[${JSON.stringify(move)}],"id":${this.#last}}`);
  }

  watch(table: string): number {
    return this.send({ type: 'watch', version: PROTOCOL, table, known: 0 });
  }
}

export async function openGuest(url: string, name: string): Promise<Guest> {
  const body = JSON.stringify({ name });
  const response = await fetch(`${url}/api/me`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
  return returnGuest(url, response.headers.getSetCookie()[0]?.split(';')[0] ?? '');
}

/** Somebody who was here before. */
export async function returnGuest(url: string, cookie: string): Promise<Guest> {
  return new Guest(await Line.open(`${url}/ws`, cookie), cookie);
}

export async function createTable(url: string, host: Guest, luck: string): Promise<string> {
  const wish = { game: 'rattenscharf', options: {}, listed: false, request: luck, seats: [{ kind: 'me' }, { kind: 'open' }] };
  const table = await postTable(url, host, wish);
  host.send({ type: 'luck', table, luck });
  return table;
}

/** A busy server says after how many seconds to come again. */
export async function postTable(url: string, { cookie }: Guest, wish: object): Promise<string> {
  const headers = { 'content-type': 'application/json', cookie };
  for (;;) {
    const response = await fetch(`${url}/api/tables`, { method: 'POST', headers, body: JSON.stringify(wish) });
    const { id, params } = (await response.json()) as { id?: string; params?: { seconds?: number } };
    if (id !== undefined) return id;
    await pause(1000 * (params?.seconds ?? 1));
  }
}
