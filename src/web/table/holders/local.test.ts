import { expect, test } from 'vitest';
import type { AnyGame, AnyMove, Options } from '../../../core/game.ts';
import { type Happening, open, replayEntry } from '../../../core/match.ts';
import type { GameRecord } from '../../../core/record.ts';
import { verify } from '../../../core/replay.ts';
import { game as hameln } from '../../../games/hameln/game.ts';
import { game as piedPiper } from '../../../games/pied-piper/game.ts';
import { game as rattenscharf } from '../../../games/rattenscharf/game.ts';
import { heard } from '../../../session/hear.ts';
import type { Keep, KeptGame, KeptSeat } from '../../keep/games.ts';
import { newGame } from '../../keep/new-game.ts';
import type { Think } from '../seats/bots.ts';
import { type LocalServices, LocalTable } from './local.svelte.ts';

const game: AnyGame = rattenscharf;
const PEOPLE: readonly KeptSeat[] = [{ name: 'Ana' }, { name: 'Bo' }];
const AGAINST_BOT: readonly KeptSeat[] = [{ name: 'Ana' }, { name: 'Ilse', bot: 'greedy' }];

class FakeKeep implements Keep {
  readonly games = new Map<string, KeptGame>();
  broken = false;
  async get(id: string): Promise<KeptGame | undefined> {
    return this.games.get(id);
  }
  async put(kept: KeptGame, length: number): Promise<boolean> {
    if (this.broken) throw new Error('disk full');
    if ((this.games.get(kept.id)?.log.length ?? 0) !== length) return false;
    this.games.set(kept.id, kept);
    return true;
  }
  async delete(id: string): Promise<void> {
    this.games.delete(id);
  }
  async list(): Promise<readonly KeptGame[]> {
    return [...this.games.values()];
  }
}

const firstMove: Think = async ({ view, seat }) => (game.moves(view, seat) as AnyMove[])[0] as AnyMove;

async function sit(seats: readonly KeptSeat[], think: Think = firstMove, options: Options = { start: 'red' }) {
  const keep = new FakeKeep();
  const services: LocalServices = { keep, think, now: () => 1000, pause: async () => undefined };
  const kept = newGame(game, seats, options, 0);
  await keep.put(kept, 0);
  const table = new LocalTable(game, kept, services);
  await table.begin();
  return { keep, services, table, id: kept.id };
}

const moveOf = (table: LocalTable): AnyMove => (game.moves(table.position?.view, table.position?.viewer ?? 0) as AnyMove[])[0] as AnyMove;
async function recordOf(table: LocalTable): Promise<GameRecord> {
  const record = await table.record();
  if ('rule' in record) throw new Error(record.rule);
  return record;
}
const until = async (true_: () => boolean) => {
  for (let i = 0; i < 5000 && !true_(); i++) await new Promise((done) => setTimeout(done, 0));
  expect(true_()).toBe(true);
};

test('chance acts, and the first player is asked', async () => {
  const { table, keep, id } = await sit(PEOPLE);
  expect(table.position).toMatchObject({ n: 1, viewer: 0, pending: [0] });
  expect(keep.games.get(id)).toMatchObject({ yourTurn: true, over: false, log: [{ seat: -1 }] });
  expect(table.info).toMatchObject({ hotSeat: true, status: 'playing' });
});

test('a move is kept before it is shown', async () => {
  const { table, keep, id } = await sit(PEOPLE);
  const shown = table.position?.n ?? 0;
  const playing = table.play(0, shown, [moveOf(table)]);
  expect(table.position?.n).toBe(shown);
  expect(table.sending).toBe(true);
  expect(await playing).toBeUndefined();
  expect(keep.games.get(id)?.log.length).toBe(table.position?.n);
  expect(table.fresh[0]).toMatchObject({ n: shown, event: { type: 'laid', seat: 0 } });
});

test('a move that cannot be kept has not happened', async () => {
  const { table, keep } = await sit(PEOPLE);
  const before = table.position;
  keep.broken = true;
  expect(await table.play(0, before?.n ?? 0, [moveOf(table)])).toEqual({ rule: 'keep/failed' });
  expect(table.position).toEqual({ ...before, from: before?.n });
  keep.broken = false;
  expect(await table.play(0, before?.n ?? 0, [moveOf(table)])).toBeUndefined();
});

test('a game that went on in another window is shown as it stands there', async () => {
  const { table, services, id, keep } = await sit(PEOPLE);
  const elsewhere = new LocalTable(game, (await keep.get(id)) as KeptGame, services);
  await elsewhere.play(0, elsewhere.position?.n ?? 0, [moveOf(elsewhere)]);
  expect(await table.play(0, table.position?.n ?? 0, [game.moves(table.position?.view, 0)[1] as AnyMove])).toEqual({
    rule: 'keep/elsewhere',
  });
  expect(table.position?.view).toEqual(elsewhere.position?.view);
});

test('an illegal move is refused by its rule and changes nothing', async () => {
  const { table } = await sit(PEOPLE);
  const before = table.position;
  expect(await table.play(0, before?.n ?? 0, [{ type: 'lay' }])).toMatchObject({ rule: 'lay/malformed' });
  expect(await table.play(1, before?.n ?? 0, [moveOf(table)])).toMatchObject({ rule: 'turn/not-yours' });
  expect(table.position).toBe(before);
});

test('a bot answers, and one that fails or cheats does not stop the game', async () => {
  for (const think of [firstMove, async () => ({ type: 'cheat' }), () => Promise.reject(new Error('crashed'))] satisfies Think[]) {
    const { table } = await sit(AGAINST_BOT, think, { start: 'green' });
    await until(() => table.position?.pending[0] === 0);
    expect(table.events.some(({ event }) => event.type === 'laid' && 'seat' in event && event.seat === 1)).toBe(true);
    table.close();
  }
});

test('a whole game between bots ends, replays and was fair', async () => {
  const { table, keep, id } = await sit([
    { name: 'Ilse', bot: 'random' },
    { name: 'Klaas', bot: 'random' },
  ]);
  await until(() => table.info.status === 'over');
  expect(table.position).toMatchObject({ viewer: null, pending: [] });
  expect(table.info.fair.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(verify(game, await recordOf(table))).toBeUndefined();
  expect(keep.games.get(id)).toMatchObject({ over: true, yourTurn: false });
});

test('the seed is not shown while the game goes on', async () => {
  const { table } = await sit(PEOPLE);
  expect(table.info.fair.seed).toBeUndefined();
  expect((await recordOf(table)).fairness?.seed).toBeUndefined();
});

test('a step is taken back, the log says so, and both positions can be looked at', async () => {
  const { table } = await sit(PEOPLE);
  // The first turn has one strip only; after it chance turns over, so the second turn's first strip can be taken back.
  await table.play(0, table.position?.n ?? 0, [moveOf(table)]);
  const before = table.position;
  await table.play(1, before?.n ?? 0, [moveOf(table)]);
  expect(table.position?.takeBack).toEqual([1]);
  expect(await table.takeBack(1, table.position?.n ?? 0)).toBeUndefined();
  expect(table.position?.view).toEqual(before?.view);
  expect(table.events.at(-1)).toEqual({ n: (before?.n ?? 0) + 1, event: { type: 'take-back', seat: 1, to: before?.n } });
  expect((await table.look(0, before?.n ?? 0)).view).toEqual(before?.view);
});

test('closed and opened again, a table stands where it stood', async () => {
  const { table, keep, services, id } = await sit(PEOPLE);
  await table.play(0, table.position?.n ?? 0, [moveOf(table)]);
  const again = new LocalTable(game, keep.games.get(id) as KeptGame, services);
  await again.begin();
  expect(again.position?.view).toEqual(table.position?.view);
  expect(again.events).toEqual(table.events);
});

test('a game may go on from the middle of another; it has no file', async () => {
  const { table, keep, services } = await sit(PEOPLE);
  for (let i = 0; i < 3; i++) await table.play(table.position?.viewer ?? 0, table.position?.n ?? 0, [moveOf(table)]);
  const kept = { ...newGame(game, PEOPLE, { start: 'red' }, 0), start: table.position?.view };
  await keep.put(kept, 0);
  const next = new LocalTable(game, kept, services);
  await next.begin();
  expect(next.position).toMatchObject({ n: 0, view: table.position?.view });
  const { viewer } = next.position ?? {};
  expect(await next.play(viewer ?? 0, 0, [moveOf(next)])).toBeUndefined();
  expect((await next.look(null, 0)).view).toEqual(table.position?.view);
  expect(next.partial).toBe(true);
  expect(await next.record()).toEqual({ rule: 'keep/no-file' });
});

test('nobody at the same screen reads the secrets of the others in the log', async () => {
  const keep = new FakeKeep();
  const secretive: AnyGame = piedPiper;
  const kept = newGame(secretive, PEOPLE, {}, 0);
  await keep.put(kept, 0);
  const table = new LocalTable(secretive, kept, { keep, think: firstMove, now: () => 1000, pause: async () => undefined });
  await table.begin();
  const viewer = table.position?.viewer ?? null;
  const match = open(secretive, PEOPLE.length, kept.options);
  const whole: Happening[] = [];
  for (const entry of keep.games.get(kept.id)?.log ?? []) replayEntry(match, entry, whole);
  expect(whole.length).toBeGreaterThan(0);
  expect(table.events).toEqual(heard(secretive, whole, viewer));
  expect(table.events).not.toEqual(whole);
});

test('a rematch moves everybody one seat on', async () => {
  const { table, keep } = await sit(AGAINST_BOT);
  const next = await table.rematch();
  const id = 'path' in next ? next.path.split('/').at(-1) : undefined;
  expect(keep.games.get(id ?? '')?.seats.map((s) => s.name)).toEqual(['Ilse', 'Ana']);
  table.close();
});

test('against bots alone a step is taken back together with the bots’ answers, and the file of it verifies', async () => {
  const rules: AnyGame = hameln;
  const keep = new FakeKeep();
  const first: Think = async ({ view, seat }) => (rules.moves(view, seat) as AnyMove[])[0] as AnyMove;
  const seats = [{ name: 'Ana' }, { name: 'Ilse', bot: 'greedy' }, { name: 'Klaas', bot: 'greedy' }];
  // The same draws each time: the bots answer without drawing anything.
  const kept = { ...newGame(rules, seats, {}, 0), seed: 'ab'.repeat(32), contributions: ['cd'.repeat(16), '', ''] };
  await keep.put(kept, 0);
  const table = new LocalTable(rules, kept, { keep, think: first, now: () => 1, pause: async () => undefined });
  await table.begin();
  const asked = () => table.position?.pending.includes(0) === true && !table.sending;
  let before: unknown;
  let n = 0;
  let others: readonly { readonly seat: number }[] = [];
  // Until the bots have answered.
  for (let i = 0; i < 9 && others.length === 0; i++) {
    await until(asked);
    before = structuredClone(table.position?.view);
    n = table.position?.n ?? 0;
    expect(await table.play(0, n, [(rules.moves(before, 0) as AnyMove[])[0] as AnyMove])).toBeUndefined();
    await until(asked);
    others = keep.games.get(kept.id)?.log.slice(n + 1) ?? [];
  }
  expect(others.length).toBeGreaterThan(0);
  expect(others.every(({ seat }) => seat > 0)).toBe(true);
  expect(table.position?.takeBack).toEqual([0]);
  expect(await table.takeBack(0, table.position?.n ?? 0)).toBeUndefined();
  expect(table.position?.view).toEqual(before);
  expect(table.position?.pending).toEqual([0]);
  const { position } = table;
  table.close();
  const record = await recordOf(table);
  expect(record.entries[(position?.n ?? 0) - 1]?.move).toEqual({ type: 'take-back', to: n, by: 'alone' });
  expect(verify(rules, record)).toBeUndefined();
  const people = { ...record, players: record.players.map(({ name }) => ({ name })) };
  expect(verify(rules, people)?.phrase.key).toBe('rule.take-back/other-acted');
});
