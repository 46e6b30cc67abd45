import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { Lang } from '../../core/text.ts';
import { typeset } from '../../text/say.ts';

/** What a page without scripts says, and what can be done about it: a form, a link. */
export interface PlainPage {
  readonly lang: Lang;
  readonly text: string;
  /** As HTML. */
  readonly way: string;
}

// With no-referrer a browser posts the form from the origin "null", which looks like somebody else's page.
export const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };

/** Pages for links that come from outside. They work without the built pages and without scripts; with them they look like ours. */
export function plainPages(web: string): (reply: FastifyReply, page: PlainPage) => FastifyReply {
  const dress = dressOf(web);
  return (reply, { lang, text, way }) =>
    reply
      .headers(PRIVATE)
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Ratskeller</title>${dress}</head><body><main style="${MIDDLE}"><div style="${CARD}"><img src="/icon.svg" width="84" height="84" alt=""><h1 class="word">Ratskeller</h1><p style="font-size:19px;text-wrap:balance">${typeset(text, lang)}</p>${way}</div></main></body></html>`,
      );
}

/** What the built page wears: its style sheets, its icon, and the little script that knows the visitor's theme. */
function dressOf(web: string): string {
  const file = join(web, 'index.html');
  const head = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...head.matchAll(/<link rel="(?:stylesheet|icon)"[^>]*>|<script src="\/theme\.js"><\/script>/g)].map(([tag]) => tag).join('');
}

const MIDDLE = 'display:grid;place-content:center;min-height:100dvh;padding:24px';
const CARD =
  'display:grid;justify-items:center;gap:18px;max-width:27em;padding:36px 32px;text-align:center;background:var(--raised);border-radius:12px;box-shadow:var(--sh-2)';
