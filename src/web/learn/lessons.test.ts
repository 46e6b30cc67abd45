// @vitest-environment happy-dom
import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { AnyCourse } from '../../core/lesson.ts';
import type { GamePackage } from '../../core/registry.ts';
import { GAMES } from '../../games/index.ts';
import { loadGame } from '../words.ts';
import { openLesson } from './open.ts';
import Probe from './testing/Probe.svelte';

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
