import { beforeAll, expect, test } from 'vitest';
import {
  calling,
  done,
  HOUSE,
  linkIn,
  mailTo,
  meet,
  openPost,
  play,
  poll,
  sink,
  sitDown,
  start,
  type TestServer,
} from '../testing/calling.ts';
import { Client } from '../testing/client.ts';

openPost();

let server: TestServer;
beforeAll(async () => {
  server = await start({ limits: { mail: 3_600_000 } });
});

/** What is read once the job is done that would be due after ten minutes; whoever is still being called has it put off once more. */
const written = <T>({ context }: TestServer, person: string, read: () => T | Promise<T>) =>
  poll(async () => {
    await context.jobs.at(`mail/${person}`, 0, 'mail', { person });
    return read();
  });

test('mail waits for a confirmed address, gathers all tables, and ends with one press', async () => {
  const kim = await Client.visit(server.url, 'Kim');
  const others = await Promise.all(['Lou', 'Max'].map((name) => Client.visit(server.url, name)));
  expect(await calling(kim, 'PUT', '', { lang: 'de', zone: 'Europe/Berlin', quiet: null })).toMatchObject({ mail: true, address: null });
  expect(await calling(kim, 'PUT', '/address', { address: 'kim@example.org' })).toMatchObject({
    address: 'kim@example.org',
    confirmed: false,
  });
  expect(sink.received).toMatchObject([
    { to: ['kim@example.org'], from: 'house@ratskeller.example', headers: { subject: 'Ratskeller: Dürfen wir dir schreiben?' } },
  ]);
  // Opening the link does nothing: mail programs do that by themselves.
  const confirm = linkIn('kim@example.org', 'confirm');
  expect((await kim.http('GET', confirm)).text).toContain('Sollen wir an kim@example.org schreiben');
  expect(await calling(kim)).toMatchObject({ confirmed: false });
  expect((await kim.http('POST', confirm)).status).toBe(200);
  expect(await calling(kim)).toMatchObject({ confirmed: true });
  sink.received.length = 0;

  const tables = await Promise.all(others.map((other) => sitDown(kim, other)));
  for (const { table } of tables) await kim.ask({ type: 'unwatch', table });
  for (const { table, seat, mover } of tables) {
    // Who begins is drawn: Kim's own first turn is taken.
    if (mover === kim) {
      await kim.watch(table);
      await play(kim, table, seat);
      await kim.ask({ type: 'unwatch', table });
    }
  }
  await Promise.all(
    tables.map(({ table, seat, mover, waiter }) => play(mover === kim ? waiter : mover, table, mover === kim ? 1 - seat : seat)),
  );
  await poll(async () => (await server.context.store.calls.turns()).map((turn) => turn.pushed)).toEqual([true, true]);
  const person = (await server.context.store.calls.turns())[0]?.person ?? '';
  await written(server, person, () => sink.received.length).toBe(1);
  const [mail] = sink.received;
  expect(mail?.headers).toMatchObject({
    subject: '2 Partien warten auf dich',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'auto-submitted': 'auto-generated',
  });
  for (const { table } of tables) expect(mail?.text).toContain(`${HOUSE}/table/${table}`);
  for (const name of ['Lou', 'Max']) expect(mail?.text).toContain(`Rattenscharf – ${name} hat gezogen.`);

  const stop = /^<https:\/\/ratskeller\.example(\/mail\/stop\/[\w-]+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  expect((await fetch(server.url + stop)).status).toBe(200);
  expect(await calling(kim)).toMatchObject({ address: 'kim@example.org' });
  // As a mail program does it: no cookie, no origin.
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  expect((await fetch(server.url + stop, { method: 'POST', body: form })).status).toBe(200);
  expect(await calling(kim)).toMatchObject({ address: null, confirmed: false });
  expect((await fetch(server.url + stop, { method: 'POST', body: form })).status).toBe(404);
});

test('a turn that is taken while a mail waits is in none; a mail that was not taken comes later', async () => {
  const slow = await start({ limits: { mail: 3_600_000 } });
  const { table, seat, mover, waiter } = await meet(slow, ['Nia', 'Ole']);
  await mailTo(waiter, 'away@example.org');
  await waiter.ask({ type: 'hidden', hidden: true });
  await play(mover, table, seat);
  await poll(async () => (await slow.context.store.calls.turn(table, 1 - seat))?.pushed).toBe(true);
  const person = (await slow.context.store.calls.turns())[0]?.person ?? '';
  await play(waiter, table, 1 - seat);
  await written(slow, person, () => done(slow, 'mail')).toBeGreaterThan(0);
  expect(sink.received).toEqual([]);

  const quick = await start();
  const next = await meet(quick, ['Pam', 'Ray']);
  await mailTo(next.waiter, 'later@example.org');
  await next.waiter.ask({ type: 'hidden', hidden: true });
  sink.refusals.push('451 come again');
  await play(next.mover, next.table, next.seat);
  await poll(() => sink.received.map(({ headers }) => headers.subject)).toEqual(['Your turn in Rattenscharf']);
  expect(sink.refusals).toEqual([]);
  await poll(() => quick.context.store.calls.turns()).toEqual([]);
});
