import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';

import { Client } from './testing/client.ts';
import { openTestServer } from './testing/open.ts';

const server = await openTestServer();

const personOf = ({ cookie }: Client): string => decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
const b64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** A device that signs as a real one does, for the person it was added to. */
async function deviceOf(person: string, id: string): Promise<(challenge: string) => object> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = (n: number, value: string): Buffer => Buffer.concat([Buffer.from([n, 0x58, 32]), Buffer.from(value, 'base64url')]);
  const cose = Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), point(0x21, x), point(0x22, y)]);
  const row = { counter: 0, transports: null, device: '', created_at: 1, used_at: 1 };
  await server.context.store.passkeys.add({ id, person, public_key: b64(cose), ...row });
  return (challenge) => {
    const clientData = JSON.stringify({ type: 'webauthn.get', challenge, origin: server.url });
    const data = Buffer.concat([sha('127.0.0.1'), Buffer.from([5, 0, 0, 0, 0])]);
    const signature = sign('sha256', Buffer.concat([data, sha(clientData)]), privateKey);
    const response = { clientDataJSON: b64(clientData), authenticatorData: b64(data), signature: b64(signature) };
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  };
}

async function signIn(client: Client, device: (challenge: string) => object, take: boolean): Promise<number> {
  const { options } = JSON.parse((await client.http('POST', '/api/passkey/options')).text) as { options: { challenge: string } };
  return (await client.http('POST', '/api/passkey', { ...device(options.challenge), take })).status;
}

const seatsOf = async (table: string) => (await server.context.store.seatsOf([table])).get(table) ?? [];
const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;

test('who signs in where they played as a guest takes the games along if they want to, and the guest is forgotten', async () => {
  const { store } = server.context;
  const ana = await Client.visit(server.url, 'Ana');
  const device = await deviceOf(personOf(ana), 'QW5h');
  const guest = await Client.visit(server.url, 'Guest');
  const running = await guest.create({ game: 'rattenscharf', seats: [me, { kind: 'bot', bot: 'greedy' }] });
  const both = await guest.create({ game: 'rattenscharf', luck: 'a'.repeat(32), seats: [me, open] });
  await ana.watch(both);
  expect(await ana.ask({ type: 'sit', table: both, seat: 1, luck: 'b'.repeat(32) })).not.toHaveProperty('rule');

  // Who does not want to leaves everything as it is.
  expect(await signIn(guest, device, false)).toBe(200);
  expect((await seatsOf(running))[0]?.person).toBe(personOf(guest));

  expect(await signIn(guest, device, true)).toBe(200);
  expect((await seatsOf(running))[0]).toMatchObject({ kind: 'human', person: personOf(ana), name: 'Ana' });
  expect((await store.table(running))?.host).toBe(personOf(ana));
  // Both sat here: what was the guest's is nobody's now.
  expect((await seatsOf(both)).map(({ person }) => person)).toEqual([undefined, personOf(ana)]);
  expect(await store.people.known(personOf(guest))).toBeUndefined();

  // The game goes on under the other name.
  await ana.watch(running);
  const position = ana.position(running);
  expect(position?.viewer).toBe(0);
  expect(ana.table(running)?.table.seats[0]).toMatchObject({ name: 'Ana', yours: true });
  for (const client of [ana, guest]) client.close();
});

test('who has a passkey is no guest: nothing moves', async () => {
  const [ana, bo] = [await Client.visit(server.url, 'Ana'), await Client.visit(server.url, 'Bo')];
  const device = await deviceOf(personOf(ana), 'QW5hMg');
  await deviceOf(personOf(bo), 'Qm8');
  const table = await bo.create({ game: 'rattenscharf', seats: [me, open] });
  expect(await signIn(bo, device, true)).toBe(200);
  expect((await seatsOf(table))[0]?.person).toBe(personOf(bo));
  for (const client of [ana, bo]) client.close();
});
