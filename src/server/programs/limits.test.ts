import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Addresses } from '../addresses.ts';
import { LIMITS } from '../limits.ts';
import { Client } from '../testing/client.ts';
import { openTestServer } from '../testing/open.ts';
import { Program } from '../testing/programs.ts';

const REQUESTS = 5;
/** Time stands still, however long the machine takes: nothing that was spent comes back. */
const NOW = performance.now();
beforeAll(() => void vi.spyOn(performance, 'now').mockReturnValue(NOW));
afterAll(() => void vi.restoreAllMocks());

const server = await openTestServer({
  limits: { requests: REQUESTS, codes: 1000, addressMessages: { burst: 3, perSecond: 0.01 }, messages: { burst: 1000, perSecond: 1000 } },
});
const look = (who: Program) => who.ask('GET', '/api/me');
const statuses = async (who: Program, times: number): Promise<number[]> => {
  const seen: number[] = [];
  for (let i = 0; i < times; i++) seen.push((await look(who)).status);
  return seen;
};
const left = async (who: Program): Promise<string | null> => (await look(who)).headers.get('ratelimit-remaining');

test('each token has limits of its own, which it is told; neither its owner nor another token has less by it', async () => {
  const ana = await Client.visit(server.url);
  const [one, two] = [await Program.of(ana), await Program.of(ana)];
  expect(await statuses(one, REQUESTS)).toEqual(Array(REQUESTS).fill(200));
  const refused = await look(one);
  expect(refused).toMatchObject({ status: 429, body: { rule: 'server/too-fast' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect([refused.headers.get('ratelimit-limit'), refused.headers.get('ratelimit-remaining')]).toEqual([`${REQUESTS}`, '0']);
  expect(await left(two)).toBe(`${REQUESTS - 1}`);
  expect((await ana.http('GET', '/api/me')).status).toBe(200);

  // The other way round: name, socket and question were three, bad tokens spend the rest of the address, and the program goes on.
  const nonsense = new Program(server.url, 'rk_nonsense');
  expect(await statuses(nonsense, REQUESTS)).toEqual([401, 401, 429, 429, 429]);
  expect((await ana.http('GET', '/api/me')).status).toBe(429);
  expect(await left(two)).toBe(`${REQUESTS - 2}`);

  // What a socket says counts for its token too.
  const sayTo = (who: Program): Promise<boolean> => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { authorization: `Bearer ${who.token}` } });
    return new Promise((resolve) => {
      let said = 0;
      socket.on('open', () => {
        for (let i = 0; i < 4; i++) socket.send('{}');
      });
      socket.on('message', (data) => {
        said += 1;
        if (said < 4) return;
        resolve(String(data).includes('server/too-fast'));
        socket.terminate();
      });
    });
  };
  expect(await sayTo(two)).toBe(true);
  expect(await sayTo(await Program.of(ana))).toBe(true);
  ana.close();
});

test('many tokens together have ten times as much at one address, and no more', () => {
  const addresses = new Addresses({ ...LIMITS, requests: REQUESTS });
  const takeAll = (ip: string): number[] => Array.from({ length: 51 }, () => Math.sign(addresses.ofPrograms(ip, 'requests').take(NOW)));
  expect(takeAll('192.0.2.1')).toEqual([...Array<number>(50).fill(0), 1]);
  expect(takeAll('192.0.2.2')[0]).toBe(0);
  expect(addresses.bucket('192.0.2.1', 'requests').take(NOW)).toBe(0);
});
