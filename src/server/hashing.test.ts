import { expect, test } from 'vitest';
import { commitment, fairRng } from '../core/fair.ts';
import type { Entry } from '../core/match.ts';
import { commitmentOf, native } from './hashing.ts';

test('the server draws what everybody draws who checks it', () => {
  const seed = '0f'.repeat(32);
  expect(commitmentOf(seed)).toBe(commitment(seed));
  for (const contributions of [['aa', 'bb'], [], ['Rattenfänger \u{1F400}', ''], ['a', 'b', 'c', 'd'].map((x) => x.repeat(32))]) {
    const log: Entry[] = [];
    const [own, portable] = [fairRng(seed, contributions, log, native), fairRng(seed, contributions, log)];
    for (let n = 0; n < 40; n++) {
      // More draws than one block of the hash has words.
      for (let i = 0; i < 12; i++) expect(own(1000)).toBe(portable(1000));
      log.push({ seat: n % 2, move: { type: 'note', text: `é ${n}` } as Entry['move'] });
    }
  }
});
