import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../context.ts';
import { personOf } from './visitor.ts';

/** Who waits for what; to wait is said on the socket (`seek`), since it lasts as long as somebody is there. */
export function pairingRoutes(app: FastifyInstance, context: RouteContext): void {
  app.get('/api/waiting', { schema: { summary: 'How many people wait for each game, and whether I do' } }, async (request) =>
    context.pairing.info(await personOf(context, request)),
  );
}
