import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeToy } from '../../bots/testing/toy.ts';
import { ratskeller } from '../../cli/testing/run.ts';
import type { AnyGame } from '../../core/game.ts';
import { makeSheet } from '../../core/sheet.ts';
import { gameIds, loadGame } from '../load-game.ts';
import type { Result } from '../playout.ts';
import { readBefore } from './before.ts';
import { sampleChoices } from './choices.ts';
import { followLead } from './course.ts';
import { playFair } from './play.ts';
import { settingsOf } from './settings.ts';
import { summing, unused } from './sum.ts';

const dir = mkdtempSync(join(tmpdir(), 'ratskeller-fairness-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** A game of points alone: a state is the points of its two seats. */
const race: AnyGame = makeToy<{ points: number[] }, { type: 'wait' }>({
  id: 'race',
  setup: () => ({ points: [0, 0] }),
  pending: () => [0],
  moves: () => [{ type: 'wait' }],
  apply: () => undefined,
  payoffs: ({ points }) => points,
  sheet: ({ points }) => makeSheet({ points }, 2),
});

/** The course of a game in which the seats take turns and have these points before each of them, and at the end. */
function course(...points: [number, number][]) {
  const lead = followLead(race);
  const last = points.pop() ?? [0, 0];
  for (const [turn, before] of points.entries()) lead.see({ points: before }, turn % 2);
  const most = Math.max(...last);
  const winners = last.flatMap((n, seat) => (n === most ? [seat] : []));
  return lead.course(makeSheet({ points: last }, 2), winners);
}

test('a game is decided early if the winner leads alone from the last fifth on', () => {
  const start: [number, number][] = Array.from({ length: 7 }, () => [0, 0]);
  expect(course(...start, [2, 1], [2, 1], [2, 1], [3, 1]).early).toBe(true);
  expect(course(...start, [2, 1], [2, 2], [2, 1], [3, 1]).early).toBe(false); // drawn level meanwhile
  expect(course(...start, [0, 0], [0, 0], [2, 1], [3, 1]).early).toBe(false); // later than that
  expect(course(...start, [2, 1], [2, 1], [2, 1], [3, 4]).early).toBe(false); // lost in the end
  expect(course(...start, [2, 1], [2, 1], [2, 1], [3, 3]).early).toBe(false); // a draw
});

test('the lead changes when somebody else is alone in front, not when both are level', () => {
  expect(course([0, 0], [1, 0], [1, 1], [2, 1], [2, 2], [2, 3], [4, 3])).toMatchObject({ changes: 2, margin: 1, spread: 1 });
});

test('a decision is a real choice if another move is as good, and none if there is one move', () => {
  const pick = (worth: readonly number[]): AnyGame =>
    makeToy<{ taken: number }, { type: 'take'; n: number }>({
      id: 'pick',
      setup: () => ({ taken: -1 }),
      pending: ({ taken }) => (taken < 0 ? [0] : []),
      moves: ({ taken }) => (taken < 0 ? worth.map((_, n) => ({ type: 'take', n })) : []),
      apply: (s, _, { n }) => {
        s.taken = n;
      },
      payoffs: ({ taken }) => [worth[taken] ?? 0, 1 - (worth[taken] ?? 0)],
    });
  const ask = (...worth: number[]) => {
    const game = pick(worth);
    const sample = sampleChoices(game, 1);
    sample.see(game.setup(2, {}), 0);
    return sample.choices();
  };
  expect(ask(1)).toEqual({ asked: 1, forced: 1, real: 0 });
  expect(ask(1, 0)).toEqual({ asked: 1, forced: 0, real: 0 });
  expect(ask(1, 0, 1)).toEqual({ asked: 1, forced: 0, real: 1 });
});

test('what is used adds up, and what nobody uses is named', () => {
  const sum = summing(2);
  const game = (used: Record<string, Record<string, number>>) => {
    const counts = { game: {}, seats: {}, traits: { place: ['1', '2'] }, used };
    const result: Result = {
      index: 0,
      entries: 1,
      moves: 1,
      ending: 'over',
      winners: [0],
      sheet: makeSheet({ points: [1, 0] }, 2),
      counts,
    };
    return { result, course: { early: true, changes: 1, margin: 1, spread: 1 }, choices: { asked: 2, forced: 0, real: 1 } };
  };
  sum.add(game({ cards: { ace: 1, king: 0, two: 0 } }));
  sum.add(game({ cards: { ace: 0, king: 2, two: 0 } }));
  const { fairness } = sum;
  expect(fairness.used).toEqual({ cards: { ace: 1, king: 2, two: 0 } });
  expect(unused(fairness)).toEqual({ cards: ['two'] });
  expect(fairness.good.early).toMatchObject({ games: 2, share: 1 });
  expect(fairness.good.real).toMatchObject({ games: 4, share: 0.5 });
  expect(fairness.tally.watched.traits.place?.['1']).toMatchObject({ games: 2, share: 1 });
});

test('settings: as asked for, and each other value of each option alone', async () => {
  const { game } = await loadGame('pied-piper');
  const options = { variant: 'standard', roof: 8, start: 'random' };
  expect(settingsOf(game, 2, options, false)).toEqual([{ name: '', options }]);
  const all = settingsOf(game, 2, options, true);
  expect(all.map(({ name }) => name)).toEqual(['', 'variant=young', 'variant=unknown', 'roof=7', 'start=first']);
  expect(all[3]?.options).toEqual({ ...options, roof: 7 });
  const hameln = (await loadGame('hameln')).game;
  const purses = { purses: 'empty' };
  expect([3, 4, 5].map((seats) => settingsOf(hameln, seats, purses, true).length)).toEqual([2, 2, 1]);
});

test.each(gameIds())('%s says what is used, and has a name for it in every language', async (id) => {
  const { game, texts, ...pack } = await loadGame(id);
  const seats = game.seats[0] ?? 2;
  const options = Object.fromEntries(Object.entries(game.options).map(([key, values]) => [key, values[0]]));
  const players = Array.from({ length: seats }, () => ({ name: 'random', bot: 'random' as const, budget: {} }));
  const run = { game: id, seats, options, lineUps: [players], seed: 3 };
  const games = await playFair({ run, from: 0, to: 3, looked: 0, until: Number.POSITIVE_INFINITY });
  const used = games.map(({ result }) => result.counts?.used ?? {});
  expect(Object.keys(used[0] ?? {}).length).toBeGreaterThan(1);
  // Random players leave some things alone, but not all of a kind in every game.
  for (const kind of Object.keys(used[0] ?? {})) {
    const uses = used.flatMap((kinds) => Object.values(kinds[kind] ?? {}));
    expect(Math.max(...uses), kind).toBeGreaterThan(0);
  }
  const [words, own] = [(await pack.statistics?.())?.words ?? {}, await texts.en()];
  const names = Object.entries(used[0] ?? {}).flatMap(([kind, things]) => [
    kind,
    ...Object.keys(things).flatMap((thing) => thing.split('+')),
  ]);
  expect(names.filter((name) => !(name in words) && !(name in own))).toEqual([]);
  expect(games.every(({ course }) => course !== undefined && course.spread >= 0)).toBe(true);
});

test('no game is begun once the time is over', async () => {
  const players = Array.from({ length: 2 }, () => ({ name: 'random', bot: 'random' as const, budget: {} }));
  const run = { game: 'rattenscharf', seats: 2, options: { scoreShrunkGroups: true, start: 'random' }, lineUps: [players], seed: 3 };
  expect(await playFair({ run, from: 0, to: 3, looked: 0, until: 0 })).toEqual([]);
});

test('fairness --json is the same however many threads play, and the page speaks German throughout', async () => {
  const file = join(dir, 'deep', 'page.html');
  const args = ['fairness', 'pied-piper', '--bots', 'random', '--games', '4', '--vary', '--seed', '4', '--json'];
  const one = await ratskeller([...args, '--workers', '1', '--report', file, '--lang', 'de']);
  const [before, again] = [join(dir, 'before.json'), join(dir, 'again.html')];
  writeFileSync(before, one.stdout);
  const two = await ratskeller([...args, '--workers', '2', '--report', again, '--before', before]);
  expect(one).toMatchObject({ status: 0, stderr: '' });
  expect(two.stdout).toBe(one.stdout);
  const { settings } = JSON.parse(one.stdout) as { settings: { setting: string; games: number; real: { games: number } }[] };
  expect(settings.map(({ setting, games, real }) => [setting, games, real.games])).toEqual([
    ['', 4, 12],
    ['variant=young', 4, 0],
    ['variant=unknown', 4, 0],
    ['roof=7', 4, 0],
    ['start=first', 4, 0],
  ]);
  const page = readFileSync(file, 'utf8');
  for (const heading of ['Plätze', 'Andere Einstellungen', 'Ein gutes Spiel?', 'Was genutzt wird'])
    expect(page).toContain(`<h2>${heading}</h2>`);
  expect(page).not.toContain('Vorher');
  // The same games as before: every figure is there twice, and nothing has changed.
  const [, compared = ''] = readFileSync(again, 'utf8').split('<h2>Before and after</h2>');
  const rows = [...compared.matchAll(/<tr><th scope="row">([^<]+)<\/th><td>([^<]+)<\/td><td>([^<]+)<\/td><td>([^<]+)<\/td><\/tr>/g)];
  expect(rows.length).toBeGreaterThanOrEqual(20);
  for (const [, name, was, now, change] of rows) {
    expect(now, name).toBe(was);
    expect(Number(change), name).toBe(0);
  }
  expect(rows.some(([, , was]) => Number(was) > 0)).toBe(true);
  const told = page.replaceAll(/<(style|code)>.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ' ');
  expect(told).not.toMatch(/\b(the|wins|share|games|decisions|seat|mean|points|undefined|NaN)\b/);
});

test.each([
  [['chess'], /There is no game "chess"/],
  [['hameln', '--seats', '2'], /hameln is a game for 3, 4, 5 seats, not 2/],
  [['hameln', '--bots', 'greedy,random'], /--bots names several bots: places are compared among equals/],
  [['hameln', '--bots', 'exec:cat'], /--bots must be a bot of the house here/],
  [['hameln', '--bots', 'greddy'], /greedy/],
  [['hameln', '--games', 'many'], /--games must be a whole number/],
  [['hameln', '--minutes', '0'], /--minutes must be a whole number from 1/],
  [['hameln', '--before', 'some.json'], /--before needs --report/],
  [['hameln', '--before', 'nowhere.json', '--report', join(dir, 'none.html')], /nowhere.json cannot be read as JSON/],
  [['pied-piper', '--option', 'roof=9'], /The option roof of pied-piper is 8 or 7, not "9"/],
])('fairness %j is refused in one sentence', async (args, sentence) => {
  const { status, stdout, stderr } = await ratskeller(['fairness', ...args]);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('an earlier run is read only if it is one, of the same game with as many seats', () => {
  const share = { share: 0.5, low: 0.4, high: 0.6 };
  const mean = { mean: 1 };
  const setting = { games: 2, traits: {}, early: share, forced: share, real: share, changes: mean, margin: mean, spread: mean, used: {} };
  const file = join(dir, 'earlier.json');
  const read = (printed: unknown) => {
    writeFileSync(file, JSON.stringify(printed));
    return readBefore(file, 'hameln', 3);
  };
  const printed = { game: 'hameln', seats: 3, bot: 'greedy', settings: [{ setting: '', ...setting }, 'more'] };
  expect(read(printed)).toEqual({ ...setting, bot: 'greedy' });
  expect(() => read({ ...printed, seats: 4 })).toThrow('is about hameln for 4, not about hameln for 3');
  expect(() => read({ ...printed, settings: [] })).toThrow('has no proper settings');
  expect(() => read({ ...printed, settings: [{ ...setting, early: { share: 'half' } }] })).toThrow('has no proper settings.0.early');
  expect(() => read(null)).toThrow('does not hold what "fairness --json" prints: it has no proper content.');
});
