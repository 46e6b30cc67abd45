import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { killRounds } from './support/kill.ts';

test('the server is killed with -9 under load ten times: nothing that was shown is lost, and there is one history', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ratskeller-kill-'));
  const tally = await killRounds(10, folder);
  rmSync(folder, { recursive: true, force: true });
  expect(tally).toMatchObject({ rounds: 10, lost: 0, forks: 0 });
  expect(tally.acknowledged).toBeGreaterThan(250);
}, 300_000);
