import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../core/game.ts';
import { type Acquaintance, type Acquaintances, INVITE } from '../../protocol/pairing.ts';
import { reseat } from '../actions/seating.ts';
import { planNews } from '../calling/news.ts';
import type { RouteContext } from '../context.ts';
import { acquaintancesOf } from '../people.ts';
import { infoOf } from '../ratings/list.ts';
import { seatRefusal } from '../safety/house-rules.ts';
import { humanSeat, isHost, seatsOf } from '../seats.ts';
import { ACQUAINTANCES, DONE, ID } from './answers.ts';
import { parseBody, refuseHttp } from './refusals.ts';
import { gives, takes } from './schema.ts';
import { personOf, whoIs } from './visitor.ts';

type ById = FastifyRequest<{ Params: { readonly id: string } }>;

/** So many are offered. */
const OFFERED = 24;

/** People I have played with are asked to a table, and answer. */
export function invitationRoutes(app: FastifyInstance, context: RouteContext): void {
  const list = { schema: { summary: 'People I have played with, as guests for this table', response: gives(ACQUAINTANCES) } };
  app.get('/api/tables/:id/invitations', list, (request: ById, reply) => offer(context, request, reply));

  const config = { meter: 'tables' } as const;
  const asked = { summary: 'Ask somebody to this table', body: takes(INVITE), response: gives(DONE) };
  app.post('/api/tables/:id/invitations', { config, schema: asked }, (request: ById, reply) => invite(context, request, reply));

  const taken = { summary: 'Take a seat to which I was asked', response: gives(ID) };
  app.post('/api/invitations/:id', { config, schema: taken }, (request: ById, reply) => accept(context, request, reply));

  const declined = { schema: { summary: 'Say no to an invitation', response: gives(DONE) } };
  app.delete('/api/invitations/:id', declined, async (request: ById, reply) => {
    const person = await personOf(context, request);
    const done = person !== undefined && (await context.store.invitations.decline(request.params.id, person));
    return done ? reply.send({ done: true }) : refuseHttp(reply, { rule: 'invite/gone' });
  });
}

async function offer(context: RouteContext, request: ById, reply: FastifyReply): Promise<FastifyReply> {
  const { id } = request.params;
  const person = await personOf(context, request);
  const seats = await context.tables.get(id).peek(({ seats: all }) => [...all]);
  if (!seats) return refuseHttp(reply, { rule: 'table/unknown' });
  if (person === undefined || seatsOf(seats, person).length === 0) return refuseHttp(reply, { rule: 'table/players-only' });
  const [known, asked, apart] = await Promise.all([
    acquaintancesOf(context, person),
    context.store.invitations.at(id),
    context.store.safety.apart(person),
  ]);
  const people = known.filter((other) => !apart.has(other.person)).slice(0, OFFERED);
  const stateOf = (other: string): Pick<Acquaintance, 'state'> => {
    if (seats.some((seat) => seat.person === other)) return { state: 'here' };
    const answer = asked.get(other);
    return answer ? { state: answer.declined ? 'declined' : 'asked' } : {};
  };
  const answer: Acquaintances = { people: people.map((one) => ({ ...infoOf(one), games: one.games, ...stateOf(one.person) })) };
  return reply.send(answer);
}

async function invite(context: RouteContext, request: ById, reply: FastifyReply): Promise<FastifyReply> {
  const wish = parseBody(INVITE, request.body);
  if (!wish.ok) return refuseHttp(reply, wish.refusal);
  const { id } = request.params;
  const { person, name } = await whoIs(context, request);
  const refusal = await context.tables.get(id).peek((memory): Refusal | 'fine' => {
    if (person === undefined || (seatsOf(memory.seats, person).length === 0 && !isHost(memory, person)))
      return { rule: 'table/players-only' };
    if (memory.table.status !== 'waiting') return { rule: 'table/started' };
    return memory.seats.some(({ kind }) => kind === 'open') ? 'fine' : { rule: 'invite/full' };
  });
  if (refusal === undefined || person === undefined) return refuseHttp(reply, { rule: 'table/unknown' });
  if (refusal !== 'fine') return refuseHttp(reply, refusal);
  const other = (await acquaintancesOf(context, person)).find(({ public_id }) => public_id === wish.value.person);
  // Who has blocked somebody is to them as if they had never met.
  if (!other || !(await context.store.safety.mayMeet(person, other.person))) return refuseHttp(reply, { rule: 'invite/strangers' });
  const first = await context.store.invitations.add({ table: id, person: other.person, host: person, at: context.now() });
  if (first) await planNews(context, { kind: 'invited', person: other.person, table: id, by: name });
  return reply.send({ done: true });
}

/** Keeps a free seat, which is taken by coming to the table. */
async function accept(context: RouteContext, request: ById, reply: FastifyReply): Promise<FastifyReply> {
  const { id } = request.params;
  const { person, name } = await whoIs(context, request);
  const asked = person === undefined ? [] : await context.store.invitations.of(person);
  const invitation = asked.find(({ table }) => table === id);
  let refusal: Refusal | undefined = { rule: 'invite/gone' };
  if (!invitation || person === undefined) return refuseHttp(reply, refusal);
  await context.tables.get(id).change(async (memory) => {
    if (seatsOf(memory.seats, person).length > 0) refusal = undefined;
    const free = memory.seats.find(({ kind }) => kind === 'open');
    if (!refusal || !free || memory.table.status !== 'waiting') return false;
    refusal = await seatRefusal(context, memory, person);
    if (refusal) return false;
    await reseat(context, memory, { ...humanSeat(free.seat, person, name, undefined), reserved: true });
    return true;
  });
  return refusal ? refuseHttp(reply, refusal) : reply.send({ id });
}
