import { type Camera, type Limits, type Point, panBy, zoomAt } from './camera.ts';

/** A press that the host wants for itself, such as taking hold of a piece. */
export interface Drag {
  move(at: Point): void;
  /** `moved` is false for a mere tap. */
  end(moved: boolean): void;
  /** It became something else, such as a pinch. */
  cancel(): void;
}

export interface PanZoomHost {
  readonly camera: Camera;
  readonly limits: Limits;
  look(camera: Camera): void;
  grab?(at: Point, event: PointerEvent): Drag | undefined;
  tap?(at: Point, event: PointerEvent): void;
  hover?(at: Point | undefined): void;
  /** Takes a turn of the wheel that is not meant as zooming. */
  wheel?(event: WheelEvent): boolean;
}

/** A finger trembles; less than this is a tap. */
const SLOP = 7;

/** Wheel, pinch and drag on a rectangle. Returns what undoes it. */
export function panzoom(node: HTMLElement, host: PanZoomHost): () => void {
  const fingers = new Map<number, Point>();
  let drag: Drag | undefined;
  let from: Point | undefined;
  let moved = false;
  let answered = false;

  const at = (event: MouseEvent): Point => {
    const { left, top } = node.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const down = (event: PointerEvent): void => {
    answered = false;
    if (event.button !== 0 || (event.target as Element).closest('[data-no-pan]')) return;
    const point = at(event);
    fingers.set(event.pointerId, point);
    node.setPointerCapture(event.pointerId);
    if (fingers.size === 1) {
      from = point;
      moved = false;
      drag = host.grab?.(point, event);
    } else {
      drag?.cancel();
      drag = undefined;
      moved = true;
    }
  };

  const move = (event: PointerEvent): void => {
    const point = at(event);
    const before = fingers.get(event.pointerId);
    if (!before || !from) {
      if (event.pointerType === 'mouse' && !(event.target as Element).closest('[data-no-pan]')) host.hover?.(point);
      return;
    }
    if (!moved && Math.hypot(point.x - from.x, point.y - from.y) < SLOP) return;
    const start = moved ? before : from;
    moved = true;
    fingers.set(event.pointerId, point);
    if (fingers.size > 1) pinch(event.pointerId, before, point);
    else if (drag) drag.move(point);
    else host.look(panBy(host.camera, point.x - start.x, point.y - start.y));
  };

  const pinch = (id: number, before: Point, after: Point): void => {
    const other = [...fingers].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const span = (p: Point): number => Math.max(1, Math.hypot(p.x - other.x, p.y - other.y));
    const middle = { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 };
    const panned = panBy(host.camera, (after.x - before.x) / 2, (after.y - before.y) / 2);
    host.look(zoomAt(panned, span(after) / span(before), middle, host.limits));
  };

  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    if (event.type === 'pointercancel') drag?.cancel();
    else {
      if (drag) drag.end(moved);
      else if (!moved) host.tap?.(at(event), event);
      answered = true;
    }
    drag = undefined;
    if (fingers.size === 0) from = undefined;
  };

  // A finger that was answered clicks nothing more: what stands in its place by now was not meant.
  const lifted = (event: TouchEvent): void => {
    if (answered) event.preventDefault();
    answered = false;
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    // A pinch on a touchpad arrives as a wheel with ctrl.
    if (!event.ctrlKey && !event.metaKey && host.wheel?.(event)) return;
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 24 : event.deltaY;
    host.look(zoomAt(host.camera, Math.exp(-pixels / (event.ctrlKey ? 120 : 480)), at(event), host.limits));
  };

  const leave = (): void => host.hover?.(undefined);

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('pointerleave', leave);
  node.addEventListener('touchend', lifted, { passive: false });
  node.addEventListener('wheel', wheel, { passive: false });
  return () => {
    node.removeEventListener('pointerdown', down);
    node.removeEventListener('pointermove', move);
    node.removeEventListener('pointerup', up);
    node.removeEventListener('pointercancel', up);
    node.removeEventListener('pointerleave', leave);
    node.removeEventListener('touchend', lifted);
    node.removeEventListener('wheel', wheel);
  };
}
