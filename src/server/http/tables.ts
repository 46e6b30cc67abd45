import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../core/game.ts';
import { NEW_TABLE } from '../../protocol/api.ts';
import { readCode } from '../../protocol/code.ts';
import { isTableId } from '../../protocol/to-server.ts';
import type { RouteContext } from '../context.ts';
import { lobby } from '../lobby.ts';
import { seedOf, Unplayable } from '../memory.ts';
import { looseRecord, recordOf } from '../record.ts';
import { Showcase } from '../showcase.ts';
import { isSealed } from '../tournaments/sealed.ts';
import { ID, KEY_URL, LOBBY, RECORD, WATCHABLE } from './answers.ts';
import { parseBody, refuseHttp } from './refusals.ts';
import { gives, takes } from './schema.ts';
import { personOf, welcome } from './visitor.ts';

/** A private link is good for this long. */
const HOUR = 3_600_000;

type ByCode = FastifyRequest<{ Params: { readonly code: string } }>;
type ById = FastifyRequest<{ Params: { readonly id: string } }>;

export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

export function tableRoutes(app: FastifyInstance, context: RouteContext): void {
  const { tables } = context;
  const read = { scope: 'read' } as const;
  const showcase = new Showcase(context, tables);
  const lines = { summary: 'Tables that wait for players, and mine', tags: ['tables'], response: gives(LOBBY) };
  app.get('/api/tables', { config: read, schema: lines }, async (request) =>
    lobby(context, tables, showcase, await personOf(context, request)),
  );

  const running = {
    summary: 'Games that are being played at listed tables, the strongest first',
    tags: ['tables'],
    response: gives(WATCHABLE),
  };
  app.get('/api/watch', { config: read, schema: running }, async () => ({ games: await showcase.games() }));

  const config = { meter: 'tables', scope: 'tables' } as const;
  const opened = { summary: 'Open a table', tags: ['tables'], body: takes(NEW_TABLE), response: gives(ID, 201) };
  app.post('/api/tables', { config, schema: opened }, async (request, reply) => {
    const wish = parseBody(NEW_TABLE, request.body);
    if (!wish.ok) return refuseHttp(reply, wish.refusal);
    const made = await tables.create(await welcome(context, request, reply), wish.value);
    return 'rule' in made ? refuseHttp(reply, made) : reply.code(201).send(made);
  });

  const codes = { meter: 'codes', scope: 'read' } as const;
  app.get(
    '/api/codes/:code',
    { config: codes, schema: { summary: 'The table that waits under a code', tags: ['tables'], response: gives(ID) } },
    async (request: ByCode, reply) => {
      const code = readCode(request.params.code);
      const id = code && (await context.store.byCode(code));
      return id === undefined ? refuseHttp(reply, { rule: 'table/no-such-code' }) : reply.send({ id });
    },
  );

  // Whatever cannot be an id is not asked for in the store, which may refuse its letters.
  app.addHook('preHandler', async (request, reply) => {
    const { id } = request.params as { readonly id?: string };
    return id === undefined || isTableId(id) ? undefined : refuseHttp(reply, { rule: 'table/unknown' });
  });
  const file = { summary: 'The record file of a finished game', tags: ['records'], response: gives(RECORD) };
  app.get('/api/tables/:id/record', { config: read, schema: file }, (request: ById, reply) => sendRecord(context, request, reply));

  const key = {
    summary: 'A private link by which another device is me, with all my games; made at a table of mine',
    response: gives(KEY_URL),
  };
  app.post('/api/tables/:id/key', { schema: key }, (request: ById, reply) => sendKey(context, request, reply));
}

async function sendRecord(context: RouteContext, request: ById, reply: FastifyReply): Promise<FastifyReply> {
  const { id } = request.params;
  const text = await recordText(context, id).catch(async (error: unknown) => {
    if (error instanceof Unplayable) return lostText(context, id, await personOf(context, request));
    throw error;
  });
  if (typeof text !== 'string') return refuseHttp(reply, text);
  return reply.type('application/json; charset=utf-8').header('content-disposition', `attachment; filename="${id}.json"`).send(text);
}

/** The record file of a finished game. */
export async function recordText(context: RouteContext, id: string): Promise<string | Refusal> {
  const stored = await context.store.table(id);
  if (stored && (await isSealed(context, stored))) return { rule: 'tournament/sealed' };
  const status = await context.tables.get(id).peek((memory) => memory.table.status);
  if (status === undefined) return { rule: 'table/unknown' };
  if (status !== 'over') return { rule: 'table/not-over' };
  const seed = await seedOf(context, id);
  return (await context.tables.get(id).peek((memory) => recordOf(memory, seed))) ?? { rule: 'table/not-over' };
}

/**
 * A table that cannot go on leaves its file to those who sat there. Their secrets are in it, so that it is over once one of them has it:
 * no later version may go on with it.
 */
async function lostText(context: RouteContext, id: string, person: string | undefined): Promise<string | Refusal> {
  const seats = (await context.store.seatsOf([id])).get(id) ?? [];
  if (person === undefined || !seats.some((s) => s.person === person)) return { rule: 'table/players-only' };
  await context.store.finish(id);
  return (await looseRecord(context, id)) ?? { rule: 'table/unknown' };
}

/** Only the hash is kept, so the link can be given out once and read by nobody. */
async function sendKey(context: RouteContext, request: ById, reply: FastifyReply): Promise<FastifyReply> {
  const { id } = request.params;
  const person = await personOf(context, request);
  const sits = await context.tables.get(id).peek((memory) => person !== undefined && memory.seats.some((s) => s.person === person));
  if (sits === undefined) return refuseHttp(reply, { rule: 'table/unknown' });
  if (!sits || person === undefined) return refuseHttp(reply, { rule: 'table/players-only' });
  const key = randomBytes(24).toString('base64url');
  await context.store.people.addKey(hashKey(key), person, id, context.now() + HOUR);
  return reply.header('cache-control', 'no-store').send({ url: `/key/${key}` });
}
