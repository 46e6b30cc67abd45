import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Refusal } from '../../core/game.ts';
import { LANGS, type Lang } from '../../core/text.ts';
import type { PictureWish } from '../../protocol/picture.ts';
import { isTableId } from '../../protocol/to-server.ts';
import { translator } from '../../text/say.ts';
import type { RouteContext } from '../context.ts';
import { type Shown, shownTo } from '../pictures/position.ts';
import { sealedTo } from '../tournaments/sealed.ts';
import { langOf } from './lang.ts';
import { packed } from './page.ts';
import { cardOf } from './preview.ts';
import { PREVIEW_TEXTS, type PreviewTexts } from './preview-texts.ts';
import { parseBody, refuseHttp } from './refusals.ts';

type ByFile = FastifyRequest<{ Params: { readonly file: string } }>;

const FILE = /^([A-Za-z0-9_-]+)\.(svg|png)$/;
const WISHES = v.object({
  n: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))),
  lang: v.optional(v.picklist(LANGS)),
  theme: v.optional(v.picklist(['light', 'dark']), 'light'),
});

/** A game that is over stays as it is; one that goes on is soon another. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';
const FOR_A_MOMENT = 'public, max-age=20';

/** Positions as pictures, for whoever may look on: no cookie is needed, and none is looked at. */
export function pictureRoutes(app: FastifyInstance, context: RouteContext): void {
  const config = { meter: 'pictures' } as const;
  const summary = 'A position as a picture: TABLE.svg or TABLE.png; ?n= after so many steps, ?lang=, ?theme=light|dark';
  app.get('/picture/:file', { config, schema: { summary } }, (request: ByFile, reply) => sendPicture(context, request, reply));
}

async function sendPicture(context: RouteContext, request: ByFile, reply: FastifyReply): Promise<FastifyReply> {
  const [, id = '', kind] = FILE.exec(request.params.file) ?? [];
  if (!isTableId(id) || !context.painter) return refuseHttp(reply, { rule: 'server/not-found' });
  const wishes = parseBody(WISHES, request.query);
  if (!wishes.ok) return refuseHttp(reply, wishes.refusal);
  const { n, lang = langOf(request), theme } = wishes.value;
  const known = await context.tables.get(id).peek(({ table, seats }) => ({ table, seats }));
  const sealed = known && (await sealedTo(context, known, undefined));
  if (sealed) return refuseHttp(reply, sealed);
  const shown: Shown | Refusal = (await context.tables.get(id).peek((memory) => shownTo(memory, n))) ?? { rule: 'table/unknown' };
  if ('rule' in shown) return refuseHttp(reply, shown);
  const wish = wishOf(shown, lang, theme);
  const names = JSON.stringify(wish.seats);
  const key = [id, kind, shown.n, shown.of, theme, lang, names].join(' ');
  const picture = await context.painter.paint(key, kind === 'svg' ? 'svg' : 'png', wish).catch((err: unknown) => {
    context.log.warn({ err, table: id }, 'position not drawn');
    return 'none' as const;
  });
  if (picture === 'busy') return refuseHttp(reply.header('retry-after', 2), { rule: 'server/busy', params: { seconds: 2 } });
  if (picture === 'none') return refuseHttp(reply, { rule: 'server/not-found' });
  reply.header('cache-control', !shown.over ? FOR_A_MOMENT : n === undefined ? FOR_A_DAY : FOR_GOOD);
  // Pages of others show it.
  reply.header('cross-origin-resource-policy', 'cross-origin').header('access-control-allow-origin', '*');
  if (typeof picture !== 'string') return reply.header('vary', 'accept-language').type('image/png').send(Buffer.from(picture));
  return packed(request, reply.type('image/svg+xml; charset=utf-8'), picture);
}

function wishOf({ game, view, n, of, over, seats }: Shown, lang: Lang, theme: 'light' | 'dark'): PictureWish {
  const t = translator<PreviewTexts>(PREVIEW_TEXTS[lang], lang);
  const note = !over ? t('running') : n === of ? t('ended') : t('step', { n, of });
  return {
    game,
    view,
    theme,
    title: cardOf(game)?.name[lang] ?? game,
    note,
    seats: seats.map(({ bot, ...seat }) => ({ ...seat, name: seat.name || t(bot ? 'bot' : 'guest') })),
  };
}
