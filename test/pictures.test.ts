import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('README shows the pictures that are here, and no others are kept', () => {
  const shown = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/!\[[^\]]+\]\((docs\/screenshots\/[^)]+\.png)\)/g)].map(
    (m) => m[1],
  );
  const kept = ['docs', 'test', 'bench', 'examples'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      // The peers of bench/ bring pictures of their own.
      .filter((file) => /\.(png|jpe?g|gif|webp)$/.test(file) && !file.includes('node_modules'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
  expect(kept.length).toBe(12);
  expect(kept.sort()).toEqual(shown.sort());
});
