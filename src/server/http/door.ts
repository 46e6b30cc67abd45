import type { FastifyInstance } from 'fastify';
import type { Meter } from '../addresses.ts';
import type { RouteContext } from '../context.ts';
import { refuseHttp } from './refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request to the route counts for; else for `requests`. */
    readonly meter?: Meter;
  }
}

/** Holds for the routes that are added to `app` hereafter, however their addresses are spelt. Files of the pages are not among them. */
export function limitRequests(app: FastifyInstance, { addresses, metrics }: RouteContext): void {
  app.addHook('onRequest', async ({ ip, routeOptions }, reply) => {
    const wait = addresses.bucket(ip, routeOptions.config.meter ?? 'requests').take(performance.now());
    if (wait === 0) return undefined;
    const seconds = Math.ceil(wait);
    metrics.refusals.inc({ rule: 'server/too-fast' });
    return refuseHttp(reply.header('retry-after', seconds), { rule: 'server/too-fast', params: { seconds } });
  });
}

/** Behind a proxy all connections come from one address, so this is for a server without one. */
export function limitConnections({ server }: FastifyInstance, { addresses }: RouteContext): void {
  server.on('connection', (socket) => {
    const ip = socket.remoteAddress ?? '';
    const open = addresses.openConnection(ip);
    socket.once('close', () => addresses.closeConnection(ip));
    if (!open) socket.destroy();
  });
}
