import type { FastifyInstance } from 'fastify';
import type { Refusal } from '../../core/game.ts';
import type { Scope } from '../../protocol/programs.ts';
import type { Holder } from '../../store/tokens.ts';
import type { RouteContext } from '../context.ts';
import { meterOf, tokenIn, tooFast } from '../http/door.ts';
import { refuseHttp } from '../http/refusals.ts';
import { hashKey } from '../http/tables.ts';
import { admit } from '../http/visitor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a token must be good for to open the route. Without it the route is for browsers alone, by their cookie. */
    readonly scope?: Scope;
  }
}

/** So often, in milliseconds, it is written down that a token was shown. */
export const MINUTE = 60_000;

/**
 * Holds for the routes that are added to `app` hereafter: whoever shows a token is its person, as far as its scopes go, and is counted by
 * it; whoever shows a bad one is counted by the address, as anybody.
 */
export function admitPrograms(app: FastifyInstance, context: RouteContext): void {
  const { store, now, log, addresses } = context;
  app.addHook('onRequest', async (request, reply) => {
    const token = tokenIn(request);
    if (token === undefined) return undefined;
    const holder = await store.tokens.holder(hashKey(token));
    const meter = meterOf(request);
    const bucket = holder ? addresses.ofToken(holder.token, meter) : addresses.bucket(request.ip, meter);
    if (tooFast(context, request, reply, bucket)) return reply;
    const refusal = refusalFor(holder, request.routeOptions.config.scope);
    if (!holder || refusal) return refuseHttp(holder ? reply : reply.header('www-authenticate', 'Bearer'), refusal ?? UNKNOWN);
    const { person, name, sessions: session, isBot } = holder;
    admit(request, { person, name, session, token: holder.token, isBot });
    if (now() - holder.usedAt > MINUTE)
      void store.tokens.used([holder.token], now()).catch((err: unknown) => log.warn({ err }, 'use of a token not stored'));
    return undefined;
  });
}

const UNKNOWN: Refusal = { rule: 'token/unknown' };

function refusalFor(holder: Holder | undefined, scope: Scope | undefined): Refusal | undefined {
  if (!holder) return UNKNOWN;
  if (scope === undefined) return { rule: 'token/never' };
  return holder.scopes.includes(scope) ? undefined : { rule: 'token/scope', params: { scope } };
}
