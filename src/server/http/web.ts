import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parsePath } from '../../protocol/routes.ts';
import type { RouteContext } from '../context.ts';
import { langOf } from './lang.ts';
import { pageWith } from './page.ts';
import { previewOf } from './preview.ts';
import { refuseHttp } from './refusals.ts';

/** The pages that were built from src/web. Every address that is not a file is the one page, which knows its own addresses. */
export async function webRoutes(app: FastifyInstance, context: RouteContext, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    const files = { index: false, preCompressed: true, setHeaders: (reply: Headers, path: string) => cache(reply, path, folder) } as const;
    // Of the many only the folder is known: a route for each of them took a fifth of the time until the server answered.
    await app.register(fastifyStatic, { ...files, root: join(folder, ASSETS), serve: false });
    // Not by the library's own route, which reads the whole folder for each file to see how its name is spelled: nobody guards a spelling here.
    app.get<{ Params: { '*': string } }>(`/${ASSETS}/*`, { schema: { hide: true } }, (request, reply) =>
      reply.sendFile(request.params['*']),
    );
    await app.register(fastifyStatic, { ...files, root: folder, wildcard: false, globIgnore: [`${ASSETS}/**`], decorateReply: false });
  }
  const write = built ? pageWith(folder) : undefined;
  app.setNotFoundHandler(async (request, reply) => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || request.url.startsWith('/api/'))
      return refuseHttp(reply, { rule: 'server/not-found' });
    const lang = langOf(request);
    const route = parsePath(pathOf(request));
    if (route.page === 'embed') allowFrames(reply);
    const preview = await previewOf(context, request, route, lang);
    // Whoever asks for no page in particular learns by a word that there is none here; a reader by a page that shows ways on.
    if (!preview && !(request.headers.accept ?? '').includes('text/html')) return refuseHttp(reply, { rule: 'server/not-found' });
    if (write) return write(request, reply.code(preview ? 200 : 404), lang, preview);
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The pages are not built yet: run "npm run build", then start the server again.\n');
  });
}

/** A board may stand in pages of others: nothing can be done there in anybody's name. */
function allowFrames(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy')).replace("frame-ancestors 'none'", 'frame-ancestors *');
  reply.removeHeader('x-frame-options').header('content-security-policy', policy).header('cross-origin-resource-policy', 'cross-origin');
}

/** Files whose name holds a hash of their content. */
const ASSETS = 'assets';

const pathOf = ({ url }: FastifyRequest): string => url.split(/[?#]/, 1)[0] ?? '/';

/** What a page is told about frames and scripts says nothing to a style, a font or a piece of a script, and is longer than many of them. */
const FOR_PAGES = [
  ...['content-security-policy', 'cross-origin-opener-policy', 'origin-agent-cluster', 'referrer-policy', 'x-dns-prefetch-control'],
  ...['x-download-options', 'x-frame-options', 'x-permitted-cross-domain-policies', 'x-xss-protection'],
];

type Headers = Pick<FastifyReply, 'header' | 'removeHeader'>;

/** A thread obeys the policy that its own file came with, and so does a page. */
const THREAD = /worker|\/sw\.js|workbox|\.html/;

/** Where a name tells the content, nobody need ask whether it has changed. */
function cache(reply: Headers, path: string, folder: string): void {
  const hashed = path.startsWith(join(folder, ASSETS));
  const picture = /\.(svg|png)(\.\w+)?$/.test(path);
  reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : picture ? 'public, max-age=3600' : 'no-cache');
  if (!THREAD.test(path)) for (const name of FOR_PAGES) reply.removeHeader(name);
  if (hashed) for (const name of ['etag', 'last-modified', 'accept-ranges', 'cross-origin-resource-policy']) reply.removeHeader(name);
  // A messenger's own page shows the pictures of links.
  if (path.startsWith(join(folder, 'previews'))) reply.header('cross-origin-resource-policy', 'cross-origin');
}
