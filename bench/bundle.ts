// What a browser loads until the first move of a game can be made: home page, one press, table, board, bots. A real browser
// asks the real server, so that this is what comes over the wire. Needs `npm run build` and chromium.
//   npx tsx bench/bundle.ts [--slow-3g] [--slowness 4] [game…]
// --slow-3g: 400 kbit/s and 400 ms; --slowness: the processor so many times slower, and the longest time that the page was deaf.
import { GAMES } from '../src/games/index.ts';
import { launchBrowser } from '../test/e2e/support/browser.ts';
import { untilFirstMove } from '../test/e2e/support/download.ts';
import { serve } from '../test/e2e/support/server.ts';
import { flags } from './support/flags.ts';

const asked = flags({ 'slow-3g': false, slowness: 1 }, Object.keys(GAMES));
const games = asked.words.length > 0 ? asked.words : Object.keys(GAMES);
const hardship = { slowLine: asked['slow-3g'], slowness: asked.slowness };
const [browser, server] = await Promise.all([launchBrowser(), serve()]);
try {
  for (const game of games) {
    const { bytes, requests, paths, took, deaf } = await untilFirstMove(browser, server.url, game, hardship);
    if (games.length === 1) console.log(paths.join('\n'));
    console.log(
      `${game.padEnd(13)} ${(bytes / 1000).toFixed(1).padStart(6)} kB in ${requests} requests until the first move after ${(took / 1000).toFixed(1)} s, longest task ${deaf.toFixed(0)} ms`,
    );
  }
} finally {
  await browser.close();
  await server.stop();
}
