import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFlags } from '../bench/support/flags.ts';

const USUAL = { games: 60, seats: [2, 3, 4, 5], steps: ['apprentice', 'master'], among: '', fresh: false };
const read = (line: string) => readFlags(line.split(' '), USUAL, ['hameln', 'die-patin']);

describe('flags of a bench', () => {
  it('are what they usually are unless they are given', () => {
    expect(readFlags([], USUAL)).toEqual({ ...USUAL, words: [] });
    expect(read('hameln --games 20 --seats 3,4 --steps master --among=master-1 --fresh die-patin')).toEqual({
      games: 20,
      seats: [3, 4],
      steps: ['master'],
      among: 'master-1',
      fresh: true,
      words: ['hameln', 'die-patin'],
    });
  });

  it.each([
    ['--gmaes 20', 'There is no flag "gmaes": did you mean "games"? (games, seats, steps, among, fresh).'],
    ['--games many', '--games must be a number, not "many".'],
    ['--games', '--games needs something after it, such as 60.'],
    ['--among', '--among needs something after it.'],
    ['--seats 3,x', '--seats must be a number, not "x".'],
    ['--steps mastre', 'There is no choice "mastre": did you mean "master"? (apprentice, master).'],
    ['--fresh=no', '--fresh stands alone, without "no".'],
    ['hamlen', 'There is no choice "hamlen": did you mean "hameln"? (hameln, die-patin).'],
  ])('%s is told in a sentence', (line, sentence) => {
    expect(() => read(line)).toThrow(sentence);
  });

  it('end a bench before it does anything', () => {
    const bench = join(import.meta.dirname, '..', 'bench', 'kill.ts');
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', bench, '--round', '3'], { encoding: 'utf8' });
    expect(stderr).toBe('There is no flag "round": did you mean "rounds"? (rounds).\n');
    expect(status).toBe(2);
  });
});
