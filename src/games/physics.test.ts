import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from './index.ts';

const folder = import.meta.dirname;

/** All files that a file imports, and what these import, without the files outside the games. */
function reached(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type ).*?from '(\.[^']*\.ts)';/gms)) {
    const target = join(dirname(file), path ?? '');
    if (target.startsWith(folder)) reached(target, known);
  }
  return known;
}

/**
 * What the law `unseen` deals anew must not be decided by the view it examines: then a view that shows too much would be found
 * faultless. `plantLeaks` cannot see that, because it plants its leaks in the game and not in the file that the physics imports.
 */
test.each(Object.keys(GAMES))('%s: what is dealt anew is not decided by the view', (id) => {
  expect(readdirSync(join(folder, id))).toContain('secrets.ts');
  expect([...reached(join(folder, id, 'physics.ts'))]).not.toContain(join(folder, id, 'secrets.ts'));
});
