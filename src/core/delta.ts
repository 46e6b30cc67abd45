import { equal } from './equal.ts';

/**
 * How one piece of plain JSON becomes another, as plain JSON itself:
 *   [value]              it is this now
 *   { key: delta, … }    of an object or a list of the same length, these parts have changed
 *   []                   (for a key) it is gone
 *   [at, drop, values]   of a list, `drop` elements from `at` on are replaced by these
 * Every value in it ends up in the new piece, so whoever may see that may see the delta.
 */
export type Delta = readonly unknown[] | { readonly [key: string]: Delta };

/** Undefined where nothing has changed. A function of the two alone. */
export function delta(old: unknown, now: unknown): Delta | undefined {
  if (old === now) return undefined;
  if (typeof old !== 'object' || typeof now !== 'object' || old === null || now === null) return [now];
  if (Array.isArray(old)) return Array.isArray(now) ? ofLists(old, now) : [now];
  return Array.isArray(now) ? [now] : ofObjects(old as Plain, now as Plain);
}

/** The new piece; undefined if the delta is none, or none of this piece. The old one stays as it is, and shares what has not changed. */
export function patch(old: unknown, change: unknown): unknown {
  if (typeof change !== 'object' || change === null) return undefined;
  if (!Array.isArray(change)) return typeof old === 'object' && old !== null ? patchParts(old, change as Plain) : undefined;
  if (change.length === 1) return change[0];
  const [at, drop, values] = change as readonly unknown[];
  if (change.length !== 3 || !Array.isArray(old) || !Array.isArray(values) || !isCount(at) || !isCount(drop)) return undefined;
  return at + drop <= old.length ? [...old.slice(0, at), ...values, ...old.slice(at + drop)] : undefined;
}

type Plain = Readonly<Record<string, unknown>>;
const isCount = (x: unknown): x is number => Number.isSafeInteger(x) && (x as number) >= 0;

function ofLists(old: readonly unknown[], now: readonly unknown[]): Delta | undefined {
  if (old.length === now.length) {
    let parts: Parts | undefined;
    for (let i = 0; i < now.length; i++) {
      if (old[i] === now[i]) continue;
      const part = delta(old[i], now[i]);
      if (part) parts = put(parts, String(i), part);
    }
    return parts;
  }
  const shorter = Math.min(old.length, now.length);
  let at = 0;
  while (at < shorter && (old[at] === now[at] || equal(old[at], now[at]))) at++;
  let rest = 0;
  while (rest < shorter - at && equal(old[old.length - 1 - rest], now[now.length - 1 - rest])) rest++;
  return [at, old.length - rest - at, now.slice(at, now.length - rest)];
}

function ofObjects(old: Plain, now: Plain): Delta | undefined {
  let parts: Parts | undefined;
  let known = 0;
  for (const key in now) {
    const isKnown = Object.hasOwn(old, key);
    if (isKnown) known++;
    const part = isKnown ? delta(old[key], now[key]) : [now[key]];
    if (part) parts = put(parts, key, part);
  }
  for (const _ in old) known--;
  if (known < 0) for (const key in old) if (!Object.hasOwn(now, key)) parts = put(parts, key, []);
  return parts;
}

type Parts = Record<string, Delta>;

/** Not by assignment where a foreign key is one that assigning treats in its own way. */
function put<V>(parts: Record<string, V> | undefined, key: string, value: NoInfer<V>): Record<string, V> {
  const all = parts ?? {};
  if (key === '__proto__') Object.defineProperty(all, key, { value, writable: true, enumerable: true, configurable: true });
  else all[key] = value;
  return all;
}

function patchParts(old: object, change: Plain): unknown {
  const isList = Array.isArray(old);
  const parts = (isList ? old.slice() : { ...old }) as Record<string, unknown>;
  for (const [key, part] of Object.entries(change)) {
    const isOld = Object.hasOwn(old, key) && !(isList && key === 'length');
    if (Array.isArray(part) && part.length === 0) {
      if (isList || !isOld) return undefined;
      delete parts[key];
      continue;
    }
    if (!isOld && (isList || !Array.isArray(part) || part.length !== 1)) return undefined;
    const value = patch(isOld ? parts[key] : undefined, part);
    if (value === undefined) return undefined;
    put(parts, key, value);
  }
  return parts;
}

const PRIME = 0x01000193;
const START = 0x811c9dc5;
/** What a list, an object and the like begin with, so that none looks like another. */
const LIST = 0x2545f491;
const OBJECT = 0x6c078965;

/** 32 bits that tell two pieces of plain JSON apart, whatever the order of their keys: to notice a slip, not an attack. */
export const hashOf = (x: unknown): number => hash(x) >>> 0;

function hash(x: unknown): number {
  if (typeof x === 'number') return mix(Number.isInteger(x) && x === (x | 0) ? x : ofText(String(x)) ^ PRIME);
  if (typeof x === 'string') return ofText(x);
  if (typeof x !== 'object' || x === null) return ofText(`:${x}`);
  if (Array.isArray(x)) {
    let sum = LIST;
    for (let i = 0; i < x.length; i++) {
      const part: unknown = x[i];
      // Most are small numbers, which need no call of their own.
      sum = mix(Math.imul(sum, PRIME) ^ (typeof part === 'number' && part === (part | 0) ? mix(part) : hash(part)));
    }
    return sum;
  }
  let sum = OBJECT;
  // A sum does not ask for an order.
  for (const key in x) sum = (sum + mix(ofText(key) ^ Math.imul(hash(x[key as keyof typeof x]), PRIME))) | 0;
  return mix(sum);
}

function ofText(text: string): number {
  let sum = START;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), PRIME);
  return sum;
}

/** As in murmur: every bit has a say in every other. */
function mix(x: number): number {
  let y = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  y = Math.imul(y ^ (y >>> 13), 0xc2b2ae35);
  return y ^ (y >>> 16);
}
