import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { CARDS } from '../../games/index.ts';
import type { RouteContext } from '../context.ts';
import { findPerson } from '../http/people.ts';
import { parseBody, refuseHttp } from '../http/refusals.ts';
import { gives, takes } from '../http/schema.ts';
import { recordText } from '../http/tables.ts';
import { personOf } from '../http/visitor.ts';
import { RECORD_LINE } from './answers.ts';

const whole = (most: number) => v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.maxValue(most));
/** `since` is the `n` of the last line that was read. */
const PAGE = v.strictObject({ since: v.exactOptional(whole(1e9)), limit: v.exactOptional(whole(1000)) });
const LIMIT = 100;

type Query = { readonly Querystring: unknown };
type ByGame = FastifyRequest<{ Params: { readonly game: string } } & Query>;
type ByPerson = FastifyRequest<{ Params: { readonly person: string } } & Query>;
type Ended = Parameters<RouteContext['store']['tokens']['ended']>[0];

/** Finished games as lines, one record each, in the order in which they ended; only listed ones, and one's own. */
export function recordRoutes(app: FastifyInstance, context: RouteContext): void {
  // Each line is a game that is read again.
  const config = { scope: 'read', meter: 'tables' } as const;
  const about = { tags: ['records'], produces: ['application/x-ndjson'], querystring: takes(PAGE), response: gives(RECORD_LINE) };

  const ofGame = { ...about, summary: 'Records of a game, one a line, after the one numbered `since`' };
  app.get('/api/games/:game/records', { config, schema: ofGame }, async (request: ByGame, reply) => {
    const { game } = request.params;
    if (!Object.hasOwn(CARDS, game)) return refuseHttp(reply, { rule: 'server/not-found' });
    return sendRecords(context, request, reply, { game });
  });

  const ofPerson = { ...about, summary: 'Records of a person, one a line, after the one numbered `since`; “me” is myself' };
  app.get('/api/people/:person/records', { config, schema: ofPerson }, async (request: ByPerson, reply) => {
    const found = await findPerson(context, request.params.person, await personOf(context, request));
    if (found === undefined) return refuseHttp(reply, { rule: 'person/unknown' });
    return sendRecords(context, request, reply, { person: found });
  });
}

async function sendRecords(context: RouteContext, request: FastifyRequest, reply: FastifyReply, of: Ended): Promise<FastifyReply> {
  const page = parseBody(PAGE, request.query);
  if (!page.ok) return refuseHttp(reply, page.refusal);
  const { since = 0, limit = LIMIT } = page.value;
  const ended = await context.store.tokens.ended({ ...of, me: await personOf(context, request) }, since, limit);
  return reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(linesOf(context, ended)));
}

/** Game by game: a thousand need not fit into the memory at once. */
async function* linesOf(context: RouteContext, ended: readonly { readonly table: string; readonly n: number; readonly at: number }[]) {
  for (const { table, n, at } of ended) {
    // One that no rules can show any more is passed over.
    const record = await recordText(context, table).catch(() => undefined);
    if (typeof record === 'string') yield `${JSON.stringify({ n, at, table, record: JSON.parse(record) as object })}\n`;
  }
}
