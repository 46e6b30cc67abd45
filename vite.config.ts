import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Where `npx tsx src/cli/main.ts serve` listens, for `npx vite` beside it. */
const SERVER = process.env.RATSKELLER_SERVER ?? 'http://127.0.0.1:3000';

/**
 * Left to itself, Rolldown cuts what several pages share into slivers, which pack worse, and the first move waits for all of
 * them. So a board stays in one piece, though the drawings of its rules use parts of it; so does the kit of all boards, and so
 * does what every page of the house needs. Texts stay apart: they are loaded one language at a time;
 * and so do scenes, which are shown long after the first move.
 */
const BOARD = /\/games\/([\w-]+)\/ui\/(?!figures\/|scenes\/|text\/|later\/|pocket\/)/;
/** What a board needs only after the first move, or only on a small screen. */
const LATER = /\/games\/([\w-]+)\/ui\/(later|pocket)\//;
const KIT = /\/web\/kit\/(?!figures\/)/;
const HOUSE =
  /\/src\/(core\/(?!texts\/)|protocol\/(?!text\/)|web\/((?!main|bot-worker)[\w.-]+\.(ts|svelte)|net\/|keep\/|text\/text\.svelte))/;
const GROUPS = [
  { name: (id: string) => `board-${BOARD.exec(id)?.[1]}`, test: BOARD },
  { name: (id: string) => `${LATER.exec(id)?.[2]}-${LATER.exec(id)?.[1]}`, test: LATER },
  { name: 'kit', test: KIT },
  { name: 'house', test: HOUSE },
];

export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [
    svelte(),
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
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS } } },
  },
  server: { proxy: { '/api': SERVER, '/key': SERVER, '/ws': { target: SERVER, ws: true } } },
});
