import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LANGS, type Lang } from '../../core/text.ts';
import type { Desk } from '../desk.ts';
import { hashKey } from './tables.ts';
import { become } from './visitor.ts';

/** The page has no script and no style sheet, so it can be read by anything. It quotes nothing that a visitor wrote. */
const TEXTS: { readonly [L in Lang]: { readonly ask: string; readonly go: string; readonly gone: string; readonly home: string } } = {
  en: {
    ask: 'Go on playing on this device? The link works once.',
    go: 'Play here',
    gone: 'This link was used already or is too old. Make a new one at the table.',
    home: 'To the Ratskeller',
  },
  de: {
    ask: 'Auf diesem Gerät weiterspielen? Der Link gilt einmal.',
    go: 'Hier spielen',
    gone: 'Dieser Link wurde schon benutzt oder ist zu alt. Am Tisch gibt es einen neuen.',
    home: 'Zum Ratskeller',
  },
  fr: {
    ask: 'Continuer à jouer sur cet appareil ? Le lien ne sert qu’une fois.',
    go: 'Jouer ici',
    gone: 'Ce lien a déjà servi ou est trop ancien. La table peut en donner un autre.',
    home: 'Vers le Ratskeller',
  },
  nl: {
    ask: 'Op dit apparaat verder spelen? De link werkt één keer.',
    go: 'Hier spelen',
    gone: 'Deze link is al gebruikt of te oud. Aan tafel krijg je een nieuwe.',
    home: 'Naar de Ratskeller',
  },
};

type ByKey = FastifyRequest<{ Params: { readonly key: string } }>;

/** Reading the link does nothing, because messengers open links to preview them; the button uses it up. */
export function keyRoutes(app: FastifyInstance, { house }: Desk): void {
  app.get('/key/:key', { schema: { hide: true } }, (request: ByKey, reply) => {
    const { ask, go } = TEXTS[langOf(request)];
    return reply
      .headers(PRIVATE)
      .type('text/html; charset=utf-8')
      .send(page(langOf(request), `<p>${ask}</p><form method="post"><button>${go}</button></form>`));
  });

  app.post('/key/:key', { schema: { hide: true } }, async (request: ByKey, reply) => {
    const found = await house.store.takeKey(hashKey(request.params.key), house.now());
    if (found) {
      become(request, reply, found.person);
      return reply.headers(PRIVATE).redirect(`/table/${found.table}`, 303);
    }
    const { gone, home } = TEXTS[langOf(request)];
    return reply
      .code(404)
      .headers(PRIVATE)
      .type('text/html; charset=utf-8')
      .send(page(langOf(request), `<p>${gone}</p><a href="/">${home}</a>`));
  });
}

// With no-referrer a browser posts the form from the origin "null", which looks like somebody else's page.
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };

const page = (lang: Lang, body: string): string =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Ratskeller</title><main><h1>Ratskeller</h1>${body}</main></html>`;

function langOf(request: FastifyRequest): Lang {
  const wishes = (request.headers['accept-language'] ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wishes.flatMap((wish) => LANGS.filter((lang) => lang === wish))[0] ?? 'en';
}
