import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { pending } from '../../core/match.ts';
import { TO_SERVER, type ToServer } from '../../protocol/to-server.ts';
import { eyesOf } from '../../session/position.ts';
import type { Asked } from '../actions/index.ts';
import type { RouteContext } from '../context.ts';
import { parseBody, refuseHttp } from '../http/refusals.ts';
import { gives, takes } from '../http/schema.ts';
import { type Visitor, whoIs } from '../http/visitor.ts';
import { seatsOf } from '../seats.ts';
import { sealedTo } from '../tournaments/sealed.ts';
import { ACTED, TABLE_EVENT, TABLE_NOW } from './answers.ts';
import { Asker } from './asker.ts';
import { sendLines } from './line-stream.ts';
import { tableNow } from './table-now.ts';
import { TableStream } from './table-stream.ts';

export type ByTable = FastifyRequest<{ Params: { readonly id: string } }>;

/** Everything that can be said about a table on a socket, and what it does. */
const SUMMARIES: { readonly [T in Asked['type']]: string } = {
  play: 'Play moves, all or none; the answer comes when they are stored. Without a seat: the one of mine that is asked',
  sit: 'Take a seat, with my share of chance',
  stand: 'Leave a seat before the game',
  bot: 'Give an open seat to a bot of the house, or free a seat; for the host',
  luck: 'Give my share of chance for my seats that have none; a table of mine and bots begins with it',
  start: 'Start the game; for the host',
  'take-back': 'Take back my last step, where nobody has learned from it',
  leave: 'Leave a running game: a bot plays on until I sit down again',
  substitute: 'Let a bot play on for a player who is away',
  resign: 'Resign: a bot plays to the end',
  ask: 'Ask the others to wait, or to let me take back a step',
  agree: 'Answer what another player asks',
  resume: 'End a pause',
  holiday: 'Stop my clock for some days, where turns have days',
  chat: 'Say something',
  phrase: 'Say something that everybody reads in their own language',
  rematch: 'Open the next table for the same players',
  look: 'An earlier position',
};

const bodyOf = (type: Asked['type']) => {
  const option = TO_SERVER.options.find((one) => one.entries.type.literal === type);
  const { id: _, type: __, table: ___, ...entries } = { ...option?.entries } as v.ObjectEntries;
  return v.strictObject(type === 'play' ? { ...entries, seat: v.exactOptional(entries.seat ?? v.unknown()) } : entries);
};

/** A table by HTTP: to look at it, to follow it, and to do what can be done there. */
export function actionRoutes(app: FastifyInstance, context: RouteContext): void {
  const read = { scope: 'read' } as const;
  const now = { summary: 'A table as it is now, with all moves if I am to make one', tags: ['tables'], response: gives(TABLE_NOW) };
  app.get('/api/tables/:id', { config: read, schema: now }, async (request: ByTable, reply) => {
    const { person } = await whoIs(context, request);
    const found = await context.tables
      .get(request.params.id)
      .peek((memory) => ({ now: tableNow(context, memory, person), sealed: sealedTo(context, memory, person) }));
    const refusal = found ? await found.sealed : { rule: 'table/unknown' };
    return refusal || !found ? refuseHttp(reply, refusal ?? { rule: 'table/unknown' }) : reply.send(found.now);
  });

  const stream = {
    summary: 'A table as lines of JSON: how it is, then whatever happens, until the game is over',
    tags: ['tables'],
    produces: ['application/x-ndjson'],
    response: gives(TABLE_EVENT),
  };
  app.get('/api/tables/:id/stream', { config: read, schema: stream }, async (request: ByTable, reply) => {
    const table = context.tables.get(request.params.id);
    const lines = new TableStream(context, await whoIs(context, request), table);
    if (!(await lines.begin())) return refuseHttp(reply, lines.refusal ?? { rule: 'table/unknown' });
    return sendLines(context, request, reply, lines);
  });

  for (const [type, summary] of Object.entries(SUMMARIES) as [Asked['type'], string][]) {
    const name = type === 'play' ? 'moves' : type;
    const schema = { summary, tags: ['tables'], body: takes(bodyOf(type)), response: gives(ACTED) };
    const config = type === 'rematch' ? ({ scope: 'tables', meter: 'tables' } as const) : ({ scope: 'play' } as const);
    app.post(`/api/tables/:id/${name}`, { config, schema }, (request: ByTable, reply) => act(context, request, reply, type));
  }
}

async function act(context: RouteContext, request: ByTable, reply: FastifyReply, type: Asked['type']): Promise<FastifyReply> {
  const who = await whoIs(context, request);
  const { id: table } = request.params;
  const said = typeof request.body === 'object' ? request.body : {};
  const seat = type === 'play' ? await seatFor(context, table, who) : undefined;
  const message = { ...(seat !== undefined && { seat }), ...said, id: randomInt(2 ** 40), type, table };
  return say(context, reply, who, message);
}

/** Says something to a table as a socket would, and answers with what it answers. */
export async function say(context: RouteContext, reply: FastifyReply, who: Visitor, said: object): Promise<FastifyReply> {
  const message = parseBody(TO_SERVER, said);
  if (!message.ok) return refuseHttp(reply, message.refusal);
  if (who.person === undefined) return refuseHttp(reply, { rule: 'token/needed' });
  const asked: ToServer = message.value;
  if (!('table' in asked) || asked.type === 'watch' || asked.type === 'unwatch') return refuseHttp(reply, { rule: 'server/not-found' });
  const asker = new Asker(who);
  await context.tables.get(asked.table).handle(asker, asked);
  const { answer } = asker;
  if (!answer) return refuseHttp(reply, { rule: 'server/fault' });
  return answer.type === 'refused' ? refuseHttp(reply, answer) : reply.send(answer);
}

/** The person's seat that is asked, or else the first. */
async function seatFor(context: RouteContext, table: string, { person }: Visitor): Promise<number | undefined> {
  const seat = await context.tables.get(table).peek(({ seats, running }) => {
    const own = seatsOf(seats, person);
    return eyesOf(own, running ? pending(running.match) : []);
  });
  return seat ?? undefined;
}
