import type { Limits } from './limits.ts';
import { type Rate, TokenBucket } from './token-bucket.ts';

/** What is counted for each address and each token: messages on its sockets, and requests by kind. */
export type Meter = 'messages' | 'requests' | 'tables' | 'codes' | 'meta' | 'calls' | 'pictures';

interface Address {
  sockets: number;
  connections: number;
  readonly buckets: Map<Meter, TokenBucket>;
}

/** Programs behind one address have so many times as much together as one of them: tokens cost nothing. */
const PROGRAMS = 10;

/**
 * Where visitors come from. Opening many sockets, or opening them again and again, gives nobody more. Programs are counted by the tokens
 * they show, so that they and those who share an address with them leave each other alone.
 */
export class Addresses {
  readonly #limits: Limits;
  readonly #rates: Readonly<Record<Meter, Rate>>;
  readonly #all = new Map<string, Address>();

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#rates = {
      messages: limits.addressMessages,
      requests: aMinute(limits.requests),
      tables: aMinute(limits.tables),
      codes: aMinute(limits.codes),
      meta: aMinute(limits.meta),
      calls: aMinute(limits.calls),
      pictures: aMinute(limits.pictures),
    };
  }

  bucket(ip: string, meter: Meter): TokenBucket {
    return bucketIn(this.#address(ip), meter, this.#rates[meter]);
  }

  /** What one token is good for, wherever it is shown. */
  ofToken(token: string, meter: Meter): TokenBucket {
    return bucketIn(this.#named(`token ${token}`), meter, this.#rates[meter]);
  }

  /** What all programs of one address may do, whatever they show. */
  ofPrograms(ip: string, meter: Meter): TokenBucket {
    const { burst, perSecond } = this.#rates[meter];
    return bucketIn(this.#named(`programs ${keyOf(ip)}`), meter, { burst: burst * PROGRAMS, perSecond: perSecond * PROGRAMS });
  }

  /** False if the address has too many sockets already. Either way `closeSocket` follows. */
  openSocket(ip: string): boolean {
    const address = this.#address(ip);
    address.sockets += 1;
    return address.sockets <= this.#limits.sockets;
  }

  closeSocket(ip: string): void {
    this.#address(ip).sockets -= 1;
  }

  /** The same for connections, whether anything was ever asked on them or not. */
  openConnection(ip: string): boolean {
    const address = this.#address(ip);
    address.connections += 1;
    return address.connections <= this.#limits.connections;
  }

  closeConnection(ip: string): void {
    this.#address(ip).connections -= 1;
  }

  /** Forgets those of whom nothing is left to remember. */
  sweep(now: number): void {
    for (const [key, { sockets, connections, buckets }] of this.#all) {
      if (sockets + connections === 0 && [...buckets.values()].every((bucket) => bucket.isFull(now))) this.#all.delete(key);
    }
  }

  #address(ip: string): Address {
    return this.#named(keyOf(ip));
  }

  #named(key: string): Address {
    const address = this.#all.get(key) ?? { sockets: 0, connections: 0, buckets: new Map() };
    this.#all.set(key, address);
    return address;
  }
}

function bucketIn({ buckets }: Address, meter: Meter, rate: Rate): TokenBucket {
  const bucket = buckets.get(meter) ?? new TokenBucket(rate, performance.now());
  buckets.set(meter, bucket);
  return bucket;
}

const aMinute = (count: number): Rate => ({ burst: count, perSecond: count / 60 });

/** A visitor with IPv6 has a whole network of addresses: its first four groups. */
function keyOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
