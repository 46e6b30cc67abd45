import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CARDS } from '../../games/index.ts';
import { MY_PICTURE, type RatingLists } from '../../protocol/people.ts';
import { PERSON } from '../../protocol/safety.ts';
import { publicIdOf } from '../../store/public-id.ts';
import type { RouteContext } from '../context.ts';
import { personPage } from '../people.ts';
import { COMPANIES } from '../ratings/anchors.ts';
import { listOf } from '../ratings/list.ts';
import { seatsOf } from '../seats.ts';
import { DONE, PERSON_PAGE, RATINGS } from './answers.ts';
import { parseBody, refuseHttp } from './refusals.ts';
import { gives, takes } from './schema.ts';
import { personOf, welcome } from './visitor.ts';

type ByGame = FastifyRequest<{ Params: { readonly game: string } }>;
type ByPerson = FastifyRequest<{ Params: { readonly person: string } }>;
type ById = FastifyRequest<{ Params: { readonly id: string } }>;

/** Who is known here, and for what. */
export function peopleRoutes(app: FastifyInstance, context: RouteContext): void {
  const { store } = context;
  const read = { scope: 'read' } as const;
  app.get(
    '/api/ratings/:game',
    { config: read, schema: { summary: 'The strongest players of a game, bots among them', tags: ['people'], response: gives(RATINGS) } },
    async ({ params: { game } }: ByGame, reply) => {
      if (!Object.hasOwn(CARDS, game)) return refuseHttp(reply, { rule: 'server/not-found' });
      const lists = await Promise.all(COMPANIES.map(async (company) => ({ company, lines: await listOf(store, game, company) })));
      const answer: RatingLists = { game, lists: lists.filter(({ lines }) => lines.length > 0) };
      return reply.send(answer);
    },
  );

  // It reads many games: as dear as a table.
  const about = { summary: 'A person’s page; “me” is my own', tags: ['people'], response: gives(PERSON_PAGE) };
  app.get('/api/people/:person', { config: read, schema: about }, (request: ByPerson, reply) => sendPerson(context, request, reply));

  app.put(
    '/api/me/picture',
    { schema: { summary: 'Choose a picture', body: takes(MY_PICTURE), response: gives(MY_PICTURE) } },
    async (request, reply) => {
      const wish = parseBody(MY_PICTURE, request.body);
      if (!wish.ok) return refuseHttp(reply, wish.refusal);
      const { person } = await welcome(context, request, reply);
      await store.people.meet(person, context.now());
      await store.people.setPicture(person, wish.value.picture);
      return reply.send(wish.value);
    },
  );

  const asked = { summary: 'Say that I ask for a hint at this table: it counts for no rating', tags: ['tables'], response: gives(DONE) };
  const hinted = { config: { scope: 'play' } as const, schema: asked };
  app.post('/api/tables/:id/hinted', hinted, async (request: ById, reply) => {
    const { id } = request.params;
    const person = await personOf(context, request);
    const sits = await context.tables.get(id).peek(({ seats }) => seatsOf(seats, person).length > 0);
    if (sits === undefined) return refuseHttp(reply, { rule: 'table/unknown' });
    if (!sits) return refuseHttp(reply, { rule: 'table/players-only' });
    await store.markHinted(id);
    return reply.send({ done: true });
  });
}

/** Whom an address names; `me` is whoever asks. */
export async function findPerson({ store, now }: RouteContext, asked: string, me: string | undefined): Promise<string | undefined> {
  const mine = me !== undefined && (asked === 'me' || asked === publicIdOf(me));
  if (mine) await store.people.meet(me, now());
  if (mine) return me;
  return PERSON.test(asked) ? store.people.byPublicId(asked) : undefined;
}

async function sendPerson(context: RouteContext, request: ByPerson, reply: FastifyReply): Promise<FastifyReply> {
  const me = await personOf(context, request);
  const found = await findPerson(context, request.params.person, me);
  const page = found === undefined ? undefined : await personPage(context, found, found === me);
  return page ? reply.send(page) : refuseHttp(reply, { rule: 'person/unknown' });
}
