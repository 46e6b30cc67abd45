import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProcess } from '../bench/support/server-process.ts';

interface Dashboard {
  readonly panels: readonly { readonly id: number; readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

const dashboard = JSON.parse(readFileSync(new URL('../deploy/grafana.json', import.meta.url), 'utf8')) as Dashboard;
const exprs = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const named = new Set(exprs.flatMap((expr) => expr.match(/\b(ratskeller|nodejs|process)_\w+/g) ?? []));

/** The names under which Prometheus knows a figure. */
function namesOf(text: string): Map<string, readonly string[]> {
  const parts = { histogram: ['_bucket', '_sum', '_count'], summary: ['_sum', '_count', ''] };
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Map(types.map(([, name = '', type = '']) => [name, (parts[type as keyof typeof parts] ?? ['']).map((part) => name + part)]));
}

test('every figure of the dashboard exists, and every figure of ours is on it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ratskeller-dashboard-'));
  const server = await startProcess(['--data', folder]);
  const known = namesOf(await (await fetch(`${server.url}/metrics`)).text());
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true });
  const all = new Set([...known.values()].flat());
  expect([...named].filter((name) => !all.has(name))).toEqual([]);
  const ours = [...known].filter(([name]) => name.startsWith('ratskeller_'));
  expect(ours.filter(([, names]) => !names.some((name) => named.has(name))).map(([name]) => name)).toEqual([]);
  expect(ours.length).toBeGreaterThan(20);
});

test('panels have numbers of their own, and every question is about our servers', () => {
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  for (const expr of exprs) expect(expr).toMatch(/\{job="ratskeller"\}/);
  for (const expr of exprs) expect([expr, expr.split('(').length]).toEqual([expr, expr.split(')').length]);
});
