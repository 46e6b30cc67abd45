import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../../bin/ratskeller.js', import.meta.url));

/** The real server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Ends it with a signal and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** How it ended and what it said last, if it is gone. */
  lastWords(): string | undefined;
}

/** As `npm start` does: with room for more short-lived objects a busy server spends a tenth less on clearing them away. */
export const ROOM = '--max-semi-space-size=64';

/** The limits of one visitor do not apply: all visitors of a load come from one address. */
const UNLIMITED = ['--requests', '10000000', '--messages', '100000'];

/** Arguments for Node that leave a processor profile in the folder, if one is named. */
export const profiling = (folder: string): readonly string[] => (folder === '' ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`]);

export function startProcess(args: readonly string[], nodeArgs: readonly string[] = []): Promise<ServerProcess> {
  const child = spawn(process.execPath, [ROOM, ...nodeArgs, BIN, 'serve', '--port', '0', ...UNLIMITED, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const end = (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return gone;
  };
  let said = '';
  const lastWords = (): string | undefined => {
    const how = child.signalCode ?? child.exitCode;
    return how === null ? undefined : `ended by ${how}: ${said.slice(-1000)}`;
  };
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (data: Buffer) => {
      said += data.toString();
      const url = /open: (http:\S+)/.exec(said)?.[1];
      if (url) resolve({ url, child, end, lastWords });
    });
    child.stderr?.on('data', (data: Buffer) => {
      said += data.toString();
    });
    void gone.then((code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}
