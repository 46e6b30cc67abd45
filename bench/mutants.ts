import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { flags } from './support/flags.ts';
import { type Mutant, mutantsOf, mutatedGames, planted } from './support/mutant.ts';

/**
 * Plants rule bugs one at a time in a copy of the tree and says which the rule tests of that game notice, without its board.
 * Ends with 1 if one survives.
 * Run with: npx tsx bench/mutants.ts [--game hameln] [--only name,name] [--json] [--parallel 2]
 */
const ROOT = join(import.meta.dirname, '..');
/** A bug may make a game endless; that is noticed as well, later. */
const PATIENCE = 900_000;

const asked = flags({ game: mutatedGames(), only: '', json: false, parallel: 2 });

interface Result {
  readonly game: string;
  readonly name: string;
  readonly found: boolean;
  /** The first test that failed. */
  readonly by: string;
  readonly seconds: number;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** A copy of what the rule tests need, with the installed packages of this tree. */
function makeBench(folder: string): void {
  mkdirSync(folder);
  for (const part of ['src', 'package.json', 'tsconfig.base.json', 'tsconfig.json'])
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default { test: { testTimeout: 120_000, hookTimeout: 120_000 } };\n');
}

async function attempt(folder: string, game: string, mutant: Mutant | undefined): Promise<Result> {
  const file = mutant && join(folder, 'src/games', game, mutant.file);
  if (file) writeFileSync(file, planted(game, mutant));
  const began = performance.now();
  const failure = await firstFailure(folder, game);
  const seconds = Math.round((performance.now() - began) / 1000);
  if (file) cpSync(join(ROOT, 'src/games', game, mutant.file), file);
  if (mutant && failure?.file) await mustPass(folder, failure.file);
  return { game, name: mutant?.name ?? '(no bug)', found: failure !== undefined, by: failure?.test ?? '', seconds };
}

const passing = new Map<string, Promise<Failure | undefined>>();

/** A test that fails without any bug would find everything. */
async function mustPass(folder: string, file: string): Promise<void> {
  const known = passing.get(file) ?? failureIn(folder, [file]);
  passing.set(file, known);
  const failure = await known;
  if (failure) throw new Error(`without any bug this test fails: ${failure.test} (${file})`);
}

/** Whole games by chance take longest and notice what a test of one rule would have noticed at once: they come last. */
const SLOW = ['conformance', 'golden', 'naive', 'advice'];

interface Failure {
  readonly test: string;
  /** Within the tree; undefined if no single test is to blame. */
  readonly file: string | undefined;
}

/** The first rule test of the game that fails; undefined if all pass. */
async function firstFailure(folder: string, game: string): Promise<Failure | undefined> {
  const quick = await failureIn(folder, [`src/games/${game}/`, '--exclude', `**/{${SLOW}}.test.ts`]);
  return (
    quick ??
    (await failureIn(
      folder,
      SLOW.map((name) => `src/games/${game}/${name}.test.ts`),
    ))
  );
}

async function failureIn(folder: string, files: readonly string[]): Promise<Failure | undefined> {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const args = ['run', ...files, '--exclude', '**/ui/**', '--bail', '1', '--maxWorkers', '1', '--reporter', 'json', '--outputFile', report];
  const run = spawn(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let said = '';
  run.stderr.on('data', (data) => {
    said += data;
  });
  let late = false;
  const clock = setTimeout(() => {
    late = true;
    // A mutant may loop for ever: its worker goes with the runner.
    if (run.pid !== undefined) process.kill(-run.pid, 'SIGKILL');
  }, PATIENCE);
  const code = await new Promise<number | null>((done) => run.on('close', done));
  clearTimeout(clock);
  if (late) return { test: `no end after ${PATIENCE / 1000} s`, file: undefined };
  if (code === 0) return undefined;
  if (!existsSync(report)) throw new Error(`vitest ended with ${code} and without a report: ${said.slice(-500)}`);
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(folder, name);
    const failed = assertionResults.find((t) => t.status === 'failed');
    if (failed) return { test: failed.fullName, file };
    if (status === 'failed' && message) return { test: `${basename(name)}: ${message.split('\n')[0]}`, file };
  }
  return { test: `vitest ended with ${code}`, file: undefined };
}

async function main(): Promise<number> {
  const only = asked.only === '' ? undefined : asked.only.split(',');
  const jobs: { game: string; mutant: Mutant | undefined }[] = [];
  for (const game of asked.game) {
    const mutants = (await mutantsOf(game)).filter(({ name }) => only?.includes(name) ?? true);
    for (const mutant of mutants) planted(game, mutant);
    // Whether all tests pass without a bug; of a few bugs only the tests that found them are asked.
    if (!only) jobs.push({ game, mutant: undefined });
    jobs.push(...mutants.map((mutant) => ({ game, mutant })));
  }
  if (jobs.length === 0) throw new Error('there is no such bug');
  const place = mkdtempSync(join(tmpdir(), 'ratskeller-mutants-'));
  const results: Result[] = [];
  try {
    await Promise.all(
      Array.from({ length: asked.parallel }, async (_, i) => {
        const folder = join(place, String(i));
        makeBench(folder);
        for (let job = jobs.shift(); job; job = jobs.shift()) {
          const result = await attempt(folder, job.game, job.mutant);
          if (!asked.json) console.log(line(result, job.mutant));
          results.push(result);
        }
      }),
    );
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
  return summary(results);
}

const line = ({ game, name, found, by, seconds }: Result, mutant: Mutant | undefined): string =>
  mutant
    ? `${game.padEnd(13)} ${name.padEnd(28)} ${found ? 'found   ' : 'SURVIVED'} ${String(seconds).padStart(4)} s  ${found ? by : mutant.why}`
    : `${game.padEnd(13)} ${name.padEnd(28)} ${found ? `FAILS    ${by}` : `passes   ${String(seconds).padStart(4)} s`}`;

function summary(results: readonly Result[]): number {
  const sound = results.filter((r) => r.name === '(no bug)');
  const bugs = results.filter((r) => r.name !== '(no bug)');
  const survived = bugs.filter((r) => !r.found);
  if (asked.json) console.log(JSON.stringify({ planted: bugs.length, found: bugs.length - survived.length, results }, null, 2));
  else
    console.log(
      `\n${bugs.length} planted, ${bugs.length - survived.length} found${survived.length > 0 ? `; survived: ${survived.map((r) => `${r.game}/${r.name}`).join(', ')}` : ''}`,
    );
  return survived.length > 0 || sound.some((r) => r.found) ? 1 : 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  },
);
