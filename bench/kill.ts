/**
 * Kills the server with -9 under load, again and again, and compares all that clients were shown with what is stored.
 *
 *   npx tsx bench/kill.ts [--rounds 200]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killRounds } from '../test/support/kill.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } });
const folder = mkdtempSync(join(tmpdir(), 'ratskeller-kill-'));
const started = Date.now();
const tally = await killRounds(Number(values.rounds), folder, (t) => {
  if (t.rounds % 20 === 0) console.log(`${t.rounds} kills: ${t.acknowledged} moves acknowledged, ${t.lost} lost, ${t.forks} forks`);
});
rmSync(folder, { recursive: true, force: true });
const seconds = Math.round((Date.now() - started) / 1000);
console.log(
  `${tally.rounds} kills in ${seconds} s: ${tally.acknowledged} moves acknowledged, ${tally.compared} shown positions compared, ${tally.lost} lost, ${tally.forks} forks`,
);
process.exit(tally.lost + tally.forks === 0 ? 0 : 1);
