import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { PersonPage } from '../../protocol/people.ts';
import type { BotEvent, MyPrograms, TableNow } from '../../protocol/programs.ts';
import type { ToBrowser } from '../../protocol/to-browser.ts';
import { CLOSE } from '../limits.ts';

import { Client, LUCK } from '../testing/client.ts';
import { openTestServer } from '../testing/open.ts';
import { Program } from '../testing/programs.ts';

const server = await openTestServer({ limits: { heartbeat: 400, codes: 1000 } });

const ME_AND_BOT = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
const wish = (seats: readonly object[], request: string = LUCK) => ({ game: 'rattenscharf', options: {}, listed: true, seats, request });
const mine = async (owner: Client): Promise<MyPrograms> => JSON.parse((await owner.http('GET', '/api/me/tokens')).text) as MyPrograms;

test('a token is told once, stored as a hash, listed, and taken back', async () => {
  const ana = await Client.visit(server.url);
  const program = await Program.of(ana, ['read', 'play'], 'my bot');
  const { tokens } = await mine(ana);
  expect(tokens).toMatchObject([{ name: 'my bot', scopes: ['read', 'play'] }]);
  for (const file of ['ratskeller.sqlite', 'ratskeller.sqlite-wal'])
    expect(readFileSync(join(server.folder, file)).includes(program.token)).toBe(false);
  expect(await program.ask('GET', '/api/me')).toMatchObject({ status: 200, body: { name: 'Ana' } });
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { authorization: `Bearer ${program.token}` } });
  const [upgrade] = (await once(socket, 'upgrade')) as [{ readonly headers: Record<string, string> }];
  expect(Number(upgrade.headers['ratelimit-limit'])).toBeGreaterThan(0);
  const closed = once(socket, 'close');
  expect((await ana.http('DELETE', `/api/me/tokens/${tokens[0]?.id}`)).status).toBe(200);
  expect((await closed)[0]).toBe(CLOSE.signedOut);
  expect((await ana.http('DELETE', `/api/me/tokens/${tokens[0]?.id}`)).status).toBe(404);
  const late = await program.ask('GET', '/api/me', undefined, 'de');
  expect(late).toMatchObject({ status: 401, body: { rule: 'token/unknown', text: expect.stringContaining('Token') as string } });
  expect(late.headers.get('www-authenticate')).toBe('Bearer');
  ana.close();
});

test('a token does what its scopes say and no more, and gets no cookie', async () => {
  const ana = await Client.visit(server.url);
  const reader = await Program.of(ana, ['read']);
  const seen = await reader.ask('GET', '/api/me');
  expect(seen.headers.getSetCookie()).toEqual([]);
  expect(Number(seen.headers.get('ratelimit-remaining'))).toBeLessThan(Number(seen.headers.get('ratelimit-limit')));
  expect(Number(seen.headers.get('ratelimit-reset'))).toBeGreaterThan(0);
  const scope = {
    rule: 'token/scope',
    params: { scope: 'tables' },
    text: 'This token does not allow “tables”. On your page, make one that does.',
  };
  expect(await reader.ask('POST', '/api/tables', wish(ME_AND_BOT))).toMatchObject({ status: 403, body: scope });
  const id = await ana.create({ game: 'rattenscharf', seats: ME_AND_BOT });
  expect(await reader.ask('POST', `/api/tables/${id}/moves`, { n: 0, moves: [{}] })).toMatchObject({ status: 403 });
  const whole = await Program.of(ana);
  for (const [method, path] of [
    ['PUT', '/api/me'],
    ['DELETE', '/api/me'],
    ['GET', '/api/me/data'],
    ['GET', '/api/me/tokens'],
    ['POST', '/api/me/tokens'],
    ['POST', `/api/tables/${id}/key`],
  ] as const)
    expect(await whole.ask(method, path)).toMatchObject({ status: 403, body: { rule: 'token/never' } });
  // A cookie beside a bad token does not help, and without either nobody acts.
  const both = await fetch(`${server.url}/api/me`, { headers: { cookie: ana.cookie, authorization: 'Bearer rk_nonsense' } });
  expect(both.status).toBe(401);
  const nobody = await fetch(`${server.url}/api/tables/${id}/resign`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"seat":0}',
  });
  expect([nobody.status, await nobody.json()]).toEqual([401, { rule: 'token/needed' }]);
  ana.close();
});

test('a program plays a whole game by HTTP; a wrong move names the rule in the language asked for', async () => {
  const ana = await Client.visit(server.url);
  const program = await Program.of(ana);
  const { id } = (await program.ask('POST', '/api/tables', wish(ME_AND_BOT, 'e'.repeat(32)))).body as { id: string };
  const lines: ToBrowser[] = [];
  const stream = (async () => {
    for await (const line of program.lines<ToBrowser>(`/api/tables/${id}/stream`)) lines.push(line);
  })();
  expect(await program.ask('POST', `/api/tables/${id}/luck`, { luck: LUCK })).toMatchObject({ status: 200, body: { type: 'ok' } });
  const wrong = await program.ask('POST', `/api/tables/${id}/moves`, { n: 0, moves: [{ type: 'dance' }] }, 'fr');
  expect(wrong).toMatchObject({ status: 422, body: { rule: expect.any(String) as string } });
  expect((wrong.body as { text: string }).text).toMatch(/\p{L}+ \p{L}+/u);
  expect((wrong.body as { text: string }).text).not.toContain('rule.');
  const now = await program.playOn(id);
  expect(now.status).toBe('over');
  // It ends by itself, whole positions in it and nothing but positions.
  await stream;
  expect(lines[0]).toMatchObject({ type: 'table', table: { id } });
  expect(lines.at(-1)).toMatchObject({ type: 'table', table: { status: 'over' } });
  const positions = lines.filter((line) => line.type === 'position');
  expect(positions.at(-1)).toMatchObject({ n: now.n, view: expect.anything() as object });
  expect(lines.some((line) => line.type === 'change')).toBe(false);
  const again: ToBrowser[] = [];
  for await (const line of program.lines<ToBrowser>(`/api/tables/${id}/stream`)) again.push(line);
  expect(again.map((line) => line.type)).toEqual(expect.arrayContaining(['table', 'position']));
  await expect.poll(async () => (await program.ask('GET', '/api/games/rattenscharf/records')).body).toContain(id);
  const own: { readonly n: number }[] = [];
  for await (const line of program.lines<{ n: number }>('/api/people/me/records?since=0&limit=5')) own.push(line);
  expect(own).toMatchObject([{ table: id, record: { game: 'rattenscharf', result: {} } }]);
  expect((await program.ask('GET', `/api/people/me/records?since=${own[0]?.n}`)).body).toBe('');
  expect((await program.ask('GET', '/api/people/me/records?since=x')).status).toBe(400);
  ana.close();
});

test('what is not listed is told to those who played it alone', async () => {
  const ana = await Client.visit(server.url);
  const bo = await Program.of(await Client.visit(server.url, 'Bo'));
  const id = await ana.create({ game: 'rattenscharf', seats: ME_AND_BOT, luck: 'd'.repeat(32) });
  await ana.ask({ type: 'resign', table: id, seat: 0 });
  const ids = async (who: Program) => (await who.ask('GET', '/api/games/rattenscharf/records')).body;
  const own = await Program.of(ana);
  await expect.poll(() => ids(own)).toContain(id);
  expect(await ids(bo)).not.toContain(id);
  ana.close();
});

test('a bot account is challenged, accepts, is asked, answers, and is called a bot', async () => {
  const ana = await Client.visit(server.url);
  const owner = await Client.visit(server.url, 'Owner');
  expect((await owner.http('PUT', '/api/me', { name: 'Bot Ana' })).text).toContain('server/bot-name');
  const bot = await Program.bot(owner, 'Ratty');
  const [account] = (await mine(owner)).bots;
  expect(account).toMatchObject({ name: 'BOT Ratty', online: false });
  const page = JSON.parse((await ana.http('GET', `/api/people/${account?.id}`)).text);
  expect(page).toMatchObject({ name: 'BOT Ratty', bot: { online: false, owner: { name: 'Owner' } } });
  expect(await (await Program.of(owner)).ask('GET', '/api/bot/events')).toMatchObject({ status: 403, body: { rule: 'token/bots-only' } });

  const events: BotEvent[] = [];
  const over = (async () => {
    for await (const event of bot.lines<BotEvent>('/api/bot/events')) {
      events.push(event);
      if (event.type === 'challenge') {
        const accepts = events.filter(({ type }) => type === 'challenge').length > 1;
        const answer = accepts ? ['accept', { luck: 'a'.repeat(32) }] : ['decline'];
        await bot.ask('POST', `/api/bot/challenges/${event.table}/${answer[0]}`, answer[1]);
      }
      if (event.type === 'ask') {
        const { status } = await bot.ask('POST', `/api/tables/${event.table}/moves`, { n: event.n, moves: [event.moves?.[0]] });
        expect(status).toBe(200);
      }
      if (event.type === 'over') return;
    }
  })();
  const seats = [{ kind: 'me' }, { kind: 'account', id: account?.id }];
  expect((await ana.http('POST', '/api/tables', wish([{ kind: 'me' }, { kind: 'account', id: 'x'.repeat(16) }]))).text).toContain(
    'no-such-account',
  );
  const declined = await ana.create({ game: 'rattenscharf', seats, luck: '1'.repeat(32) });
  await ana.watch(declined);
  await ana.until((m) => m.type === 'table' && m.table.id === declined && m.table.seats[1]?.kind === 'open');
  const id = await ana.create({
    game: 'rattenscharf',
    seats,
    listed: true,
    luck: '2'.repeat(32),
    clock: { reserve: 600, increment: 0, delay: 0, over: 'bot' },
  });
  await ana.watch(id);
  await ana.until(
    (m) => m.type === 'table' && m.table.id === id && m.table.seats[1]?.reserved !== true && m.table.seats[1]?.kind === 'human',
  );
  expect(ana.table(id)?.table.seats[1]?.name).toBe('BOT Ratty');
  expect(await ana.ask({ type: 'start', table: id })).toMatchObject({ type: 'ok' });
  await (await Program.of(ana)).playOn(id);
  await over;
  expect(events.find(({ type }) => type === 'ask')).toMatchObject({ game: 'rattenscharf', seat: 1, clock: { rules: { reserve: 600 } } });
  expect(events.at(-1)).toMatchObject({ type: 'over', table: id });
  expect((await mine(owner)).bots).toMatchObject([{ online: true }]);
  // On the same scale as everybody.
  const known = async () => JSON.parse((await ana.http('GET', `/api/people/${account?.id}`)).text) as PersonPage;
  await expect.poll(async () => (await known()).played).toEqual([{ game: 'rattenscharf', games: 1, won: expect.any(Number) as number }]);
  expect((await known()).ratings).toMatchObject([{ game: 'rattenscharf', company: 'duel', games: 1 }]);
  // Whoever lets it play can take it away: its games stay, without its name.
  expect((await ana.http('DELETE', `/api/me/bots/${account?.id}`)).status).toBe(404);
  expect((await owner.http('DELETE', `/api/me/bots/${account?.id}`)).status).toBe(200);
  expect((await bot.ask('GET', '/api/me')).status).toBe(401);
  expect((await ana.http('GET', `/api/people/${account?.id}`)).status).toBe(404);
  bot.close();
  ana.close();
});

test('a program that comes back takes its seat again and is asked again; it never looks for people', async () => {
  const ana = await Client.visit(server.url);
  const bot = await Program.bot(ana, 'Late');
  const [account] = (await mine(ana)).bots;
  const id = await ana.create({
    game: 'die-patin',
    seats: [{ kind: 'me' }, { kind: 'account', id: account?.id }],
    luck: '7'.repeat(32),
  });
  await bot.ask('POST', `/api/bot/challenges/${id}/accept`, { luck: LUCK });
  await ana.watch(id);
  await ana.ask({ type: 'start', table: id });
  await bot.ask('POST', `/api/tables/${id}/leave`, { seat: 1 });
  await ana.until((m) => m.type === 'table' && m.table.id === id && m.table.seats[1]?.left === true);
  const me = await Program.of(ana);
  const events = bot.lines<BotEvent>('/api/bot/events');
  for (let event = await events.next(); event.value?.type !== 'ask'; event = await events.next())
    // It may be my turn.
    if (event.value?.type === 'alive') await me.playOn(id, ({ moves }) => moves === undefined);
  const now = (await me.ask('GET', `/api/tables/${id}`)).body as TableNow;
  expect(now.seats[1]).toEqual({ kind: 'human', name: 'BOT Late', yours: false });

  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { authorization: `Bearer ${bot.token}` } });
  await once(socket, 'open');
  socket.send(
    JSON.stringify({
      id: 1,
      type: 'seek',
      wish: { games: ['hameln'], least: 3, most: 3, speed: 'live', strength: 'any', bots: null, ask: true },
    }),
  );
  expect(JSON.parse(String((await once(socket, 'message'))[0]))).toMatchObject({ type: 'refused', re: 1, rule: 'token/never' });
  socket.terminate();
  bot.close();
  ana.close();
});
