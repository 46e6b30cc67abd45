import * as v from 'valibot';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** What a browser says after it asked a passkey. What is in it the library reads. */
const ANSWER = {
  id: text(1400),
  rawId: text(1400),
  type: v.literal('public-key'),
  authenticatorAttachment: v.optional(v.picklist(['cross-platform', 'platform'])),
  clientExtensionResults: v.looseObject({}),
};

/** POST /api/me/passkeys */
export const NEW_PASSKEY = v.looseObject({
  ...ANSWER,
  response: v.looseObject({
    clientDataJSON: text(20_000),
    attestationObject: text(40_000),
    transports: v.optional(v.pipe(v.array(text(40)), v.maxLength(10))),
  }),
});

/** POST /api/passkey */
export const SHOWN_PASSKEY = v.looseObject({
  ...ANSWER,
  response: v.looseObject({
    clientDataJSON: text(20_000),
    authenticatorData: text(20_000),
    signature: text(8000),
    userHandle: v.optional(text(200)),
  }),
  /** What was played in this browser as a guest comes along. */
  take: v.optional(v.boolean()),
});

/** One of GET /api/me/passkeys → { passkeys } */
export interface PasskeyInfo {
  readonly id: string;
  readonly device: string;
  readonly createdAt: number;
  readonly usedAt: number;
}
