import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RouteContext } from '../context.ts';
import type { MetricsFor } from '../metrics.ts';
import { HEALTH } from './answers.ts';
import { escaped } from './html.ts';
import { refuseHttp } from './refusals.ts';
import { gives } from './schema.ts';

/** For those who run the server, and for programs. */
export function metaRoutes(app: FastifyInstance, context: RouteContext, readers: MetricsFor): void {
  const config = { meter: 'meta' } as const;
  app.get(
    '/healthz',
    { config, schema: { summary: 'Whether the server can store what is played; if not, why', response: gives(HEALTH) } },
    async (_request, reply) => {
      const health = await context.store.health();
      return reply.code(health.ok ? 200 : 503).send(health);
    },
  );

  app.get('/metrics', { config, schema: { summary: 'Figures for Prometheus' } }, async (request, reply) => {
    if (readers !== 'open' && !isLocal(request) && !shows(request, readers)) return refuseHttp(reply, { rule: 'server/not-found' });
    const { registry } = context.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });

  const open = { config: { scope: 'read' } as const, schema: { hide: true } };
  app.get('/api/openapi.json', open, () => app.swagger());
  app.get('/api/docs', open, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger() as unknown as OpenApi)),
  );
}

/** Compared by their hashes, so that the time it takes tells nothing. */
function shows({ headers }: FastifyRequest, readers: 'local' | { readonly token: string }): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return readers !== 'local' && timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${readers.token}`));
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** From this machine, and not handed on by a proxy on it for somebody elsewhere. */
function isLocal({ ip, headers }: FastifyRequest): boolean {
  return LOOPBACK.test(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

interface OpenApi {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, { readonly summary?: string; readonly requestBody?: unknown }>>>>;
}

/** Plain HTML: our policy allows no script from elsewhere, and none is needed to read. */
function docsPage({ paths = {} }: OpenApi): string {
  const parts = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary = '', requestBody }]) => {
      const body =
        requestBody === undefined
          ? ''
          : `<details><summary>Body</summary><pre>${escaped(JSON.stringify(requestBody, undefined, 2))}</pre></details>`;
      return `<h2><code>${escaped(method.toUpperCase())} ${escaped(path)}</code></h2><p>${escaped(summary)}</p>${body}`;
    }),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ratskeller API</title>
<main><h1>Ratskeller API</h1><p>The document for programs: <a href="/api/openapi.json">/api/openapi.json</a>. Tables in motion speak over a WebSocket at <code>/ws</code>.</p>${parts.join('\n')}</main></html>`;
}
