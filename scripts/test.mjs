// Runs every check and every test, and ends with the line `N passed, N failed`. A check counts as one test.
// `npm test unit` runs only the stages whose names are given; `npm test build long` the browser's long campaign.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { find } from './needs.mjs';

const wanted = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), 'ratskeller-test-'));
const bin = (name) => join('node_modules', '.bin', name);
const vitest = (name, config) => ({ name, report: join(reports, `${name}.json`), args: ['vitest', 'run', '--config', config] });

const STAGES = [
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'lint', command: [bin('biome'), 'ci', '--error-on-warnings', '.'] },
  { name: 'types of the rules', command: [bin('tsc'), '-p', 'tsconfig.rules.json'] },
  { name: 'types', command: [bin('tsc'), '-p', 'tsconfig.json'] },
  { name: 'types of the pages', command: [bin('svelte-check'), '--tsconfig', 'tsconfig.json', '--fail-on-warnings', '--output', 'human'] },
  { name: 'unused code', command: [bin('knip'), '--no-progress', '--treat-config-hints-as-errors'] },
  { ...vitest('unit', 'vitest.config.ts'), needs: 'Python 3' },
  { ...vitest('browser', 'vitest.e2e.config.ts'), needs: 'Chromium' },
  { ...vitest('long', 'vitest.long.config.ts'), needs: 'Chromium', onDemand: true },
].filter((stage) => (wanted.length === 0 ? !stage.onDemand : wanted.includes(stage.name)));

let passed = 0;
let failed = 0;

function run(stage, env) {
  const [command, ...args] = stage.command ?? [
    bin('vitest'),
    ...stage.args.slice(1),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${stage.report}`,
  ];
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  if (error) console.error(error.message);
  return status === 0;
}

function count(stage, ok) {
  if (!stage.report) return ok ? [1, 0] : [0, 1];
  try {
    const { numPassedTests, numTotalTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(stage.report, 'utf8'));
    // A test that was switched off has not passed, and a file that could not be loaded has no tests to count.
    const lost = numTotalTests - numPassedTests;
    if (numPendingTests + numTodoTests > 0) console.error(`${numPendingTests + numTodoTests} tests of ${stage.name} are switched off.`);
    return [numPassedTests, lost === 0 && !ok ? 1 : lost];
  } catch {
    return [0, 1];
  }
}

const env = { ...process.env };
for (const need of new Set(STAGES.flatMap((stage) => stage.needs ?? []))) Object.assign(env, find(need));
for (const stage of STAGES) {
  console.log(`\n── ${stage.name}`);
  const began = Date.now();
  const ok = run(stage, env);
  const [good, bad] = count(stage, ok);
  passed += good;
  failed += bad;
  console.log(`── ${stage.name}: ${ok ? 'ok' : 'FAILED'}, ${((Date.now() - began) / 1000).toFixed(1)} s`);
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
