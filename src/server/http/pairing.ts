import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../context.ts';
import { WAITING } from './answers.ts';
import { gives } from './schema.ts';
import { personOf } from './visitor.ts';

/** Who waits for what; to wait is said on the socket (`seek`), since it lasts as long as somebody is there. */
export function pairingRoutes(app: FastifyInstance, context: RouteContext): void {
  const schema = { summary: 'How many people wait for each game, and whether I do', response: gives(WAITING) };
  app.get('/api/waiting', { schema }, async (request) => context.pairing.info(await personOf(context, request)));
}
