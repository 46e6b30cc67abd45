// @vitest-environment happy-dom
import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { judge } from '../../bots/review/judge.ts';
import { shortfallJob } from '../../bots/shortfall.ts';
import type { AnyGame, Params } from '../../core/game.ts';
import { type AnyCourse, keysOf } from '../../core/lesson.ts';
import type { GamePackage } from '../../core/registry.ts';
import { LANGS } from '../../core/text.ts';
import { GAMES } from '../../games/index.ts';
import { faultsOf } from '../../session/check-lesson.ts';
import { LessonRun } from '../../session/lesson.ts';
import { say } from '../../text/say.ts';
import { loadGame } from '../words.ts';
import { openLesson } from './open.ts';
import Probe from './testing/Probe.svelte';

const bySearch = (game: AnyGame) => async (view: unknown, seat: number, move: { readonly type: string }) =>
  judge(game, shortfallJob(view, seat, move)).lost;

const taught: (readonly [string, GamePackage, AnyCourse])[] = [];
for (const id of Object.keys(GAMES)) {
  const pack = await loadGame(id);
  const course = await pack?.lessons?.();
  if (pack && course) taught.push([id, pack, course]);
}

/** What sends a turn, on each of the boards. */
const SEND = [
  '.btn.p[data-about="act:lay"]',
  '.btn.p[data-about="act:play"]',
  '.btn.p[data-about="act:order"]',
  '[data-about="act:main"]',
  '[data-main]',
]
  .map((one) => `${one}:not([disabled])`)
  .join(', ');

// A board draws nothing before it knows how large it is, and here nothing has a size.
for (const [side, size] of Object.entries({ clientWidth: 1280, clientHeight: 800 }))
  Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => size });

test('there is something to learn', () => {
  expect(taught.length).toBeGreaterThan(0);
});

test.each(taught)('every lesson of %s can be followed: texts, solutions, mistakes', async (_, { game }, course) => {
  expect(await faultsOf(game, course, bySearch(game))).toEqual([]);
});

test.each(taught)('every text of the lessons of %s says something in every language, and is short', async (_, pack, course) => {
  for (const lang of LANGS) {
    const texts = { ...(await pack.texts[lang]()), ...(await course.texts[lang]()) };
    for (const key of course.lessons.flatMap(keysOf)) {
      const text = say(texts, lang, { key }, { names: ['Ana', 'Bo', 'Cy', 'Di', 'Ed'], reader: 0 });
      expect(text, `${lang} ${key}`).not.toMatch(/[{}]|undefined/);
      expect(text.split(/\s+/).length, `${lang} ${key}`).toBeLessThanOrEqual(60);
    }
  }
});

test.each(taught)('what happens in the lessons of %s is told to the learner as “you”, never by a name', async (_, pack, course) => {
  const told = course.lessons.flatMap((lesson) => {
    const run = new LessonRun(pack.game, lesson, bySearch(pack.game));
    const seen = [...lesson.stops.keys()].flatMap((at) => {
      run.go(at);
      return run.happened;
    });
    return seen.map(({ event }) => ({ event, reader: lesson.seat }));
  });
  expect(told.length).toBeGreaterThan(0);
  for (const lang of LANGS) {
    const texts = await pack.texts[lang]();
    for (const { event, reader } of told) {
      const names = ['Ana', 'Bo', 'Cy', 'Di', 'Ed'].map((name, seat) => (seat === reader ? 'READER' : name));
      const { type, ...params } = event as typeof event & Params;
      // In a list of players the learner is one of them.
      if (Object.values(params).some(Array.isArray)) continue;
      expect(say(texts, lang, { key: `log.${type}`, params }, { names, reader })).not.toContain('READER');
    }
  }
});

test.each(taught)('whatever a lesson of %s points at is on the board, and what it shows can be prepared there', async (_, pack, course) => {
  for (const lesson of course.lessons) {
    const { room, table } = await openLesson(pack, course, lesson);
    const probe = mount(Probe, { target: document.body, props: { room } });
    for (const [at, stop] of lesson.stops.entries()) {
      table.go(at);
      const found = (name: string) =>
        expect
          .poll(() => document.querySelector(`[data-about="${name}"], [data-hint="${name}"]`), {
            message: `${lesson.id}.${stop.id}: ${name}`,
          })
          .not.toBeNull();
      for (const name of stop.point ?? []) await found(name);
      const [way = []] = stop.task?.solutions ?? [];
      const [first, ...then] = way;
      if (!first) continue;
      room.mark(first);
      for (const name of room.board.spotsOf?.(first, room.hand) ?? []) await found(name);
      room.takeHint(then);
      const ready = room.board.prepared?.(room.hand) ?? [];
      expect(way.slice(0, ready.length), `${lesson.id}.${stop.id}`).toEqual(ready);
      // A card lies face down beside the board before it is a move.
      expect(ready.length > 0 || first.type === 'intrigue', `${lesson.id}.${stop.id}`).toBe(true);
      // What was prepared makes a turn that can be sent as it is.
      await expect
        .poll(() => document.querySelector(SEND), { message: `${lesson.id}.${stop.id}: ${JSON.stringify(ready)}` })
        .not.toBeNull();
    }
    await unmount(probe);
  }
});
