import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NEW_TOURNAMENT, TOURNAMENT_ACT } from '../../protocol/tournaments.ts';
import type { RouteContext } from '../context.ts';
import { act, openTournament } from '../tournaments/acts.ts';
import { tournamentList, tournamentPage } from '../tournaments/page.ts';
import { ID as NEW_ID, TOURNAMENT, TOURNAMENTS } from './answers.ts';
import { parseBody, refuseHttp } from './refusals.ts';
import { gives, takes } from './schema.ts';
import { personOf, welcome } from './visitor.ts';

type ById = FastifyRequest<{ Params: { readonly tournament: string } }>;

const ID = /^[A-Za-z0-9_-]{4,40}$/;

export function tournamentRoutes(app: FastifyInstance, context: RouteContext): void {
  const read = { scope: 'read' } as const;
  const list = { summary: 'Tournaments to enter and to follow', tags: ['tournaments'], response: gives(TOURNAMENTS) };
  app.get('/api/tournaments', { config: read, schema: list }, async () => ({
    tournaments: await tournamentList(context),
  }));

  const config = { meter: 'tables' } as const;
  const opened = { summary: 'Open a tournament', tags: ['tournaments'], body: takes(NEW_TOURNAMENT), response: gives(NEW_ID, 201) };
  app.post('/api/tournaments', { config, schema: opened }, async (request, reply) => {
    const wish = parseBody(NEW_TOURNAMENT, request.body);
    if (!wish.ok) return refuseHttp(reply, wish.refusal);
    const { person } = await welcome(context, request, reply);
    const made = await openTournament(context, person, wish.value);
    return 'rule' in made ? refuseHttp(reply, made) : reply.code(201).send(made);
  });

  const page = { summary: 'Players, pairings and standings', tags: ['tournaments'], response: gives(TOURNAMENT) };
  app.get('/api/tournaments/:tournament', { config: read, schema: page }, async (request: ById, reply) => {
    const { tournament: id } = request.params;
    const found = ID.test(id) ? await tournamentPage(context, id, await personOf(context, request)) : undefined;
    return found ? reply.send(found) : refuseHttp(reply, { rule: 'tournament/unknown' });
  });

  const acted = {
    summary: 'Enter or leave a tournament; as its host, start rounds and enter bots',
    tags: ['tournaments'],
    body: takes(TOURNAMENT_ACT),
    response: gives(TOURNAMENT),
  };
  app.post('/api/tournaments/:tournament', { schema: acted }, async (request: ById, reply) => {
    const { tournament: id } = request.params;
    const wish = parseBody(TOURNAMENT_ACT, request.body);
    if (!wish.ok) return refuseHttp(reply, wish.refusal);
    const { person } = await welcome(context, request, reply);
    const refusal = ID.test(id) ? await act(context, id, person, wish.value) : { rule: 'tournament/unknown' };
    return refusal ? refuseHttp(reply, refusal) : reply.send(await tournamentPage(context, id, person));
  });
}
