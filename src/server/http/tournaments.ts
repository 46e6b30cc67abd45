import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NEW_TOURNAMENT, TOURNAMENT_ACT } from '../../protocol/tournaments.ts';
import type { RouteContext } from '../context.ts';
import { act, openTournament } from '../tournaments/acts.ts';
import { tournamentList, tournamentPage } from '../tournaments/page.ts';
import { parseBody, refuseHttp } from './refusals.ts';
import { personOf, welcome } from './visitor.ts';

type ById = FastifyRequest<{ Params: { readonly tournament: string } }>;

const ID = /^[A-Za-z0-9_-]{4,40}$/;

export function tournamentRoutes(app: FastifyInstance, context: RouteContext): void {
  app.get('/api/tournaments', { schema: { summary: 'Tournaments to enter and to follow' } }, async () => ({
    tournaments: await tournamentList(context),
  }));

  const body = toJsonSchema(NEW_TOURNAMENT, { errorMode: 'ignore' });
  const config = { meter: 'tables' } as const;
  app.post('/api/tournaments', { config, schema: { summary: 'Open a tournament', body } }, async (request, reply) => {
    const wish = parseBody(NEW_TOURNAMENT, request.body);
    if (!wish.ok) return refuseHttp(reply, wish.refusal);
    const { person } = await welcome(context, request, reply);
    const made = await openTournament(context, person, wish.value);
    return 'rule' in made ? refuseHttp(reply, made) : reply.code(201).send(made);
  });

  app.get('/api/tournaments/:tournament', { schema: { summary: 'Players, pairings and standings' } }, async (request: ById, reply) => {
    const { tournament: id } = request.params;
    const page = ID.test(id) ? await tournamentPage(context, id, await personOf(context, request)) : undefined;
    return page ? reply.send(page) : refuseHttp(reply, { rule: 'tournament/unknown' });
  });

  const wanted = toJsonSchema(TOURNAMENT_ACT, { errorMode: 'ignore' });
  const summary = 'Enter or leave a tournament; as its host, start rounds and enter bots';
  app.post('/api/tournaments/:tournament', { schema: { summary, body: wanted } }, async (request: ById, reply) => {
    const { tournament: id } = request.params;
    const wish = parseBody(TOURNAMENT_ACT, request.body);
    if (!wish.ok) return refuseHttp(reply, wish.refusal);
    const { person } = await welcome(context, request, reply);
    const refusal = ID.test(id) ? await act(context, id, person, wish.value) : { rule: 'tournament/unknown' };
    return refusal ? refuseHttp(reply, refusal) : reply.send(await tournamentPage(context, id, person));
  });
}
