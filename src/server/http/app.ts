import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Refusal } from '../../core/game.ts';
import type { Desk } from '../desk.ts';
import { keyRoutes } from './key.ts';
import { meRoutes } from './me.ts';
import { metaRoutes } from './meta.ts';
import { refuseHttp } from './refusals.ts';
import { isForeign, socketRoute } from './socket.ts';
import { tableRoutes } from './tables.ts';
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

export interface AppOptions {
  readonly cookieSecret: string;
  /** The folder of the built pages. */
  readonly web: string;
  /** Believe X-Forwarded-… of the proxy in front. */
  readonly trustProxy: boolean;
}

export async function makeApp(desk: Desk, { cookieSecret, web, trustProxy }: AppOptions): Promise<FastifyInstance> {
  const { limits, house } = desk;
  const loggerInstance: FastifyBaseLogger = house.log;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    bodyLimit: limits.message,
    trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
  });
  // Bodies are read by valibot; the schemas of the routes only describe them.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(helmet, { contentSecurityPolicy: POLICY, strictTransportSecurity: false, crossOriginEmbedderPolicy: false });
  await app.register(cookie, { secret: cookieSecret });
  await app.register(rateLimit, { max: limits.requests, timeWindow: 60_000, errorResponseBuilder: tooFast, allowList: isFile });
  await app.register(swagger, { openapi: { openapi: '3.0.3', info: { title: 'Ratskeller', version: '1' } } });
  await app.register(websocket, { options: { maxPayload: limits.message } });
  guard(app, desk);
  await app.register(async (routes) => {
    for (const add of [meRoutes, tableRoutes, metaRoutes, socketRoute]) add(routes, desk);
    keyRoutes(routes, desk, web);
  });
  await webRoutes(app, web);
  return app;
}

/** Files of the pages cost little, and a first visit keeps a hundred of them for later, so they are not counted. */
const isFile = ({ url }: FastifyRequest): boolean => !/^\/(api|key|ws)\b/.test(url);

class TooFast extends Error {
  readonly statusCode = 429;
  readonly seconds: number;
  constructor(seconds: number) {
    super('too fast');
    this.seconds = seconds;
  }
}

const tooFast = (_request: unknown, { ttl }: { readonly ttl: number }): TooFast => new TooFast(Math.ceil(ttl / 1000));

function guard(app: FastifyInstance, { house }: Desk): void {
  // A form is only posted by our own page, and without a body.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
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
    if (refusal.rule === 'server/fault') house.log.error({ err: error }, 'request failed');
    return refuseHttp(reply, refusal);
  });
}

/** Nobody is shown an error's own words. */
function refusalOf(error: FastifyError | TooFast): Refusal {
  if (error instanceof TooFast) return { rule: 'server/too-fast', params: { seconds: error.seconds } };
  if (error.statusCode === 413) return { rule: 'server/too-large' };
  if (error.statusCode !== undefined && error.statusCode < 500) return { rule: 'server/malformed', params: { place: 'body' } };
  return { rule: 'server/fault' };
}
