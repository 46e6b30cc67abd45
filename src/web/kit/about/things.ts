import { type Box, centreOf, contains, type Size } from '../camera.ts';
import type { Way } from '../keys.ts';

/** A thing that is in sight, by what is written on it. */
export interface Thing {
  readonly name: string;
  readonly box: Box;
}

const boxOf = (node: Element): Box => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x, y, width, height };
};

/** Where a thing is on the screen; undefined once it is gone. */
export function boxOfThing(name: string): Box | undefined {
  const node = nodesOf(`[data-about="${CSS.escape(name)}"]`)[0];
  return node && boxOf(node);
}

/** Scrolls a thing of the panel into sight; the board itself never moves. */
export function reveal(name: string): void {
  document.querySelector(`aside [data-about="${CSS.escape(name)}"]`)?.scrollIntoView({ block: 'nearest' });
}

/** Everything in sight that can be asked about, in reading order of the page, each once. */
export function thingsInSight(): readonly Thing[] {
  const sight = new Map<string, Thing>();
  for (const node of nodesOf('[data-about]')) {
    const name = node.dataset.about ?? '';
    const box = boxOf(node);
    const frame = node.closest('main');
    if (!sight.has(name) && (frame === null || contains(boxOf(frame), centreOf(box)))) sight.set(name, { name, box });
  }
  return [...sight.values()];
}

const nodesOf = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((node) => {
    const { width, height } = node.getBoundingClientRect();
    return width > 0 && height > 0 && node.checkVisibility({ visibilityProperty: true });
  });

/** The next thing in a direction: near, and rather straight ahead than aside. */
export function towards(things: readonly Thing[], from: Box, [dx, dy]: Way): Thing | undefined {
  const here = centreOf(from);
  let best: Thing | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const there = centreOf(thing.box);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    const cost = ahead + 2 * aside;
    if (ahead > 1 && cost < least) [best, least] = [thing, cost];
  }
  return best;
}

/** In pixels, between a thing, what is said about it, and the edge of the screen. */
const GAP = 10;

/** Where a note of this size stands beside a thing: below it, above it, or where the screen has room. */
export function noteBeside(thing: Box, note: Size, screen: Size) {
  const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));
  const x = clamp(thing.x + thing.width / 2 - note.width / 2, screen.width - note.width);
  const below = thing.y + thing.height + GAP;
  const above = thing.y - note.height - GAP;
  if (below + note.height + GAP <= screen.height) return { x, y: below };
  if (above >= GAP) return { x, y: above };
  const right = thing.x + thing.width + GAP;
  const beside = right + note.width + GAP <= screen.width ? right : thing.x - note.width - GAP;
  return { x: clamp(beside, screen.width - note.width), y: clamp(thing.y, screen.height - note.height) };
}
