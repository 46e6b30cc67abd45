import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type TestUserConfig } from 'vitest/config';
import { longestFirst } from './test/support/longest-first.ts';

/** Rules and messages: what holds nothing between two tests, waits for nobody, and has time. */
const RULES = ['src/{core,text,games,protocol}/**/*.test.ts'];
/** What boards have in hand, which Svelte compiles. */
const BOARDS = ['src/games/*/ui/**/*.test.ts'];
/** What opens servers, stores and processes, and closes them again; and bots, who look at the clock. */
const HOUSE = ['src/{server,store,session,lab,cli,bots}/**/*.test.ts', 'test/*.test.ts'];

/** What a file has run before would show: pages keep much in modules, and V8 remembers what any list ever held. */
const ALONE = ['src/web/**/*.test.ts', 'src/lab/small-numbers.test.ts'];

/** Rules, bots and servers run as Node runs them: under Vite's module runner the blunders took 19.6 s of processor instead of 7.5. */
const AS_NODE_DOES: TestUserConfig = {
  isolate: false,
  execArgv: ['--import', 'tsx'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

/**
 * Whatever takes seven seconds or more. The campaign of faults is patient, but comes when the build beside it is done, and so does the
 * image, which finds there what was packed.
 */
const LONG = [
  ...['clock/clocks', 'cli/backup', 'test/serve', 'test/kill', 'exec/exec.', 'test/cluster', 'jobs/postgres', 'test/image'],
  ...['jobs/crash', 'server/door', 'server/new-rules', 'cli/cli.', 'test/worker', 'server/postgres', 'store/postgres', 'two-servers'],
  ...['fairness/fairness', 'cli/review', 'store/contract', 'server/showcase', 'many-servers', 'pairing/pairing', 'test/blunders'],
  ...['learn/lessons', 'web/figures', 'web/about', 'web/outlook'],
  ...['pied-piper/conformance', 'die-patin/conformance', 'hameln/conformance', 'games/conformance', 'hameln/naive'],
  ...['rattenscharf/conformance', 'die-patin/text', 'pied-piper/naive', 'hameln/text', 'core/record'],
];

export default defineConfig({
  plugins: [svelte()],
  // Component tests need the browser's half of Svelte.
  resolve: { conditions: ['browser'] },
  test: {
    // Nothing takes so long, but browser tests run beside these, and nobody knows how busy the machine is.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // What is waited for comes soon, unless the machine has other things to do.
    expect: { poll: { timeout: 10_000 } },
    // Half of the time a test waits for a process, a clock or a database.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: longestFirst(LONG, ['house', 'pages', 'rules', 'boards']) },
    projects: [
      // To load everything anew for each file took longer than most of their tests.
      { extends: true, test: { name: 'rules', include: RULES, exclude: BOARDS, ...AS_NODE_DOES } },
      { extends: true, test: { name: 'boards', include: BOARDS, pool: 'threads', isolate: false } },
      { extends: true, test: { name: 'house', include: HOUSE, exclude: ALONE, ...AS_NODE_DOES } },
      { extends: true, test: { name: 'pages', include: ALONE, pool: 'threads' } },
    ],
  },
});
