/**
 * A crowd at one table: what its coming and going costs the server, and whether other people's moves suffer while sockets flap at
 * the limit of one address. Server, crowd and the others are three processes on this machine; nothing else is reached.
 *
 *   npx tsx bench/onlookers.ts [--onlookers 5000] [--seconds 10] [--json]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '../src/server/limits.ts';
import { cpuSeconds, megabytes } from './support/cpu.ts';
import { flags } from './support/flags.ts';
import { createTable, openGuest } from './support/guest.ts';
import { look, type Onlooker } from './support/onlooker.ts';
import { startOthers } from './support/others.ts';
import { profiling, type ServerProcess, startProcess } from './support/server-process.ts';

const { onlookers, seconds, json, profile } = flags({ onlookers: 5000, seconds: 10, json: false, profile: '' });

/** Others who play meanwhile, each move after so many milliseconds. */
const DUELS = 20;
const THINK = 50;
/** So many come at the same time. */
const AT_ONCE = 100;
/** Watching costs five messages and unwatching one: so often one address may do both in a second. */
const FLAPS = LIMITS.addressMessages.perSecond / 6;
const FLAPPING = 10;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const used = ({ child }: ServerProcess): number => cpuSeconds(child.pid) ?? Number.NaN;

/** A table with full seats and some chat, as its host sees it. */
async function openStage(url: string): Promise<string> {
  const [host, guest] = await Promise.all([openGuest(url, 'Host'), openGuest(url, 'Guest')]);
  const table = await createTable(url, host, 'a'.repeat(32));
  for (const one of [host, guest]) one.watch(table);
  guest.send({ type: 'sit', table, seat: 1, luck: 'b'.repeat(32) });
  for (let i = 0; i < 8; i++) for (const one of [host, guest]) one.send({ type: 'chat', table, text: 'So many rats! '.repeat(20) });
  await pause(500);
  host.send({ type: 'start', table });
  await pause(500);
  return table;
}

async function joinAll(url: string, table: string): Promise<Onlooker['guest'][]> {
  const crowd: Onlooker[] = [];
  while (crowd.length < onlookers) {
    const size = Math.min(AT_ONCE, onlookers - crowd.length);
    crowd.push(...(await Promise.all(Array.from({ length: size }, () => look(url, table)))));
  }
  return crowd.map(({ guest }) => guest);
}

function flap(guests: readonly Onlooker['guest'][], table: string): () => void {
  const timers = guests.map((guest) =>
    setInterval(
      () => {
        guest.send({ type: 'unwatch', table });
        guest.watch(table);
      },
      (1000 * FLAPPING) / FLAPS,
    ),
  );
  return () => timers.forEach(clearInterval);
}

const data = mkdtempSync(join(tmpdir(), 'ratskeller-onlookers-'));
const server = await startProcess(['--data', data], profiling(profile));
try {
  const stage = await openStage(server.url);
  const before = used(server);
  const started = performance.now();
  const crowd = await joinAll(server.url, stage);
  const joinSeconds = (performance.now() - started) / 1000;
  // Until the last news of who is there has been told.
  await pause(200 + onlookers);
  const joinCpu = used(server) - before;
  const memory = megabytes(server.child.pid);
  const others = await startOthers(server.url, DUELS, THINK);
  const calm = await others.measure(seconds);
  const stop = flap(crowd.slice(0, FLAPPING), stage);
  const flapping = await others.measure(seconds);
  stop();
  others.stop();
  const still = used(server);
  for (const { socket } of crowd) socket.terminate();
  await pause(3000);
  const leaveCpu = used(server) - still;
  const round = (x: number): number => Math.round(x * 100) / 100;
  const figures = {
    onlookers,
    joinCpu: round(joinCpu),
    joinSeconds: round(joinSeconds),
    leaveCpu: round(leaveCpu),
    memory,
    calm,
    flapping,
  };
  if (json) console.log(JSON.stringify(figures, undefined, 2));
  else {
    console.log(`Node ${process.version}, ${availableParallelism()} cores, server and load together, SQLite`);
    console.log(
      `${onlookers} onlookers joined: ${figures.joinCpu} s of the server's processor (${figures.joinSeconds} s by the clock), then ${memory} MB; left: ${figures.leaveCpu} s`,
    );
    console.log(`others' moves with the crowd: p50 ${calm.p50} ms, p99 ${calm.p99} ms (${calm.moves} moves)`);
    console.log(
      `others' moves while ${FLAPPING} sockets flap ${FLAPS} times a second: p50 ${flapping.p50} ms, p99 ${flapping.p99} ms (${flapping.moves} moves)`,
    );
  }
} finally {
  await server.end('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}
process.exit(0);
