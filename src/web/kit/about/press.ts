/** In milliseconds and pixels: who rests a finger that long, and that still, asks what the thing is. */
const LONG = 550;
const SLOP = 9;

/**
 * What is written on the thing at this place: on what was hit, or on something smaller there that pointers pass through. What is pressed for
 * something else does not answer.
 */
export function thingAt(target: EventTarget | null, { clientX: x, clientY: y }: MouseEvent): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const hit = target.closest<HTMLElement>('[data-about], [data-hold]');
  if (hit?.dataset.hold !== undefined) return undefined;
  let [found, least] = [hit?.dataset.about, Number.POSITIVE_INFINITY];
  for (const node of target.closest('main')?.querySelectorAll<HTMLElement>('[data-about]') ?? []) {
    const box = node.getBoundingClientRect();
    const size = box.width * box.height;
    const here = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    if (!here || size === 0 || size >= least || (hit && getComputedStyle(node).pointerEvents !== 'none')) continue;
    [found, least] = [node.dataset.about, size];
  }
  return found;
}

/**
 * Right click, the key for menus and a long press ask what a thing is; nothing is played by them. Boards hear of a long press as of a
 * finger that slid off the screen. `begun` is a press from before anybody listened. Returns what undoes it.
 */
export function askByPress(ask: (thing: string) => void, begun?: PointerEvent): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: PointerEvent | undefined;
  /** The finger that has asked, until it is lifted and what follows from that is over. */
  let asked: number | undefined;
  let swallows = false;

  const stop = (): void => {
    clearTimeout(timer);
    from = undefined;
  };
  const long = (event: PointerEvent, thing: string): void => {
    stop();
    asked = event.pointerId;
    swallows = true;
    event.target?.dispatchEvent(
      new PointerEvent('pointercancel', { bubbles: true, pointerId: event.pointerId, pointerType: event.pointerType }),
    );
    ask(thing);
  };
  const down = (event: PointerEvent): void => {
    const second = from !== undefined;
    stop();
    asked = undefined;
    swallows = false;
    const thing = event.pointerType === 'mouse' ? undefined : thingAt(event.target, event);
    if (second || thing === undefined) return;
    from = event;
    timer = setTimeout(() => long(event, thing), LONG);
  };
  const move = (event: PointerEvent): void => {
    if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > SLOP) stop();
  };
  const up = (event: PointerEvent): void => {
    if (event.isTrusted) stop();
    if (!event.isTrusted || event.pointerId !== asked) return;
    asked = undefined;
    event.stopImmediatePropagation();
  };
  const click = (event: MouseEvent): void => {
    if (!swallows || event.detail === 0) return;
    swallows = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const menu = (event: MouseEvent): void => {
    const thing = thingAt(event.target, event);
    if (thing === undefined) return;
    event.preventDefault();
    // A browser that knows long presses itself tells of one that was heard already.
    if (asked !== undefined) return;
    if (from) long(from, thing);
    else ask(thing);
  };

  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, click, contextmenu: menu } as const;
  for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener as EventListener, { capture: true });
  if (begun) down(begun);
  return () => {
    stop();
    for (const [name, listener] of Object.entries(listeners))
      window.removeEventListener(name, listener as EventListener, { capture: true });
  };
}
