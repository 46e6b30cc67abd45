import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import { ME, type Me } from '../../protocol/api.ts';
import type { Desk } from '../desk.ts';
import { parseBody, refuseHttp } from './refusals.ts';
import { welcome } from './visitor.ts';

/** Who I am, to this house. */
export function meRoutes(app: FastifyInstance, { house, tables, connections }: Desk): void {
  app.get('/api/me', { schema: { summary: 'Who I am; a first visit sets a cookie' } }, async (request, reply): Promise<Me> => {
    const { name } = await welcome(house, request, reply);
    return { name };
  });

  app.put('/api/me', { schema: { summary: 'Choose a name', body: toJsonSchema(ME, { errorMode: 'ignore' }) } }, async (request, reply) => {
    const body = parseBody(ME, request.body);
    if (!body.ok) return refuseHttp(reply, body.refusal);
    const { person } = await welcome(house, request, reply);
    const { name } = body.value;
    await house.store.setName(person, name, house.now());
    for (const connection of connections) if (connection.person === person) connection.name = name;
    await tables.rename(person, name);
    return { name };
  });
}
