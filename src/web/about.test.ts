// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { keysOf } from '../core/about.ts';
import type { AnyGame, AnyMove, Viewer } from '../core/game.ts';
import { LANGS } from '../core/text.ts';
import { GAMES } from '../games/index.ts';
import { say } from '../text/say.ts';
import { loadAbout } from './about.ts';
import { loadBoard } from './boards.ts';
import type { TableModel } from './kit/board.ts';
import { loadGame } from './words.ts';

/** Everything that a board writes `data-about` on has an answer, whatever the position, in four languages. */

beforeAll(() => {
  // A screen on which all parts of a board find room.
  for (const side of ['clientWidth', 'clientHeight', 'offsetWidth', 'offsetHeight'])
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 1000 });
});

/** Always the same games: a small generator with a fixed seed. */
function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % n;
  };
}

/** Some positions of a whole random game, the last one always. */
function positions(game: AnyGame, seats: number, seed: number): unknown[] {
  const rng = dice(seed);
  const options = Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, values[rng(values.length)] ?? values[0]]));
  const state: unknown = game.setup(seats, options);
  const seen: unknown[] = [];
  for (let n = 0; ; n++) {
    const [seat] = game.pending(state);
    if (seat === undefined || [12, 40].includes(n)) seen.push(structuredClone(state));
    if (seat === undefined) return seen;
    const moves = seat < 0 ? [game.roll(state, rng)] : game.moves(state, seat);
    const move = moves[rng(moves.length)];
    if (!move) throw new Error('nobody can move');
    game.apply(state, seat, move);
  }
}

function modelOf(game: AnyGame, state: unknown, viewer: Viewer): TableModel<unknown, AnyMove> {
  const view = game.view(state, viewer);
  const pending = game.pending(view);
  const seat = viewer !== null && pending.includes(viewer) ? viewer : undefined;
  const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Eli'];
  return {
    ...{
      game,
      lang: 'en',
      view,
      viewer,
      n: 9,
      seat,
      names: NAMES,
      labels: NAMES,
      me: viewer ?? undefined,
      over: pending.length === 0,
      happenings: [],
    },
    moves: seat === undefined ? [] : game.moves(view, seat),
    settings: { motion: false, confirm: true, sound: false },
    say: ({ key }) => key,
    play: () => undefined,
    refusal: (move) => game.refusal(view, seat ?? 0, move),
    announce: () => undefined,
    sound: () => undefined,
  };
}

/** What can be asked about at this position: board, tray, and what stands in the players' cards. */
async function marked(gameId: string, game: AnyGame, state: unknown, viewer: Viewer): Promise<ReadonlySet<string>> {
  const board = await loadBoard(gameId);
  const table = modelOf(game, state, viewer);
  const target = document.createElement('div');
  document.body.append(target);
  const hand = board.makeHand?.(table);
  const seats = Array.from({ length: game.sheet(state).totals.length }, (_, seat) => seat);
  const parts = [
    mount(board.Board, { target, props: { table, hand } }),
    ...(board.Tray && !table.over ? [mount(board.Tray, { target, props: { table, hand } })] : []),
    ...seats.flatMap((seat) =>
      [board.SeatNote, board.Tally].flatMap((Part) => (Part ? [mount(Part, { target, props: { table, hand, seat } })] : [])),
    ),
  ];
  // Words and later parts arrive one after another.
  let found = new Set<string>();
  for (let quiet = 0; quiet < 3; ) {
    await new Promise((done) => setTimeout(done, 0));
    flushSync();
    const now = new Set([...target.querySelectorAll<HTMLElement>('[data-about]')].map((node) => node.dataset.about ?? ''));
    quiet = now.size === found.size ? quiet + 1 : 0;
    found = now;
  }
  await Promise.all(parts.map((part) => unmount(part)));
  target.remove();
  const status = (board.status?.(table.view) ?? []).map(({ key }) => key);
  return new Set([...found, ...status, ...seats.map((seat) => `seat:${seat}`)].filter((thing) => !thing.startsWith('shell:')));
}

async function faultsOf(gameId: string, game: AnyGame, view: unknown, viewer: Viewer, things: Iterable<string>): Promise<string[]> {
  const pack = await loadGame(gameId);
  const rules = new Set((await pack?.rules.en())?.flatMap(({ id, paragraphs }) => [id, ...paragraphs.flatMap(({ rule }) => rule ?? [])]));
  const faults: string[] = [];
  for (const lang of LANGS) {
    const answers = await loadAbout(gameId, lang);
    const words = { ...(await pack?.texts[lang]()), ...answers?.words };
    const company = { names: ['Ana', 'Bo', 'Cy', 'Di', 'Eli'], reader: viewer };
    for (const thing of things) {
      const found = answers?.about(view, viewer, thing);
      if (!found) {
        faults.push(`${game.id} ${thing}: nothing`);
        continue;
      }
      if (!rules.has(found.rule)) faults.push(`${game.id} ${thing}: no rule ${found.rule}`);
      const { name, sentences } = keysOf(found);
      for (const key of [name, ...sentences]) {
        const text = say(words, lang, { key, params: found.params }, company);
        if (text === key || /[{}]|undefined|NaN|\b[a-z-]+\.[a-z]/.test(text)) faults.push(`${thing} in ${lang}: ${text}`);
      }
    }
  }
  return faults;
}

test.each(Object.keys(GAMES))('everything on the board of %s says what it is', async (gameId) => {
  const pack = await loadGame(gameId);
  if (!pack) throw new Error(`there is no ${gameId}`);
  const { game } = pack;
  const all = new Set<string>();
  const faults: string[] = [];
  for (const [i, seats] of [game.seats[0] ?? 2, game.seats.at(-1) ?? 2].entries()) {
    for (const [n, state] of positions(game, seats, 7 + i).entries()) {
      const viewer = n === 1 ? null : (game.pending(state).find((seat) => seat >= 0) ?? 0);
      const things = await marked(gameId, game, state, viewer);
      for (const thing of things) all.add(thing);
      faults.push(...(await faultsOf(gameId, game, game.view(state, viewer), viewer, things)));
    }
  }
  expect([...new Set(faults)]).toEqual([]);
  expect(all.size).toBeGreaterThan(12);
});
