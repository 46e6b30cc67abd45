import { expect, test } from 'vitest';
import { mutantsOf, mutatedGames, planted } from '../bench/support/mutant.ts';

/** `npx tsx bench/mutants.ts` takes minutes; here only that every bug can still be planted. */
test.each(mutatedGames())('%s: every planted bug has its place in the rules', async (game) => {
  const mutants = await mutantsOf(game);
  for (const mutant of mutants) expect(() => planted(game, mutant)).not.toThrow();
  expect(new Set(mutants.map((mutant) => mutant.name)).size).toBe(mutants.length);
  expect(new Set(mutants.map((mutant) => `${mutant.file} ${mutant.find} ${mutant.replace}`)).size).toBe(mutants.length);
  for (const { why } of mutants) expect(why).not.toBe('');
});

test('a bug whose place is gone, or doubtful, is a fault of the list', () => {
  const mutant = { name: 'x', file: 'data.ts', find: 'no such text', replace: '', why: 'it is gone' };
  expect(() => planted('pied-piper', mutant)).toThrow('pied-piper/x: the text to replace stands 0 times in data.ts');
  expect(() => planted('pied-piper', { ...mutant, find: 'export' })).toThrow('times in data.ts');
});
