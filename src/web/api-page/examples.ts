import type { TableNow } from '../../protocol/programs.ts';
import { luck } from '../keep/new-game.ts';
import { SHELF } from '../shelf.ts';

/** What earlier examples have found out: the table that was opened, and how it stands. */
export interface Found {
  readonly table?: string;
  readonly now?: Pick<TableNow, 'n' | 'moves'>;
}

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

interface Example {
  readonly id: 'tables' | 'ratings' | 'me' | 'open' | 'luck' | 'now' | 'move' | 'stream' | 'records';
  /** It needs a table. */
  readonly atTable?: true;
  request(found: Found): Request;
}

const get = (path: string): Request => ({ method: 'GET', path });
const post = (path: string, body: object): Request => ({ method: 'POST', path, body });
const at = ({ table = 'ID' }: Found): string => `/api/tables/${table}`;
/** The game for the fewest people: the shortest request. */
const [GAME, { seats: SIZES }] = SHELF.toSorted(([, a], [, b]) => Math.min(...a.seats) - Math.min(...b.seats))[0] ?? ['', { seats: [2] }];
const SEATS = Array.from({ length: Math.min(...SIZES) }, (_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'bot', bot: 'apprentice' }));
/** The same wish again would be the same table. */
const [WISH, SHARE] = [luck(), luck()];

/** In an order in which they can be tried. */
export const EXAMPLES: readonly Example[] = [
  { id: 'tables', request: () => get('/api/tables') },
  { id: 'ratings', request: () => get(`/api/ratings/${GAME}`) },
  { id: 'me', request: () => get('/api/people/me') },
  {
    id: 'open',
    request: () => post('/api/tables', { game: GAME, options: {}, seats: SEATS, listed: false, request: WISH }),
  },
  { id: 'luck', atTable: true, request: (found) => post(`${at(found)}/luck`, { luck: SHARE }) },
  { id: 'now', atTable: true, request: (found) => get(at(found)) },
  {
    id: 'move',
    atTable: true,
    request: (found) => post(`${at(found)}/moves`, { n: found.now?.n ?? 0, moves: [found.now?.moves?.[0] ?? { type: '…' }] }),
  },
  { id: 'stream', atTable: true, request: (found) => get(`${at(found)}/stream`) },
  { id: 'records', request: () => get(`/api/games/${GAME}/records?limit=1`) },
];

/** The same from a terminal. */
export function curlOf({ method, path, body }: Request, origin: string): string {
  const token = '-H "Authorization: Bearer $TOKEN"';
  const sent = body === undefined ? '' : ` -H "Content-Type: application/json" -d '${JSON.stringify(body)}'`;
  return `curl -N ${method === 'GET' ? '' : `-X ${method} `}${token}${sent} ${origin}${path}`;
}

/** So many lines of a stream are shown, and so many letters of anything. */
const LINES = 3;
const LETTERS = 3000;

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
}

/** Asks this server with the visitor's own rights; undefined if it cannot be reached. */
export async function run({ method, path, body }: Request): Promise<Answer | undefined> {
  try {
    const json = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await fetch(path, { method, credentials: 'same-origin', ...json });
    const isLines = response.headers.get('content-type')?.startsWith('application/x-ndjson') === true;
    const text = isLines && response.body ? await firstLines(response.body) : await response.text();
    const read: unknown = isLines ? undefined : JSON.parse(text);
    const shown = isLines ? text : JSON.stringify(read, undefined, 2);
    return { status: response.status, text: shown.length > LETTERS ? `${shown.slice(0, LETTERS)}…` : shown, json: read };
  } catch {
    return undefined;
  }
}

/** A stream goes on for as long as somebody reads it. */
async function firstLines(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (text.split('\n').length <= LINES) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
    // What is there is told at once; more comes when somebody moves.
    if (text.endsWith('\n') && text.includes('"type":"position"')) break;
  }
  await reader.cancel();
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => (line.length > LETTERS / LINES ? `${line.slice(0, LETTERS / LINES)}…` : line)).join('\n');
}
