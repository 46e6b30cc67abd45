import { expect, test } from 'vitest';
import { deviceOf } from './http/device.ts';

import { Client } from './testing/client.ts';
import { openTestServer } from './testing/open.ts';

const server = await openTestServer();

const b64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const forged = (type: string, challenge: string, response: object) => ({
  id: 'Zm9yZ2Vk',
  rawId: 'Zm9yZ2Vk',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: b64({ type, challenge, origin: server.url }), ...response },
});
const SIGNED = { authenticatorData: 'AAAA', signature: 'AAAA' };

test('what no device has signed keeps nobody and lets nobody in, in one sentence', async () => {
  const ana = await Client.visit(server.url, 'Ana');
  const offered = await ana.http('POST', '/api/me/passkeys/options');
  const { options } = JSON.parse(offered.text) as { options: { challenge: string; rp: object; user: { name: string; id: string } } };
  expect(options).toMatchObject({ rp: { name: 'Ratskeller', id: '127.0.0.1' }, user: { name: 'Ana' } });
  // Neither the cookie nor the id in it is told to a device.
  expect(offered.text).not.toContain(ana.cookie.split('=')[1]?.split('.')[0]);
  const made = await ana.http('POST', '/api/me/passkeys', forged('webauthn.create', options.challenge, { attestationObject: 'AAAA' }));
  expect([made.status, made.text]).toEqual([422, '{"rule":"passkey/refused"}']);
  expect(await ana.http('GET', '/api/me/passkeys')).toEqual({ status: 200, text: '{"passkeys":[]}' });
  const unknown = await ana.http('POST', '/api/passkey', forged('webauthn.get', 'x', SIGNED));
  expect([unknown.status, unknown.text]).toEqual([404, '{"rule":"passkey/unknown"}']);
  for (const body of [{}, { id: 1 }, { ...forged('webauthn.get', 'x', SIGNED), id: 'x'.repeat(2000) }])
    expect((await ana.http('POST', '/api/passkey', body)).status).toBe(400);
  ana.close();
});

test('somebody else’s passkey cannot be used without the device, nor removed, and stands in the own file without its key', async () => {
  const { store } = server.context;
  const bo = await Client.visit(server.url, 'Bo');
  const person = decodeURIComponent(bo.cookie.split('=')[1] ?? '').split('.')[0] ?? '';
  const row = { public_key: 'cHVibGlj', counter: 0, transports: null, device: 'Chrome, Linux', created_at: 1, used_at: 1 };
  await store.passkeys.add({ id: 'Zm9yZ2Vk', person, ...row });
  const eve = await Client.visit(server.url, 'Eve');
  const asked = JSON.parse((await eve.http('POST', '/api/passkey/options')).text) as { options: { challenge: string } };
  const tried = await eve.http('POST', '/api/passkey', forged('webauthn.get', asked.options.challenge, SIGNED));
  expect([tried.status, tried.text]).toEqual([422, '{"rule":"passkey/refused"}']);
  expect((await eve.http('DELETE', '/api/me/passkeys/Zm9yZ2Vk')).status).toBe(404);
  const file = await bo.http('GET', '/api/me/data');
  expect(JSON.parse(file.text)).toMatchObject({ passkeys: [{ id: 'Zm9yZ2Vk', device: 'Chrome, Linux' }], ratings: [] });
  expect(file.text).not.toContain('cHVibGlj');
  expect((await bo.http('DELETE', '/api/me/passkeys/Zm9yZ2Vk')).status).toBe(200);
  expect(await store.passkeys.of(person)).toEqual([]);
  bo.close();
  eve.close();
});

test('devices are told apart by browser and system', () => {
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0')).toBe('Firefox, Linux');
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604')).toBe(
    'Safari, iPhone',
  );
  expect(deviceOf('Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/130 Safari/537 Edg/130')).toBe('Edge, Windows');
  expect(deviceOf(undefined)).toBe('');
});
