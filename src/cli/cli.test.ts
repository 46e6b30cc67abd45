import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitment, fairRng } from '../core/fair.ts';
import { open, pending, roll, submit } from '../core/match.ts';
import { withDefaults } from '../core/options.ts';
import { type GameRecord, makeRecord, writeRecord } from '../core/record.ts';
import { game } from '../games/rattenscharf/game.ts';
import { inside } from './testing/inside.ts';
import { ratskeller } from './testing/run.ts';

const dir = mkdtempSync(join(tmpdir(), 'ratskeller-cli-'));
const games = join(dir, 'games');
const simulate = ['simulate', 'rattenscharf', '--seats', '2', '--seed', '4'];

beforeAll(async () => {
  const made = await ratskeller([...simulate, '--games', '12', '--bots', 'random', '--out', games, '--workers', '2']);
  expect(made).toMatchObject({ status: 0, stderr: '' });
});
afterAll(() => rmSync(dir, { recursive: true }));

const record = (index: number): string => join(games, readdirSync(games).sort()[index] ?? '');

/** A copy of a record with something changed. */
function changed(name: string, change: (text: string) => string): string {
  const file = join(dir, name);
  writeFileSync(file, change(readFileSync(record(0), 'utf8')));
  return file;
}

test('a mistake ends the process with one sentence and status 2', async () => {
  const { status, stdout, stderr } = await ratskeller(['simulate', 'ratenscharf']);
  expect(stderr).toMatch(/^ratskeller: There is no game "ratenscharf": did you mean "rattenscharf"\? \([a-z, -]+\)\.\n$/);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
});

test('every command explains itself with an example', async () => {
  const { stdout, status } = await ratskeller(['--help']);
  expect(status).toBe(0);
  const names = ['serve', 'games', 'play', 'simulate', 'arena', 'replay', 'review', 'verify', 'backup', 'restore', 'check-game', 'bench'];
  const helps = await Promise.all(names.map((name) => inside([name, '--help'])));
  for (const [i, name] of names.entries()) {
    expect(stdout).toContain(`  ${name} `);
    expect(helps[i]).toMatchObject({ status: 0, stderr: '' });
    expect(helps[i]?.stdout).toContain(`Example: ratskeller ${name}`);
  }
});

test('games --json', async () => {
  const list: { id: string }[] = JSON.parse((await inside(['games', '--json'])).stdout);
  const game = list.find(({ id }) => id === 'rattenscharf');
  expect(Object.keys(game ?? {})).toEqual(['id', 'name', 'seats', 'options']);
  expect(game).toMatchObject({ name: 'Rattenscharf', seats: [2], options: { start: ['random', 'red', 'green'] } });
});

test('simulate --json has its fields, and the number of workers changes no game', async () => {
  const runs = ['1', '2', '3'].map((w) => ratskeller([...simulate, '--games', '16', '--bots', 'greedy,random', '--workers', w, '--json']));
  const summaries = (await Promise.all(runs)).map(({ stdout }) => JSON.parse(stdout) as Record<string, unknown>);
  const [first = {}] = summaries;
  const fields = 'game seats games finished entries moves seconds movesPerSecond endings wins draws meanMoves';
  expect(Object.keys(first)).toEqual([...fields.split(' '), 'lengths', 'shares', 'points', 'watched']);
  expect(first).toMatchObject({ game: 'rattenscharf', seats: 2, games: 16, finished: 16 });
  const timeless = summaries.map((s) => ({ ...s, seconds: 0, movesPerSecond: 0 }));
  expect(timeless[1]).toEqual(timeless[0]);
  expect(timeless[2]).toEqual(timeless[0]);
});

test('simulate --out writes the games that the same seed plays again', async () => {
  const again = join(dir, 'again');
  await ratskeller([...simulate, '--games', '12', '--out', again, '--workers', '1']);
  const names = readdirSync(games).sort();
  expect(names).toEqual(Array.from({ length: 12 }, (_, i) => `rattenscharf-${String(i).padStart(2, '0')}.json`));
  for (const name of names) expect(readFileSync(join(again, name), 'utf8')).toBe(readFileSync(join(games, name), 'utf8'));
});

test('a record that cannot be written is said once, also by threads', async () => {
  const full = join(dir, 'full');
  mkdirSync(join(full, 'rattenscharf-7.json'), { recursive: true });
  const { status, stderr } = await ratskeller([...simulate, '--games', '10', '--out', full, '--workers', '2']);
  expect(stderr).toMatch(/^ratskeller: .*rattenscharf-7\.json cannot be written \(.+\)\.\n$/);
  expect(status).toBe(2);
});

test('arena --json is the array of bots', async () => {
  const args = ['arena', 'rattenscharf', '--bots', 'greedy,random', '--games', '20', '--seed', '1', '--json'];
  const rows: Record<string, number>[] = JSON.parse((await ratskeller(args)).stdout);
  expect(rows.map((r) => Object.keys(r).join(' '))).toEqual(Array<string>(2).fill('bot games wins draws share low high fair rating'));
  expect(rows.map((r) => r.games)).toEqual([20, 20]);
  expect((rows[0]?.share ?? 0) + (rows[1]?.share ?? 0)).toBeCloseTo(1, 10);
});

test('verify accepts what simulate wrote, files and folders alike', async () => {
  const { status, stdout } = await ratskeller(['verify', games, record(0)]);
  expect(status).toBe(0);
  expect(stdout.trim().split('\n')).toHaveLength(13);
});

test('verify says of which files it could not check the chance', async () => {
  const sealed = fairRecord();
  const file = join(dir, 'sealed.json');
  writeFileSync(file, writeRecord(sealed));
  expect((await inside(['verify', file])).stdout).toMatch(/^ok .*entries, \w+\n$/);
  writeFileSync(file, writeRecord({ ...sealed, fairness: undefined }));
  expect((await inside(['verify', file])).stdout).toMatch(/^ok .*, chance not checked: it has no seed\n$/);
  expect((await inside(['verify', record(0)])).stdout).toContain('chance not checked');
});

/** A whole game with draws that anybody can check. */
function fairRecord(): GameRecord {
  const seed = 'ab'.repeat(32);
  const contributions = ['0b'.repeat(16), '0c'.repeat(16)];
  const match = open(game, 2, withDefaults(game, {}));
  const rng = fairRng(seed, contributions, match.log);
  roll(match, rng);
  for (let [seat] = pending(match); seat !== undefined; [seat] = pending(match)) {
    const moves = game.moves(match.state as never, seat);
    const done = submit(match, seat, match.log.length, [moves[match.log.length % moves.length]], rng);
    if (!done.ok) throw new Error(done.refusal.rule);
  }
  const players = [{ name: 'Ana' }, { name: 'Bo' }];
  return makeRecord(match, { players, fairness: { commitment: commitment(seed), contributions, seed } });
}

test('verify: a false record has status 1, a broken one status 2, and the place is named', async () => {
  const result = await ratskeller(['verify', record(1), changed('result.json', (t) => t.replace(/"ending":"\w+"/, '"ending":"luck"'))]);
  expect(result.status).toBe(1);
  expect(result.stdout).toMatch(/^ok .*\nFAULT .*result\.json: .+\n$/);
  const move = await ratskeller(['verify', changed('move.json', (t) => t.replace('"x":', '"x":9'))]);
  expect(move.status).toBe(1);
  expect(move.stderr).toMatch(/move\.json: entries\[\d+\]: /);
  const cut = await ratskeller(['verify', changed('cut.json', (t) => t.slice(0, 300)), record(2)]);
  expect(cut.status).toBe(2);
  expect(cut.stdout).toMatch(/^FAULT .*cut\.json: .*\nok /);
});

test('replay --states: one line an entry, the last one the end', async () => {
  const { stdout } = await inside(['replay', record(0), '--states']);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const { entries, result } = JSON.parse(readFileSync(record(0), 'utf8'));
  expect(lines.map(({ seat, move }) => ({ seat, move }))).toEqual(entries);
  expect(lines.map(({ n }) => n)).toEqual(lines.map((_, i) => i + 1));
  expect(Object.keys(lines[0] ?? {})).toEqual(['n', 'seat', 'move', 'pending', 'state', 'sheet']);
  expect(lines.at(-1)).toMatchObject({ pending: [], sheet: { ending: result.ending, totals: result.totals } });
});

test('replay tells the game in each language, to any entry and any viewer', async () => {
  const texts = await Promise.all(['de', 'en', 'fr', 'nl'].map((l) => inside(['replay', record(0), '--lang', l])));
  for (const { status, stdout } of texts) {
    expect(status).toBe(0);
    expect(stdout).not.toMatch(/\b(log|tell|ending|score)\./);
  }
  expect(new Set(texts.map((t) => t.stdout)).size).toBe(4);
  const at = JSON.parse((await inside(['replay', record(0), '--at', '3', '--viewer', '1', '--json'])).stdout);
  expect(at).toMatchObject({ game: 'rattenscharf', n: 3, viewer: 1 });
  expect((await inside(['replay', record(0), '--at', '999'])).stderr).toMatch(/--at 999 is past the end/);
  expect((await inside(['replay', record(0), '--viewer', '2'])).stderr).toMatch(/--viewer is a seat from 0 to 1/);
});

test('a name in a record cannot command the terminal', async () => {
  const file = changed('evil.json', (t) => t.replace(/"name":"[^"]*"/, '"name":"\\u001b[2J\\u009bEve"'));
  const { status, stdout } = await inside(['replay', file]);
  expect(status).toBe(0);
  expect(stdout).toContain('\ufffd[2J\ufffdEve');
  expect(stdout).not.toContain('\u001b');
});

test('play: a step that is taken back stays in the record', async () => {
  const file = join(dir, 'undone.json');
  const args = ['play', 'rattenscharf', '--seats', 'human,greedy', '--seed', '3', '--option', 'start=green'];
  const { stdout } = await ratskeller(args, `1\nundo\nundo\nsave ${file}\nquit\n`);
  expect(stdout).toContain('You take back your last move.');
  expect(stdout).toContain('You have no move to take back. Just play on.');
  expect((await inside(['verify', file])).stdout).toMatch(/not over$/m);
  expect((await inside(['replay', file])).stdout).toContain('Player 1 takes back the last move.');
});

test('play: a whole game from a pipe, and its record is good', async () => {
  const file = join(dir, 'played.json');
  const input = `help\nlay 99 99 99 9\n{"type":"lay"}\n1\nsave ${file}\n${'1\n'.repeat(60)}`;
  const { status, stdout } = await ratskeller(['play', 'rattenscharf', '--seats', 'human,greedy', '--seed', '2'], input);
  expect(status).toBe(0);
  expect(stdout).toContain(`Saved to ${file}.`);
  expect(stdout).not.toMatch(/\brule\./);
  expect((await inside(['verify', file])).status).toBe(0);
});

test('check-game: one line a law', async () => {
  const { status, stdout } = await inside(['check-game', 'rattenscharf', '--games', '1']);
  expect(stdout.split('\n').filter((line) => line.startsWith('FAULT'))).toEqual([]);
  expect(stdout).toContain('every listed move is accepted');
  expect(status).toBe(0);
});

test('bench --json', async () => {
  const figures: Record<string, unknown>[] = JSON.parse(
    (await ratskeller(['bench', 'rattenscharf', '--milliseconds', '20', '--json'])).stdout,
  );
  const rates = 'movesPerSecond gamesPerSecond clonesPerSecond viewsPerSecond searchIterationsPerSecond'.split(' ');
  expect(Object.keys(figures[0] ?? {})).toEqual(['game', 'seats', ...rates, 'searchShares']);
  for (const rate of rates) expect(figures[0]?.[rate]).toBeGreaterThan(0);
  const shares = figures[0]?.searchShares as Record<string, number>;
  expect(Object.keys(shares)).toEqual(['rules', 'advice', 'copies', 'tree']);
  expect(Object.values(shares).reduce((sum, share) => sum + share)).toBeCloseTo(1, 2);
});
