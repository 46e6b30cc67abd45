import { afterEach, expect, test, vi } from 'vitest';
import { run } from './program.ts';

afterEach(() => vi.restoreAllMocks());

/** Every mistake gets one sentence and status 2. */
test.each([
  [['gmaes'], /unknown command 'gmaes' \(did you mean games\?\); see "ratskeller --help"\./],
  [['help', 'gmaes'], /name one of the commands serve, .*, bench; see "ratskeller --help"\./],
  [['admin'], /name one of the commands list, show, .*; see "ratskeller admin --help"\./],
  [['admin', 'ban', 'x'], /required option '--why <reason>' not specified; see "ratskeller admin ban --help"\./],
  [['admin', 'list', '--data', './no-such-folder'], /There is no file no-such-folder\/ratskeller\.sqlite/],
  [['ratings', '--database', './no-such-folder'], /There is no file no-such-folder\/ratskeller\.sqlite/],
  [['simulate'], /missing required argument 'game'; see "ratskeller simulate --help"\./],
  [['simulate', 'ratenscharf'], /There is no game "ratenscharf": did you mean "rattenscharf"\?/],
  [['simulate', 'rattenscharf', 'more'], /too many arguments/],
  [['simulate', 'rattenscharf', '--seats', '5'], /rattenscharf is a game for 2 seats, not 5/],
  [['simulate', 'rattenscharf', '--seats', 'two'], /--seats must be a whole number/],
  [['simulate', 'rattenscharf', '--games'], /option '--games <k>' argument missing/],
  [['simulate', 'rattenscharf', '--game', '3'], /unknown option '--game' \(did you mean --games\?\)/],
  [['simulate', 'rattenscharf', '--bots', 'gredy'], /There is no bot "gredy": did you mean "greedy"\?/],
  [['simulate', 'rattenscharf', '--bots', 'random,random,random'], /3/],
  [['simulate', 'rattenscharf', '--option', 'start=blue'], /The option start of rattenscharf is random or red or green, not "blue"/],
  [['simulate', 'rattenscharf', '--out', '/dev/null/x'], /The folder \/dev\/null\/x could not be created/],
  [['arena', 'rattenscharf'], /required option '--bots <bots>' not specified/],
  [['arena', 'rattenscharf', '--bots', 'random'], /at least two bots/],
  [['arena', 'rattenscharf', '--bots', 'random,greedy', '--budget', 'long'], /--budget is a time such as 200ms/],
  [['arena', 'rattenscharf', '--bots', 'exec: ,random'], /exec: needs a command/],
  [['arena', 'rattenscharf', '--bots', 'random,greedy', '--timeout', '0'], /--timeout must be a whole number from 1 to 600000/],
  [['arena', 'rattenscharf', '--bots', 'random,greedy', '--report', '/dev/null/x'], /The folder \/dev\/null\/x cannot be written to/],
  [['simulate', 'rattenscharf', '--report', '/dev/null'], /The folder \/dev\/null cannot be written to/],
  [['simulate', 'rattenscharf', '--watch', 'all'], /--watch must be a whole number/],
  [['replay', '/nowhere/x.json'], /\/nowhere\/x\.json cannot be read \(no such file or directory\)/],
  [['replay', '/'], /\/ cannot be read/],
  [['verify'], /verify needs records or a --database/],
  [['verify', '--json', 'a.json'], /--json goes with --database/],
  [['verify', '--database', './no-such-folder'], /There is no file \.\/no-such-folder/],
  [['verify', '/nowhere/x.json'], /cannot be read/],
  [['play', 'rattenscharf', '--seats', 'human,dog'], /There is no bot "dog".*human/],
  [['play', 'rattenscharf', '--lang', 'xx'], /There is no language "xx": choose one of de, en, fr, nl/],
  [['check-game', 'chess'], /There is no game "chess"/],
  [['bench', 'chess'], /There is no game "chess"/],
  [['lessons', 'chess'], /There is no game "chess"/],
  [['puzzles'], /Name a game to look for puzzles in/],
  [['puzzles', 'hameln'], /Say where the puzzles go: --out FILE/],
  [['puzzles', 'chess'], /There is no game "chess"/],
  [['puzzles', '--check', '/tmp/no-such-file.json'], /no-such-file.json is not there/],
  [['puzzles', '--check', 'package.json'], /package.json is no file of puzzles/],
  [['lessons', 'rattenscharf', 'first-steps'], /There is no lesson of rattenscharf "first-steps": did you mean "first-strips"\?/],
])('%j', async (args, sentence) => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const status = await run(args);
  expect(stderr.mock.calls).toEqual([[expect.stringMatching(/^ratskeller: [^\n]+\.\n$/)]]);
  expect(stderr.mock.calls[0]?.[0]).toMatch(sentence);
  expect(status).toBe(2);
  if (args[0] !== 'verify') expect(stdout).not.toHaveBeenCalled();
});

test('what should not happen is one sentence too', async () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process.stdout, 'write').mockImplementation(() => {
    throw new Error('no\npaper');
  });
  expect(await run(['games'])).toBe(70);
  expect(stderr.mock.calls).toEqual([[expect.stringMatching(/^ratskeller: this should not have happened \(no paper\); [^\n]+\n$/)]]);
});
