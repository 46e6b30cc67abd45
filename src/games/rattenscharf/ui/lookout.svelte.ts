import { BaseLookout } from '../../../web/kit/base-lookout.svelte.ts';
import { around, centreOf, holds, leashed, type Point, revealing, toWorld, zoomAt } from '../../../web/kit/camera.ts';
import type { Lay } from '../moves.ts';
import { boxOf, boxOfCell, boxOfPiece, FIELD, fingerZoom, isSmall, limitsFor, overall, TABLE } from './fit.ts';
import type { Hand } from './hand.svelte.ts';
import { cellOf, pieceOf } from './seen.ts';

/** In pixels: the height of a preview. */
const TIP = 92;

/** Where the board looks. It fits itself until somebody pans or zooms; after that it only brings news into sight. */
export class Lookout extends BaseLookout<Hand> {
  protected override readonly home = { x: 0, y: 0, scale: 1 };
  override readonly world = TABLE;

  readonly limits = $derived.by(() => limitsFor(this.screen));
  /** Whether some strip is out of sight, so that an overview helps. */
  readonly partial: boolean = $derived.by(() => !holds(this.sight, boxOf(this.hand.pieces)));

  zoom(factor: number): void {
    const { ghost } = this.hand;
    const middle = { x: this.width / 2, y: this.height / 2 };
    const at = ghost ? this.toScreen({ x: (ghost.x + 0.5) * FIELD, y: (ghost.y + 0.5) * FIELD }) : middle;
    this.manual = true;
    this.glide(leashed(zoomAt(this.camera, factor, at, this.limits), TABLE, this.screen));
  }

  /** All of it, and from now on by itself again. */
  fit(whole = false, jump = false): void {
    if (this.width === 0) return;
    this.manual = false;
    const { pieces, ghost } = this.hand;
    const last = pieces.at(-1);
    const focus = ghost ? boxOfPiece(pieceOf(ghost, 1)) : last ? boxOfPiece(last) : boxOf(pieces);
    const camera = overall(pieces, this.screen, centreOf(focus), whole);
    if (jump) this.jump(camera);
    else this.glide(camera);
  }

  /** After the rectangle has another size. */
  resize(): void {
    if (!this.manual) this.fit(this.hand.table.over, true);
  }

  /** After a new position. */
  settle(): void {
    const last = this.hand.pieces.at(-1);
    if (!this.manual || this.hand.table.over) this.fit(this.hand.table.over);
    else if (last) this.glide(revealing(this.camera, boxOfPiece(last), this.screen, FIELD / 4));
  }

  revealGhost(): void {
    const { ghost, preview } = this.hand;
    if (this.width === 0) return;
    if (!ghost) {
      if (!this.manual) this.fit();
      return;
    }
    const groups = (preview?.groups ?? []).flatMap((group) => group.cells.map((n) => boxOfCell(cellOf(n))));
    const box = around([boxOfPiece(pieceOf(ghost, 1)), ...groups]);
    // A board that fits itself goes back to the whole picture as soon as the ghost allows it.
    const auto = !this.manual && !isSmall(this.screen);
    const base = auto ? overall(this.hand.pieces, this.screen, centreOf(box)) : this.camera;
    const near = zoomAt(base, fingerZoom(base, this.screen), this.toScreen(centreOf(box)), this.limits);
    // On a small screen the preview stands at the lower edge.
    const free = isSmall(this.screen) ? { width: this.width, height: this.height - TIP } : this.screen;
    this.glide(revealing(near, box, free, 28));
  }

  /** Brings a place that somebody points out into sight. */
  revealLay(lay: Lay): void {
    if (this.width > 0) this.glide(revealing(this.camera, boxOfPiece(pieceOf(lay, 1)), this.screen, FIELD / 4));
  }

  readonly centre = (): Point => toWorld(this.camera, { x: this.width / 2, y: this.height / 2 });
}
