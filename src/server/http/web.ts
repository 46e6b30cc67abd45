import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseHttp } from './refusals.ts';

/** The pages that were built from src/web. Every address that is not a file is the one page, which knows its own addresses. */
export async function webRoutes(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
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

/** What a page is told about frames and scripts says nothing to a style, a font or a piece of a script, and is longer than many of them. */
const FOR_PAGES = [
  ...['content-security-policy', 'cross-origin-opener-policy', 'origin-agent-cluster', 'referrer-policy', 'x-dns-prefetch-control'],
  ...['x-download-options', 'x-frame-options', 'x-permitted-cross-domain-policies', 'x-xss-protection'],
];

type Headers = Pick<FastifyReply, 'header' | 'removeHeader'>;

/** Files whose name holds a hash of their content never change. A thread obeys the policy that its own file came with. */
function cache(reply: Headers, path: string, folder: string): void {
  const hashed = path.startsWith(join(folder, 'assets'));
  const picture = /\.(svg|png)(\.\w+)?$/.test(path);
  reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : picture ? 'public, max-age=3600' : 'no-cache');
  if (hashed && !path.includes('worker')) for (const name of FOR_PAGES) reply.removeHeader(name);
}

const isPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  !request.url.startsWith('/api/') &&
  (request.url === '/' || (request.headers.accept ?? '').includes('text/html'));
