import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { firstWords, namedBy, spokenBy } from './scripts/first-words.ts';

/** Where `npm start` listens, for `npx vite` beside it. */
const SERVER = process.env.RATSKELLER_SERVER ?? 'http://127.0.0.1:8787';

const source = (file: string): string => join(import.meta.dirname, 'src', file);
const GAMES = readdirSync(source('games')).filter((game) => existsSync(source(`games/${game}/ui/index.ts`)));

/**
 * Left to itself, Rolldown cuts what several pages share into slivers, and the first move waits for all of them. So a file belongs
 * to the first of these places that cannot do without it, in the order in which a visitor comes to them; what is only asked for
 * later (by `import()`) stays apart. test/e2e/download.test.ts holds what that makes.
 */
const PLACES: Readonly<Record<string, string>> = {
  house: source('web/main.ts'),
  home: source('web/home/Home.svelte'),
  table: source('web/table/LocalPage.svelte'),
};
/** What others did before a first move is told with the first words, though it comes by need. */
const SINCE = source('web/table/log/Since.svelte');
const RULES = GAMES.map((game) => [`rules-${game}`, source(`games/${game}/index.ts`)] as const);
const BOARDS = GAMES.map((game) => [`board-${game}`, source(`games/${game}/ui/index.ts`)] as const);
/** Bots and reviews think in threads, which share the rules with the page but must not load a page. */
const THREADS = [source('web/bot-worker.ts'), source('web/review/review-worker.ts')];
/** The words of a game come at once, in one language. */
const WORDS = /\/games\/([\w-]+)\/(?:ui\/)?text\/(\w\w)\.ts$|\/(?:core\/texts|web\/text(?:\/\w+)?)\/(\w\w)\.ts$/;

/** What the words of a game in all languages are made with. */
const SHARED_WORDS = /\/games\/([\w-]+)\/text\/shared\//;

type Info = { readonly importedIds: readonly string[] } | null;
type Ask = { getModuleInfo(id: string): Info };

/** Which files a file needs before it can do anything. */
const reach = (() => {
  const known = new Map<string, ReadonlySet<string>>();
  return (entry: string, ask: Ask): ReadonlySet<string> => {
    const found = known.get(entry) ?? new Set<string>();
    if (found.size > 0) return found;
    const all = new Set([entry]);
    for (const id of all) for (const next of ask.getModuleInfo(id)?.importedIds ?? []) all.add(next);
    known.set(entry, all);
    return all;
  };
})();

function pieceOf(id: string, ask: Ask): string | undefined {
  const [, spoken] = SHARED_WORDS.exec(id) ?? [];
  if (spoken) return `rules-${spoken}`;
  const [, game, lang, shell] = WORDS.exec(id) ?? [];
  if (lang || shell) return game ? `words-${game}-${lang}` : `words-${shell}`;
  const needs = ([, entry]: readonly [string, string]): boolean => reach(entry, ask).has(id);
  const rules = RULES.filter(needs);
  const boards = BOARDS.filter(needs);
  const inThread = rules.length > 0 || THREADS.some((thread) => reach(thread, ask).has(id));
  const place = Object.entries(PLACES).find(needs)?.[0];
  if (inThread && (place !== undefined || rules.length > 1)) return 'core';
  if (place !== undefined) return place;
  if (rules.length + boards.length === 0) return undefined;
  // What several boards share comes with the table.
  return rules[0]?.[0] ?? (boards.length > 1 ? 'table' : boards[0]?.[0]);
}

/**
 * Vite packs a worker by itself, with rules and bots that the page has loaded already. As a further entry of the same build it
 * shares the page's files instead.
 */
const THREAD = /new URL\('(\.[^']*-worker\.ts)', import\.meta\.url\)/;
const threads = (): Plugin => ({
  name: 'threads',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const found = THREAD.exec(code);
    if (!found?.[1]) return undefined;
    const file = this.emitFile({ type: 'chunk', id: join(dirname(id), found[1]) });
    return code.replace(found[0], `import.meta.ROLLUP_FILE_URL_${file}`);
  },
});

/**
 * A file that is asked for by `import()` and lies in a piece with others gets a file of its own again, which only hands on what the
 * piece calls otherwise: one more request on the way to the first move. Whoever asks is sent to the piece itself.
 */
const HANDS_ON = /^export\{([^}]+)\}from["'`]\.\/([^"'`]+)["'`];?\s*$/;
const withoutDetours = (): Plugin => ({
  name: 'without-detours',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      for (const detour of chunks) {
        const [, names, piece] = (detour.isDynamicEntry && HANDS_ON.exec(detour.code.trim())) || [];
        if (names === undefined || piece === undefined) continue;
        const own = names.split(',').map((name) => name.split(' as '));
        const object = own.map(([inPiece, outside = inPiece]) => `${outside}:m.${inPiece}`).join(',');
        const name = detour.fileName.replace('assets/', '');
        for (const chunk of chunks) {
          chunk.code = chunk.code
            .replaceAll(
              new RegExp(`import\\((["'\`])\\./${name.replaceAll('.', '\\.')}\\1\\)`, 'g'),
              `import("./${piece}").then(m=>({${object}}))`,
            )
            .replaceAll(`assets/${name}`, `assets/${piece}`);
        }
        delete bundle[detour.fileName];
      }
    },
  },
});

export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [
    svelte(),
    threads(),
    firstWords('/web/text/shell', namedBy(...Object.values(PLACES), SINCE)),
    GAMES.map((game) => firstWords(`/games/${game}/text`, spokenBy(source(`games/${game}/ui/index.ts`)))),
    withoutDetours(),
    VitePWA({
      injectRegister: null,
      manifest: {
        name: 'Ratskeller',
        short_name: 'Ratskeller',
        description: 'Four rat-themed board games in one vault.',
        start_url: '/',
        display: 'standalone',
        background_color: '#1b130e',
        theme_color: '#1b130e',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,woff2,svg,png}'],
        // Messengers look at these; no page of ours does.
        globIgnores: ['previews/**'],
        // A page that is open keeps its own version; a new one takes over when asked, or once all pages are closed.
        clientsClaim: true,
        // Says whose turn it is, while no page is open.
        importScripts: ['/push-worker.js'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [
          /^\/api\//,
          /^\/key\//,
          /^\/mail\//,
          /^\/embed\//,
          /^\/picture\//,
          /^\/ws/,
          /^\/healthz/,
          /^\/metrics/,
          /^\/openapi/,
          /^\/docs/,
        ],
      },
    }),
  ],
  worker: { format: 'es' },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // A thread has no document to put a preload in; each game's rules are one file anyway.
    modulePreload: { polyfill: false, resolveDependencies: (_, deps, { hostId }) => (hostId.includes('/core-') ? [] : deps) },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: pieceOf }] } },
    },
  },
  server: { proxy: { '/api': SERVER, '/key': SERVER, '/mail': SERVER, '/picture': SERVER, '/ws': { target: SERVER, ws: true } } },
});
