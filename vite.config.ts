import { dirname, join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Where `npx tsx src/cli/main.ts serve` listens, for `npx vite` beside it. */
const SERVER = process.env.RATSKELLER_SERVER ?? 'http://127.0.0.1:3000';

/**
 * Left to itself, Rolldown cuts what several pages share into slivers, which pack worse, and the first move waits for all of
 * them. So a board stays in one piece, though the drawings of its rules use parts of it; so does the kit of all boards, and so
 * does what every page of the house needs. Texts stay apart: they are loaded one language at a time;
 * and so do scenes, which are shown long after the first move.
 */
const BOARD = /\/games\/([\w-]+)\/ui\/(?!figures\/|home\/|scenes\/|text\/|later\/|pocket\/)/;
/** What a board needs only after the first move, or only on a small screen. */
const LATER = /\/games\/([\w-]+)\/ui\/(later|pocket)\//;
/** The small map is a small screen's. */
const KIT = /\/web\/kit\/(?!figures\/|Overview)/;
/** What rules, bots and pages share, such as how long a bot may think; threads load it too, so it knows no page. */
const CORE = /\/src\/(core\/(?!texts\/|referee-texts|parse-record)|bots\/(budget|levels|spec|table-budget)\.ts)/;
/** The rules of a game in one piece: pages and threads ask for the same file. */
const RULES = /\/games\/([\w-]+)\/(?!ui\/|text\/|statistics|physics|card)/;
/** Bots play in a thread of their own. */
const BOTS = /\/src\/bots\/(?!ask|review\/)/;
/** Where rules and words are found, by name. */
const LISTS = /\/src\/(web\/words|games\/(index|[\w-]+\/card)|core\/referee-texts|protocol\/server-texts)\.ts/;
const HOUSE =
  /\/src\/(protocol\/(?!text\/|server-texts)|web\/((?!main|words|bot-worker)[\w.-]+\.(ts|svelte)|net\/|keep\/|text\/text\.svelte))/;
const GROUPS = [
  { name: (id: string) => `board-${BOARD.exec(id)?.[1]}`, test: BOARD },
  { name: (id: string) => `${LATER.exec(id)?.[2]}-${LATER.exec(id)?.[1]}`, test: LATER },
  { name: (id: string) => `rules-${RULES.exec(id)?.[1]}`, test: RULES },
  { name: 'lists', test: LISTS },
  { name: 'core', test: CORE },
  { name: 'bots', test: BOTS },
  { name: 'kit', test: KIT },
  { name: 'house', test: HOUSE },
];

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

export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [
    svelte(),
    threads(),
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
        // A page that is open keeps its own version; a new one takes over when asked, or once all pages are closed.
        clientsClaim: true,
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/key\//, /^\/ws/, /^\/healthz/, /^\/metrics/, /^\/openapi/, /^\/docs/],
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
    modulePreload: { resolveDependencies: (_, deps, { hostId }) => (hostId.includes('/lists-') ? [] : deps) },
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS } } },
  },
  server: { proxy: { '/api': SERVER, '/key': SERVER, '/ws': { target: SERVER, ws: true } } },
});
