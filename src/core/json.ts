/** Whether foreign JSON is an object with exactly these keys: equal moves have equal keys. */
export function hasExactly<K extends string>(x: unknown, keys: readonly K[]): x is Record<K, unknown> {
  if (typeof x !== 'object' || x === null || Array.isArray(x)) return false;
  return Object.keys(x).length === keys.length && keys.every((key) => Object.hasOwn(x, key));
}

export const isInteger = (x: unknown): x is number => Number.isSafeInteger(x);

/** A whole number from 0 up to, but not including, `end`. */
export const isIndex = (x: unknown, end: number): x is number => isInteger(x) && x >= 0 && x < end;

/** Whether foreign JSON is a move of this type with exactly these fields beside it, whatever they hold. */
export function isMove<T extends string, K extends string = never>(
  x: unknown,
  type: T,
  fields: readonly K[] = [],
): x is { readonly type: T } & Readonly<Record<K, unknown>> {
  if (typeof x !== 'object' || x === null || Array.isArray(x) || !Object.hasOwn(x, 'type')) return false;
  if ((x as { type: unknown }).type !== type || Object.keys(x).length !== fields.length + 1) return false;
  return fields.every((key) => Object.hasOwn(x, key));
}
