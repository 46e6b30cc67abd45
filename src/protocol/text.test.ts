import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en as referee } from '../core/texts/en.ts';
import { en } from './text/en.ts';

const RULE = /'((?:server|table|chat|turn|call|person|passkey|tournament|seek|invite|house|safety|token)\/[a-z-]+)'/g;

/** Every rule that the server's sources name. */
function namedRules(): Set<string> {
  const folder = new URL('../server/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts') && !f.includes('test'));
  return new Set(files.flatMap((f) => [...readFileSync(new URL(f, folder), 'utf8').matchAll(RULE)].map((m) => `rule.${m[1]}`)));
}

test('every refusal of the server has a text, and every text belongs to a refusal', () => {
  const named = namedRules();
  const known = [...Object.keys(en), ...Object.keys(referee)];
  expect([...named].filter((rule) => !known.includes(rule))).toEqual([]);
  expect(Object.keys(en).filter((rule) => !named.has(rule))).toEqual([]);
});
