/**
 * Which rats one strip covers. Those of a colour in sight are bits, so that a strip's are a set.
 */
const RATS = 8;

/** By seat: in how many ways a strip can cover rats; how many rats go under two strips at most; and how many can be covered in one way only. */
export const covers = new Uint8Array(2);
export const underTwo = new Uint8Array(2);
export const nearlyStuck = new Uint8Array(2);

/** By seat: all sets that one strip covers, each once. */
const sets: [number[], number[]] = [[], []];
const isKnown = new Uint8Array(2 << RATS);
/** By seat and rat: in how many ways it is covered. */
const ways = new Uint8Array(2 * RATS);

export function beginCovers(): void {
  for (const table of [covers, underTwo, nearlyStuck, ways, isKnown]) table.fill(0);
  for (const known of sets) known.length = 0;
}

/** A strip can cover these rats of a seat. */
export function noteCover(seat: 0 | 1, set: number): void {
  if (set === 0) return;
  covers[seat] = (covers[seat] ?? 0) + 1;
  for (let rat = 0; rat < RATS; rat++) if ((set >> rat) & 1) ways[seat * RATS + rat] = (ways[seat * RATS + rat] ?? 0) + 1;
  const key = (seat << RATS) | set;
  if (isKnown[key] === 1) return;
  isKnown[key] = 1;
  sets[seat].push(set);
}

export function endCovers(): void {
  for (const [seat, known] of sets.entries()) {
    for (const set of known) for (const other of known) noteTwo(seat, set, other);
    for (let rat = 0; rat < RATS; rat++) if (ways[seat * RATS + rat] === 1) nearlyStuck[seat] = (nearlyStuck[seat] ?? 0) + 1;
  }
}

/** Two strips that cover the same rat lie on top of each other: then it is as if there were but one. */
function noteTwo(seat: number, set: number, other: number): void {
  const both = size(set & other) === 0 ? set | other : set;
  underTwo[seat] = Math.max(underTwo[seat] ?? 0, size(both));
}

/** How many rats are in a set. */
export function size(set: number): number {
  let n = 0;
  for (let left = set; left !== 0; left &= left - 1) n++;
  return n;
}
