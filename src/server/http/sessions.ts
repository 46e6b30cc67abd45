import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../context.ts';
import { CLOSE } from '../limits.ts';
import { DONE } from './answers.ts';
import { gives } from './schema.ts';
import { become, whoIs } from './visitor.ts';

/** The browser that asked has its new cookie before its old sockets are closed, so that it comes back as the same person. */
const GRACE = 1000;
/** Somebody may have signed out at another server. */
const ROUND = 30_000;

/** Signing out on all devices but this one: for who gave a private link away, or left a browser behind. */
export function sessionRoutes(app: FastifyInstance, context: RouteContext): void {
  app.delete('/api/me/others', { schema: { summary: 'Sign out everywhere but here', response: gives(DONE) } }, async (request, reply) => {
    const { person } = await whoIs(context, request);
    if (person !== undefined) {
      await context.store.people.signOut(person, context.now());
      // A browser that has forgotten who it is must not be told whose turn it is; this one says again where it is.
      await context.store.calls.dropDevices(person);
      await become(context, request, reply, person);
      setTimeout(() => void closeOld(context, [person]).catch(() => undefined), GRACE).unref();
    }
    return reply.send({ done: true });
  });
  // A store that gives no answer now is asked again.
  const look = async (): Promise<void> => {
    await closeOld(context, everybody(context));
    await closeWithout(context);
  };
  const round = setInterval(() => void look().catch(() => undefined), ROUND).unref();
  app.addHook('onClose', async () => clearInterval(round));
}

const everybody = ({ connections }: RouteContext): string[] => [...new Set([...connections].flatMap(({ person }) => person ?? []))];

/** Closes the sockets of sessions that were signed out. */
async function closeOld({ store, connections }: RouteContext, people: readonly string[]): Promise<void> {
  const sessions = await store.people.sessionsOf(people);
  for (const connection of connections) {
    const { person, session } = connection;
    if (person !== undefined && people.includes(person) && (sessions.get(person) ?? 0) !== session) connection.close(CLOSE.signedOut);
  }
}

/** Closes what was opened with a token that counts no more. */
export async function closeWithout({ store, connections }: RouteContext): Promise<void> {
  const tokens = [...new Set([...connections].flatMap(({ token }) => token ?? []))];
  const gone = tokens.length === 0 ? [] : await store.tokens.gone(tokens);
  for (const line of connections) if (line.token !== undefined && gone.includes(line.token)) line.close(CLOSE.signedOut);
}
