import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StoredSeat, StoredTable } from '../../store/rows.ts';
import { quit } from '../actions/seating.ts';
import type { RouteContext } from '../context.ts';
import { CLOSE } from '../limits.ts';
import { DONE, MY_DATA } from './answers.ts';
import { refuseHttp } from './refusals.ts';
import { gives } from './schema.ts';
import { recordText } from './tables.ts';
import { leave, personOf } from './visitor.ts';

const EVERYTHING = 1_000_000;
/** Somebody may sit down at a table while the others are left. */
const ROUNDS = 5;

/** What is stored of me: to take away, and to have forgotten. */
export function myDataRoutes(app: FastifyInstance, context: RouteContext): void {
  // It reads every game of the person again.
  const config = { meter: 'tables' } as const;
  app.get(
    '/api/me/data',
    { config, schema: { summary: 'Everything that is stored of me, as one file', response: gives(MY_DATA) } },
    async (request, reply) => {
      const person = await personOf(context, request);
      const file = Readable.from(fileOf(context, person));
      const named = reply.header('content-disposition', 'attachment; filename="ratskeller.json"').header('cache-control', 'no-store');
      return named.type('application/json; charset=utf-8').send(file);
    },
  );
  app.delete(
    '/api/me',
    { config, schema: { summary: 'Forget me: my games stay, without my name', response: gives(DONE) } },
    (request, reply) => forget(context, request, reply),
  );
}

/** Piece by piece, so that a thousand games need not fit into the memory at once. */
async function* fileOf(context: RouteContext, person: string | undefined): AsyncGenerator<string> {
  const { store } = context;
  const known = person === undefined ? undefined : await store.people.find(person);
  const said = person === undefined ? [] : await store.people.said(person);
  const own = person === undefined ? {} : await ownOf(context, person);
  const head = JSON.stringify({ format: 'ratskeller/person/1', name: known?.name ?? '', ...own, said });
  yield `${head.slice(0, -1)},"tables":[`;
  let comma = '\n';
  for (const table of person === undefined ? [] : await store.tablesOf(person, EVERYTHING)) {
    const seats = (await store.seatsOf([table.id])).get(table.id) ?? [];
    // Other people's secrets are in a game that goes on, and in its file.
    const record = table.status === 'over' ? await recordText(context, table.id).catch(() => undefined) : undefined;
    yield `${comma}{"table":${JSON.stringify(headOf(table, seats, person))}${typeof record === 'string' ? `,"record":${record}` : ''}}`;
    comma = ',\n';
  }
  yield '\n]}\n';
}

/** What others know me by, and how my ratings came about. */
async function ownOf(context: RouteContext, person: string): Promise<object> {
  const { store } = context;
  const known = await store.people.known(person);
  const history = await store.ratings.history(person);
  const passkeys = (await store.passkeys.of(person)).map(({ id, device, created_at, used_at }) => ({ id, device, created_at, used_at }));
  const ratings = history.map(({ person: _, latest: __, ...row }) => row);
  const call = await callOf(store, person);
  const safety = await safetyOf(context, person);
  const tournaments = await store.tournaments.of(person);
  const tokens = (await store.tokens.of(person)).map(({ hash: _, person: __, ...row }) => row);
  const bots = (await store.tokens.botsOf(person)).map(({ publicId: id, name, since }) => ({ id, name, since }));
  return {
    ...(known && { id: known.public_id, picture: known.picture, since: known.since }),
    passkeys,
    ratings,
    tournaments,
    tokens,
    bots,
    ...(call && { call }),
    ...safety,
    ...(await seekingOf(store, person)),
  };
}

/** What I look for, and the tables to which I was asked. */
async function seekingOf({ waitingList, invitations }: RouteContext['store'], person: string): Promise<object> {
  const found = await waitingList.of(person);
  const invited = (await invitations.of(person)).map(({ table, at }) => ({ table, at }));
  const { person: _, ...waiting } = found ?? { person };
  return { ...(found && { waiting }), ...(invited.length > 0 && { invited }) };
}

/** Whom I shun, what I reported, and what moderators told me. */
async function safetyOf({ store: { safety, reports }, now }: RouteContext, person: string): Promise<object> {
  const shunned = (await safety.shunned(person)).map(({ publicId, name, kind, at }) => ({ id: publicId, name, kind, at }));
  const reported = (await reports.by(person)).map(({ at, reason, words, table_id }) => ({ at, reason, words, table: table_id }));
  const told = (await reports.notices(person)).map(({ at, action, reason }) => ({ at, action, reason }));
  const strangersMayWrite = (await safety.openTo([person])).size > 0;
  return { shunned, strangersMayWrite, reported, told, sanctions: await safety.sanctions(person, now()) };
}

/** How the person is called; keys are secrets between the house and a device. */
async function callOf(store: RouteContext['store'], person: string): Promise<object | undefined> {
  const wish = await store.calls.wish(person);
  if (!wish) return undefined;
  const { lang, zone, quiet, address, confirmed } = wish;
  return { lang, zone, quiet, address, confirmed, devices: (await store.calls.devices(person)).map(({ endpoint }) => endpoint) };
}

const headOf = ({ id, game, status, createdAt, options }: StoredTable, seats: readonly StoredSeat[], person: string | undefined) => ({
  id,
  game,
  status,
  createdAt,
  options,
  seats: seats.map((seat) => ({ name: seat.name, mine: seat.person === person })),
});

async function forget(context: RouteContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const person = await personOf(context, request);
  if (person !== undefined) {
    // The programs that somebody let play go with them.
    const bots = (await context.store.tokens.botsOf(person)).map((bot) => bot.person);
    for (const one of [...bots, person]) if (!(await forgetPerson(context, one))) return refuseHttp(reply, { rule: 'server/not-saved' });
  }
  leave(reply);
  return reply.send({ done: true });
}

/** False if that could not be stored: then everything is as it was, or a bot plays on. */
export async function forgetPerson(context: RouteContext, person: string): Promise<boolean> {
  const tables = (await context.store.tablesOf(person, EVERYTHING)).map(({ id }) => id);
  if (!(await quitAll(context, person))) return false;
  await context.store.people.erase(person, context.now());
  for (const connection of context.connections) if (connection.person === person) connection.close(CLOSE.signedOut);
  await context.tables.forgetWords(person, tables);
  return true;
}

/**
 * Somebody signs in where they have played as a guest, and wants those games: they become theirs, and the guest is forgotten. Who has a
 * passkey, or programs that play, is no guest.
 */
export async function takeAlong(context: RouteContext, guest: string, person: string): Promise<void> {
  const { store } = context;
  const isKept = (await store.passkeys.of(guest)).length + (await store.tokens.botsOf(guest)).length > 0;
  if (guest === person || isKept) return;
  const tables = (await store.tablesOf(guest, EVERYTHING)).map(({ id }) => id);
  await store.people.handOver(guest, person);
  await context.tables.reread(tables);
  for (const id of tables) context.hints.changed(id);
  await forgetPerson(context, guest);
}

/** A bot takes over wherever the person plays; false if that could not be stored. */
async function quitAll(context: RouteContext, person: string): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round++) {
    const ids = await context.store.people.unfinished(person);
    if (ids.length === 0) return true;
    for (const id of ids) await context.tables.get(id).change((memory) => quit(context, memory, person));
  }
  return false;
}
