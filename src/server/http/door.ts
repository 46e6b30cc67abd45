import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Meter } from '../addresses.ts';
import type { RouteContext } from '../context.ts';
import type { TokenBucket } from '../token-bucket.ts';
import { refuseHttp } from './refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request to the route counts for; else for `requests`. */
    readonly meter?: Meter;
  }
}

/** Holds for the routes that are added to `app` hereafter, however their addresses are spelt. Files of the pages are not among them. */
export function limitRequests(app: FastifyInstance, { addresses, metrics, pressure }: RouteContext): void {
  app.addHook('onRequest', async (request, reply) => {
    const { ip, routeOptions } = request;
    const bucket = addresses.bucket(ip, routeOptions.config.meter ?? 'requests');
    const wait = bucket.take(performance.now());
    if (isProgram(request) || wait > 0) tellLimit(reply, bucket);
    const busy = routeOptions.url?.startsWith(TABLES) ? pressure.wait : 0;
    if (wait === 0 && busy === 0) return undefined;
    const seconds = Math.ceil(Math.max(wait, busy));
    const rule = wait > 0 ? 'server/too-fast' : 'server/busy';
    metrics.refusals.inc({ rule });
    return refuseHttp(reply.header('retry-after', seconds), { rule, params: { seconds } });
  });
}

/** Browsers say why they ask; to others an answer may be longer. */
export const isProgram = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.authorization !== undefined || headers['sec-fetch-mode'] === undefined;

function tellLimit(reply: FastifyReply, bucket: TokenBucket): void {
  const { limit, remaining, reset } = bucket.state(performance.now());
  reply.headers({ 'ratelimit-limit': limit, 'ratelimit-remaining': remaining, 'ratelimit-reset': reset });
}

/** What is asked here reads or makes tables: a server that is late already leaves it for later. */
const TABLES = '/api/tables';

/** Behind a proxy all connections come from one address, so this is for a server without one. */
export function limitConnections({ server }: FastifyInstance, { addresses }: RouteContext): void {
  server.on('connection', (socket) => {
    const ip = socket.remoteAddress ?? '';
    const open = addresses.openConnection(ip);
    socket.once('close', () => addresses.closeConnection(ip));
    if (!open) socket.destroy();
  });
}
