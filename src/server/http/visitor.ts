import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Who } from '../actions/action.ts';
import type { ServerContext } from '../context.ts';

const COOKIE = 'ratskeller';
const YEAR = 365 * 24 * 3600;

/** The person that the signed cookie names; undefined without one, or if somebody has tampered with it. */
export function personOf(request: FastifyRequest): string | undefined {
  const raw = request.cookies[COOKIE];
  if (raw === undefined) return undefined;
  const { valid, value } = request.unsignCookie(raw);
  return valid && value !== null ? value : undefined;
}

export async function whoIs(context: ServerContext, request: FastifyRequest): Promise<Who> {
  const person = personOf(request);
  return { person, name: person === undefined ? '' : ((await context.store.nameOf(person)) ?? '') };
}

/** Whoever comes for the first time becomes somebody. Nothing is stored until there is a name or a seat. */
export async function welcome(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Who & { readonly person: string }> {
  const person = personOf(request) ?? randomBytes(16).toString('base64url');
  become(request, reply, person);
  return { person, name: (await context.store.nameOf(person)) ?? '' };
}

export function become(request: FastifyRequest, reply: FastifyReply, person: string): void {
  const secure = request.protocol === 'https';
  void reply.setCookie(COOKIE, person, { signed: true, httpOnly: true, sameSite: 'lax', path: '/', maxAge: YEAR, secure });
}
