// Runs every check and every test, and ends with the line `N passed, N failed`. A check counts as one test.
// `npm test unit` runs only the stages whose names are given; `npm test quick` what fits into a minute; `npm test build long`
// the browser's long campaign.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isFresh } from './build.mjs';
import { find } from './needs.mjs';

const wanted = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), 'ratskeller-test-'));
const bin = (name) => join('node_modules', '.bin', name);
const vitest = (name, config, ...more) => {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, report, command: [bin('vitest'), 'run', '--config', config, ...reporters, ...more] };
};

/** `npm ci` has built the program a moment ago: then only the pages are left. */
const BUILDS = [{ name: 'build', command: isFresh() ? [process.execPath, 'scripts/web.mjs'] : ['npm', 'run', '--silent', 'build'] }];
/** Each thread of the compiler looks at much that others have looked at: on full cores one takes less of the processor than two. */
const ALONE = '--singleThreaded';
/** Compilers and linters written in Go look for what they no longer need when they hold five times as much, not twice: a fifth less work. */
const ROOM_FOR_GO = { GOGC: '400' };
const project = (...names) => names.flatMap((name) => ['--project', name]);
/** Whatever only needs processors, in the time that others leave, for those wait a lot: as many at once as there are cores, the longest first. */
const CHECKS = [
  {
    name: 'types of the pages',
    command: [bin('svelte-check'), '--tsgo', '--tsconfig', 'tsconfig.pages.json', '--fail-on-warnings', '--output', 'human'],
  },
  { name: 'lint', command: [bin('biome'), 'ci', '--error-on-warnings', '.'] },
  {
    name: 'casts and promises',
    command: [bin('oxlint'), '--type-aware', '--tsconfig', 'tsconfig.json', '.'],
  },
  { name: 'types', command: [bin('tsc'), '-p', 'tsconfig.json', ALONE] },
  { name: 'unused code', command: [bin('knip'), '--no-progress', '--treat-config-hints-as-errors'] },
  { name: 'types of the rules', command: [bin('tsc'), '-p', 'tsconfig.rules.json', ALONE] },
  vitest('rules', 'vitest.config.ts', ...project('rules', 'boards')),
];
/**
 * One stage follows the other: beside browsers the campaign of faults found tables stuck that were only slow. Only browsers wait for the
 * build: whatever else needs the program builds it by itself.
 */
const TESTS = [
  { ...vitest('unit', 'vitest.config.ts', ...project('house', 'pages')), needs: 'Python 3' },
  { ...vitest('browser', 'vitest.e2e.config.ts'), needs: 'Chromium', afterBuild: true },
];
const ON_DEMAND = [
  vitest(
    'quick tests',
    'vitest.config.ts',
    ...['core', 'text', 'protocol', 'session', 'store/sqlite', 'games/conformance', 'games/rattenscharf'].map((part) => `src/${part}`),
    'test/imports',
  ),
  { ...vitest('long', 'vitest.long.config.ts'), needs: 'Chromium', afterBuild: true },
];
const QUICK = ['lint', 'casts and promises', 'types', 'types of the rules', 'quick tests'];

const names = wanted.flatMap((name) => (name === 'quick' ? QUICK : [name]));
const known = [...BUILDS, ...CHECKS, ...TESTS, ...ON_DEMAND].map(({ name }) => name);
const strange = names.find((name) => !known.includes(name));
if (strange !== undefined) {
  console.error(`There is no stage "${strange}": choose quick or some of ${known.join(', ')}.`);
  rmSync(reports, { recursive: true });
  process.exit(2);
}
const chosen = (stages, always) => stages.filter(({ name }) => (names.length === 0 ? always : names.includes(name)));
const builds = chosen(BUILDS, true);
const checks = chosen(CHECKS, true);
const tests = [...chosen(TESTS, true), ...chosen(ON_DEMAND, false)];

let passed = 0;
let failed = 0;
/** Tests that failed and then passed: see docs/decisions/0034. */
const lucky = [];

function count({ report }, ok) {
  if (!report) return ok ? [1, 0] : [0, 1];
  try {
    const { numPassedTests, numTotalTests, numPendingTests, numTodoTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    for (const { fullName, status, failureMessages } of testResults.flatMap((file) => file.assertionResults))
      if (status === 'passed' && failureMessages.length > 0) lucky.push({ fullName, why: failureMessages[0] });
    // A test that was switched off has not passed, and a file that could not be loaded has no tests to count.
    const lost = numTotalTests - numPassedTests;
    if (numPendingTests + numTodoTests > 0) console.error(`${numPendingTests + numTodoTests} tests are switched off.`);
    return [numPassedTests, lost === 0 && !ok ? 1 : lost];
  } catch {
    return [0, 1];
  }
}

/** Checks say what they have to say when they are done, tests at once, each line with their name. */
function run(stage, env = process.env, patient = false) {
  const began = Date.now();
  const [command, ...args] = stage.command;
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env, shell: process.platform === 'win32' });
  if (patient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const said = [];
  const hear = (line) => (stage.report ? console.log(`${stage.name} │ ${line}`) : said.push(line));
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', hear);
  return new Promise((done) => {
    child.on('error', ({ message }) => hear(message));
    child.on('close', (status) => {
      const ok = status === 0;
      const [good, bad] = count(stage, ok);
      passed += good;
      failed += bad;
      for (const line of said) console.log(line);
      console.log(`── ${stage.name}: ${ok ? 'ok' : 'FAILED'}, ${((Date.now() - began) / 1000).toFixed(1)} s`);
      done();
    });
  });
}

/** What tests need is looked for, and installed, while others work. */
const found = new Map([...new Set(tests.flatMap((stage) => stage.needs ?? []))].map((need) => [need, find(need)]));
const building = Promise.all(builds.map((stage) => run(stage)));
const queue = [...checks];
const checking = Array.from({ length: availableParallelism() }, async () => {
  for (let stage = queue.shift(); stage; stage = queue.shift()) await run(stage, { ...ROOM_FOR_GO, ...process.env }, true);
});
for (const stage of tests) {
  if (stage.afterBuild) await building;
  await run(stage, { ...process.env, ...(await found.get(stage.needs)) });
}
await Promise.all([building, ...checking]);
rmSync(reports, { recursive: true, force: true });
if (lucky.length > 0) {
  console.log('\nPASSED ONLY AT THE SECOND TRY – each of these hides a bug, in the product or in the test:');
  for (const { fullName, why } of lucky) console.log(`\n  ${fullName}\n    ${why.split('\n').slice(0, 6).join('\n    ')}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
