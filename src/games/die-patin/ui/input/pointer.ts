import { panzoom } from '../../../../web/kit/panzoom.ts';
import type { Hand } from '../hand.svelte.ts';
import type { Lookout } from '../lookout.svelte.ts';
import type { Spot } from './spots.ts';

const spotIn = (target: EventTarget | null): Spot | undefined =>
  ((target as Element | null)?.closest('[data-spot]')?.getAttribute('data-spot') ?? undefined) as Spot | undefined;

function choose(hand: Hand, name: Spot | undefined): void {
  if (name) hand.press(name);
  else hand.dismiss();
}

/** A large screen shows the whole town: the mouse points and clicks. Returns what undoes it. */
export function listenToMouse(node: HTMLElement, hand: Hand): () => void {
  const over = (event: PointerEvent): void => {
    hand.hover = event.pointerType === 'mouse' ? spotIn(event.target) : undefined;
  };
  const leave = (): void => {
    hand.hover = undefined;
  };
  const click = (event: MouseEvent): void => {
    if ((event.target as Element).closest('[data-no-pan]')) return;
    const name = spotIn(event.target);
    // Keys and screen readers press without a pointer; the spot hears that itself.
    if (event.detail > 0 || !name) choose(hand, name);
  };
  node.addEventListener('pointerover', over);
  node.addEventListener('pointerleave', leave);
  node.addEventListener('click', click);
  return () => {
    node.removeEventListener('pointerover', over);
    node.removeEventListener('pointerleave', leave);
    node.removeEventListener('click', click);
  };
}

/** A small screen shows a part: fingers pan, pinch and tap. What is tapped is also looked at. */
export function listenToFingers(node: HTMLElement, hand: Hand, lookout: Lookout): () => void {
  return panzoom(node, {
    get camera() {
      return lookout.camera;
    },
    get limits() {
      return lookout.limits;
    },
    look: (camera) => lookout.look(camera),
    tap: (_, event) => {
      const name = spotIn(document.elementFromPoint(event.clientX, event.clientY));
      const lit = name !== undefined && hand.lit.has(name);
      choose(hand, name);
      // What was taken is seen on the board; what was not is told.
      hand.cursor = lit ? undefined : name;
    },
  });
}
