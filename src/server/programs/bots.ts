import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { RouteContext } from '../context.ts';
import { refuseHttp } from '../http/refusals.ts';
import { gives, takes } from '../http/schema.ts';
import { whoIs } from '../http/visitor.ts';
import { type ByTable, say } from './actions.ts';
import { ACTED, BOT_EVENT } from './answers.ts';
import { BotDesk } from './bot-desk.ts';
import { BotLine } from './bot-line.ts';
import { sendLines } from './line-stream.ts';

const LUCK = v.strictObject({ luck: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) });

/** For programs with an account of their own: what they are told, and how they answer challenges. Moves go the way of all moves. */
export function botRoutes(app: FastifyInstance, context: RouteContext): void {
  const desk = new BotDesk(context);
  app.addHook('onClose', async () => desk.close());
  const config = { scope: 'play' } as const;

  const events = {
    summary: 'What a bot account is told, as lines of JSON: challenges, and every decision it is asked for',
    tags: ['bots'],
    produces: ['application/x-ndjson'],
    response: gives(BOT_EVENT),
  };
  app.get('/api/bot/events', { config, schema: events }, async (request, reply) => {
    const who = await whoIs(context, request);
    if (!who.isBot) return refuseHttp(reply, { rule: 'token/bots-only' });
    const line = new BotLine(context, who);
    const sent = sendLines(context, request, reply, line);
    desk.add(line);
    return sent;
  });

  const answer = async (request: ByTable, reply: FastifyReply, type: 'sit' | 'stand'): Promise<FastifyReply> => {
    const who = await whoIs(context, request);
    if (!who.isBot) return refuseHttp(reply, { rule: 'token/bots-only' });
    const { id: table } = request.params;
    const kept = await context.tables.get(table).peek(({ seats }) => seats.find((s) => s.reserved && s.person === who.person)?.seat);
    if (kept === undefined) return refuseHttp(reply, { rule: 'table/no-challenge' });
    const said = typeof request.body === 'object' ? request.body : {};
    await say(context, reply, who, { ...said, id: randomInt(2 ** 40), type, table, seat: kept });
    desk.look();
    return reply;
  };
  const accept = {
    summary: 'Accept a challenge, with the program’s share of chance',
    tags: ['bots'],
    body: takes(LUCK),
    response: gives(ACTED),
  };
  app.post('/api/bot/challenges/:id/accept', { config, schema: accept }, (request: ByTable, reply) => answer(request, reply, 'sit'));
  const decline = { summary: 'Decline a challenge', tags: ['bots'], response: gives(ACTED) };
  app.post('/api/bot/challenges/:id/decline', { config, schema: decline }, (request: ByTable, reply) => answer(request, reply, 'stand'));
}
