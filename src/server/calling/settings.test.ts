import { beforeAll, expect, test } from 'vitest';
import type { Calling } from '../../protocol/calling.ts';
import { calling, json, keyOf, mailTo, openPost, pushTo, service, sink, start, type TestServer } from '../testing/calling.ts';
import { Client } from '../testing/client.ts';

openPost();

let server: TestServer;
beforeAll(async () => {
  server = await start();
});

test('the trial call reaches what was chosen, and nothing else', async () => {
  const ria = await Client.visit(server.url, 'Ria');
  expect(await json(ria, 'POST', '/api/me/call/test')).toEqual({ devices: 0, mail: false });
  await pushTo(ria);
  await calling(ria, 'PUT', '/address', { address: 'ria@example.org' });
  sink.received.length = 0;
  // The address is not confirmed.
  expect(await json(ria, 'POST', '/api/me/call/test')).toEqual({ devices: 1, mail: false });
  expect(sink.received).toEqual([]);
  await server.context.store.calls.confirm((await keyOf(server, ria)) ?? '');
  expect(await json(ria, 'POST', '/api/me/call/test')).toEqual({ devices: 1, mail: true });
  expect(service.pushed.map(({ call }) => call.path)).toEqual(['/settings', '/settings']);
  expect(sink.received.map(({ headers }) => headers.subject)).toEqual(['Ratskeller calling']);
  sink.refusals.push('550 no');
  expect(await json(ria, 'POST', '/api/me/call/test')).toEqual({ rule: 'call/mail-failed' });
});

test('what is wrong is said in one sentence, and changes nothing', async () => {
  const sam = await Client.visit(server.url, 'Sam');
  const rule = async (method: string, path: string, body: unknown) =>
    (await json<{ rule: string }>(sam, method, `/api/me/call${path}`, body)).rule;
  for (const endpoint of ['http://10.0.0.1/', 'https://fcm.googleapis.com.evil.example/', 'file:///etc/passwd', 'nonsense'])
    expect(await rule('PUT', '/device', { ...service.device('/x'), endpoint })).toBe('call/no-such-service');
  expect(await rule('PUT', '/device', { endpoint: service.device('/x').endpoint })).toBe('server/malformed');
  expect(await rule('PUT', '', { lang: 'en', zone: 'Mars/Olympus', quiet: null })).toBe('server/malformed');
  expect(await rule('PUT', '', { lang: 'en', zone: 'UTC', quiet: { from: 0, to: 1440 } })).toBe('server/malformed');
  for (const address of ['sam', 'sam@', 'a@b.c, d@e.f', 'sam@example.org\r\nBcc: all@example.org'])
    expect(await rule('PUT', '/address', { address })).toBe('call/no-address');
  await calling(sam, 'PUT', '/address', { address: 'sam@example.org' });
  const tom = await Client.visit(server.url, 'Tom');
  expect(await json(tom, 'PUT', '/api/me/call/address', { address: 'sam@example.org' })).toEqual({ rule: 'call/asked-already' });
  expect(sink.received).toHaveLength(1);
  sink.refusals.push('550 no such person');
  expect(await json(tom, 'PUT', '/api/me/call/address', { address: 'tom@example.org' })).toEqual({ rule: 'call/mail-failed' });
  expect(await calling(tom)).toMatchObject({ address: null });
  expect(await calling(sam)).toMatchObject({ devices: [], address: 'sam@example.org', confirmed: false });
});

test('a house without a mail server says so', async () => {
  const silent = await start({ calling: { pushServices: service.services } });
  const uma = await Client.visit(silent.url, 'Uma');
  expect(await calling(uma)).toMatchObject({ mail: false });
  expect(await json(uma, 'PUT', '/api/me/call/address', { address: 'uma@example.org' })).toEqual({ rule: 'call/no-mail' });
});

test('it is part of my data, goes with me, and no other browser is called once it was signed out', async () => {
  const vera = await Client.visit(server.url, 'Vera');
  const path = await pushTo(vera);
  await mailTo(vera, 'vera@example.org');
  const { call } = await json<{ call: { devices: string[] } }>(vera, 'GET', '/api/me/data');
  expect(call).toMatchObject({ address: 'vera@example.org', confirmed: true, zone: 'UTC' });
  expect(call.devices).toEqual([service.device(path).endpoint]);
  // Somebody else cannot take a device away.
  const wim = await Client.visit(server.url, 'Wim');
  await calling(wim, 'DELETE', '/device', { endpoint: call.devices[0] });
  expect((await calling(vera)).devices).toHaveLength(1);
  expect((await calling(vera, 'DELETE', '/device', { endpoint: call.devices[0] })).devices).toEqual([]);
  await pushTo(vera);
  const headers = { cookie: vera.cookie };
  const out = await fetch(`${server.url}/api/me/others`, { method: 'DELETE', headers });
  const cookie = out.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const now = async (): Promise<Calling> => (await (await fetch(`${server.url}/api/me/call`, { headers: { cookie } })).json()) as Calling;
  expect(await now()).toMatchObject({ devices: [], address: 'vera@example.org' });
  await fetch(`${server.url}/api/me`, { method: 'DELETE', headers: { cookie } });
  expect(await server.context.store.calls.askedAt('vera@example.org')).toBe(0);
});
