/**
 * Hurts three servers and their PostgreSQL in random order while people play at all of them, and compares all that players were told and
 * shown with what is stored. The ledger is kept outside of the servers.
 *
 *   npx tsx bench/faults.ts [--faults 200] [--tables 12] [--peace 10] [--only PostgreSQL]
 *
 * With --only just the faults whose name has that in it.
 */
import { randomInt } from 'node:crypto';
import { KINDS, runCampaign } from '../test/support/faults.ts';
import { flags } from './support/flags.ts';

const asked = flags({ faults: 200, tables: 12, peace: 10, only: '' });
const started = Date.now();
const kinds = KINDS.filter((kind) => kind.includes(asked.only));
const faults = Array.from({ length: asked.faults }, () => kinds[randomInt(kinds.length)] ?? '');
let done = 0;
const c = await runCampaign({
  tables: asked.tables,
  peace: asked.peace * 1000,
  faults,
  complained: (complaint) => console.log(`stuck after ${complaint}`),
  said: (fault, { acknowledged, lost, forks, stuck, seen, resumed }) => {
    done += 1;
    const told = `${acknowledged} acknowledged, ${lost} lost, ${forks} forks, ${stuck} stuck, p99 seen ${seen.p99} ms`;
    console.log(`${done} ${fault}: ${told}, all went on after ${resumed.last} ms`);
  },
});
if (c.revived > 0) console.log(`PostgreSQL ended by itself and was started again ${c.revived} times`);
const seconds = Math.round((Date.now() - started) / 1000);
for (const [fault, times] of Object.entries(c.faults)) console.log(`${String(times).padStart(4)} ${fault}`);
if (c.skipped.length > 0) console.log(`not possible here: ${c.skipped.join(', ')}`);
console.log(
  `${done} faults in ${seconds} s: ${c.acknowledged} moves acknowledged in ${c.games} games, ${c.compared} shown positions compared, ` +
    `${c.lost} lost, ${c.forks} forks, ${c.stuck} tables stuck; others saw a move after ${c.seen.p50} ms (p50) and ${c.seen.p99} ms (p99) ` +
    `of ${c.seen.count} seen in peace; all games went on within ${c.resumed.most} ms of a fault, the longest drain took ${Math.round(c.drained)} ms`,
);
process.exit(c.lost + c.forks + c.stuck === 0 && c.drained < 10_000 ? 0 : 1);
