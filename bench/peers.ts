/**
 * This server beside others under the same load, one after the other and again, in one run: two-player tables of Rattenscharf, every
 * player answers at once (closed loop), server and load on this machine.
 *   ratskeller   rules, secrets, fair chance, every move on the disk before anybody hears of it
 *   Colyseus     the same rules, its own state and client, each change sent at once; nothing is stored
 *   echo, whole  `ws` and this project's group commit alone: no rules, no seats; a small event or a kilobyte to each player
 * The peers are installed into bench/peers by its own lock file when they are first needed. Engines alone: bench/engine-peers.ts.
 *
 *   npx tsx bench/peers.ts [--tables 500] [--seconds 8] [--rounds 2] [--only ratskeller,colyseus] [--json]
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Figures, openPairs, type Pair, pause, playAll } from './support/closed-loop.ts';
import { ColyseusDuel, type ColyseusSdk } from './support/colyseus-duel.ts';
import { Duel } from './support/duel.ts';
import { EchoDuel } from './support/echo-duel.ts';
import { flags } from './support/flags.ts';
import { installPeers, PEERS } from './support/peers.ts';
import { ROOM, startProcess } from './support/server-process.ts';

const { tables, seconds, rounds, only, json } = flags({
  tables: 500,
  seconds: 8,
  rounds: 2,
  only: ['ratskeller', 'colyseus', 'echo', 'whole'],
  json: false,
});

interface Running {
  readonly child: ChildProcess;
  open(number: number): Promise<Pair>;
}

const ECHO = fileURLToPath(new URL('./support/echo-server.ts', import.meta.url));

async function start(args: readonly string[]): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = spawn(process.execPath, [ROOM, '--import', 'tsx', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (data: Buffer) => {
      const found = /open: (http:\S+)/.exec(data.toString())?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the peer ended with ${code}`)));
  });
  return { child, url };
}

const PORT = 24_100 + (process.pid % 500);

const echo = async (folder: string, ...more: readonly string[]): Promise<Running> => {
  const { child, url } = await start([ECHO, String(PORT), folder, ...more]);
  return { child, open: (number) => EchoDuel.open(url, number) };
};

const SERVERS: Readonly<Record<string, (folder: string) => Promise<Running>>> = {
  ratskeller: async (folder) => {
    const { child, url } = await startProcess(['--data', folder]);
    return { child, open: (number) => Duel.open(url, number, 0) };
  },
  colyseus: async () => {
    const sdk = installPeers()('@colyseus/sdk') as ColyseusSdk;
    const { child, url } = await start([join(PEERS, 'colyseus.mjs'), String(PORT)]);
    return { child, open: () => ColyseusDuel.open(sdk, url) };
  },
  echo: (folder) => echo(folder),
  whole: (folder) => echo(folder, '--whole'),
};

async function measure(name: string): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'ratskeller-peers-'));
  const running = await SERVERS[name]?.(folder);
  if (!running) throw new Error(`there is no ${name}: ${Object.keys(SERVERS).join(', ')}`);
  const gone = new Promise((resolve) => running.child.once('exit', resolve));
  try {
    return await playAll(await openPairs(tables, running.open), running.child.pid, seconds);
  } finally {
    running.child.kill('SIGTERM');
    await Promise.race([gone, pause(10_000).then(() => running.child.kill('SIGKILL'))]);
    rmSync(folder, { recursive: true, force: true });
  }
}

const mean = (all: readonly Figures[], key: keyof Figures): number =>
  Math.round((10 * all.reduce((sum, f) => sum + f[key], 0)) / all.length) / 10;

if (only.includes('colyseus')) installPeers();
const seen = new Map<string, Figures[]>(only.map((name) => [name, []]));
for (let round = 0; round < rounds; round++) for (const [name, all] of seen) all.push(await measure(name));
if (json) console.log(JSON.stringify(Object.fromEntries(seen), undefined, 2));
else {
  console.log(
    `Node ${process.version}, ${availableParallelism()} cores, ${tables} tables, ${rounds} rounds of ${seconds} s each, by turns`,
  );
  const own = seen.get('ratskeller');
  for (const [name, all] of seen) {
    const [moves, p50, p99, cpu, load] = (['movesPerSecond', 'p50', 'p99', 'serverCpu', 'loadCpu'] as const).map((key) => mean(all, key));
    const ratio = own && name !== 'ratskeller' ? `; ratskeller/${name}: ${(mean(own, 'movesPerSecond') / (moves ?? 1)).toFixed(2)}` : '';
    console.log(
      `${name.padEnd(11)} ${Math.round(moves ?? 0)} moves/s, p50 ${p50} ms, p99 ${p99} ms; processor time a move: server ${cpu} µs, load ${load} µs${ratio}`,
    );
  }
}
process.exit(0);
