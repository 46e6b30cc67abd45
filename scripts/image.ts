// Does what the Dockerfile says in plain folders, with this machine's Node, and starts what the image would start:
//   npx tsx scripts/image.ts        all of it, with `npm ci` as the image has it (about two minutes)
// The test takes packages that are installed already instead of asking for them again.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '..');

interface Instruction {
  readonly name: string;
  readonly text: string;
}

export function instructionsOf(dockerfile: string): Instruction[] {
  const lines = dockerfile.replaceAll(/\\\n/g, ' ').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ name: line.split(' ', 1)[0] ?? '', text: line.slice(line.indexOf(' ') + 1).trim() }));
}

/** What a build may copy: .dockerignore forbids everything and then names what is allowed. */
export function allowedNames(dockerignore: string): string[] {
  const [first, ...rest] = dockerignore.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  if (first !== '*' || rest.some((line) => !/^!\w[\w.-]*$/.test(line))) throw new Error('.dockerignore is "*" and then names with a "!"');
  return rest.map((line) => line.slice(1));
}

/** One stage: a folder that stands for the root of its file system. */
interface Stage {
  readonly folder: string;
  readonly env: Record<string, string>;
  workdir: string;
  entrypoint: readonly string[];
  command: readonly string[];
  user: string;
}

/** How `npm ci` is done: as it stands there, or by what is installed here. */
type Install = (cwd: string, production: boolean) => void;

export class Image {
  readonly folder = mkdtempSync(join(tmpdir(), 'ratskeller-image-'));
  readonly #stages = new Map<string, Stage>();
  readonly #install: Install | undefined;
  #stage: Stage | undefined;

  constructor(install?: Install) {
    this.#install = install;
  }

  get last(): Stage {
    if (!this.#stage) throw new Error('a Dockerfile begins with FROM');
    return this.#stage;
  }

  build(): void {
    for (const { name, text } of instructionsOf(readFileSync(join(root, 'Dockerfile'), 'utf8'))) this.#obey(name, text);
  }

  /** Starts what the image starts; `more` is what follows the image's name on a command line. */
  start(more: readonly string[] = this.last.command): ChildProcess {
    const { entrypoint, env, workdir } = this.last;
    const [program = '', ...args] = [...entrypoint, ...more].map((word) => (word.startsWith('/app/') ? this.#place(word) : word));
    return spawn(program, args, {
      cwd: this.#place(workdir),
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #obey(name: string, text: string): void {
    if (name === 'FROM') this.#begin(text);
    else if (name === 'WORKDIR') this.#enter(text);
    else if (name === 'COPY') this.#copy(text);
    else if (name === 'RUN') this.#run(text);
    else if (name === 'ENV') Object.assign(this.last.env, Object.fromEntries([text.split('=', 2)]));
    else if (name === 'ENTRYPOINT') this.last.entrypoint = JSON.parse(text) as string[];
    else if (name === 'CMD') this.last.command = JSON.parse(text) as string[];
    else if (name === 'USER') this.last.user = text;
    else if (!['EXPOSE', 'VOLUME', 'HEALTHCHECK'].includes(name))
      throw new Error(`the Dockerfile says ${name}, which nobody here understands`);
  }

  #enter(workdir: string): void {
    this.last.workdir = workdir;
    mkdirSync(this.#place('.'), { recursive: true });
  }

  #begin(text: string): void {
    const [, , stage = `stage-${this.#stages.size}`] = text.split(/\s+/);
    const folder = join(this.folder, stage);
    mkdirSync(folder);
    this.#stage = { folder, env: {}, workdir: '/', entrypoint: [], command: [], user: 'root' };
    this.#stages.set(stage, this.#stage);
  }

  #place = (path: string, { folder, workdir }: Stage = this.last): string => join(folder, posix.resolve(workdir, path));

  #copy(text: string): void {
    const words = text.split(/\s+/);
    const from = words[0]?.startsWith('--from=') ? this.#stages.get(words.shift()?.slice('--from='.length) ?? '') : undefined;
    const to = this.#place(words.pop() ?? '');
    mkdirSync(to, { recursive: true });
    for (const word of words) {
      if (from) cpSync(this.#place(word, from), to, { recursive: true });
      else
        for (const name of this.#context(word))
          cpSync(join(root, name), word === name && isFolder(name) ? to : join(to, name), { recursive: true });
    }
  }

  #context(word: string): string[] {
    const allowed = allowedNames(readFileSync(join(root, '.dockerignore'), 'utf8'));
    if (word === '.') return allowed;
    if (!allowed.includes(word)) throw new Error(`COPY ${word}: .dockerignore does not allow it`);
    return [word];
  }

  #run(text: string): void {
    const cwd = this.#place('.');
    if (this.#install && text.startsWith('npm ci ')) {
      this.#install(cwd, text.includes('--omit=dev'));
      return;
    }
    // Only a container has a root of its own, and a user of that name.
    const plain = text.replace(/ -o \w+ -g \w+/, '').replaceAll(/ (\/\w+)/g, ` ${this.last.folder}$1`);
    // A test runs with NODE_ENV=test, an image is not built so: what came out would be another program, packed for nothing.
    const { NODE_ENV: _, ...here } = process.env;
    execFileSync('sh', ['-c', plain], { cwd, env: { ...here, ...this.last.env }, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

const isFolder = (name: string): boolean => statSync(join(root, name)).isDirectory();

/** Links to the packages of this checkout: all of them, or those that are not for development alone. */
export function linked(cwd: string, production: boolean): void {
  const modules = join(cwd, 'node_modules');
  const installed = join(root, 'node_modules');
  if (!production) {
    symlinkSync(installed, modules);
    return;
  }
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true; optional?: true }>;
  };
  for (const [path, { dev }] of Object.entries(lock.packages)) {
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
    if (name === undefined || dev || !existsSync(join(installed, name))) continue;
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(installed, name), join(modules, name));
  }
}

/** The address that a started server prints. */
export async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const data of child.stdout ?? []) {
    said += String(data);
    const url = /open: (http:\S+)/.exec(said)?.[1];
    if (url !== undefined) return url.replace('0.0.0.0', '127.0.0.1');
  }
  throw new Error(`the server ended: ${said}`);
}

async function main(): Promise<void> {
  const image = new Image();
  try {
    image.build();
    const child = image.start([...image.last.command, '--port', '0']);
    const gone = new Promise<number | null>((done) => child.once('exit', done));
    const url = await addressOf(child);
    const health = await fetch(`${url}/healthz`);
    const page = await fetch(url);
    child.kill('SIGTERM');
    console.log(`healthz ${health.status}, page ${page.status}, ended with ${await gone}`);
    process.exitCode = health.ok && page.ok ? 0 : 1;
  } finally {
    image.remove();
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
