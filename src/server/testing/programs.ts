import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { Scope, TableNow } from '../../protocol/programs.ts';
import type { Client } from './client.ts';

/** What was answered: status, headers, and what the body says. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A program: a token, and no cookie. */
export class Program {
  readonly url: string;
  readonly token: string;
  readonly #ends = new AbortController();

  constructor(url: string, token: string) {
    this.url = url;
    this.token = token;
  }

  static async of(owner: Client, scopes: readonly Scope[] = ['read', 'play', 'tables'], name = 'test'): Promise<Program> {
    const { text } = await owner.http('POST', '/api/me/tokens', { name, scopes });
    return new Program(owner.url, (JSON.parse(text) as { token: string }).token);
  }

  /** One with an account of its own. */
  static async bot(owner: Client, name: string): Promise<Program> {
    const { text } = await owner.http('POST', '/api/me/bots', { name });
    return new Program(owner.url, (JSON.parse(text) as { token: string }).token);
  }

  async ask(method: string, path: string, body?: unknown, lang = 'en'): Promise<Answered> {
    const response = await this.#fetch(method, path, body, lang);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: response.status, headers: response.headers, body: isJson ? (JSON.parse(text) as unknown) : text };
  }

  /** Answers whatever it is asked at a table with the first move, until the game is over or `enough`. */
  async playOn(table: string, enough = (_now: TableNow): boolean => false): Promise<TableNow> {
    for (;;) {
      const now = (await this.ask('GET', `/api/tables/${table}`)).body as TableNow;
      if (now.status !== 'playing' || enough(now)) return now;
      if (now.moves) await this.ask('POST', `/api/tables/${table}/moves`, { n: now.n, moves: [now.moves[0]] });
      // Somebody else is to move.
      else await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** Lines of JSON as they come, until the stream ends or the program does. */
  async *lines<T>(path: string): AsyncGenerator<T> {
    const response = await this.#fetch('GET', path);
    if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`);
    const stream = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
    stream.on('error', () => undefined);
    try {
      for await (const line of createInterface({ input: stream })) yield JSON.parse(line) as T;
    } finally {
      stream.destroy();
    }
  }

  close(): void {
    this.#ends.abort();
  }

  #fetch(method: string, path: string, body?: unknown, lang = 'en'): Promise<Response> {
    const headers = {
      authorization: `Bearer ${this.token}`,
      'accept-language': lang,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    return fetch(`${this.url}${path}`, { method, headers, ...sent, signal: this.#ends.signal });
  }
}
