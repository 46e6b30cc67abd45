import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Lang } from '../../core/text.ts';
import { escaped } from './html.ts';
import type { Preview } from './preview.ts';

type Write = (request: FastifyRequest, reply: FastifyReply, lang: Lang, preview: Preview | undefined) => FastifyReply;

/** The one page, with what this address says of itself in its head. */
export function pageWith(folder: string): Write {
  const plain = readFileSync(join(folder, 'index.html'), 'utf8');
  const previews = join(folder, 'previews');
  const pictures = new Set(existsSync(previews) ? readdirSync(previews) : []);
  const needs = neededBy(folder);
  return (request, reply, lang, preview) => {
    const page = plain.replace(/<html lang="\w+"/, `<html lang="${lang}"`).replace('</head>', `${needs(request.url, lang)}</head>`);
    const html = preview ? withPreview(page, request, preview, pictures) : page;
    return packed(request, reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8'), html);
  };
}

/**
 * What the page will ask for once its script runs, told beforehand: on a slow line every question costs more than its answer. The words
 * in the language that the browser says it likes, and the home page.
 */
function neededBy(folder: string): (url: string, lang: Lang) => string {
  const assets = join(folder, 'assets');
  const files = existsSync(assets) ? readdirSync(assets) : [];
  const hint = (piece: string): string =>
    files
      .filter((file) => new RegExp(`^${piece}-[\\w-]{8}\\.(js|css)$`).test(file))
      .map((file) =>
        file.endsWith('.js')
          ? `<link rel="modulepreload" crossorigin href="/assets/${file}" />`
          : `<link rel="preload" as="style" crossorigin href="/assets/${file}" />`,
      )
      .join('');
  return (url, lang) => hint(`words-${lang}`) + (/^\/(\?|$)/.test(url) ? hint('home') : '');
}

function withPreview(
  page: string,
  request: FastifyRequest,
  { title, text, game = '', picture: own }: Preview,
  pictures: ReadonlySet<string>,
): string {
  const origin = `${request.protocol}://${request.host}`;
  const picture = pictures.has(`${game}.png`) ? `${game}.png` : 'house.png';
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', 'Ratskeller'],
    ['og:title', title],
    ['og:description', text],
    ['og:image', `${origin}${own ?? `/previews/${picture}`}`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', title],
  ].map(([name = '', value = '']) => `<meta property="${name}" content="${escaped(value)}" />`);
  const head = `<title>${escaped(title)}</title><meta name="description" content="${escaped(text)}" />${tags.join('')}<meta name="twitter:card" content="summary_large_image" />`;
  // By functions: a name may hold what `replace` takes for a pattern.
  return page.replace(/<meta name="description"[^>]*>/, '').replace(/<title>[^<]*<\/title>/, () => head);
}

/** What is small and seldom the same twice is packed on the way, a little less tightly than the files. */
export function packed(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const likes = String(request.headers['accept-encoding'] ?? '');
  reply.header('vary', 'accept-encoding, accept-language');
  if (/\bbr\b/.test(likes))
    return reply
      .header('content-encoding', 'br')
      .send(brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }));
  if (/\bgzip\b/.test(likes)) return reply.header('content-encoding', 'gzip').send(gzipSync(text));
  return reply.send(text);
}
