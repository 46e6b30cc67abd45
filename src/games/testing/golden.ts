import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AnyGame } from '../../core/game.ts';
import type { GameRecord } from '../../core/record.ts';
import { verify } from '../../core/replay.ts';
import { parseRecord } from '../../protocol/record.ts';

/** Whole games with results, as a folder of records: each must be played again to the same end. Answers with them, for what they show. */
export function testGolden(folder: string, game: AnyGame): readonly GameRecord[] {
  const records = readdirSync(folder).map((name) => ({ name, parsed: parseRecord(readFileSync(join(folder, name), 'utf8')) }));
  test.each(records)('$name is played again to the same result', ({ parsed }) => {
    if (!parsed.ok) expect.fail(JSON.stringify(parsed));
    expect(verify(game, parsed.record)).toBeUndefined();
  });
  return records.flatMap(({ parsed }) => (parsed.ok ? [parsed.record] : []));
}
