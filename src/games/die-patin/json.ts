/** Whether foreign JSON is a move of this type with exactly these fields, all whole numbers or words. */
export function isMove<K extends string>(
  x: unknown,
  type: string,
  fields: readonly K[],
): x is { type: string } & Record<K, number | string> {
  if (typeof x !== 'object' || x === null || Array.isArray(x) || !Object.hasOwn(x, 'type')) return false;
  const move = x as Record<string, unknown>;
  if (move.type !== type || Object.keys(move).length !== fields.length + 1) return false;
  return fields.every((key) => Object.hasOwn(move, key) && (Number.isSafeInteger(move[key]) || typeof move[key] === 'string'));
}

/** A whole number from 0 up to, but not including, `end`. */
export const isIndex = (x: unknown, end: number): x is number => Number.isSafeInteger(x) && Number(x) >= 0 && Number(x) < end;
