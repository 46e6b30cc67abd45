import type { State } from '../state.ts';
import { played, type Spot } from './position.ts';

/** The storeroom of the lessons, as it grows: two chilies of Red's, two mints of Green's, a saffron alone. */
const FIRST: readonly (readonly Spot[])[] = [
  [[1, 12, 11, 0]],
  [
    [22, 12, 13, 0],
    [4, 12, 14, 0],
  ],
];
const SECOND: readonly (readonly Spot[])[] = [
  ...FIRST,
  [
    [16, 13, 10, 0],
    [9, 12, 15, 0],
  ],
  [
    [42, 10, 13, 1],
    [40, 14, 13, 3],
  ],
];

/** Two strips in the tray, a chili and a saffron. */
export const firstTable = (): State => played(FIRST, [9, 16]);
/** A third chili in the tray, and a second saffron. */
export const secondTable = (): State => played(SECOND, [25, 41]);
/** Two strips that are of little use beside the others. */
export const thirdTable = (): State => played(SECOND, [7, 19]);
/** Two red rats in sight, and a third in the tray. */
export const ratTable = (): State =>
  played(
    [
      [[2, 14, 12, 3]],
      [
        [21, 12, 13, 2],
        [3, 12, 11, 0],
      ],
    ],
    [17, 32],
  );
