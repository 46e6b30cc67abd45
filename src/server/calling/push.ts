import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Store } from '../../store/store.ts';

/** What a service worker shows (`web/public/push-worker.js`), and where a tap leads. */
export interface Call {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** The address of a picture, which needs no cookie. */
  readonly image?: string;
}

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The push services of the browsers. A browser says itself where it can be reached; if any address were taken, anybody could have this
 * server knock at doors inside its own network.
 */
export const PUSH_SERVICES: readonly RegExp[] = [
  /^https:\/\/fcm\.googleapis\.com\//,
  /^https:\/\/([\w-]+\.)*push\.services\.mozilla\.com\//,
  /^https:\/\/([\w-]+\.)+notify\.windows\.com\//,
  /^https:\/\/([\w-]+\.)*push\.apple\.com\//,
];

/** A push service that has not answered by then gets no more of our time, in milliseconds. */
const PATIENCE = 10_000;
/** So long, in seconds, a service keeps what a device that is off has yet to be told. */
const KEPT = 24 * 3600;
/** The service has forgotten the device. */
const GONE = [404, 410];

/** Web Push: what is said is encrypted for the device, and signed by the house's own keys, which are made at the first start. */
export class Push {
  readonly #store: Store;
  readonly #services: readonly RegExp[];
  readonly #subject: string;
  readonly #log: Logger;
  #keys: Promise<Keys> | undefined;

  /** Push services may turn to `subject`, an address of whoever runs the house. */
  constructor(store: Store, services: readonly RegExp[], subject: string, log: Logger) {
    this.#store = store;
    this.#services = services;
    this.#subject = subject;
    this.#log = log;
  }

  /** What a browser must be told to let this house, and no other, push to it. */
  async publicKey(): Promise<string> {
    return (await this.#ownKeys()).publicKey;
  }

  knows(endpoint: string): boolean {
    return URL.canParse(endpoint) && this.#services.some((service) => service.test(endpoint));
  }

  /** Tells all devices of a person, and how many took it. Devices that are gone are forgotten. */
  async send(person: string, call: Call): Promise<number> {
    const devices = await this.#store.calls.devices(person);
    if (devices.length === 0) return 0;
    const [keys, { default: webpush }] = await Promise.all([this.#ownKeys(), import('web-push')]);
    // What a device has not been told yet is replaced by what is newer about the same table.
    const topic = createHash('sha256').update(call.path).digest('base64url').slice(0, 32);
    const taken = await Promise.all(
      devices.map(async ({ endpoint, p256dh, auth }) => {
        try {
          const options = { vapidDetails: { subject: this.#subject, ...keys }, TTL: KEPT, topic };
          const request = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(call), options);
          return await this.#post(endpoint, request);
        } catch (err) {
          this.#log.warn({ err }, 'not pushed');
          return false;
        }
      }),
    );
    return taken.filter(Boolean).length;
  }

  async #post(
    endpoint: string,
    { method, headers, body }: { readonly method: string; readonly headers: object; readonly body: Buffer },
  ): Promise<boolean> {
    const { 'Content-Length': _, ...rest } = headers as Record<string, string | number>;
    const response = await fetch(endpoint, {
      method,
      headers: Object.entries(rest).map(([name, value]) => [name, String(value)] as [string, string]),
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.arrayBuffer();
    if (GONE.includes(response.status)) await this.#store.calls.dropDevice(endpoint);
    else if (!response.ok) this.#log.warn({ status: response.status }, 'not pushed');
    return response.ok;
  }

  #ownKeys(): Promise<Keys> {
    this.#keys ??= this.#makeKeys().catch((error: unknown) => {
      this.#keys = undefined;
      throw error;
    });
    return this.#keys;
  }

  async #makeKeys(): Promise<Keys> {
    const { default: webpush } = await import('web-push');
    return JSON.parse(await this.#store.keepSecret('vapid', () => JSON.stringify(webpush.generateVAPIDKeys()))) as Keys;
  }
}
