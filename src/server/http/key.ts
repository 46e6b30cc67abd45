import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Lang } from '../../core/text.ts';
import type { RouteContext, ServerContext } from '../context.ts';
import { langOf } from './lang.ts';
import { PRIVATE, plainPages } from './plain-page.ts';
import { hashKey } from './tables.ts';
import { become, personOf } from './visitor.ts';

/** It quotes nothing that a visitor wrote. */
const TEXTS: {
  readonly [L in Lang]: { readonly ask: string; readonly other: string; readonly go: string; readonly gone: string; readonly home: string };
} = {
  en: {
    ask: 'Continue playing on this device? All games come along, not just this table. The link works only once.',
    other:
      'In this browser you are already playing as somebody else. If you continue, those games can no longer be reached here. To keep both, open the link in another browser.',
    go: 'Play here',
    gone: 'This link has already been used or has expired. Create a new one at the table.',
    home: 'Go to Ratskeller',
  },
  de: {
    ask: 'Auf diesem Gerät weiterspielen? Alle Partien kommen mit, nicht nur dieser Tisch. Der Link gilt nur einmal.',
    other:
      'In diesem Browser spielst du schon unter einem anderen Namen. Wenn du weitermachst, sind diese Partien hier nicht mehr zu erreichen. Um beide zu behalten, öffne den Link in einem anderen Browser.',
    go: 'Hier spielen',
    gone: 'Dieser Link wurde schon benutzt oder ist zu alt. Am Tisch gibt es einen neuen.',
    home: 'Zum Ratskeller',
  },
  fr: {
    ask: 'Continuer à jouer sur cet appareil ? Toutes les parties suivent, pas seulement cette table. Le lien ne sert qu’une fois.',
    other:
      'Dans ce navigateur, vous jouez déjà sous une autre identité. Si vous continuez, ces parties n’y seront plus accessibles. Pour garder les deux, ouvrez le lien dans un autre navigateur.',
    go: 'Jouer ici',
    gone: 'Ce lien a déjà servi ou est trop ancien. Créez-en un autre à la table.',
    home: 'Aller au Ratskeller',
  },
  nl: {
    ask: 'Op dit apparaat verder spelen? Alle partijen komen mee, niet alleen deze tafel. De link werkt één keer.',
    other:
      'In deze browser speel je al als iemand anders. Ga je door, dan zijn die partijen hier niet meer te bereiken. Wil je beide houden, open de link dan in een andere browser.',
    go: 'Hier spelen',
    gone: 'Deze link is al gebruikt of te oud. Aan tafel krijg je een nieuwe.',
    home: 'Naar de Ratskeller',
  },
};

type ByKey = FastifyRequest<{ Params: { readonly key: string } }>;

/** Reading the link does nothing, because messengers open links to preview them; the button uses it up. */
export function keyRoutes(app: FastifyInstance, context: RouteContext, web: string): void {
  const show = plainPages(web);
  app.get('/key/:key', { schema: { hide: true } }, async (request: ByKey, reply) => {
    const { ask, other, go } = TEXTS[langOf(request)];
    const text = (await isSomebodyElse(context, request)) ? `${other} ${ask}` : ask;
    return show(reply, { lang: langOf(request), text, way: `<form method="post"><button class="btn p">${go}</button></form>` });
  });

  app.post('/key/:key', { schema: { hide: true } }, async (request: ByKey, reply) => {
    const found = await context.store.people.takeKey(hashKey(request.params.key), context.now());
    if (found) {
      await become(context, request, reply, found.person);
      return reply.headers(PRIVATE).redirect(`/table/${found.table}`, 303);
    }
    const { gone, home } = TEXTS[langOf(request)];
    return show(reply.code(404), { lang: langOf(request), text: gone, way: `<a class="btn s" href="/">${home}</a>` });
  });
}

/** Whether the visitor would lose games of its own by becoming the one whose link it is. */
async function isSomebodyElse(context: ServerContext, request: ByKey): Promise<boolean> {
  const { store } = context;
  const person = await personOf(context, request);
  const owner = await store.people.keyOwner(hashKey(request.params.key));
  return person !== undefined && owner !== undefined && person !== owner && (await store.tablesOf(person)).length > 0;
}
