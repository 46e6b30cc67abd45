import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Refusal } from '../../core/game.ts';
import { REFEREE_TEXTS } from '../../core/referee-texts.ts';
import type { Lang } from '../../core/text.ts';
import { GAMES } from '../../games/index.ts';
import { SERVER_TEXTS } from '../../protocol/server-texts.ts';
import { say } from '../../text/say.ts';
import type { RouteContext } from '../context.ts';
import { isProgram } from '../http/door.ts';
import { langOf } from '../http/lang.ts';

const isRefusal = (body: unknown): body is Refusal => typeof body === 'object' && body !== null && 'rule' in body;

/** To a program a refusal says its sentence too, in the language it asks for: pages have the words themselves. */
export function explainRefusals(app: FastifyInstance, context: RouteContext): void {
  app.addHook('preSerialization', async (request, reply, body) => {
    if (reply.statusCode < 400 || !isRefusal(body) || !isProgram(request)) return body;
    return { ...body, text: await sentenceOf(context, request, body) };
  });
}

async function sentenceOf(context: RouteContext, request: FastifyRequest, { rule, params }: Refusal): Promise<string> {
  const lang = langOf(request);
  const key = `rule.${rule}`;
  const house = { ...(await REFEREE_TEXTS[lang]()), ...(await SERVER_TEXTS[lang]()) };
  const { texts, names } = key in house ? { texts: {}, names: [] } : await atTable(context, request, lang);
  return say({ ...house, ...texts }, lang, { key, params }, { names, reader: null });
}

/** The words of the game that is played there, and who plays it. */
async function atTable({ store }: RouteContext, { params }: FastifyRequest, lang: Lang) {
  const { id = '' } = params as { readonly id?: string };
  const game = (await store.table(id))?.game;
  const load = game !== undefined && Object.hasOwn(GAMES, game) ? GAMES[game as keyof typeof GAMES] : undefined;
  const texts = (await (await load?.())?.texts[lang]()) ?? {};
  return { texts, names: ((await store.seatsOf([id])).get(id) ?? []).map(({ name, bot }) => name || (bot ?? '')) };
}
