import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { Connection } from '../connection.ts';
import type { Desk } from '../desk.ts';
import { CLOSE } from '../limits.ts';
import { refuseHttp } from './refusals.ts';
import { whoIs } from './visitor.ts';

/** A page of another site must not speak with a visitor's cookie. Programs send no origin; browsers always do. */
export function isForeign({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

export function socketRoute(app: FastifyInstance, desk: Desk): void {
  const perAddress = new Map<string, number>();
  const options = {
    websocket: true as const,
    schema: { hide: true },
    preValidation: async (request: FastifyRequest, reply: Parameters<typeof refuseHttp>[0]) => {
      if (isForeign(request)) await refuseHttp(reply, { rule: 'server/other-origin' });
    },
  };
  app.get('/ws', options, (socket, request) => {
    const open = (perAddress.get(request.ip) ?? 0) + 1;
    perAddress.set(request.ip, open);
    socket.on('close', () => {
      const left = (perAddress.get(request.ip) ?? 1) - 1;
      if (left > 0) perAddress.set(request.ip, left);
      else perAddress.delete(request.ip);
    });
    if (open > desk.limits.sockets) return socket.close(CLOSE.tooMany);
    serve(desk, socket, request);
  });
}

/** Messages that come before the store has said who it is wait; there cannot be many, since their size is limited. */
function serve({ house, tables, connections, limits }: Desk, socket: WebSocket, request: FastifyRequest): void {
  const early: string[] = [];
  let connection: Connection | undefined;
  socket.on('message', (data, isBinary) => {
    const text = isBinary ? '' : textOf(data);
    if (connection) connection.receive(text);
    else if (early.length < limits.messages.burst) early.push(text);
  });
  // A fault of the protocol closes the socket with its code; there is nothing else to do.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    if (!connection) return;
    connections.delete(connection);
    house.metrics.sockets.set(connections.size);
    connection.gone();
  });
  whoIs(house, request).then(
    (who) => {
      if (socket.readyState !== socket.OPEN) return;
      connection = new Connection(socket, who, house, tables, limits);
      connections.add(connection);
      house.metrics.sockets.set(connections.size);
      for (const text of early.splice(0)) connection.receive(text);
    },
    () => socket.close(CLOSE.noStore),
  );
}

const textOf = (data: RawData): string => (Array.isArray(data) ? Buffer.concat(data).toString() : data.toString());
