import type { Rate } from './token-bucket.ts';

/** How much one visitor may ask for. */
export interface Limits {
  /** Messages of one socket. */
  readonly messages: Rate;
  /** Messages over the rate that are answered before the socket is closed. */
  readonly patience: number;
  /** HTTP requests of one address in a minute. */
  readonly requests: number;
  /** New tables of one address in a minute. */
  readonly tables: number;
  /** Sockets of one address. */
  readonly sockets: number;
  /** Bytes of one message or body. */
  readonly message: number;
  /** Bytes that may wait for a slow reader. */
  readonly backlog: number;
}

export const LIMITS: Limits = {
  messages: { burst: 100, perSecond: 30 },
  patience: 200,
  requests: 600,
  tables: 30,
  sockets: 100,
  message: 64 * 1024,
  backlog: 1024 * 1024,
};

/** Why the server closes a socket: 4000–4999 are an application's own. */
export const CLOSE = { goingAway: 1001, tooFast: 4008, tooSlow: 4009, tooMany: 4010, noStore: 4011 } as const;
