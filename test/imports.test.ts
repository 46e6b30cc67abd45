import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';

/** Who may import whom, as ARCHITECTURE.md draws it. The first pattern that fits a file counts; `@` is the file's own game. */
const LAYERS: readonly (readonly [file: RegExp, may: readonly string[]])[] = [
  [/^src\/core\//, ['src/core/']],
  [/^src\/text\//, ['src/text/', 'src/core/']],
  [/^src\/games\/laws\//, ['src/games/', 'src/protocol/record.ts', 'src/core/']],
  [/^src\/games\/(\w|-)+\/ui\//, ['@', 'src/core/', 'src/text/', 'src/web/kit/']],
  [/^src\/games\/(\w|-)+\//, ['@', 'src/core/', 'src/games/testing/', 'src/games/conformance.ts', 'src/games/laws/']],
  [/^src\/games\//, ['src/games/', 'src/core/']],
  [/^src\/bots\//, ['src/bots/', 'src/core/']],
  [/^src\/protocol\//, ['src/protocol/', 'src/core/']],
  [/^src\/session\//, ['src/session/', 'src/protocol/', 'src/core/']],
  [/^src\/store\//, ['src/store/', 'src/core/']],
  [/^src\/server\//, ['src/server/', 'src/store/', 'src/session/', 'src/protocol/', 'src/bots/', 'src/games/', 'src/text/', 'src/core/']],
  [/^src\/web\/kit\//, ['src/web/kit/', 'src/text/', 'src/core/']],
  [/^src\/web\//, ['src/web/', 'src/session/', 'src/protocol/', 'src/bots/', 'src/games/', 'src/text/', 'src/core/']],
  [/^src\/lab\//, ['src/lab/', 'src/bots/', 'src/games/', 'src/text/', 'src/core/']],
  [
    /^src\/cli\//,
    [
      'src/cli/',
      'src/lab/',
      'src/server/',
      'src/store/',
      'src/session/',
      'src/protocol/',
      'src/bots/',
      'src/games/',
      'src/text/',
      'src/core/',
    ],
  ],
];

const root = join(import.meta.dirname, '..');
const tree = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    // What bench/peers.ts installs.
    .filter((file) => !file.includes('/node_modules/'));
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

/**
 * What a board may know of its game: how positions, moves and events look, the material, and questions about a position that
 * change nothing (`look.ts`). Everything else it asks of the table, so that a rule is read in one place.
 */
const FOR_BOARDS = ['state', 'moves', 'events', 'data', 'rule-ids', 'tell', 'look', 'town', 'board', 'strips'].map((name) => `${name}.ts`);

test('a board contains no rules', () => {
  const found = product
    .filter((f) => f.includes('/ui/'))
    .flatMap((f) => {
      const own = /^src\/games\/[\w-]+\//.exec(f)?.[0] ?? '';
      const inside = imports(f).flatMap((t) => (t.startsWith(own) && !t.startsWith(`${own}ui/`) ? [t.slice(own.length)] : []));
      // Figures show positions that the rules themselves have made; even they make no step.
      const isFigure = f.includes('/ui/figures/');
      const wrong = inside.filter((t) => (isFigure ? t.startsWith('steps/') : !FOR_BOARDS.includes(t)));
      return wrong.map((t) => `${f} imports ${t}`);
    });
  expect(found).toEqual([]);
});

/** Comments and the examples that the command line gives may name a game. */
const nameless = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*|<!--[\s\S]*?-->|Example: ratskeller .*/g, '');

test('nothing outside games/ knows a game by name', () => {
  const ids = readdirSync(join(root, 'src/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && files.includes(`src/games/${entry.name}/index.ts`))
    .map((entry) => entry.name);
  expect(ids.toSorted()).toEqual(Object.keys(GAMES).toSorted());
  const id = new RegExp(`\\b(${ids.join('|')})\\b`);
  const others = tree('src').filter((f) => /\.(ts|svelte|css|mjs|html)$/.test(f) && !f.startsWith('src/games/') && !isTest(f));
  expect(others.filter((f) => id.test(nameless(readFileSync(join(root, f), 'utf8'))))).toEqual([]);
  const laws = product.filter((f) => f.startsWith('src/games/') && !ids.some((name) => f.startsWith(`src/games/${name}/`)));
  expect(laws.filter((f) => id.test(nameless(readFileSync(join(root, f), 'utf8'))))).toEqual(['src/games/index.ts']);
});

test('rules and server never import a board', () => {
  const wrong = product
    .filter((f) => /^src\/(server|store|lab|cli|bots|core)\//.test(f))
    .flatMap((f) => imports(f).filter((t) => t.includes('/ui/')));
  expect(wrong).toEqual([]);
});

test('core and games import nothing of Node, and one package: the hash that fair chance stands on', () => {
  const wrong = product
    .filter((f) => /^src\/(core|games)\//.test(f) && !f.includes('/ui/'))
    .flatMap((f) =>
      [...readFileSync(join(root, f), 'utf8').matchAll(/(?<![\w.-])(?:from|import)\s*\(?\s*'([^.'][^']*)'/g)].map(
        (m) => `${f} imports ${m[1]}`,
      ),
    )
    .filter((found) => !/^src\/core\/sha256\.ts imports @noble\/hashes\//.test(found));
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
