/** Whether foreign JSON is an object with exactly these keys: equal moves have equal keys. */
export function hasExactly<K extends string>(x: unknown, keys: readonly K[]): x is Record<K, unknown> {
  if (typeof x !== 'object' || x === null || Array.isArray(x)) return false;
  return Object.keys(x).length === keys.length && keys.every((key) => Object.hasOwn(x, key));
}

export const isInteger = (x: unknown): x is number => Number.isSafeInteger(x);
