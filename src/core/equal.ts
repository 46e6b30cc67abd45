/** Whether two pieces of plain JSON say the same, whatever the order of their keys. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && equal(a[key as keyof typeof a], b[key as keyof typeof b]));
}

/** One spelling for equal JSON: keys sorted, no spaces. What is hashed must not depend on who wrote it. */
export function canonical(x: unknown): string {
  if (typeof x !== 'object' || x === null) return JSON.stringify(x);
  if (Array.isArray(x)) return `[${x.map(canonical).join(',')}]`;
  const keys = Object.keys(x).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(x[key as keyof typeof x])}`).join(',')}}`;
}
