import { MID, moving } from './animate.ts';
import type { TableModel } from './board.ts';
import { type Box, type Camera, leashed, type Point, type Size, sight, toScreen } from './camera.ts';
import { glide } from './glide.ts';

/** Where a board looks: a rectangle of the page, and a camera that fits itself until somebody pans or zooms. What it fits is the game's own. */
export abstract class BaseLookout<H extends { readonly table: Pick<TableModel<unknown, never>, 'settings'> }> {
  protected readonly hand: H;
  width = $state(0);
  height = $state(0);
  /** Where somebody has led the camera, or where it is on its way. */
  protected own = $state.raw<Camera>();
  /** Somebody has panned or zoomed. */
  protected manual = false;
  #stop: (() => void) | undefined;

  constructor(hand: H) {
    this.hand = hand;
  }

  /** Where it looks by itself. */
  protected abstract readonly home: Camera;
  /** The middle of the rectangle stays over it. */
  abstract readonly world: Box;
  /** Somebody who points at a place wants to see it at least so large. */
  protected readonly near: number = 0;

  readonly screen: Size = $derived.by(() => ({ width: this.width, height: this.height }));
  readonly camera: Camera = $derived.by(() => this.own ?? this.home);
  readonly sight: Box = $derived.by(() => sight(this.camera, this.screen));

  /** A reader's own wish. */
  look(camera: Camera): void {
    this.manual = true;
    this.jump(leashed(camera, this.world, this.screen));
  }

  lookAt(p: Point): void {
    const scale = Math.max(this.camera.scale, this.near);
    this.look({ scale, x: this.width / 2 - p.x * scale, y: this.height / 2 - p.y * scale });
  }

  toScreen(p: Point): Point {
    return toScreen(this.camera, p);
  }

  protected jump(to: Camera): void {
    this.#stop?.();
    this.own = to;
  }

  /** Goes there; after that it stays, or follows by itself. */
  protected glide(to: Camera, ms = MID, stays = true): void {
    this.#stop?.();
    this.#stop = glide(this.camera, to, moving(this.hand.table.settings) ? ms : 0, (camera, there) => {
      this.own = there && !stays ? undefined : camera;
    });
  }
}
