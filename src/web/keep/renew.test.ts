import { expect, test } from 'vitest';
import type { AnyGame, AnyMove } from '../../core/game.ts';
import { listed } from '../../core/listed.ts';
import { writeRecord } from '../../core/record.ts';
import { verify } from '../../core/replay.ts';
import { game } from '../../games/rattenscharf/game.ts';
import { parseRecord } from '../../protocol/record.ts';
import { type LocalServices, LocalTable } from '../table/holders/local.svelte.ts';
import { fileOf } from './file.ts';
import type { Keep, KeptGame } from './games.ts';
import { newGame } from './new-game.ts';
import { renew } from './renew.ts';

const first = game as unknown as AnyGame;
/** The first strip may be laid no more: no old log replays, but every later position is understood. */
const second: AnyGame = {
  ...first,
  rules: first.rules + 1,
  moves: (s, seat) => ((s as { turnNumber: number }).turnNumber < 2 ? first.moves(s, seat).slice(0, 1) : first.moves(s, seat)),
  find: (s, seat, sent) => listed(second.moves(s, seat), sent),
};
/** Positions have another form, and nobody says how to get there. */
const third: AnyGame = {
  ...second,
  view: () => {
    throw new TypeError('no such field');
  },
};

function memory(): Keep & { readonly games: Map<string, KeptGame> } {
  const games = new Map<string, KeptGame>();
  return {
    games,
    get: async (id) => games.get(id),
    put: async (kept, length) => {
      if ((games.get(kept.id)?.log.length ?? 0) !== length) return false;
      games.set(kept.id, structuredClone(kept));
      return true;
    },
    delete: async (id) => void games.delete(id),
    list: async () => [...games.values()],
  };
}

/** Two people at this screen play so many moves, never the first that is listed. */
async function played(keep: Keep, moves: number): Promise<KeptGame> {
  // Not by chance: some deals are over within five moves.
  const luck = { seed: '1'.repeat(64), contributions: ['2'.repeat(32), '3'.repeat(32)] };
  const kept = { ...newGame(first, [{ name: 'Ana' }, { name: 'Bo' }], { start: 'green' }, 1), ...luck };
  await keep.put(kept, 0);
  await go(new LocalTable(first, kept, services(keep)), first, moves);
  return (await keep.get(kept.id)) ?? expect.fail();
}

const services = (keep: Keep): LocalServices => ({
  keep,
  think: () => Promise.reject(new Error('no bots here')),
  now: () => 2,
  pause: async () => undefined,
});

async function go(table: LocalTable, rules: AnyGame, moves: number): Promise<void> {
  await table.begin();
  for (let i = 0; i < moves; i++) {
    const { n, pending, view } = table.position ?? expect.fail();
    const [seat] = pending;
    if (seat === undefined) return;
    expect(await play(table, seat, n, rules.moves(view, seat))).toBeUndefined();
  }
}

const play = (table: LocalTable, seat: number, n: number, moves: readonly AnyMove[]) => table.play(seat, n, [moves.at(-1) as AnyMove]);

test('rules are raised: a kept game goes on from its last position, and its file says where', async () => {
  const keep = memory();
  const kept = await played(keep, 5);
  const seen = new LocalTable(first, kept, services(keep)).position;
  const renewed = (await renew(second, kept, keep, 3)) ?? expect.fail();
  expect(renewed.kept).toMatchObject({ rules: second.rules, log: [], before: { rules: first.rules, log: kept.log } });
  expect(renewed.kept.seed).not.toBe(kept.seed);
  const table = new LocalTable(renewed.game, renewed.kept, services(keep));
  expect(table.position).toMatchObject({ view: seen?.view, pending: seen?.pending, takeBack: [] });
  await go(table, second, 4);
  expect(keep.games.get(kept.id)?.log.length).toBeGreaterThan(3);
  expect(table).toMatchObject({ partial: true, hasFile: true, isOlder: false });
  const record = await table.record();
  if ('rule' in record) throw new Error(record.rule);
  expect(record.rules).toBe(first.rules);
  const parsed = parseRecord(writeRecord(record));
  if (!parsed.ok) throw new Error(parsed.fault.key);
  expect(verify(second, parsed.record)).toMatchObject({ phrase: { key: 'file.seam', params: { n: kept.log.length } } });
  // Once more: what has gone on already is simply opened.
  const again = keep.games.get(kept.id) ?? expect.fail();
  expect(new LocalTable(second, again, services(keep)).position?.view).toEqual(table.position?.view);
});

test('rules are raised, but a kept game replays by them: it goes on as if nothing had been', async () => {
  const keep = memory();
  const kept = await played(keep, 5);
  const renewed = (await renew({ ...first, rules: 9 }, kept, keep, 3)) ?? expect.fail();
  expect(renewed.kept).toEqual({ ...kept, rules: 9 });
  expect(keep.games.get(kept.id)?.rules).toBe(9);
});

test('rules are raised: a kept game that is over is shown as it ended, and its file is whole', async () => {
  const keep = memory();
  const kept = await played(keep, 1000);
  expect(kept.over).toBe(true);
  const ended = new LocalTable(first, kept, services(keep)).position;
  const renewed = (await renew(second, kept, keep, 3)) ?? expect.fail();
  const table = new LocalTable(renewed.game, renewed.kept, services(keep));
  expect(table.position).toMatchObject({ view: ended?.view, sheet: ended?.sheet, pending: [] });
  expect(table).toMatchObject({ partial: true, hasFile: true, isOlder: true, info: { status: 'over' } });
  const record = await table.record();
  if ('rule' in record) throw new Error(record.rule);
  expect(verify(first, record)).toBeUndefined();
});

test('what today’s rules cannot understand, what kept no position, and what newer rules played leaves its file', async () => {
  const keep = memory();
  const kept = await played(keep, 5);
  expect(await renew(third, kept, keep, 3)).toBeUndefined();
  const { state: _state, ...old } = kept;
  expect(await renew(second, old, keep, 3)).toBeUndefined();
  expect(await renew({ ...first, rules: first.rules - 1 }, kept, keep, 3)).toBeUndefined();
  expect(verify(first, fileOf(kept))).toBeUndefined();
  expect(keep.games.get(kept.id)).toEqual(kept);
});
