/** Whether two pieces of plain JSON say the same, whatever the order of their keys. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    // Lists are mostly of numbers, which need no further look.
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !equal(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  // Without lists of keys: a server compares each move with some hundred others, and the first difference ends it.
  let more = 0;
  for (const key in a) {
    const other: unknown = b[key as keyof typeof b];
    if (a[key as keyof typeof a] !== other && !equal(a[key as keyof typeof a], other)) return false;
    // What every object has by birth is no plain JSON, but for this one.
    if ((other === undefined || key === '__proto__') && !Object.hasOwn(b, key)) return false;
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
  for (const key of sorted(Object.keys(x))) text += `${text === '' ? '' : ','}${quoted(key)}:${canonical(x[key as keyof typeof x])}`;
  return `{${text}}`;
}

/** As many as any move has. */
const FEW = 16;

/** As `sort` does it, which is slow for a few. */
function sorted(keys: string[]): string[] {
  if (keys.length > FEW) return keys.sort();
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] ?? '';
    let at = i;
    for (let before = keys[at - 1]; at > 0 && before !== undefined && before > key; before = keys[at - 1]) keys[at--] = before;
    keys[at] = key;
  }
  return keys;
}

/** Games have some hundred names for the parts of their moves; foreign ones must not fill the memory. */
const NAMES = 1000;
const names = new Map<string, string>();

function quoted(key: string): string {
  const text = names.get(key) ?? JSON.stringify(key);
  if (names.size < NAMES) names.set(key, text);
  return text;
}
