import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseHttp } from './refusals.ts';

/** The pages that were built from src/web. Every address that is not a file is the one page, which knows its own addresses. */
export async function webRoutes(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      setHeaders: (reply, path) => cache(reply, path, folder),
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) return refuseHttp(reply, { rule: 'server/not-found' });
    if (built) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The pages are not built yet: run "npm run build", then start the server again.\n');
  });
}

/** Files whose name holds a hash of their content never change. */
function cache(reply: { header(name: string, value: string): unknown }, path: string, folder: string): void {
  const hashed = path.startsWith(join(folder, 'assets'));
  reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

const isPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  !request.url.startsWith('/api/') &&
  (request.url === '/' || (request.headers.accept ?? '').includes('text/html'));
