import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addReport } from '../server/safety/report.ts';
import { openStore } from '../store/open.ts';
import { publicIdOf } from '../store/public-id.ts';
import { chatLine, seat, table } from '../store/testing/rows.ts';
import { run } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'ratskeller-admin-'));
const bo = publicIdOf('bo');
let report = '';

beforeAll(async () => {
  const store = await openStore({ folder });
  for (const [id, name] of [
    ['ana', 'Ana'],
    ['bo', 'Bo'],
  ] as const)
    await store.people.setName(id, name, 1);
  const seats = ['ana', 'bo'].map((person, i) => seat(i, { kind: 'human', person }));
  await store.create(table('admin-table', { status: 'playing' }), seats, 'seed');
  await store.addChat('admin-table', 0, { ...chatLine(0), person: 'bo', name: 'Bo', text: 'foul' });
  await addReport(store, Date.now(), { reporter: 'ana', accused: 'bo', reason: 'insult', words: 'rude', table: 'admin-table' });
  report = (await store.reports.open())[0]?.id ?? '';
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In this process: a process of its own for each would take a second. */
async function admin(...args: string[]) {
  const [out, err] = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true));
  try {
    const status = await run(['admin', ...args, '--database', folder]);
    const said = (spy: typeof out) => spy?.mock.calls.map(([text]) => String(text)).join('') ?? '';
    return { status, out: said(out), err: said(err) };
  } finally {
    vi.restoreAllMocks();
  }
}

test('whoever runs the house reads reports, acts beside a running server, and all of it is written down', async () => {
  // As a server would: it holds the folder all the time.
  const server = await openStore({ folder });
  expect((await admin('list')).out).toMatch(new RegExp(`^${report}  .*  insult  Bo \\(${bo}\\)  “rude”\n$`));
  const shown = (await admin('show', report)).out;
  expect(shown).toContain(
    `by Ana (${publicIdOf('ana')}) about Bo (${bo})\n“rude”\ntable admin-table of rattenscharf, 0 entries, playing\n`,
  );
  expect(shown).toContain('\n  0: Bo: foul\n');
  const why = ['--why', 'Foul words'];
  expect((await admin('silence', bo, '3', ...why, '--report', report)).out).toBe('Done, written down, and told to the person.\n');
  expect((await admin('ban', bo, ...why)).status).toBe(0);
  expect((await server.safety.sanctions('bo', Date.now())).map(({ kind, until }) => [kind, until === undefined])).toEqual([
    ['ban', true],
    ['silence', false],
  ]);
  for (const args of [
    ['unban', bo],
    ['unsilence', bo],
    ['warn', bo],
    ['delete-text', 'admin-table', '0'],
    ['close', 'admin-table'],
    ['delete-name', bo],
  ])
    expect((await admin(...args, ...why)).status).toBe(0);
  expect(await server.safety.sanctions('bo', Date.now())).toEqual([]);
  expect(await server.load('admin-table')).toMatchObject({ table: { status: 'over', closed: { house: true } }, chat: [] });
  expect((await admin('list')).out).toBe('There are no open reports.\n');
  expect((await admin('moderator', 'add', bo)).out).toContain('is a moderator now');
  expect((await admin('moderator', 'list')).out).toBe(`${bo}  \n`);
  expect((await admin('moderator', 'remove', bo)).status).toBe(0);
  const audit = (await admin('audit')).out.trim().split('\n');
  expect(audit).toHaveLength(10);
  expect(audit.at(-1)).toMatch(/ {2}the house {2}silence {2}a guest \(.*until .*“Foul words”$/);
  expect((await server.reports.unseen('bo')).map(({ action }) => action)).toContain('delete-text');
  await server.close();
});

test('an id that begins with a dash is an id and no flag', async () => {
  const person = Array.from({ length: 500 }, (_, i) => `p${i}`).find((one) => publicIdOf(one).startsWith('-')) ?? '';
  const id = publicIdOf(person);
  expect(id).toMatch(/^-/);
  const store = await openStore({ folder });
  await store.people.setName(person, 'Dash', 1);
  await store.create(table('-ash-a-table', { status: 'playing' }), [seat(0, { kind: 'human', person })], 'seed');
  const why = ['--why', 'Foul words'];
  expect((await admin('silence', id, '3', ...why)).err).toBe('');
  expect((await admin('moderator', 'add', id)).out).toContain(`${id} is a moderator now`);
  expect((await admin('close', ...why, '-ash-a-table')).err).toBe('');
  expect((await store.safety.sanctions(person, Date.now())).map(({ kind }) => kind)).toEqual(['silence']);
  expect(await store.load('-ash-a-table')).toMatchObject({ table: { status: 'over' } });
  await store.close();
  // What is neither is still refused by its name.
  expect((await admin('warn', '-x', ...why)).err).toContain("unknown option '-x'");
});

test.each([
  [['silence', bo, '0', '--why', 'x'], 'whole number from 1 to 720'],
  [['ban', bo], "required option '--why <reason>' not specified"],
  [['ban', bo, '--why', ' '], 'The reason must be one line of 1 to 300 characters.'],
  [['warn', 'nobody', '--why', 'x'], 'There is no person nobody'],
  [['delete-text', 'admin-table', 'x', '--why', 'y'], 'is not the number of a line'],
  [['close', 'no-table', '--why', 'y'], 'There is nothing there to act on'],
  [['show', 'r'], 'There is no open report r'],
  [['moderator', 'remove', bo], 'is no moderator'],
])('%j is refused in one sentence', async (args, sentence) => {
  const { status, err } = await admin(...args);
  expect(status).toBeGreaterThan(0);
  expect(err).toContain(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
});
