import type { SwaggerOptions } from '@fastify/swagger';
import { SCOPES } from '../../protocol/programs.ts';
import { REFUSAL } from './answers.ts';
import { gives } from './schema.ts';

const about = `Everything at a table can be done by HTTP, and by a WebSocket at /ws. Errors have one body: the rule, what its sentence
needs, and the sentence in the language of Accept-Language. Every token has limits of its own: RateLimit-Limit, RateLimit-Remaining and
RateLimit-Reset (seconds) tell how much more may be asked; Retry-After when to come again. Objects may get new fields: pass over what
you do not know.`;

/** How the API describes itself, at /api/openapi.json. */
export const DOCUMENT: SwaggerOptions = {
  openapi: {
    openapi: '3.0.3',
    info: { title: 'Ratskeller', version: '1', description: about.replaceAll('\n', ' ') },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: `A token, made on the page /person/me. Scopes: ${SCOPES.join(', ')}.` },
        cookie: { type: 'apiKey', in: 'cookie', name: 'ratskeller', description: 'A visitor’s own browser.' },
      },
    },
  },
  // Who may ask, and how every route says no, is the same everywhere.
  transform: ({ schema, url, route }) => {
    const { scope } = route.config ?? {};
    if (!url.startsWith('/api/') && url !== '/ws') return { schema, url };
    const security = [...(scope === undefined ? [] : [{ token: [scope] }]), { cookie: [] }];
    const response = { ...(schema.response as object | undefined), default: gives(REFUSAL)[200] };
    // The library for sockets hides its routes.
    return { schema: { ...schema, security, response, ...(url === '/ws' && { hide: false }) }, url };
  },
};
