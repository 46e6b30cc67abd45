/**
 * Kills the server with -9 under load, again and again, and compares all that clients were shown with what is stored.
 *
 *   npx tsx bench/kill.ts [--rounds 200]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killRounds } from '../test/support/kill.ts';
import { flags } from './support/flags.ts';

const { rounds } = flags({ rounds: 200 });
const folder = mkdtempSync(join(tmpdir(), 'ratskeller-kill-'));
const started = Date.now();
const tally = await killRounds(rounds, folder, (t) => {
  if (t.rounds % 20 === 0) console.log(`${t.rounds} kills: ${t.acknowledged} moves acknowledged, ${t.lost} lost, ${t.forks} forks`);
});
rmSync(folder, { recursive: true, force: true });
const seconds = Math.round((Date.now() - started) / 1000);
console.log(
  `${tally.rounds} kills in ${seconds} s: ${tally.acknowledged} moves acknowledged, ${tally.compared} shown positions compared, ${tally.lost} lost, ${tally.forks} forks`,
);
process.exit(tally.lost + tally.forks === 0 ? 0 : 1);
