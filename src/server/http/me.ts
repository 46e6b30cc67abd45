import type { FastifyInstance } from 'fastify';
import { ME, type Me } from '../../protocol/api.ts';
import type { RouteContext } from '../context.ts';
import { NAME } from './answers.ts';
import { parseBody, refuseHttp } from './refusals.ts';
import { gives, takes } from './schema.ts';
import { welcome } from './visitor.ts';

/** Who I am. */
export function meRoutes(app: FastifyInstance, context: RouteContext): void {
  const me = { config: { scope: 'read' } as const, schema: { summary: 'Who I am; a first visit sets a cookie', response: gives(NAME) } };
  app.get('/api/me', me, async (request, reply): Promise<Me> => {
    const { name } = await welcome(context, request, reply);
    return { name };
  });

  app.put('/api/me', { schema: { summary: 'Choose a name', body: takes(ME), response: gives(NAME) } }, async (request, reply) => {
    const body = parseBody(ME, request.body);
    if (!body.ok) return refuseHttp(reply, body.refusal);
    const { person } = await welcome(context, request, reply);
    const { name } = body.value;
    await context.store.people.setName(person, name, context.now());
    for (const connection of context.connections) if (connection.person === person) connection.name = name;
    await context.tables.rename(person, name);
    return { name };
  });
}
