import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Refusal } from '../../core/game.ts';
import { StoreAway } from '../../store/backend.ts';
import type { RouteContext } from '../context.ts';
import { TooNew, Unplayable } from '../memory.ts';
import type { MetricsFor } from '../metrics.ts';
import { actionRoutes } from '../programs/actions.ts';
import { admitPrograms } from '../programs/bearer.ts';
import { botRoutes } from '../programs/bots.ts';
import { recordRoutes } from '../programs/records.ts';
import { explainRefusals } from '../programs/sentences.ts';
import { tokenRoutes } from '../programs/tokens.ts';
import { safetyRoutes } from '../safety/routes.ts';
import { callingRoutes } from './calling.ts';
import { DOCUMENT } from './document.ts';
import { limitConnections, limitRequests } from './door.ts';
import { invitationRoutes } from './invitations.ts';
import { keyRoutes } from './key.ts';
import { mailRoutes } from './mail.ts';
import { meRoutes } from './me.ts';
import { metaRoutes } from './meta.ts';
import { myDataRoutes } from './my-data.ts';
import { pairingRoutes } from './pairing.ts';
import { passkeyRoutes } from './passkeys.ts';
import { peopleRoutes } from './people.ts';
import { pictureRoutes } from './pictures.ts';
import { refuseHttp } from './refusals.ts';
import { sessionRoutes } from './sessions.ts';
import { brokenSockets, isForeign, socketRoute } from './socket.ts';
import { tableRoutes } from './tables.ts';
import { tournamentRoutes } from './tournaments.ts';
import { webRoutes } from './web.ts';

/** Everything comes from this server; a style attribute is allowed, a style sheet or script in the page is not. */
const POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    connectSrc: ["'self'"],
    fontSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    objectSrc: ["'none'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'"],
    styleSrcAttr: ["'unsafe-inline'"],
    workerSrc: ["'self'"],
  },
};

/** Bodies are read by valibot; the schemas of the routes only describe them, so that nothing that compiles schemas is loaded. */
const DESCRIBING = {
  compilersFactory: { buildValidator: () => () => () => true, buildSerializer: () => () => JSON.stringify },
} as unknown as NonNullable<FastifyServerOptions['schemaController']>;

/** How many proxies stand in front, or their addresses and networks; false: none. */
export type TrustProxy = number | readonly string[] | false;

function believed(trust: TrustProxy): string[] | ((address: string, hop: number) => boolean) | false {
  if (trust === false) return false;
  return typeof trust === 'number' ? (_address, hop) => hop < trust : [...trust];
}

export interface AppOptions {
  readonly cookieSecret: string;
  /** The folder of the built pages. */
  readonly web: string;
  /** Whose X-Forwarded-… is believed. */
  readonly trustProxy: TrustProxy;
  readonly metrics: MetricsFor;
}

export async function makeApp(context: RouteContext, { cookieSecret, web, trustProxy, metrics }: AppOptions): Promise<FastifyInstance> {
  const { limits, log } = context;
  const loggerInstance: FastifyBaseLogger = log;
  const app: FastifyInstance = Fastify<Server>({
    loggerInstance,
    bodyLimit: limits.message,
    trustProxy: believed(trustProxy),
    requestTimeout: limits.request,
    http: { headersTimeout: limits.request, connectionsCheckingInterval: Math.min(2000, limits.request) },
    logController: new LogController({ disableRequestLogging: true }),
    schemaController: DESCRIBING,
  });
  await app.register(helmet, { contentSecurityPolicy: POLICY, strictTransportSecurity: false, crossOriginEmbedderPolicy: false });
  await app.register(cookie, { secret: cookieSecret });
  await app.register(swagger, DOCUMENT);
  await app.register(websocket, { options: { maxPayload: limits.message, autoPong: false }, errorHandler: brokenSockets(context) });
  guard(app, context);
  if (trustProxy === false) limitConnections(app, context);
  await app.register(async (routes) => {
    limitRequests(routes, context);
    explainRefusals(routes, context);
    admitPrograms(routes, context);
    routes.addHook('onResponse', async (_request, reply) => context.metrics.requests.inc({ status: reply.statusCode }));
    // What is here is one person's, or of this moment.
    routes.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    for (const add of [
      meRoutes,
      callingRoutes,
      myDataRoutes,
      sessionRoutes,
      tableRoutes,
      pairingRoutes,
      invitationRoutes,
      peopleRoutes,
      passkeyRoutes,
      safetyRoutes,
      tournamentRoutes,
      socketRoute,
    ])
      add(routes, context);
    for (const add of [tokenRoutes, actionRoutes, botRoutes, recordRoutes, pictureRoutes]) add(routes, context);
    metaRoutes(routes, context, metrics);
    keyRoutes(routes, context, web);
    mailRoutes(routes, context, web);
  });
  await webRoutes(app, context, web);
  return app;
}

function guard(app: FastifyInstance, context: RouteContext): void {
  // A form is posted by our own page, or by a mail program that unsubscribes; nobody needs what is in it.
  app.addContentTypeParser(['application/x-www-form-urlencoded', 'multipart/form-data'], (_request, payload, done) => {
    payload.resume();
    done(null, undefined);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && isForeign(request))
      return refuseHttp(reply, { rule: 'server/other-origin' });
    return undefined;
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.rule === 'server/fault') context.log.error({ err: error }, 'request failed');
    return refuseHttp(reply, refusal);
  });
}

/** Nobody is shown an error's own words. */
function refusalOf(error: FastifyError | StoreAway | Unplayable | TooNew): Refusal {
  if (error instanceof StoreAway) return { rule: 'server/store-away' };
  if (error instanceof Unplayable) return { rule: 'table/unplayable' };
  if (error instanceof TooNew) return { rule: 'table/newer-rules' };
  if (error.statusCode === 413) return { rule: 'server/too-large' };
  if (error.statusCode !== undefined && error.statusCode < 500) return { rule: 'server/malformed', params: { place: 'body' } };
  return { rule: 'server/fault' };
}
