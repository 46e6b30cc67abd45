import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  BOT_TITLE,
  type BotInfo,
  type MyPrograms,
  NEW_BOT,
  NEW_TOKEN,
  type NewToken,
  SCOPES,
  type Scope,
} from '../../protocol/programs.ts';
import type { BotRow } from '../../store/tokens.ts';
import type { RouteContext } from '../context.ts';
import { DONE } from '../http/answers.ts';
import { forgetPerson } from '../http/my-data.ts';
import { parseBody, refuseHttp } from '../http/refusals.ts';
import { gives, takes } from '../http/schema.ts';
import { closeWithout } from '../http/sessions.ts';
import { hashKey } from '../http/tables.ts';
import { personOf, welcome } from '../http/visitor.ts';
import { ONLINE } from '../people.ts';
import { pictureOf } from '../ratings/list.ts';
import { BOTS, MADE_TOKEN, MY_PROGRAMS } from './answers.ts';

/** Nobody has more of either. */
const MOST = 20;
const MOST_BOTS = 5;
/** So many bot accounts are told at once. */
const LIST = 100;

type ById = FastifyRequest<{ Params: { readonly token: string } }>;
type ByBot = FastifyRequest<{ Params: { readonly bot: string } }>;

const infoOf = ({ now }: RouteContext, bot: BotRow): BotInfo => ({
  id: bot.publicId,
  name: bot.name,
  picture: pictureOf({ picture: bot.picture, public_id: bot.publicId }),
  online: now() - bot.seenAt < ONLINE,
});

/** What programs show, and the accounts that are theirs: made and taken away by people, with their cookie. */
export function tokenRoutes(app: FastifyInstance, context: RouteContext): void {
  const { tokens } = context.store;
  // Each is asked for by hand.
  const config = { meter: 'codes' } as const;

  const make = async (person: string, name: string, scopes: readonly Scope[]): Promise<NewToken> => {
    const token = `rk_${randomBytes(24).toString('base64url')}`;
    const id = randomBytes(9).toString('base64url');
    const at = context.now();
    await tokens.add({ hash: hashKey(token), id, person, name, scopes: JSON.stringify(scopes), created_at: at, used_at: at });
    return { id, token };
  };

  const mine = { schema: { summary: 'My tokens and bot accounts', tags: ['tokens'], response: gives(MY_PROGRAMS) } };
  app.get('/api/me/tokens', mine, async (request): Promise<MyPrograms> => {
    const person = await personOf(context, request);
    if (person === undefined) return { tokens: [], bots: [] };
    const own = (await tokens.of(person)).map(({ id, name, scopes, created_at, used_at }) => ({
      id,
      name,
      scopes: JSON.parse(scopes) as Scope[],
      createdAt: created_at,
      usedAt: used_at,
    }));
    return { tokens: own, bots: (await tokens.botsOf(person)).map((bot) => infoOf(context, bot)) };
  });

  const schema = {
    summary: 'Make a token, which is told once',
    tags: ['tokens'],
    body: takes(NEW_TOKEN),
    response: gives(MADE_TOKEN, 201),
  };
  app.post('/api/me/tokens', { config, schema }, async (request, reply) => {
    const wish = parseBody(NEW_TOKEN, request.body);
    if (!wish.ok) return refuseHttp(reply, wish.refusal);
    const { person } = await welcome(context, request, reply);
    if ((await tokens.of(person)).length >= MOST) return refuseHttp(reply, { rule: 'token/too-many', params: { most: MOST } });
    await context.store.people.meet(person, context.now());
    return reply.code(201).send(await make(person, wish.value.name, wish.value.scopes));
  });

  const gone = { schema: { summary: 'Take a token back', tags: ['tokens'], response: gives(DONE) } };
  app.delete('/api/me/tokens/:token', gone, async (request: ById, reply) => {
    const person = await personOf(context, request);
    const { token } = request.params;
    if (person === undefined || !(await tokens.remove(token, person))) return refuseHttp(reply, { rule: 'token/gone' });
    await closeWithout(context);
    return reply.send({ done: true });
  });

  const born = { summary: 'Make a bot account, with its token', tags: ['tokens'], body: takes(NEW_BOT), response: gives(MADE_TOKEN, 201) };
  app.post('/api/me/bots', { config, schema: born }, async (request, reply) => {
    const wish = parseBody(NEW_BOT, request.body);
    if (!wish.ok) return refuseHttp(reply, wish.refusal);
    const { person } = await welcome(context, request, reply);
    if ((await tokens.botsOf(person)).length >= MOST_BOTS)
      return refuseHttp(reply, { rule: 'token/too-many-bots', params: { most: MOST_BOTS } });
    await context.store.people.meet(person, context.now());
    const bot = randomBytes(16).toString('base64url');
    await tokens.addBot(bot, `${BOT_TITLE}${wish.value.name}`, person, context.now());
    return reply.code(201).send(await make(bot, wish.value.name, SCOPES));
  });

  /** The bot account, if it is the visitor's own. */
  const ownBot = async (request: ByBot): Promise<BotRow | undefined> => {
    const person = await personOf(context, request);
    return (await tokens.botsOf(person ?? '')).find(({ publicId }) => publicId === request.params.bot);
  };

  const anew = {
    summary: 'A new token for my bot account: the old ones count no more',
    tags: ['tokens'],
    response: gives(MADE_TOKEN, 201),
  };
  app.post('/api/me/bots/:bot/token', { config, schema: anew }, async (request: ByBot, reply) => {
    const bot = await ownBot(request);
    if (!bot) return refuseHttp(reply, { rule: 'token/gone' });
    for (const { id } of await tokens.of(bot.person)) await tokens.remove(id, bot.person);
    await closeWithout(context);
    return reply.code(201).send(await make(bot.person, bot.name.slice(BOT_TITLE.length), SCOPES));
  });

  const ended = { schema: { summary: 'Remove my bot account: its games stay, without its name', tags: ['tokens'], response: gives(DONE) } };
  app.delete('/api/me/bots/:bot', ended, async (request: ByBot, reply) => {
    const bot = await ownBot(request);
    if (!bot) return refuseHttp(reply, { rule: 'token/gone' });
    if (!(await forgetPerson(context, bot.person))) return refuseHttp(reply, { rule: 'server/not-saved' });
    return reply.send({ done: true });
  });

  const list = { summary: 'Bot accounts that may be challenged, those that are here first', tags: ['bots'], response: gives(BOTS) };
  app.get('/api/bots', { config: { scope: 'read' }, schema: list }, async () => ({
    bots: (await tokens.bots(LIST)).map((bot) => infoOf(context, bot)),
  }));
}
