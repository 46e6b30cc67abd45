import type { Mutant } from '../support/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'hands-open-at-two',
    file: 'secrets.ts',
    find: '(seat === viewer ? hand',
    replace: '(seat === viewer || s.hands.length === 2 ? hand',
    why: 'with two players everybody sees the other hand',
  },
  {
    name: 'hands-open-to-spectators-of-five',
    file: 'secrets.ts',
    find: '(seat === viewer ? hand',
    replace: '(seat === viewer || (viewer === null && s.hands.length === 5) ? hand',
    why: 'a spectator of five sees all hands',
  },
];
