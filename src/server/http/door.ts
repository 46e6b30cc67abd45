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

/** Prometheus shows a token of its own there. */
const FOREIGN = '/metrics';

/** What follows the word Bearer; undefined for a visitor without. */
export function tokenIn({ headers, routeOptions }: FastifyRequest): string | undefined {
  if (headers.authorization === undefined || routeOptions.url === FOREIGN) return undefined;
  return /^Bearer +(\S+)$/i.exec(headers.authorization)?.[1] ?? '';
}

export const meterOf = ({ routeOptions }: FastifyRequest): Meter => routeOptions.config.meter ?? 'requests';

/** Holds for the routes that are added to `app` hereafter, however their addresses are spelt. Files of the pages are not among them. */
export function limitRequests(app: FastifyInstance, context: RouteContext): void {
  const { addresses, pressure } = context;
  app.addHook('onRequest', async (request, reply) => {
    // Whose token it is, if anybody's, must be asked of the store: that is worth something too.
    const mayAsk = tokenIn(request) === undefined ? undefined : addresses.ofPrograms(request.ip, meterOf(request)).take(performance.now());
    if (mayAsk !== undefined && mayAsk > 0) return refuse(context, reply, 'server/too-fast', mayAsk);
    if (mayAsk === undefined && tooFast(context, request, reply, addresses.bucket(request.ip, meterOf(request)))) return reply;
    const busy = request.routeOptions.url?.startsWith(TABLES) ? pressure.wait : 0;
    return busy > 0 ? refuse(context, reply, 'server/busy', busy) : undefined;
  });
}

/** Counts a request, tells programs what is left, and refuses one that is too many: then it was answered. */
export function tooFast(context: RouteContext, request: FastifyRequest, reply: FastifyReply, bucket: TokenBucket): boolean {
  const wait = bucket.take(performance.now());
  if (isProgram(request) || wait > 0) tellLimit(reply, bucket);
  if (wait > 0) refuse(context, reply, 'server/too-fast', wait);
  return wait > 0;
}

function refuse({ metrics }: RouteContext, reply: FastifyReply, rule: string, wait: number): FastifyReply {
  const seconds = Math.ceil(wait);
  metrics.refusals.inc({ rule });
  return refuseHttp(reply.header('retry-after', seconds), { rule, params: { seconds } });
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
