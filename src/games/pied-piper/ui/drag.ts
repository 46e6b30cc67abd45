import type { Point } from '../../../web/kit/camera.ts';
import type { Hand } from './hand.svelte.ts';

/** In pixels: less is a tap. */
const SLOP = 8;
/** In pixels: a finger hides what is under it, so the card is carried above it. */
const LIFT = 56;

/** An attachment: drags a card of the hand onto a column. `carry` is told where the card is, and undefined when it is let go. */
export function dragCard(hand: Hand, card: number, carry: (at: Point | undefined) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let from: Point | undefined;
    let dragging = false;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || hand.table.seat === undefined || hand.ordering) return;
      from = { x: event.clientX, y: event.clientY };
      dragging = false;
      // At once: a quick hand has left the card before the first move is told.
      node.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (!from || (!dragging && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLOP)) return;
      if (!dragging) hand.pick(card);
      dragging = true;
      const y = event.clientY - (event.pointerType === 'mouse' ? 0 : LIFT);
      carry({ x: event.clientX, y });
      const column = columnAt(event.clientX, y);
      if (column !== undefined && column !== hand.column && hand.isOpen(column)) hand.aim(column);
    };
    const up = (event: PointerEvent): void => {
      from = undefined;
      if (!dragging) return;
      carry(undefined);
      const y = event.clientY - (event.pointerType === 'mouse' ? 0 : LIFT);
      const column = columnAt(event.clientX, y);
      if (event.type === 'pointercancel' || column === undefined) hand.putBack();
      else if (column !== hand.column) hand.aim(column);
      else if (!hand.table.settings.confirm) hand.play();
    };
    // The click that follows a drag is none.
    const click = (event: MouseEvent): void => {
      if (dragging && event.detail > 0) event.stopImmediatePropagation();
      dragging = false;
    };

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    node.addEventListener('click', click, { capture: true });
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, { capture: true });
    };
  };
}

function columnAt(x: number, y: number): number | undefined {
  const name = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset.column;
  return name === undefined ? undefined : Number(name);
}
