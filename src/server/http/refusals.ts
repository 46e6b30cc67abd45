import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Refusal } from '../../core/game.ts';
import { ruleOf } from '../../protocol/plain-text.ts';

const STATUS: Readonly<Record<string, number>> = {
  'token/unknown': 401,
  'token/needed': 401,
  'token/scope': 403,
  'token/never': 403,
  'token/bots-only': 403,
  'token/gone': 404,
  'server/malformed': 400,
  'server/unfit-text': 400,
  'server/bot-name': 400,
  'server/other-origin': 403,
  'table/players-only': 403,
  'table/unknown': 404,
  'table/no-such-code': 404,
  'server/not-found': 404,
  'person/unknown': 404,
  'invite/gone': 404,
  'invite/strangers': 403,
  'passkey/unknown': 404,
  'tournament/unknown': 404,
  'tournament/sealed': 409,
  'key/unknown': 404,
  'call/asked-already': 429,
  'call/no-mail': 404,
  'call/mail-failed': 502,
  'house/banned': 403,
  'house/banned-days': 403,
  'safety/reported-often': 429,
  'safety/nothing-there': 409,
  'table/not-over': 409,
  'table/unplayable': 409,
  'table/newer-rules': 409,
  'server/too-large': 413,
  'server/too-fast': 429,
  'server/fault': 500,
  'server/busy': 503,
  'server/not-saved': 503,
  'server/store-away': 503,
};

/** Every error has one body: the rule and what its sentence needs. */
export function refuseHttp(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { rule, params, at } = refusal;
  return reply.code(STATUS[rule] ?? 422).send({ rule, ...(params !== undefined && { params }), ...(at !== undefined && { at }) });
}

/** What a body says, or the refusal that names the faulty place. */
export function parseBody<S extends v.GenericSchema>(
  schema: S,
  body: unknown,
): { readonly ok: true; readonly value: v.InferOutput<S> } | { readonly ok: false; readonly refusal: Refusal } {
  const result = v.safeParse(schema, body);
  if (result.success) return { ok: true, value: result.output };
  return { ok: false, refusal: { rule: ruleOf(result.issues[0]), params: { place: v.getDotPath(result.issues[0]) ?? 'body' } } };
}
