import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Command, Option } from 'commander';
import { GAMES } from '../games/index.ts';
import { Fault } from '../lab/fault.ts';
import type { CallOptions } from '../server/open-context.ts';
import type { Server } from '../server/server.ts';
import { StoreFault } from '../store/backend.ts';
import type { Place } from '../store/open.ts';
import { whole } from './flags.ts';
import { print } from './output.ts';
import { dataFlag, type PlaceFlags, placeOf, urlFlag } from './place.ts';

/** People follow a bot better if it takes a moment. */
export const paceFlag = ['--bot-pace <ms>', 'minimum time a bot takes for a move', whole('--bot-pace', 0, 60_000), 350] as const;

const LEVELS = ['silent', 'error', 'warn', 'info'];

function logLevel(text: string): string {
  if (!LEVELS.includes(text)) throw new Fault(`--log is one of ${LEVELS.join(', ')}, not "${text}".`);
  return text;
}

export const logFlag = ['--log <level>', `how much to log on standard error: ${LEVELS.join(', ')}`, logLevel, 'warn'] as const;

interface ServeFlags extends PlaceFlags {
  readonly port: number;
  readonly host: string;
  readonly log: string;
  readonly messages?: number;
  readonly requests?: number;
  readonly botPace: number;
  readonly trustProxy?: true | readonly string[] | number;
  readonly metrics: 'local' | 'open';
  readonly metricsToken?: string;
  readonly smtp?: string;
  readonly mailFrom?: string;
  readonly publicUrl?: string;
}

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('Start the server: tables in the browser, stored in a folder or in PostgreSQL.')
    .option('--port <port>', 'where to listen; 0 for any free port', whole('--port', 0, 65_535), 8787)
    .option('--host <host>', 'address to listen on; 0.0.0.0 for every network', '127.0.0.1')
    .addOption(dataFlag())
    .addOption(urlFlag())
    .option(...logFlag)
    .option('--messages <n>', 'messages one socket may send in a second', whole('--messages', 1, 1_000_000))
    .option('--requests <n>', 'requests one address may make in a minute', whole('--requests', 1, 10_000_000))
    .option(...paceFlag)
    .option(
      '--trust-proxy [who]',
      'believe the X-Forwarded headers of proxies: those on this machine, or their addresses and networks (10.0.0.0/8,::1), or how many stand in front (only if nobody can go round them)',
      proxies,
    )
    .option('--metrics <who>', 'who may read /metrics: local (this machine) or open (everybody)', metricsFor, 'local')
    .addOption(new Option('--metrics-token <token>', 'whoever shows this token may read /metrics from anywhere').env('METRICS_TOKEN'))
    .addOption(new Option('--public-url <url>', 'where players find this house, for links in mails').env('PUBLIC_URL').argParser(publicUrl))
    .addOption(
      new Option('--smtp <url>', 'mail server by which players are called: smtp://user:password@host:port').env('SMTP_URL').argParser(smtp),
    )
    .addOption(new Option('--mail-from <address>', 'sender of these mails').env('MAIL_FROM'))
    .addHelpText('after', '\nExample: ratskeller serve --host 0.0.0.0 --data /var/lib/ratskeller')
    .action(serve);
}

/** A number of proxies, or the addresses that they have. */
function proxies(text: string): number | string[] {
  const parts = text.split(',').map((part) => part.trim());
  if (/^[1-9]$/.test(text)) return Number(text);
  if (parts.every(isNetwork)) return parts;
  throw new Fault(`--trust-proxy is a number from 1 to 9 or addresses such as 10.0.0.0/8,::1, not "${text}".`);
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  return version > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)));
}

function metricsFor(text: string): string {
  if (text !== 'local' && text !== 'open') throw new Fault(`--metrics is local or open, not "${text}".`);
  return text;
}

function smtp(text: string): string {
  if (!URL.canParse(text) || !/^smtps?:$/.test(new URL(text).protocol))
    throw new Fault('--smtp is an address such as smtp://user:password@mail.example.org:587.');
  return text;
}

function publicUrl(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Fault(`--public-url is an address such as https://ratskeller.example.org, not "${text}".`);
  return new URL(text).origin;
}

/** Mails hold links, and come from somebody: with a mail server both must be known. */
function callingOf({ smtp, mailFrom, publicUrl }: ServeFlags): CallOptions {
  const house = publicUrl === undefined ? {} : { house: publicUrl };
  if (smtp === undefined) return house;
  if (publicUrl === undefined) throw new Fault('--smtp needs --public-url as well: mails hold links to this house.');
  if (mailFrom === undefined) throw new Fault('--smtp needs --mail-from as well: mails come from somebody.');
  return { ...house, mail: { smtp, from: mailFrom } };
}

async function serve(flags: ServeFlags, command: Command): Promise<void> {
  const server = await open(flags, withWriter(placeOf(flags, command)));
  const ending = signal();
  print(`Ratskeller is open: ${server.url}`);
  await ending;
  await server.close();
  // A database that hangs must not keep the process.
  setTimeout(() => process.exit(), 500).unref();
}

/** A proxy on this machine: nobody elsewhere can pretend to be it. */
const LOCAL_PROXY = ['127.0.0.0/8', '::1'];

/** A thread of its own waits for the disk. */
const withWriter = (place: Place): Place => ('url' in place ? place : { ...place, writer: new URL('./sqlite-writer.js', import.meta.url) });

async function open(flags: ServeFlags, place: Place): Promise<Server> {
  const { messages, requests } = flags;
  // Loaded only here: the other commands start in half the time without it.
  const [{ startServer }, { openThinker }, { openPainter }, { makeLog }] = await Promise.all([
    import('../server/server.ts'),
    import('../server/bots/pool.ts'),
    import('../server/pictures/painter.ts'),
    import('../server/log.ts'),
  ]);
  try {
    return await startServer({
      host: flags.host,
      port: flags.port,
      place,
      games: GAMES,
      bots: (metrics) => openThinker({ worker: new URL('./bot-worker.js', import.meta.url), metrics, pace: flags.botPace }),
      // Beside this bundle, in dist/.
      web: fileURLToPath(new URL('./web', import.meta.url)),
      painter: openPainter(new URL('./picture-thread.js', import.meta.url), fileURLToPath(new URL('./picture', import.meta.url))),
      log: makeLog(flags.log),
      calling: callingOf(flags),
      trustProxy: flags.trustProxy === true ? LOCAL_PROXY : (flags.trustProxy ?? false),
      metrics: flags.metrics === 'local' && flags.metricsToken ? { token: flags.metricsToken } : flags.metrics,
      limits: {
        ...(messages !== undefined && {
          messages: { burst: 3 * messages, perSecond: messages },
          addressMessages: { burst: 30 * messages, perSecond: 10 * messages },
        }),
        ...(requests !== undefined && { requests, tables: requests, meta: requests, sockets: requests, connections: 3 * requests }),
      },
    });
  } catch (error) {
    throw explained(error, flags);
  }
}

function explained(error: unknown, { host, port }: ServeFlags): unknown {
  if (error instanceof StoreFault) return new Fault(error.message, 1);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new Fault(`Port ${port} is in use: stop the other program or choose another with --port.`);
  if (code === 'EACCES') return new Fault(`Port ${port} needs more privileges: choose one above 1023 with --port.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new Fault(`This machine has no address "${host}": choose another with --host.`);
  return error;
}

/** Resolves when somebody asks the server to end. A second wish ends it at once. */
export function signal(): Promise<void> {
  process.removeAllListeners('SIGINT');
  return new Promise((resolve) => {
    const end = (): void => {
      process.once('SIGINT', () => process.exit(130));
      resolve();
    };
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
  });
}
