import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { TO_SERVER } from '../../protocol/to-server.ts';
import { Connection } from '../connection.ts';
import type { RouteContext, ServerContext } from '../context.ts';
import { dismissUnread } from '../dismiss.ts';
import { CLOSE } from '../limits.ts';
import { TO_BROWSER } from '../programs/answers.ts';
import { refuseHttp } from './refusals.ts';
import { gives, takes } from './schema.ts';
import { whoIs } from './visitor.ts';

/** A page of another site must not speak with a visitor's cookie. Programs send no origin; browsers always do. */
export function isForeign({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

export function socketRoute(app: FastifyInstance, context: RouteContext): void {
  const { addresses } = context;
  const pulse = setInterval(() => {
    const now = performance.now();
    for (const connection of context.connections) connection.checkPulse(now);
    addresses.sweep(now);
  }, context.limits.heartbeat / 4).unref();
  app.addHook('onClose', async () => clearInterval(pulse));
  const behind = (): number => [...context.connections].filter((connection) => connection.isBehind).length;
  context.metrics.gauge('ratskeller_slow_readers', 'Sockets that are behind with reading', behind);
  const options = {
    websocket: true as const,
    config: { scope: 'play' as const },
    schema: {
      summary: 'A WebSocket: everything at a table, and several tables at once',
      tags: ['tables'],
      'x-sends': takes(TO_SERVER),
      'x-receives': gives(TO_BROWSER)[200],
    },
    preValidation: async (request: FastifyRequest, reply: Parameters<typeof refuseHttp>[0]) => {
      if (isForeign(request)) await refuseHttp(reply, { rule: 'server/other-origin' });
    },
  };
  app.websocketServer.on('headers', (headers, request) => {
    if (request.headers.authorization === undefined) return;
    const { burst, perSecond } = context.limits.messages;
    headers.push(
      `RateLimit-Limit: ${burst}`,
      `RateLimit-Remaining: ${burst}`,
      `RateLimit-Policy: ${burst};w=${Math.ceil(burst / perSecond)}`,
    );
  });
  app.get('/ws', options, (socket, request) => {
    const { ip } = request;
    const open = addresses.openSocket(ip);
    socket.on('close', () => addresses.closeSocket(ip));
    if (open) serve(context, socket, request);
    else dismissUnread(socket, CLOSE.tooMany);
  });
}

/** Nothing is read before the store has said who it is. */
function serve(context: RouteContext, socket: WebSocket, request: FastifyRequest): void {
  socket.pause();
  whoIs(context, request).then(
    (who) => {
      if (socket.readyState !== socket.OPEN) return;
      const wire = request.raw.socket;
      const { addresses } = context;
      const bucket = who.token === undefined ? addresses.bucket(request.ip, 'messages') : addresses.ofToken(who.token, 'messages');
      const connection = new Connection(socket, wire, who, context, bucket);
      attach(context, socket, connection);
      wire.on('drain', () => connection.drained());
      socket.resume();
    },
    () => dismissUnread(socket, CLOSE.noStore),
  );
}

function attach(context: RouteContext, socket: WebSocket, connection: Connection): void {
  const { connections, metrics } = context;
  connections.add(connection);
  metrics.sockets.set(connections.size);
  socket.on('message', (data, isBinary) => connection.receive(isBinary ? '' : textOf(data)));
  socket.on('ping', (data) => connection.ping(data));
  socket.on('pong', () => connection.pong());
  socket.on('close', () => {
    connections.delete(connection);
    metrics.sockets.set(connections.size);
    connection.gone();
  });
}

const textOf = (data: RawData): string => (Array.isArray(data) ? Buffer.concat(data).toString() : data.toString());

/** One line in so many milliseconds: broken frames are cheap to send, and must not fill the log. */
const QUIET = 60_000;

/** For sockets that break the rules of the wire: they are closed with a code already. */
export function brokenSockets({ log }: ServerContext): (error: Error) => void {
  let count = 0;
  let told = Number.NEGATIVE_INFINITY;
  return (error) => {
    count += 1;
    const now = performance.now();
    if (now - told < QUIET) return;
    told = now;
    log.warn({ code: (error as NodeJS.ErrnoException).code, count }, 'sockets sent broken frames');
    count = 0;
  };
}
