import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** Who may import whom, as ARCHITECTURE.md draws it. The first pattern that fits a file counts; `@` is the file's own game. */
const LAYERS: readonly (readonly [file: RegExp, may: readonly string[]])[] = [
  [/^src\/core\//, ['src/core/']],
  [/^src\/games\/(\w|-)+\/ui\//, ['@', 'src/core/', 'src/web/kit/']],
  [/^src\/games\/(\w|-)+\//, ['@', 'src/core/', 'src/games/testing/', 'src/games/conformance.ts', 'src/games/laws/']],
  [/^src\/games\//, ['src/games/', 'src/core/']],
  [/^src\/bots\//, ['src/bots/', 'src/core/']],
  [/^src\/protocol\//, ['src/protocol/', 'src/core/']],
  [/^src\/store\//, ['src/store/', 'src/core/']],
  [/^src\/server\//, ['src/server/', 'src/store/', 'src/protocol/', 'src/bots/', 'src/games/', 'src/core/']],
  [/^src\/web\/kit\//, ['src/web/kit/', 'src/core/']],
  [/^src\/web\//, ['src/web/', 'src/protocol/', 'src/bots/', 'src/games/', 'src/core/']],
  [/^src\/lab\//, ['src/lab/', 'src/bots/', 'src/games/', 'src/core/']],
  [/^src\/cli\//, ['src/cli/', 'src/lab/', 'src/server/', 'src/store/', 'src/protocol/', 'src/bots/', 'src/games/', 'src/core/']],
];

const root = join(import.meta.dirname, '..');
const tree = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
const files = tree('src').filter((file) => /\.(ts|svelte)$/.test(file));
const isTest = (file: string) => file.endsWith('.test.ts') || file.includes('/testing/');
const product = files.filter((file) => !isTest(file));

function imports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*['`](\.{1,2}\/[^'`]+)['`]/g)].map((m) =>
    relative(root, join(root, dirname(file), m[1] ?? '')),
  );
}

test('every import points the way that ARCHITECTURE.md draws', () => {
  expect(product.length).toBeGreaterThan(20);
  const wrong = product.flatMap((file) => {
    const [, may = []] = LAYERS.find(([pattern]) => pattern.test(file)) ?? [];
    const own = /^src\/games\/[\w-]+\//.exec(file)?.[0] ?? '';
    const allowed = may.map((prefix) => (prefix === '@' ? own : prefix));
    return imports(file).flatMap((target) => (allowed.some((prefix) => target.startsWith(prefix)) ? [] : [`${file} imports ${target}`]));
  });
  expect(wrong).toEqual([]);
});

test('rules and server never import a board', () => {
  const wrong = product
    .filter((f) => /^src\/(server|store|lab|cli|bots|core)\//.test(f))
    .flatMap((f) => imports(f).filter((t) => t.includes('/ui/')));
  expect(wrong).toEqual([]);
});

test('core and games import no package and nothing of Node', () => {
  const wrong = product
    .filter((f) => /^src\/(core|games)\//.test(f) && !f.includes('/ui/'))
    .flatMap((f) =>
      [...readFileSync(join(root, f), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^.'][^']*)'/g)].map((m) => `${f} imports ${m[1]}`),
    );
  expect(wrong).toEqual([]);
});

test('core and games are deterministic: no clock, no dice, no locale of their own', () => {
  const forbidden = /\b(Math\.random|Date\b|Intl\b|performance\b|localeCompare|toLocale\w*|crypto\b)/;
  const wrong = product
    .filter((f) => /^src\/(core|games)\//.test(f) && !f.includes('/ui/') && f !== 'src/games/conformance.ts')
    .flatMap((f) => {
      const code = readFileSync(join(root, f), 'utf8')
        .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
        .replaceAll(/(['"`])(?:\\.|(?!\1).)*\1/g, "''");
      const hit = forbidden.exec(code)?.[0];
      return hit ? [`${f}: ${hit}`] : [];
    });
  expect(wrong).toEqual([]);
});

test('no file is longer than two screens of a patient reader', () => {
  const long = files.filter((f) => readFileSync(join(root, f), 'utf8').split('\n').length > 401);
  expect(long).toEqual([]);
});

test('the project stands alone: nothing reads the folder beside it', () => {
  const all = ['src', 'test', 'bench', 'scripts', 'bin'].flatMap(tree).filter((f) => /\.(ts|mjs|js|svelte|json)$/.test(f));
  const outside = ['..', 'shared'].join('/');
  expect(all.filter((f) => readFileSync(join(root, f), 'utf8').includes(`${outside}/`))).toEqual([]);
});
