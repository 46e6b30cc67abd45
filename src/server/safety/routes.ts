import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { Refusal } from '../../core/game.ts';
import {
  type Action,
  type ChatRights,
  FREE_CHAT,
  type MySafety,
  NOTICE_READ,
  type NoticeInfo,
  ORDER,
  PERSON,
  REPORT,
  SHUN,
} from '../../protocol/safety.ts';
import { publicIdOf } from '../../store/public-id.ts';
import type { NoticeTable } from '../../store/schema.ts';
import type { RouteContext } from '../context.ts';
import { DONE } from '../http/answers.ts';
import { parseBody, refuseHttp } from '../http/refusals.ts';
import { gives, takes } from '../http/schema.ts';
import { personOf, welcome } from '../http/visitor.ts';
import { pictureOf } from '../ratings/list.ts';
import { CHAT_RIGHTS, MODERATION, MY_SAFETY } from './answers.ts';
import { chatRights } from './house-rules.ts';
import { carryOut } from './moderate.ts';
import { moderation, sanctionInfo } from './moderation.ts';
import { addReport } from './report.ts';

type ByPerson = FastifyRequest<{ Params: { readonly person: string } }>;
type ById = FastifyRequest<{ Params: { readonly id: string } }>;
type ByNotice = FastifyRequest<{ Params: { readonly notice: string } }>;

/** People whom one person may shun. */
const MOST = 200;
const UNKNOWN: Refusal = { rule: 'person/unknown' };
const described = (summary: string, body: v.GenericSchema, answer: v.GenericSchema = DONE) => ({
  schema: { summary, body: takes(body), response: gives(answer) },
});
const told = (summary: string, answer: v.GenericSchema = DONE) => ({ schema: { summary, response: gives(answer) } });

/** Whom I shun, what I am told, reports, and what moderators do. */
export function safetyRoutes(app: FastifyInstance, context: RouteContext): void {
  const { store, now } = context;
  app.get('/api/me/safety', told('Whom I shun, what holds for me, and what I am to be told', MY_SAFETY), async (request, reply) =>
    reply.send(await mySafety(context, await personOf(context, request))),
  );

  app.put('/api/me/shunned/:person', described('Mute or block somebody', SHUN), async (request: ByPerson, reply) => {
    const wish = parseBody(SHUN, request.body);
    if (!wish.ok) return refuseHttp(reply, wish.refusal);
    const { person } = await welcome(context, request, reply);
    const other = await findPerson(context, request.params.person, wish.value.table);
    if (other === undefined) return refuseHttp(reply, UNKNOWN);
    if (other === person) return refuseHttp(reply, { rule: 'safety/yourself' });
    if ((await store.safety.shuns(person)) >= MOST) return refuseHttp(reply, { rule: 'safety/too-many', params: { most: MOST } });
    await store.people.meet(other, now());
    await store.safety.shun(person, other, wish.value.kind, now());
    return reply.send({ done: true });
  });

  app.delete('/api/me/shunned/:person', told('Hear and meet somebody again'), async (request: ByPerson, reply) => {
    const person = await personOf(context, request);
    const other = await findPerson(context, request.params.person, undefined);
    if (person === undefined || other === undefined) return refuseHttp(reply, UNKNOWN);
    await store.safety.unshun(person, other);
    return reply.send({ done: true });
  });

  app.put(
    '/api/me/free-chat',
    described('Whether strangers may write to me in their own words', FREE_CHAT, FREE_CHAT),
    async (request, reply) => {
      const wish = parseBody(FREE_CHAT, request.body);
      if (!wish.ok) return refuseHttp(reply, wish.refusal);
      const { person } = await welcome(context, request, reply);
      await store.people.setFreeChat(person, wish.value.free, now());
      return reply.send(wish.value);
    },
  );

  app.post('/api/reports', described('Report somebody; what was said and played is added here', REPORT), async (request, reply) => {
    const wish = parseBody(REPORT, request.body);
    if (!wish.ok) return refuseHttp(reply, wish.refusal);
    const { person: reporter } = await welcome(context, request, reply);
    const { person, table, reason, words = '' } = wish.value;
    const accused = await findPerson(context, person, table);
    if (accused === undefined) return refuseHttp(reply, UNKNOWN);
    if (accused === reporter) return refuseHttp(reply, { rule: 'safety/yourself' });
    await store.people.meet(accused, now());
    const refusal = await addReport(store, now(), { reporter, accused, reason, words, table });
    return refusal ? refuseHttp(reply, refusal) : reply.send({ done: true });
  });

  app.post('/api/me/notices/:notice', described('I have read a notice, and perhaps answer it', NOTICE_READ), (request: ByNotice, reply) =>
    readNotice(context, request, reply),
  );

  app.get('/api/tables/:id/chat', told('Whether I may write in my own words at a table, and why', CHAT_RIGHTS), (request: ById, reply) =>
    sendRights(context, request, reply),
  );

  app.get('/api/moderation', told('Open reports and what was done; for moderators', MODERATION), async (request, reply) => {
    const moderator = await moderatorOf(context, request);
    return moderator === undefined ? refuseHttp(reply, { rule: 'server/not-found' }) : reply.send(await moderation(store, now()));
  });

  app.post('/api/moderation', described('What a moderator does, and why', ORDER), async (request, reply) => {
    const moderator = await moderatorOf(context, request);
    if (moderator === undefined) return refuseHttp(reply, { rule: 'server/not-found' });
    const order = parseBody(ORDER, request.body);
    if (!order.ok) return refuseHttp(reply, order.refusal);
    const refusal = await obey(context, moderator, order.value);
    return refusal ? refuseHttp(reply, refusal) : reply.send({ done: true });
  });
}

async function obey(context: RouteContext, moderator: string, order: v.InferOutput<typeof ORDER>): Promise<Refusal | undefined> {
  const { store, now, tables } = context;
  if (!('person' in order)) {
    const refusal = await carryOut(store, now(), moderator, order);
    if (!refusal && 'table' in order) await tables.reread([order.table]);
    return refusal;
  }
  const known = await store.people.byPublicId(order.person);
  if (known === undefined) return UNKNOWN;
  const refusal = await carryOut(store, now(), moderator, { ...order, known });
  if (!refusal && order.action === 'delete-name') await tables.rename(known, '');
  return refusal;
}

async function moderatorOf(context: RouteContext, request: FastifyRequest): Promise<string | undefined> {
  const person = await personOf(context, request);
  return person !== undefined && (await context.store.reports.isModerator(person)) ? person : undefined;
}

/** Who is meant by a public id. Who never gave a name is known only from a table at which they sit or have said something. */
async function findPerson({ store, tables }: RouteContext, id: string, table: string | undefined): Promise<string | undefined> {
  if (!PERSON.test(id)) return undefined;
  const known = await store.people.byPublicId(id);
  if (known !== undefined || table === undefined) return known;
  const there = await tables.get(table).peek(({ seats, chat }) => [...seats, ...chat].flatMap(({ person }) => person ?? []));
  return there?.find((person) => publicIdOf(person) === id);
}

async function mySafety({ store, now }: RouteContext, person: string | undefined): Promise<MySafety> {
  if (person === undefined) return { shunned: [], freeChat: false, sanctions: [], notices: [], moderator: false };
  const { safety, reports } = store;
  const shunned = await safety.shunned(person);
  return {
    id: publicIdOf(person),
    shunned: shunned.map(({ publicId, name, picture, kind, at }) => ({
      id: publicId,
      name,
      picture: pictureOf({ picture, public_id: publicId }),
      kind,
      at,
    })),
    freeChat: (await safety.openTo([person])).size > 0,
    sanctions: (await safety.sanctions(person, now())).map(sanctionInfo),
    notices: (await reports.unseen(person)).map(noticeInfo),
    moderator: await reports.isModerator(person),
  };
}

function noticeInfo({ id, at, action, detail, reason }: NoticeTable): NoticeInfo {
  const { until } = JSON.parse(detail) as { readonly until?: number };
  return { id, at, action: action as Action, reason, ...(until !== undefined && { until }) };
}

async function readNotice(context: RouteContext, request: ByNotice, reply: FastifyReply): Promise<FastifyReply> {
  const { store, now } = context;
  const read = parseBody(NOTICE_READ, request.body);
  if (!read.ok) return refuseHttp(reply, read.refusal);
  const person = await personOf(context, request);
  const notice = person === undefined ? undefined : await store.reports.notice(request.params.notice, person);
  if (person === undefined || !notice) return refuseHttp(reply, { rule: 'safety/nothing-there' });
  const { answer } = read.value;
  const refusal =
    answer === undefined
      ? undefined
      : await addReport(store, now(), { reporter: person, accused: person, reason: 'answer', words: answer, table: undefined });
  if (refusal) return refuseHttp(reply, refusal);
  await store.reports.seen(notice.id, person, now());
  return reply.send({ done: true });
}

async function sendRights(context: RouteContext, request: ById, reply: FastifyReply): Promise<FastifyReply> {
  const { store, tables, now } = context;
  const person = await personOf(context, request);
  const memory = await tables.get(request.params.id).peek((known) => known);
  if (!memory) return refuseHttp(reply, { rule: 'table/unknown' });
  const silence = person === undefined ? undefined : (await store.safety.sanctions(person, now())).find(({ kind }) => kind === 'silence');
  const rights: ChatRights = {
    ...(await chatRights(context, memory, person ?? '')),
    ...(silence?.until !== undefined && { silence: silence.until }),
  };
  return reply.send(rights);
}
