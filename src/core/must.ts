/** What must be there. A wrong index ends here, instead of turning into a plausible wrong game by some default. */
export function must<T>(x: T | undefined): T {
  if (x === undefined) throw new Error('something is missing that must be there');
  return x;
}
