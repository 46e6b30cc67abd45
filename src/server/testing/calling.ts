import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { game } from '../../games/rattenscharf/game.ts';
import type { Calling } from '../../protocol/calling.ts';
import type { PositionMessage } from '../../protocol/to-browser.ts';
import type { Limits } from '../limits.ts';
import type { Server } from '../server.ts';
import { Client, LUCK } from './client.ts';
import { startPushService } from './push-service.ts';
import { startSmtpSink } from './smtp-sink.ts';
import { discard, startTestServer } from './start.ts';

export type TestServer = Server & { readonly folder: string };

export const HOUSE = 'https://ratskeller.example';
/** In milliseconds: soon, and far enough apart that several turns are gathered. */
const SOON: Partial<Limits> = { call: 60, mail: 400, mailPause: 600, calls: 1000 };

let houseKey = '';
export let service: Awaited<ReturnType<typeof startPushService>>;
export let sink: Awaited<ReturnType<typeof startSmtpSink>>;
const open: TestServer[] = [];

export const start = async (options: Parameters<typeof startTestServer>[0] = {}, folder?: string): Promise<TestServer> => {
  const calling = { house: HOUSE, mail: { smtp: sink.url, from: 'Ratskeller <house@ratskeller.example>' }, pushServices: service.services };
  const server = await startTestServer({ calling, ...options, limits: { ...SOON, ...options.limits } }, folder);
  open.push(server);
  return server;
};

/** Each file that calls people says so first: its post is its own, also where files share a process. */
export function openPost(): void {
  beforeAll(async () => {
    [service, sink] = await Promise.all([startPushService(() => houseKey), startSmtpSink()]);
  });
  afterAll(async () => {
    for (const server of open.splice(0)) {
      await server.close();
      discard(server.folder);
    }
    await Promise.all([service.close(), sink.close()]);
  });
  beforeEach(() => {
    service.pushed.length = 0;
    sink.received.length = 0;
  });
}

export const json = async <T>(client: Client, method: string, path: string, body?: unknown): Promise<T> =>
  JSON.parse((await client.http(method, path, body)).text) as T;
export const calling = (client: Client, method = 'GET', path = '', body?: unknown) =>
  json<Calling>(client, method, `/api/me/call${path}`, body);

let devices = 0;
/** A device of its own for each person. */
export async function pushTo(client: Client): Promise<string> {
  devices += 1;
  const path = `/device-${devices}`;
  houseKey = (await calling(client, 'PUT', '/device', service.device(path))).key;
  return path;
}

/** What the newest mail to the address leads to. */
export const linkIn = (address: string, what: string): string => {
  const mail = sink.received.findLast(({ to }) => to.includes(address));
  return new RegExp(`${HOUSE}(/mail/${what}/[\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
};

export async function mailTo(client: Client, address: string): Promise<void> {
  await calling(client, 'PUT', '/address', { address });
  await client.http('POST', linkIn(address, 'confirm'));
  sink.received.length = 0;
}

let wishes = 0;
/** Two at a running table. The one who is to move looks at it; the other has gone away. */
export async function meet(server: Server, names: readonly [string, string], other = server) {
  const host = await Client.visit(server.url, names[0]);
  const guest = await Client.visit(other.url, names[1]);
  return sitDown(host, guest);
}

export async function sitDown(host: Client, guest: Client) {
  wishes += 1;
  const luck = wishes.toString(16).padStart(32, '0');
  const table = await host.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }], luck });
  for (const client of [host, guest]) await client.watch(table);
  await guest.ask({ type: 'sit', table, seat: 1, luck: LUCK });
  await host.watch(table);
  await host.ask({ type: 'start', table });
  for (const client of [host, guest]) await client.watch(table);
  const seat = host.position(table)?.pending[0] ?? 0;
  const [mover, waiter] = seat === 0 ? [host, guest] : [guest, host];
  return { table, seat, mover, waiter };
}

type View = Parameters<typeof game.moves>[0];

/** Whether the game goes on, whatever is drawn, and for `steps` moves more if it is played so. */
function goesOn(view: View, steps: number): boolean {
  const [seat] = game.pending(view);
  if (seat === undefined || steps === 0) return seat !== undefined;
  const moves = game.moves(view, seat);
  const leadsOn = (move: (typeof moves)[number]): boolean => {
    const next = structuredClone(view);
    game.apply(next, seat, move);
    return goesOn(next, seat === CHANCE ? steps : steps - 1);
  };
  return seat === CHANCE ? moves.every(leadsOn) : moves.some(leadsOn);
}

/** A move after which the other can play on too: by the first that comes, one game in twenty is over within three turns. */
function moveOn(view: View, seat: number): unknown {
  return game.moves(view, seat).find((move) => {
    const next = structuredClone(view);
    game.apply(next, seat, move);
    return goesOn(next, 1);
  });
}

/** Takes the seat's turn, once it is there, to its end. */
export async function play(client: Client, table: string, seat: number): Promise<void> {
  await poll(() => client.position(table)?.pending).toContain(seat);
  for (;;) {
    const { n, view, pending } = client.position(table) as PositionMessage;
    if (!pending.includes(seat)) return;
    const move = moveOn(view as View, seat);
    if (move === undefined) throw new Error('every move is the end of the game');
    await client.ask({ type: 'play', table, seat, n, moves: [move] });
  }
}

/** How many jobs of a kind have been done. */
export async function done(server: Server, kind: 'call' | 'mail' | 'news'): Promise<number> {
  const text = await server.context.metrics.registry.metrics();
  return Number(new RegExp(`ratskeller_job_seconds_count{kind="${kind}"} (\\d+)`).exec(text)?.[1] ?? 0);
}
export const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000, interval: 20 });

export const keyOf = async ({ context }: Server, client: Client): Promise<string | undefined> => {
  const person = decodeURIComponent(client.cookie.split('=')[1] ?? '').split('.')[0] ?? '';
  return (await context.store.calls.wish(person))?.key;
};
