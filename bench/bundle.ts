// What a browser loads until the first move of a game can be made: home page, one press, table, board, bots. A real browser
// asks the real server, so that this is what comes over the wire. Needs `npm run build` and chromium.
//   npx tsx bench/bundle.ts [game…]
import { GAMES } from '../src/games/index.ts';
import { launchBrowser } from '../test/e2e/support/browser.ts';
import { untilFirstMove } from '../test/e2e/support/download.ts';
import { serve } from '../test/e2e/support/server.ts';

const games = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(GAMES);
const [browser, server] = await Promise.all([launchBrowser(), serve()]);
try {
  for (const game of games) {
    const { bytes, requests, paths } = await untilFirstMove(browser, server.url, game);
    if (games.length === 1) console.log(paths.join('\n'));
    console.log(`${game.padEnd(13)} ${(bytes / 1000).toFixed(1).padStart(6)} kB in ${requests} requests until the first move`);
  }
} finally {
  await browser.close();
  await server.stop();
}
