import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGS, type Lang } from '../../core/text.ts';
import { sayIn } from '../calling/say.ts';
import type { RouteContext } from '../context.ts';
import { escaped } from './html.ts';
import { langOf } from './lang.ts';
import { plainPages } from './plain-page.ts';

type ByKey = FastifyRequest<{ Params: { readonly key: string } }>;
type Deed = 'confirm' | 'stop';

/**
 * Where the links in mails lead. Opening one does nothing, because mail programs open links to look at them; the button does it. The
 * same request without a page is what a mail program's own button for unsubscribing sends (RFC 8058).
 */
export function mailRoutes(app: FastifyInstance, context: RouteContext, web: string): void {
  const { calls } = context.store;
  const show = plainPages(web);

  /** The wish that the key belongs to; its language is that of the mail. */
  const found = async ({
    params,
    headers,
  }: ByKey): Promise<{ readonly address: string; readonly lang: Lang; readonly person: string } | undefined> => {
    const person = await calls.byKey(params.key);
    const wish = person === undefined ? undefined : await calls.wish(person);
    if (person === undefined || wish?.address === undefined) return undefined;
    return { person, address: wish.address, lang: LANGS.find((lang) => lang === wish.lang) ?? langOf({ headers }) };
  };
  const lead = async (reply: FastifyReply, lang: Lang, key: 'link.gone' | `${Deed}.done`): Promise<FastifyReply> => {
    const say = await sayIn(lang);
    return show(reply, { lang, text: say(key), way: `<a class="btn s" href="/">${escaped(say('link.home'))}</a>` });
  };

  for (const deed of ['confirm', 'stop'] as const) {
    app.get(`/mail/${deed}/:key`, { schema: { hide: true } }, async (request: ByKey, reply) => {
      const mine = await found(request);
      if (!mine) return lead(reply.code(404), langOf(request), 'link.gone');
      const say = await sayIn(mine.lang);
      const go = say(`${deed}.go`);
      const way = `<form method="post"><button class="btn p">${escaped(go)}</button></form>`;
      return show(reply, { lang: mine.lang, text: escaped(say(`${deed}.ask`, { address: mine.address })), way });
    });

    app.post(`/mail/${deed}/:key`, { schema: { hide: true } }, async (request: ByKey, reply) => {
      const mine = await found(request);
      if (!mine) return lead(reply.code(404), langOf(request), 'link.gone');
      if (deed === 'confirm') await calls.confirm(request.params.key);
      else await calls.dropAddress(mine.person);
      return lead(reply, mine.lang, `${deed}.done`);
    });
  }
}
