import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../core/game.ts';
import { CALL_ADDRESS, CALL_DEVICE, CALL_ENDPOINT, CALL_WISH, type Calling, type CallTest, type CallWish } from '../../protocol/calling.ts';
import type { Wish } from '../../store/calls.ts';
import { isZone } from '../calling/quiet.ts';
import { sayIn } from '../calling/say.ts';
import type { RouteContext } from '../context.ts';
import { CALL_TEST, CALLING } from './answers.ts';
import { langOf } from './lang.ts';
import { parseBody, refuseHttp } from './refusals.ts';
import { gives, takes } from './schema.ts';
import { personOf, welcome } from './visitor.ts';

/** So many devices one person may be called by. */
const DEVICES = 20;
/** One address is asked so often, in milliseconds, whoever wants it: nobody's letter box is filled by strangers. */
const ASKED_AGAIN = 600_000;

const NO_MAIL: Refusal = { rule: 'call/no-mail' };

/** How I am called when it is my turn. */
export function callingRoutes(app: FastifyInstance, context: RouteContext): void {
  const { calls } = context.store;
  const told = async (reply: FastifyReply, person: string): Promise<FastifyReply> => reply.send(await callingOf(context, person));
  const metered = { meter: 'calls' } as const;
  const response = gives(CALLING);

  app.get('/api/me/call', { schema: { summary: 'How I am called when it is my turn', response } }, async (request, reply) =>
    told(reply, (await personOf(context, request)) ?? ''),
  );

  app.put(
    '/api/me/call',
    { schema: { summary: 'In which language, and when not', body: takes(CALL_WISH), response } },
    async (request, reply) => {
      const wish = parseBody(CALL_WISH, request.body);
      if (!wish.ok) return refuseHttp(reply, wish.refusal);
      if (!isZone(wish.value.zone)) return refuseHttp(reply, { rule: 'server/malformed', params: { place: 'zone' } });
      const { person } = await welcome(context, request, reply);
      await calls.setWish(person, { ...wish.value, quiet: wish.value.quiet ?? undefined }, context.now());
      return told(reply, person);
    },
  );

  app.put(
    '/api/me/call/device',
    { schema: { summary: 'Call me on this device', body: takes(CALL_DEVICE), response } },
    async (request, reply) => {
      const device = parseBody(CALL_DEVICE, request.body);
      if (!device.ok) return refuseHttp(reply, device.refusal);
      const { endpoint, keys } = device.value;
      if (!context.push.knows(endpoint)) return refuseHttp(reply, { rule: 'call/no-such-service' });
      const { person } = await welcome(context, request, reply);
      await ensureWish(context, request, person);
      for (const { endpoint: old } of (await calls.devices(person)).slice(0, 1 - DEVICES)) await calls.dropDevice(old);
      await calls.addDevice(person, { endpoint, ...keys }, context.now());
      return told(reply, person);
    },
  );

  app.delete(
    '/api/me/call/device',
    { schema: { summary: 'No longer on this device', body: takes(CALL_ENDPOINT), response } },
    async (request, reply) => {
      const device = parseBody(CALL_ENDPOINT, request.body);
      if (!device.ok) return refuseHttp(reply, device.refusal);
      const person = (await personOf(context, request)) ?? '';
      const { endpoint } = device.value;
      if ((await calls.devices(person)).some((own) => own.endpoint === endpoint)) await calls.dropDevice(endpoint);
      return told(reply, person);
    },
  );

  app.put(
    '/api/me/call/address',
    { config: metered, schema: { summary: 'Write to me, once I have confirmed it', body: takes(CALL_ADDRESS), response } },
    async (request, reply) => {
      const wanted = parseBody(CALL_ADDRESS, request.body);
      if (!wanted.ok) return refuseHttp(reply, { rule: 'call/no-address' });
      const { person } = await welcome(context, request, reply);
      const refusal = await askAddress(context, request, person, wanted.value.address);
      return refusal ? refuseHttp(reply, refusal) : told(reply, person);
    },
  );

  app.delete(
    '/api/me/call/address',
    { schema: { summary: 'Write to me no longer, and forget the address', response } },
    async (request, reply) => {
      const person = (await personOf(context, request)) ?? '';
      await calls.dropAddress(person);
      return told(reply, person);
    },
  );

  app.post(
    '/api/me/call/test',
    { config: metered, schema: { summary: 'Call me now, to see whether it works', response: gives(CALL_TEST) } },
    async (request, reply) => {
      const person = (await personOf(context, request)) ?? '';
      const wish = await calls.wish(person);
      const done = wish ? await tryAll(context, person, wish) : { devices: 0, mail: false };
      return 'rule' in done ? refuseHttp(reply, done) : reply.send(done);
    },
  );
}

async function callingOf({ push, post, store }: RouteContext, person: string): Promise<Calling> {
  const [key, wish, devices] = await Promise.all([push.publicKey(), store.calls.wish(person), store.calls.devices(person)]);
  return {
    key,
    devices: devices.map(({ endpoint }) => endpoint),
    mail: post !== undefined,
    address: wish?.address ?? null,
    confirmed: wish?.confirmed ?? false,
    wish: wish ? { lang: wish.lang as CallWish['lang'], zone: wish.zone, quiet: wish.quiet ?? null } : null,
  };
}

/** Who has said nothing about it is called in the browser's own language, at any hour. */
async function ensureWish({ store, now }: RouteContext, request: FastifyRequest, person: string): Promise<Wish | undefined> {
  const known = await store.calls.wish(person);
  if (known) return known;
  await store.calls.setWish(person, { lang: langOf(request), zone: 'UTC', quiet: undefined }, now());
  return store.calls.wish(person);
}

/** Sends the question whether mail is welcome; nothing else is sent before it is answered. */
async function askAddress(context: RouteContext, request: FastifyRequest, person: string, address: string): Promise<Refusal | undefined> {
  const { log, now, post, store } = context;
  if (!post) return NO_MAIL;
  const wish = await ensureWish(context, request, person);
  if (wish?.confirmed && wish.address === address) return undefined;
  if (now() - (await store.calls.askedAt(address)) < ASKED_AGAIN) return { rule: 'call/asked-already' };
  const key = randomBytes(24).toString('base64url');
  if (!(await store.calls.setAddress(person, address, key, now()))) return { rule: 'server/not-saved' };
  const say = await sayIn(wish?.lang ?? langOf(request));
  const text = say('confirm.text', { link: post.link(`/mail/confirm/${key}`) });
  try {
    await post.send({ to: address, subject: say('confirm.subject'), text, stop: post.link(`/mail/stop/${key}`) });
    return undefined;
  } catch (err) {
    log.warn({ err }, 'mail not sent');
    await store.calls.dropAddress(person);
    return { rule: 'call/mail-failed' };
  }
}

async function tryAll({ log, push, post }: RouteContext, person: string, wish: Wish): Promise<CallTest | Refusal> {
  const say = await sayIn(wish.lang);
  const [title, body] = [say('test.title'), say('test.text')];
  const devices = await push.send(person, { title, body, path: '/settings' });
  if (!post || !wish.confirmed || wish.address === undefined) return { devices, mail: false };
  try {
    const stop = post.link(`/mail/stop/${wish.key}`);
    await post.send({ to: wish.address, subject: title, text: `${body}\n\n${say('mail.foot', { link: stop })}`, stop });
    return { devices, mail: true };
  } catch (err) {
    log.warn({ err }, 'mail not sent');
    return { rule: 'call/mail-failed' };
  }
}
