/** Why the program ends here, in one sentence. Status 2: the user can put it right; status 1: a check has failed. */
export class Fault extends Error {
  readonly status: 1 | 2;

  constructor(sentence: string, status: 1 | 2 = 2) {
    super(sentence);
    this.status = status;
  }
}

/** The name in `names` that a mistyped `name` most likely meant. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const near = names
    .map((candidate) => ({ candidate, d: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, d }) => d <= allowance(candidate) || candidate.toLowerCase().startsWith(name.toLowerCase()))
    .sort((a, b) => a.d - b.d);
  return near[0]?.candidate;
}

/** In a short word two slips make another word. */
const allowance = (name: string): number => (name.length < 4 ? 1 : Math.max(2, name.length / 3));

/** `There is no game "hamlen"; did you mean "hameln"? Choose one of …` */
export function unknown(kind: string, name: string, names: readonly string[]): Fault {
  const guess = nearest(name, names);
  const advice = guess === undefined ? `choose one of ${names.join(', ')}` : `did you mean "${guess}"? (${names.join(', ')})`;
  return new Fault(`There is no ${kind} "${name}": ${advice}.`);
}

/** How many letters must be changed, added, left out or swapped with their neighbour to get from one word to the other. */
function distance(a: string, b: string): number {
  const rows: number[][] = [];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 0; i <= a.length; i++) {
    const row: number[] = [];
    rows.push(row);
    for (let j = 0; j <= b.length; j++) {
      if (i === 0 || j === 0) row.push(i + j);
      else row.push(Math.min(at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1), at(i - 1, j) + 1, at(i, j - 1) + 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(at(i, j), at(i - 2, j - 2) + 1);
    }
  }
  return at(a.length, b.length);
}
