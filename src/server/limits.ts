import { ABANDONED_DAYS } from '../core/asking.ts';
import { DAY } from '../core/clock.ts';
import { GOING_AWAY } from '../protocol/version.ts';
import type { Rate } from './token-bucket.ts';

/** How much one visitor may ask for. */
export interface Limits {
  /** Messages of one socket, pings among them. */
  readonly messages: Rate;
  /** Messages of all sockets of one address together. */
  readonly addressMessages: Rate;
  /** Messages over the rate that are answered before the socket is closed. */
  readonly patience: number;
  /** HTTP requests of one address in a minute. */
  readonly requests: number;
  /** New tables of one address in a minute. */
  readonly tables: number;
  /** Codes that one address may try in a minute: few enough that nobody finds a table by trying. */
  readonly codes: number;
  /** Questions after health and figures of one address in a minute. */
  readonly meta: number;
  /** Connections of one address, idle ones and sockets among them; not counted behind a proxy. */
  readonly connections: number;
  /** Sockets of one address. */
  readonly sockets: number;
  /** Bytes of one message or body. */
  readonly message: number;
  /** Bytes that may wait for a reader before it is sent nothing but answers, until it has read. No less than a stream's own mark. */
  readonly behind: number;
  /** Bytes that may wait for a reader that goes on asking all the same. */
  readonly backlog: number;
  /** Milliseconds without reading a byte after which a reader that is behind is closed. */
  readonly unread: number;
  /** Milliseconds by which everything is late from which on nobody may bring more; see pressure.ts. */
  readonly busy: number;
  /** Milliseconds of silence after which a socket is asked whether it is there; after twice as many it is closed. */
  readonly heartbeat: number;
  /** Milliseconds after which a player who is not there may be replaced by a bot until they are back. */
  readonly away: number;
  /** Milliseconds for which a table that nobody looks at stays in the lobby. */
  readonly listed: number;
  /** Milliseconds after which a running table is closed at which no player has looked or moved. */
  readonly abandoned: number;
  /** Milliseconds after which who does not see their turn is pushed to: somebody may just be loading the page again. */
  readonly call: number;
  /** Milliseconds after which a turn is also worth a mail. */
  readonly mail: number;
  /** Milliseconds between two mails to one person. */
  readonly mailPause: number;
  /** Mails and trial calls that one address may ask for in a minute. */
  readonly calls: number;
  /** Milliseconds in which who was found a seat must come to it. */
  readonly arrive: number;
  /** Milliseconds from one look at those who wait to the next, if nothing happens. */
  readonly lookRound: number;
  /** Who closes the page waits so many milliseconds longer, and may just be loading it again. */
  readonly reload: number;
  /** Pictures of positions that one address may ask for in a minute. */
  readonly pictures: number;
  /** A server says so often, in milliseconds, that it is open, while clocks run. */
  readonly beat: number;
  /** Milliseconds in which a request, its body included, must have arrived. */
  readonly request: number;
}

export const LIMITS: Limits = {
  messages: { burst: 100, perSecond: 30 },
  addressMessages: { burst: 1000, perSecond: 300 },
  patience: 200,
  requests: 600,
  tables: 30,
  codes: 20,
  meta: 120,
  connections: 250,
  sockets: 100,
  message: 64 * 1024,
  behind: 64 * 1024,
  backlog: 1024 * 1024,
  unread: 30_000,
  busy: 400,
  heartbeat: 20_000,
  away: 60_000,
  listed: 3_600_000,
  abandoned: ABANDONED_DAYS * DAY,
  call: 5000,
  mail: 600_000,
  mailPause: 3_600_000,
  calls: 6,
  arrive: 30_000,
  lookRound: 2000,
  reload: 4000,
  pictures: 120,
  beat: 5000,
  request: 15_000,
};

/** Why the server closes a socket: 4000–4999 are an application's own. */
export const CLOSE = {
  goingAway: GOING_AWAY,
  tooFast: 4008,
  tooSlow: 4009,
  tooMany: 4010,
  noStore: 4011,
  silent: 4012,
  signedOut: 4013,
} as const;
