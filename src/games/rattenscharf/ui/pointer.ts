import { contains, type Point, toWorld } from '../../../web/kit/camera.ts';
import type { Drag, PanZoomHost } from '../../../web/kit/panzoom.ts';
import { boxOfPiece, cellAtPoint, FIELD } from './fit.ts';
import type { Ghost } from './ghost.ts';
import type { Hand } from './hand.svelte.ts';
import type { Lookout } from './lookout.svelte.ts';
import { pieceOf } from './seen.ts';

/** In milliseconds: two taps closer than this are one double tap. */
const DOUBLE = 300;
/** In pixels of the wheel for a quarter turn, and the pause after one: a touchpad sends many small steps. */
const NOTCH = 50;
const PAUSE = 180;

/** Mouse and fingers on the board: the ghost follows a mouse, is dragged, turned by a tap and laid by a double tap. */
export function makeHost(hand: Hand, lookout: Lookout, dragging: (now: boolean) => void): PanZoomHost {
  const taps = tapper(hand);
  const wheel = turner(hand);
  const cell = (at: Point) => cellAtPoint(toWorld(lookout.camera, at));
  return {
    get camera() {
      return lookout.camera;
    },
    get limits() {
      return lookout.limits;
    },
    look: (camera) => lookout.look(camera),
    wheel,
    grab: (at) => {
      const { ghost } = hand;
      if (!ghost || !contains(boxOfPiece(pieceOf(ghost, 1)), toWorld(lookout.camera, at))) return undefined;
      return dragGhost(hand, lookout, ghost, at, taps, dragging);
    },
    tap: (at, event) => {
      if (hand.takeAt(cell(at))) return;
      if (!hand.ghost) return hand.stage.clear();
      if (event.pointerType === 'mouse') hand.moveTo(cell(at), true);
      else hand.pointAt(cell(at));
      taps.placed();
    },
    hover: (at) => {
      if (at && hand.ghost && !hand.pinned) hand.moveTo(cell(at), false);
    },
  };
}

/** The ghost moves as far as the finger, so that the finger need not lie on its middle. */
function dragGhost(hand: Hand, lookout: Lookout, ghost: Ghost, from: Point, taps: Tapper, dragging: (now: boolean) => void): Drag {
  const start = toWorld(lookout.camera, from);
  return {
    move: (at) => {
      dragging(true);
      const now = toWorld(lookout.camera, at);
      hand.moveTo({ x: ghost.x + Math.round((now.x - start.x) / FIELD), y: ghost.y + Math.round((now.y - start.y) / FIELD) }, true);
    },
    cancel: () => dragging(false),
    end: (moved) => {
      dragging(false);
      if (!moved) return taps.onGhost();
      if (!hand.table.settings.confirm) hand.lay();
    },
  };
}

interface Tapper {
  /** A tap has put the ghost somewhere. */
  placed(): void;
  onGhost(): void;
}

function tapper(hand: Hand): Tapper {
  let last = -DOUBLE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const place = (): void => {
    last = performance.now();
    hand.pinned = true;
    if (!hand.table.settings.confirm) hand.lay();
  };
  return {
    placed: place,
    onGhost: () => {
      clearTimeout(timer);
      if (performance.now() - last < DOUBLE) return hand.lay();
      if (!hand.pinned) return place();
      last = performance.now();
      // A turn waits until it is clear that no second tap follows.
      timer = setTimeout(() => hand.turn(), DOUBLE);
    },
  };
}

function turner(hand: Hand): (event: WheelEvent) => boolean {
  let sum = 0;
  let last = 0;
  return (event) => {
    if (!hand.ghost) return false;
    const now = performance.now();
    if (now - last < PAUSE) return true;
    sum += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * NOTCH;
    if (Math.abs(sum) < NOTCH) return true;
    hand.turn(sum < 0);
    sum = 0;
    last = now;
    return true;
  };
}
