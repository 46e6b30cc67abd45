import { expect } from 'vitest';

/**
 * Chance that comes out the same every time: what a browser test meets does not depend on the day. `LUCK=word npm test browser` plays
 * other games, which is how rare positions are looked for.
 */
const WORD = process.env.LUCK ?? 'rats';
const counts = new Map<string, number>();

/** A word for the next server or visitor of the test that runs, or of its file before the first test; measurements (bench/) have none. */
export function nextLuck(what: string): string {
  const { testPath = '', currentTestName = '' } = process.env.VITEST === undefined ? {} : expect.getState();
  const word = `${WORD} ${testPath.split(/[\\/]/).at(-1)} ${currentTestName} ${what}`;
  const n = counts.get(word) ?? 0;
  counts.set(word, n + 1);
  return `${word} ${n}`;
}

/**
 * In the page: random numbers that follow from a word and from how many pages this visitor has opened. Functions within have no names:
 * tools that keep names (tsx) would ask the page for their helper.
 */
export function fated(word: string): void {
  let pages = '';
  try {
    pages = localStorage.getItem('luck') ?? '1';
    localStorage.setItem('luck', `${pages}1`);
  } catch {
    // A page without an address of its own keeps nothing, and opens no table.
  }
  let state = 2166136261;
  for (const letter of word + pages) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    const bytes = array ? new Uint8Array(array.buffer, array.byteOffset, array.byteLength) : new Uint8Array();
    for (let i = 0; i < bytes.length; i++) {
      // Mulberry32.
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      bytes[i] = mixed ^ (mixed >>> 14);
    }
    return array;
  };
}
