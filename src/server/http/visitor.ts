import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Who } from '../actions/action.ts';
import type { ServerContext } from '../context.ts';

const PLAIN = 'ratskeller';
/** Where browsers see to it that no other site under the same name, and no page without encryption, has set it. */
const HOST = '__Host-ratskeller';
const YEAR = 365 * 24 * 3600;

/** Whom a cookie names, and how often that person had signed out elsewhere when it was given. */
interface Pass {
  readonly person: string;
  readonly session: number;
}

/** Who asks, and by which of the person's sessions. */
export interface Visitor extends Who {
  readonly session: number;
  /** A program asks, and shows this token. */
  readonly token?: string;
  readonly isBot?: boolean;
}

/** Who showed a good token. */
const holders = new WeakMap<FastifyRequest, Visitor>();

/** A program asks: it needs no cookie, gets none, and any that it sends counts for nothing. */
export const admit = (request: FastifyRequest, holder: Visitor): void => void holders.set(request, holder);

const NOBODY: Visitor = { person: undefined, name: '', session: 0 };

/** What the signed cookie says; undefined without one, or if somebody has tampered with it. */
function passOf(request: FastifyRequest): Pass | undefined {
  // One of before, or of a visit without encryption, counts until there is a better one.
  const raw = (isSecure(request) ? request.cookies[HOST] : undefined) ?? request.cookies[PLAIN];
  if (raw === undefined) return undefined;
  const { valid, value } = request.unsignCookie(raw);
  const [person, session = '0'] = valid && value !== null ? value.split('.') : [];
  return person === undefined ? undefined : { person, session: Number(session) };
}

const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

/** Who asks: nobody, unless the cookie is good and its person has not signed it out from elsewhere. */
export async function whoIs({ store }: ServerContext, request: FastifyRequest): Promise<Visitor> {
  const holder = holders.get(request);
  if (holder) return holder;
  const pass = passOf(request);
  if (!pass) return NOBODY;
  const { name, sessions } = (await store.people.find(pass.person)) ?? { name: '', sessions: 0 };
  return pass.session === sessions ? { ...pass, name } : NOBODY;
}

export const personOf = async (context: ServerContext, request: FastifyRequest): Promise<string | undefined> =>
  (await whoIs(context, request)).person;

/** Whoever comes for the first time becomes somebody. Nothing is stored until there is a name or a seat. */
export async function welcome(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visitor & { readonly person: string }> {
  const who = await whoIs(context, request);
  const { person = randomBytes(16).toString('base64url') } = who;
  if (who.token === undefined) give(request, reply, { person, session: who.session });
  return { ...who, person };
}

/** Gives a cookie of the person as it is now. */
export async function become({ store }: ServerContext, request: FastifyRequest, reply: FastifyReply, person: string): Promise<void> {
  give(request, reply, { person, session: (await store.people.find(person))?.sessions ?? 0 });
}

/** The browser forgets who it was. */
export function leave(reply: FastifyReply): void {
  for (const name of [PLAIN, HOST]) void reply.clearCookie(name, { path: '/', secure: name === HOST });
}

function give(request: FastifyRequest, reply: FastifyReply, { person, session }: Pass): void {
  const secure = isSecure(request);
  const value = session === 0 ? person : `${person}.${session}`;
  void reply.setCookie(secure ? HOST : PLAIN, value, { signed: true, httpOnly: true, sameSite: 'lax', path: '/', maxAge: YEAR, secure });
  if (secure && request.cookies[PLAIN] !== undefined) void reply.clearCookie(PLAIN, { path: '/' });
}
