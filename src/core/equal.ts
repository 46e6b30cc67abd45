/** Whether two pieces of plain JSON say the same, whatever the order of their keys. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!equal(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  // Without lists of keys: a server compares each move with some hundred others, and the first difference ends it.
  let more = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !equal(a[key as keyof typeof a], b[key as keyof typeof b])) return false;
    more++;
  }
  for (const _ in b) more--;
  return more === 0;
}

/** One spelling for equal JSON: keys sorted, no spaces. What is hashed must not depend on who wrote it. */
export function canonical(x: unknown): string {
  // Most of it is numbers, which are written as they are.
  if (typeof x === 'number' && Number.isFinite(x)) return String(x);
  if (typeof x !== 'object' || x === null) return JSON.stringify(x);
  let text = '';
  if (Array.isArray(x)) {
    for (const part of x) text += `${text === '' ? '' : ','}${canonical(part)}`;
    return `[${text}]`;
  }
  for (const key of Object.keys(x).sort()) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(x[key as keyof typeof x])}`;
  return `{${text}}`;
}
