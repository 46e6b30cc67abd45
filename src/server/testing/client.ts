import { WebSocket } from 'ws';
import { type PositionMessage, type PresenceMessage, type TableMessage, type ToBrowser, withPresence } from '../../protocol/to-browser.ts';
import type { ToServer } from '../../protocol/to-server.ts';
import { unfold } from '../../protocol/unfold.ts';
import { PROTOCOL } from '../../protocol/version.ts';

type Unnumbered<T> = T extends { readonly id: number } ? Omit<T, 'id'> : never;
export type Wish = Unnumbered<ToServer>;

export const LUCK = '0123456789abcdef0123456789abcdef';

/** A visitor: a cookie, and a socket that remembers every byte it got. */
export class Client {
  readonly url: string;
  readonly cookie: string;
  readonly socket: WebSocket;
  readonly frames: string[] = [];
  readonly messages: ToBrowser[] = [];
  closed: number | undefined;
  readonly #waiting = new Set<() => void>();
  #last = 0;

  constructor(url: string, cookie: string) {
    this.url = url;
    this.cookie = cookie;
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie } });
    this.socket.on('message', (data) => {
      this.frames.push(String(data));
      this.messages.push(this.#whole(JSON.parse(String(data)) as ToBrowser));
      this.#wakeAll();
    });
    this.socket.on('close', (code) => {
      this.closed = code;
      this.#wakeAll();
    });
    this.socket.on('error', () => undefined);
  }

  /** Makes a guest with a name, or comes back with a cookie. */
  static async visit(url: string, name = 'Ana', cookie?: string): Promise<Client> {
    const headers = { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) };
    const response = await fetch(`${url}/api/me`, { method: 'PUT', headers, body: JSON.stringify({ name }) });
    const client = new Client(url, response.headers.getSetCookie()[0]?.split(';')[0] ?? '');
    await client.opened();
    return client;
  }

  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.socket.readyState === WebSocket.OPEN) resolve();
      this.socket.once('open', () => resolve());
      this.socket.once('error', reject);
    });
  }

  /** Sends with a number of its own and waits for the one answer. */
  async ask(wish: Wish): Promise<ToBrowser> {
    this.#last += 1;
    const id = this.#last;
    this.socket.send(JSON.stringify({ ...wish, id }));
    return this.until((m) => m.re === id);
  }

  watch(table: string, known = 0): Promise<ToBrowser> {
    return this.ask({ type: 'watch', version: PROTOCOL, table, known });
  }

  /** The first message that fits, of those that came and those to come. */
  async until(fits: (m: ToBrowser) => boolean, from = 0): Promise<ToBrowser> {
    const deadline = Date.now() + 20_000;
    for (;;) {
      const found = this.messages.slice(from).find(fits);
      if (found) return found;
      if (this.closed !== undefined) throw new Error(`the socket was closed with ${this.closed}`);
      if (Date.now() > deadline) throw new Error('no such message came');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 1000);
        this.#waiting.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** A change, as the position that it leads to. */
  #whole(message: ToBrowser): ToBrowser {
    if (message.type !== 'change') return message;
    const whole = unfold(message, this.position(message.table));
    if (!whole) throw new Error(`a change that does not fit: ${JSON.stringify(message)}`);
    return whole;
  }

  position(table: string): PositionMessage | undefined {
    return this.messages.findLast((m): m is PositionMessage => m.type === 'position' && m.table === table);
  }

  /** Seats and status as last told, with who is there now. */
  table(table: string): TableMessage | undefined {
    const at = this.messages.findLastIndex((m) => m.type === 'table' && m.table.id === table);
    const told = this.messages[at] as TableMessage | undefined;
    const since = this.messages.slice(at).findLast((m): m is PresenceMessage => m.type === 'presence' && m.table === table);
    return told && since ? { ...told, table: withPresence(told.table, since) } : told;
  }

  async http(method: string, path: string, body?: unknown): Promise<{ readonly status: number; readonly text: string }> {
    const headers = { cookie: this.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'manual',
    });
    return { status: response.status, text: await response.text() };
  }

  /** Makes a table and gives its share of chance, which is also the number of the wish. */
  async create({
    luck = LUCK,
    ...wish
  }: { readonly luck?: string; readonly seats: readonly object[] } & Readonly<Record<string, unknown>>): Promise<string> {
    const { status, text } = await this.http('POST', '/api/tables', { options: {}, listed: false, request: luck, ...wish });
    if (status !== 201) throw new Error(`${status} ${text}`);
    const { id: table } = JSON.parse(text) as { id: string };
    if (!wish.seats.some((seat) => (seat as { kind: string }).kind === 'me')) return table;
    const answer = await this.ask({ type: 'luck', table, luck });
    if (answer.type === 'refused') throw new Error(answer.rule);
    return table;
  }

  close(): void {
    this.socket.terminate();
  }

  #wakeAll(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}
