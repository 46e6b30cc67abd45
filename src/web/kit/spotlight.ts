import type { Box } from './camera.ts';

/** A thing that is pointed at, and where it is on the screen. */
export interface Light extends Box {
  readonly name: string;
}

/** Room between a thing and the ring round it. */
const ROOM = 5;

/** Where things are, each once: what a board has written on them says which is which (`data-about`; `data-hint` on what is only advised). */
const boxesOf = (names: readonly string[]): Light[] => names.flatMap((name) => boxOf(name) ?? []);

function boxOf(name: string): Light | undefined {
  for (const node of document.querySelectorAll(`[data-about="${CSS.escape(name)}"], [data-hint="${CSS.escape(name)}"]`)) {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    // What hangs over the edge of the board is not in sight there, nor what is scrolled away in the panel.
    const frame = node.closest('main, .play')?.getBoundingClientRect() ?? {
      left: 0,
      top: 0,
      right: innerWidth,
      bottom: innerHeight,
    };
    const [x, y] = [Math.max(left - ROOM, frame.left), Math.max(top - ROOM, frame.top)];
    const [width, height] = [Math.min(right + ROOM, frame.right) - x, Math.min(bottom + ROOM, frame.bottom) - y];
    if (right > left && bottom > top && width > 0 && height > 0) return { name, x, y, width, height };
  }
  return undefined;
}

const same = (a: readonly Light[], b: readonly Light[]): boolean =>
  a.length === b.length &&
  a.every((one, i) => {
    const other = b[i];
    return (
      other !== undefined &&
      one.name === other.name &&
      one.x === other.x &&
      one.y === other.y &&
      one.width === other.width &&
      one.height === other.height
    );
  });

/** Things may move: they are followed until they have stood still for so many milliseconds. */
const SIGNS = ['resize', 'scroll', 'pointermove', 'transitionend', 'animationend'] as const;
const SETTLED = 700;

/** Tells where things are whenever that changes, until the answer is called. */
export function follow(names: readonly string[], tell: (lights: readonly Light[]) => void): () => void {
  let lights: readonly Light[] = [];
  let frame = 0;
  let until = 0;
  const look = (at: number) => {
    const now = boxesOf(names);
    if (!same(now, lights)) {
      lights = now;
      tell(now);
      until = Math.max(until, at + SETTLED);
    }
    frame = at < until ? requestAnimationFrame(look) : 0;
  };
  const wake = () => {
    until = performance.now() + SETTLED;
    frame ||= requestAnimationFrame(look);
  };
  const watch = new MutationObserver(wake);
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'style', 'transform'] });
  for (const sign of SIGNS) addEventListener(sign, wake, { capture: true, passive: true });
  wake();
  return () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
    for (const sign of SIGNS) removeEventListener(sign, wake, { capture: true });
  };
}
