import type { AuthenticatorTransport, VerifyAuthenticationResponseOpts, VerifyRegistrationResponseOpts } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NEW_PASSKEY, type PasskeyInfo, SHOWN_PASSKEY } from '../../protocol/passkeys.ts';
import { publicIdOf } from '../../store/public-id.ts';
import type { PasskeyTable } from '../../store/schema.ts';
import type { RouteContext } from '../context.ts';
import { DONE, PASSKEY_OPTIONS, PASSKEYS } from './answers.ts';
import { deviceOf } from './device.ts';
import { takeAlong } from './my-data.ts';
import { parseBody, refuseHttp } from './refusals.ts';
import { gives, takes } from './schema.ts';
import { hashKey } from './tables.ts';
import { become, personOf, welcome } from './visitor.ts';

/** Loaded by the first who asks: most servers start for people who play. */
const library = () => import('@simplewebauthn/server');
/** A question is good for so long: people look for their phones. */
const PATIENCE = 300_000;
/** Nobody has more devices. */
const MOST = 20;
const HOUSE = 'Ratskeller';
/** Whatever unlocks the device is enough. */
const VERIFY = { requireUserVerification: false } as const;

/** The name that passkeys are made for, and the address they are shown at: a form of another site was refused before. */
const houseOf = ({ hostname, headers, protocol, host }: FastifyRequest) => ({
  rpID: hostname,
  origin: headers.origin ?? `${protocol}://${host}`,
});

const transportsOf = ({ transports }: PasskeyTable): AuthenticatorTransport[] =>
  transports === null ? [] : (JSON.parse(transports) as AuthenticatorTransport[]);

/** Keeps a guest by passkeys: no passwords, and the same person on every device. */
export function passkeyRoutes(app: FastifyInstance, context: RouteContext): void {
  const { passkeys } = context.store;
  // Few enough that nobody fills the store with questions.
  const config = { meter: 'codes' } as const;

  app.get('/api/me/passkeys', { schema: { summary: 'My passkeys', response: gives(PASSKEYS) } }, async (request, reply) => {
    const person = await personOf(context, request);
    const mine = person === undefined ? [] : await passkeys.of(person);
    return reply.send({ passkeys: mine.map(infoOf) });
  });

  app.post(
    '/api/me/passkeys/options',
    { config, schema: { summary: 'What a new passkey is made for', response: gives(PASSKEY_OPTIONS) } },
    async (request, reply) => {
      const { person, name } = await welcome(context, request, reply);
      const mine = await passkeys.of(person);
      if (mine.length >= MOST) return refuseHttp(reply, { rule: 'passkey/too-many', params: { most: MOST } });
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: HOUSE,
        rpID: houseOf(request).rpID,
        userName: name || HOUSE,
        userID: new TextEncoder().encode(publicIdOf(person)),
        excludeCredentials: mine.map((one) => ({ id: one.id, transports: transportsOf(one) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      await passkeys.ask(hashKey(options.challenge), person, context.now() + PATIENCE);
      return reply.send({ options });
    },
  );

  const made = { config, schema: { summary: 'Keep me by a new passkey', body: takes(NEW_PASSKEY), response: gives(DONE, 201) } };
  app.post('/api/me/passkeys', made, (request, reply) => keep(context, request, reply));

  app.delete(
    '/api/me/passkeys/:passkey',
    { schema: { summary: 'Remove one of my passkeys', response: gives(DONE) } },
    async (request, reply) => {
      const person = await personOf(context, request);
      const { passkey } = request.params as { readonly passkey: string };
      const gone = person !== undefined && passkey.length < 1400 && (await passkeys.remove(passkey, person));
      return gone ? reply.send({ done: true }) : refuseHttp(reply, { rule: 'passkey/unknown' });
    },
  );

  app.post(
    '/api/passkey/options',
    { config, schema: { summary: 'What a passkey signs to sign in', response: gives(PASSKEY_OPTIONS) } },
    async (request, reply) => {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({ rpID: houseOf(request).rpID, userVerification: 'preferred' });
      await passkeys.ask(hashKey(options.challenge), '', context.now() + PATIENCE);
      return reply.send({ options });
    },
  );

  const shown = { config, schema: { summary: 'Sign in by a passkey', body: takes(SHOWN_PASSKEY), response: gives(DONE) } };
  app.post('/api/passkey', shown, (request, reply) => signIn(context, request, reply));
}

const infoOf = ({ id, device, created_at, used_at }: PasskeyTable): PasskeyInfo => ({ id, device, createdAt: created_at, usedAt: used_at });

async function keep(context: RouteContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { passkeys, people } = context.store;
  const answer = parseBody(NEW_PASSKEY, request.body);
  if (!answer.ok) return refuseHttp(reply, answer.refusal);
  const person = await personOf(context, request);
  if (person === undefined) return refuseHttp(reply, { rule: 'server/no-cookie' });
  const { rpID, origin } = houseOf(request);
  const { verifyRegistrationResponse } = await library();
  const found = await verifyRegistrationResponse({
    response: answer.value as VerifyRegistrationResponseOpts['response'],
    expectedChallenge: (challenge) => passkeys.answer(hashKey(challenge), person, context.now()),
    expectedOrigin: origin,
    expectedRPID: rpID,
    ...VERIFY,
  }).catch(() => undefined);
  if (!found?.verified) return refuseHttp(reply, { rule: 'passkey/refused' });
  const { id, publicKey, counter, transports } = found.registrationInfo.credential;
  const at = context.now();
  const kept = await passkeys.add({
    id,
    person,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports ? JSON.stringify(transports) : null,
    device: deviceOf(request.headers['user-agent']),
    created_at: at,
    used_at: at,
  });
  if (!kept) return refuseHttp(reply, { rule: 'passkey/refused' });
  await people.meet(person, at);
  return reply.code(201).send({ done: true });
}

async function signIn(context: RouteContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { passkeys } = context.store;
  const answer = parseBody(SHOWN_PASSKEY, request.body);
  if (!answer.ok) return refuseHttp(reply, answer.refusal);
  const known = await passkeys.find(answer.value.id);
  if (!known) return refuseHttp(reply, { rule: 'passkey/unknown' });
  const { rpID, origin } = houseOf(request);
  const { verifyAuthenticationResponse } = await library();
  const found = await verifyAuthenticationResponse({
    response: answer.value as VerifyAuthenticationResponseOpts['response'],
    expectedChallenge: (challenge) => passkeys.answer(hashKey(challenge), '', context.now()),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: known.id,
      publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
      counter: known.counter,
      transports: transportsOf(known),
    },
    ...VERIFY,
  }).catch(() => undefined);
  if (!found?.verified) return refuseHttp(reply, { rule: 'passkey/refused' });
  await passkeys.used(known.id, found.authenticationInfo.newCounter, context.now());
  const guest = answer.value.take === true ? await personOf(context, request) : undefined;
  if (guest !== undefined) await takeAlong(context, guest, known.person);
  await become(context, request, reply, known.person);
  return reply.send({ done: true });
}
