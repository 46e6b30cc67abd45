import * as v from 'valibot';
import { LANGS } from '../core/text.ts';

/** How somebody who is elsewhere is told that it is their turn. */
const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 60 - 1));

/** PUT /api/me/call: in which language, and when not. Minutes of the day in the person's own time zone. */
export const CALL_WISH = v.strictObject({
  lang: v.picklist(LANGS),
  zone: v.pipe(v.string(), v.maxLength(64)),
  quiet: v.nullable(v.strictObject({ from: minute, to: minute })),
});
export type CallWish = v.InferOutput<typeof CALL_WISH>;

/** PUT /api/me/call/device: what `PushSubscription.toJSON()` says, of which the rest is passed over. */
export const CALL_DEVICE = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(2000)),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{80,100}=*$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{20,24}=*$/)),
  }),
});

/** DELETE /api/me/call/device */
export const CALL_ENDPOINT = v.object({ endpoint: v.pipe(v.string(), v.maxLength(2000)) });

/** PUT /api/me/call/address */
export const CALL_ADDRESS = v.strictObject({ address: v.pipe(v.string(), v.trim(), v.maxLength(254), v.rfcEmail()) });

/** GET /api/me/call; the other requests answer with it too. */
export interface Calling {
  /** What a browser must know to let this house push to it. */
  readonly key: string;
  /** The addresses of the devices that are called. */
  readonly devices: readonly string[];
  /** Whether the house sends mail at all. */
  readonly mail: boolean;
  readonly address: string | null;
  readonly confirmed: boolean;
  /** Null for who has not chosen anything yet. */
  readonly wish: CallWish | null;
}

/** POST /api/me/call/test: how many devices took it, and whether a mail went out. */
export interface CallTest {
  readonly devices: number;
  readonly mail: boolean;
}
