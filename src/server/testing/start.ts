import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '../../games/index.ts';
import type { Limits } from '../limits.ts';
import { makeLog } from '../log.ts';
import { type Server, type ServerOptions, startServer } from '../server.ts';
import { inProcess } from './thinker.ts';

export const tempFolder = (): string => mkdtempSync(join(tmpdir(), 'ratskeller-'));

/** Tests are visitors in a hurry, all from one address. */
const GENEROUS: Partial<Limits> = {
  messages: { burst: 1000, perSecond: 1000 },
  addressMessages: { burst: 1e6, perSecond: 1e6 },
  tables: 1000,
  meta: 10_000,
};

/** The folder of a server that keeps everything in another place: there is none. */
const NOWHERE = join(tmpdir(), `ratskeller-nowhere-${process.pid}`);

/** A server on a free port, with a folder of its own unless it was given a place. Whoever closes it discards the folder, or opens another there. */
export async function startTestServer(
  { limits, ...options }: Partial<ServerOptions> = {},
  folder = options.place ? NOWHERE : tempFolder(),
): Promise<Server & { readonly folder: string }> {
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    place: { folder },
    games: GAMES,
    bots: () => inProcess,
    web: join(folder, 'web'),
    log: makeLog('silent'),
    limits: { ...GENEROUS, ...limits },
    ...options,
  });
  return { ...server, folder };
}

export const discard = (folder: string): void => rmSync(folder, { recursive: true, force: true });
