import type { FastifyRequest } from 'fastify';
import type { Card } from '../../core/registry.ts';
import type { Lang } from '../../core/text.ts';
import { CARDS } from '../../games/index.ts';
import type { Route } from '../../protocol/routes.ts';
import { isTableId } from '../../protocol/to-server.ts';
import type { StoredSeat, StoredTable } from '../../store/rows.ts';
import { translator, typeset } from '../../text/say.ts';
import type { RouteContext } from '../context.ts';
import { PREVIEW_TEXTS, type PreviewTexts } from './preview-texts.ts';

/** What a page says of itself to messengers and search engines, which run no scripts. */
export interface Preview {
  readonly title: string;
  readonly text: string;
  /** Whose picture stands beside it; undefined: that of the house. */
  readonly game?: string | undefined;
  /** The address of a picture of its own, which is 1200 × 630. */
  readonly picture?: string | undefined;
}

export const cardOf = (id: string): Card | undefined => (Object.hasOwn(CARDS, id) ? CARDS[id as keyof typeof CARDS] : undefined);

const houseOf = (lang: Lang): Preview => ({ title: 'Ratskeller', text: typeset(PREVIEW_TEXTS[lang].house, lang) });

/** Undefined: there is no such page. */
export async function previewOf(context: RouteContext, request: FastifyRequest, route: Route, lang: Lang): Promise<Preview | undefined> {
  if (route.page === 'missing') return undefined;
  if (route.page === 'new' || route.page === 'learn') return gamePreview(route.game, lang);
  if (route.page === 'rules') return route.game === undefined ? houseOf(lang) : gamePreview(route.game, lang, true);
  if (route.page === 'table' || route.page === 'embed' || ('from' in route && route.from === 'table'))
    return tablePreview(context, request, route.id, lang);
  return houseOf(lang);
}

function gamePreview(game: string, lang: Lang, rules = false): Preview | undefined {
  const card = cardOf(game);
  if (!card) return undefined;
  const name = card.name[lang];
  const title = rules ? translator<PreviewTexts>(PREVIEW_TEXTS[lang], lang)('rules', { game: name }) : name;
  return { title, text: typeset(card.tagline[lang], lang), game };
}

/**
 * No more than the table tells everybody who opens its link. A store that gives no answer, or an address that asks too often, still
 * gets the page: it knows itself what to say.
 */
async function tablePreview(context: RouteContext, { ip }: FastifyRequest, id: string, lang: Lang): Promise<Preview | undefined> {
  if (!isTableId(id)) return undefined;
  if (context.addresses.bucket(ip, 'requests').take(performance.now()) > 0) return houseOf(lang);
  try {
    const table = await context.store.table(id);
    if (!table) return undefined;
    const preview = told(table, (await context.store.seatsOf([id])).get(id) ?? [], lang);
    const isDrawn = table.status !== 'waiting' && context.painter?.knows(table.game);
    return isDrawn ? { ...preview, picture: `/picture/${id}.png?lang=${lang}` } : preview;
  } catch {
    return houseOf(lang);
  }
}

function told(table: StoredTable, seats: readonly StoredSeat[], lang: Lang): Preview {
  const t = translator<PreviewTexts>(PREVIEW_TEXTS[lang], lang);
  const card = cardOf(table.game);
  const game = card?.name[lang] ?? table.game;
  const text = card ? typeset(card.tagline[lang], lang) : houseOf(lang).text;
  if (table.status !== 'waiting') return { title: t(table.status, { game }), text, game: table.game };
  const host = seats.find((seat) => seat.person === table.host)?.name;
  const free = seats.filter((seat) => seat.kind === 'open').length;
  const invitation = host ? t('invites', { name: host, game }) : t('invited', { game });
  return { title: `${invitation} · ${free > 0 ? t('free', { n: free }) : t('full')}`, text, game: table.game };
}
