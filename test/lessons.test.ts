import { expect, test } from 'vitest';
import { judge } from '../src/bots/review/judge.ts';
import { shortfallJob } from '../src/bots/shortfall.ts';
import type { AnyGame, Params } from '../src/core/game.ts';
import { type AnyCourse, keysOf } from '../src/core/lesson.ts';
import type { GamePackage } from '../src/core/registry.ts';
import { LANGS } from '../src/core/text.ts';
import { GAMES } from '../src/games/index.ts';
import { faultsOf } from '../src/session/check-lesson.ts';
import { LessonRun } from '../src/session/lesson.ts';
import { say } from '../src/text/say.ts';

/** What a course says and asks for; what it points at on a board is in src/web/learn. */
const taught: (readonly [string, GamePackage, AnyCourse])[] = [];
for (const [id, load] of Object.entries(GAMES)) {
  const pack: GamePackage = await load();
  const course = await pack.lessons?.();
  if (course) taught.push([id, pack, course]);
}

const bySearch = (game: AnyGame) => async (view: unknown, seat: number, move: { readonly type: string }) =>
  judge(game, shortfallJob(view, seat, move)).lost;

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
