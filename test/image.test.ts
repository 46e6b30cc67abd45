import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { addressOf, Image, instructionsOf, linked } from '../scripts/image.ts';
import { ratskeller } from '../src/cli/testing/run.ts';

const root = join(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const has = (program: string, ...args: string[]): boolean => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

test('what the Dockerfile says, done in a folder, gives a server that is healthy, has its pages, and ends when asked', async () => {
  const image = new Image(linked);
  try {
    image.build();
    const child = image.start([...image.last.command, '--port', '0']);
    const gone = new Promise<number | null>((done) => child.once('exit', done));
    const url = await addressOf(child);
    const health = await fetch(`${url}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { ok: true }]);
    expect(await (await fetch(url, { headers: { accept: 'text/html' } })).text()).toContain('<script type="module"');
    expect(existsSync(join(image.last.folder, 'app/dist/picture/draw.js'))).toBe(true);
    child.kill('SIGTERM');
    expect(await gone).toBe(0);
    expect(image.last.user).toBe('node');
    expect(readdirSync(join(image.last.folder, 'data'))).toContain('ratskeller.sqlite');
    // Neither sources nor tests nor tools are in it.
    expect(readdirSync(join(image.last.folder, 'app')).sort()).toEqual(
      ['LICENSE', 'bin', 'dist', 'node_modules', 'package-lock.json', 'package.json'].sort(),
    );
    expect(existsSync(join(image.last.folder, 'app/node_modules/vitest'))).toBe(false);
  } finally {
    image.remove();
  }
});

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
}

const compose = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};

test('compose starts two servers and a worker on one database, and only the proxy is reached from outside', async () => {
  const { services, volumes } = compose;
  expect(Object.keys(services).sort()).toEqual(['caddy', 'postgres', 'server-1', 'server-2', 'worker']);
  expect(Object.keys(services).filter((name) => services[name]?.ports !== undefined)).toEqual(['caddy']);
  for (const [name, { depends_on = {}, volumes: mounts = [] }] of Object.entries(services)) {
    for (const other of Object.keys(depends_on)) expect([name, Object.keys(services)]).toEqual([name, expect.arrayContaining([other])]);
    for (const mount of mounts) {
      const [from = ''] = mount.split(':');
      expect([mount, from.startsWith('./') ? existsSync(join(root, from)) : Object.hasOwn(volumes, from)]).toEqual([mount, true]);
    }
  }
  const own = ['server-1', 'server-2', 'worker'].map((name) => services[name]);
  for (const service of own)
    expect(service).toMatchObject({ image: 'ratskeller', environment: { DATABASE_URL: expect.stringContaining('@postgres/') } });
  // What they are told is understood: a flag that does not exist would be refused before anything else.
  for (const { command = [] } of own.flatMap((service) => service ?? [])) {
    const { stderr, status } = await ratskeller([...command, '--database-url', 'postgres://x@127.0.0.1:1/x']);
    expect([command, status, stderr]).toEqual([command, 1, expect.stringContaining('The database does not answer')]);
  }
});

test('the proxy asks the servers of compose whether they are healthy, and the variables have an example', () => {
  const caddy = read('deploy/Caddyfile');
  expect([...caddy.matchAll(/(server-\d):(\d+)/g)].map(([, name, port]) => [name, port])).toEqual([
    ['server-1', '8787'],
    ['server-2', '8787'],
  ]);
  expect(caddy).toContain('health_uri /healthz');
  expect(instructionsOf(read('Dockerfile')).find(({ name }) => name === 'EXPOSE')?.text).toBe('8787');
  const wanted = new Set([...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  const named = new Set([...read('deploy/example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name));
  expect(named).toEqual(wanted);
});

test('the systemd unit starts a command that exists, and keeps to itself', async () => {
  const unit = read('deploy/ratskeller.service');
  const [, args = ''] = /^ExecStart=\S+ .*ratskeller\.js (.*)$/m.exec(unit) ?? [];
  const { stderr, status } = await ratskeller([...args.replace('/var/lib/ratskeller', '/dev/null/data').split(' '), '--port', '0']);
  expect([status, stderr]).toEqual([1, expect.stringContaining('/dev/null/data cannot hold the data')]);
  // Where systemd is, it judges for itself.
  if (!has('systemd-analyze', '--version')) return;
  const judged = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', join(root, 'deploy/ratskeller.service')], {
    encoding: 'utf8',
  });
  expect(Number(/exposure level for \S+: ([\d.]+)/.exec(judged)?.[1])).toBeLessThan(2);
});

/** Only here: a test that could not run must not be said to have passed. */
if (has('docker', 'info') && has('docker', 'compose', 'version')) {
  test('the image is built, and all of compose comes up', { timeout: 600_000 }, () => {
    const secrets = { POSTGRES_PASSWORD: 'test', METRICS_TOKEN: 'test', ADDRESS: 'http://localhost' };
    const env = { ...process.env, ...secrets, COMPOSE_PROJECT_NAME: 'ratskeller-test' };
    const docker = (...args: string[]): string => execFileSync('docker', ['compose', ...args], { cwd: root, env, encoding: 'utf8' });
    try {
      docker('up', '--build', '--wait', '--wait-timeout', '300');
      expect(docker('exec', 'caddy', 'wget', '-qO-', 'http://localhost/healthz')).toBe('{"ok":true}');
    } finally {
      docker('down', '--volumes');
    }
  });
}
