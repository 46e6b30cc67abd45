import type { Hand } from '../hand.svelte.ts';
import { kindOfSpot, MIDDLE, type Spot, spot } from './spots.ts';

/** An attachment: what makes a shape on the board a button for keys and screen readers. */
export function spotted(hand: Hand, name: Spot, label: string): (node: Element) => void {
  return (node) => {
    const shut = (hand.step !== undefined || hand.plan.ready) && !hand.lit.has(name);
    const is = {
      'data-spot': name,
      'data-about': name,
      role: 'button',
      tabindex: stopFor(hand, name),
      'aria-label': label,
      'aria-disabled': shut,
    };
    for (const [attribute, value] of Object.entries(is)) node.setAttribute(attribute, String(value));
  };
}

/** What belongs together in a drawing, which has no fieldsets. */
export const GROUP = 'group';

/** Each kind of spot is one stop for the Tab key; arrows go on from there. */
function stopFor(hand: Hand, name: Spot): 0 | -1 {
  const kind = kindOfSpot(name);
  if (hand.cursor && kindOfSpot(hand.cursor) === kind) return hand.cursor === name ? 0 : -1;
  const lit = [...hand.lit.keys()].find((other) => kindOfSpot(other) === kind);
  if (lit) return lit === name ? 0 : -1;
  const first = spot(kind, kind === 'manhole' ? MIDDLE : 0);
  return first === name && (kind === 'area' || kind === 'manhole') ? 0 : -1;
}

/** An attachment: focus, and presses without a pointer. Pointers are heard by the board, which also pans. */
export function press(hand: Hand, name: Spot): (node: Element) => () => void {
  return (node) => {
    const click = (event: Event): void => {
      if ((event as MouseEvent).detail === 0) hand.press(name);
    };
    const focus = (): void => {
      if (node.matches(':focus-visible')) hand.cursor = name;
    };
    // A tile that is taken loses the focus in the middle of drawing, when nothing may be changed.
    const blur = (): void =>
      queueMicrotask(() => {
        if (hand.cursor === name && document.activeElement !== node) hand.cursor = undefined;
      });
    node.addEventListener('click', click);
    node.addEventListener('focus', focus);
    node.addEventListener('blur', blur);
    return () => {
      node.removeEventListener('click', click);
      node.removeEventListener('focus', focus);
      node.removeEventListener('blur', blur);
    };
  };
}
