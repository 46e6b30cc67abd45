import { BaseLookout } from '../../../web/kit/base-lookout.svelte.ts';
import {
  around,
  type Box,
  type Camera,
  fitted,
  holds,
  type Limits,
  type Point,
  revealing,
  sight,
  widened,
} from '../../../web/kit/camera.ts';
import { NONE } from '../state.ts';
import { CIRCLES_AT } from '../town.ts';
import type { Hand } from './hand.svelte.ts';
import { boxOf, middleOf, pointOf, type Spot, TOWN } from './places.ts';

/** So large that a finger hits a circle and a number is read; and what one needs at least to tell houses apart. */
const NEAR = 1.1;
const FAR = 0.62;
const MARGIN = 26;
/** The height of the map over the town, in pixels. */
const OVER = 90;

/** Where in town one looks. A large screen shows all of it; a small one opens on what is asked and may be moved. */
export class Lookout extends BaseLookout<Hand> {
  small = $state(false);
  override readonly world = TOWN;
  protected override readonly near = FAR;
  protected override readonly home: Camera = $derived.by(() => fitted(TOWN, this.screen, { min: 0.2, max: 2 }));
  override readonly camera: Camera = $derived.by(() => (this.small && this.own) || this.home);
  readonly limits: Limits = $derived.by(() => ({ min: Math.min(this.home.scale, NEAR), max: 2 }));
  /** Whether some of the town is out of sight, so that a map helps. */
  readonly partial: boolean = $derived.by(() => this.small && !holds(this.sight, widened(TOWN, -8)));

  /** The town never leaves more of the screen bare than it must, wherever somebody drags it or points on the map. */
  override look(camera: Camera): void {
    super.look(this.#filled(camera));
  }
  /** In and out again. */
  swap(p: Point): void {
    this.manual = true;
    this.glide(this.camera.scale > FAR + 0.1 ? this.home : fitted({ ...p, width: 0, height: 0 }, this.screen, { min: NEAR, max: NEAR }));
  }

  /** After a new question: what it is about, unless that is in sight already. */
  settle(jump = false): void {
    if (!this.small || this.width === 0) return;
    this.manual = false;
    const camera = this.#wanted();
    if (jump) this.jump(camera);
    else this.glide(camera);
  }
  resize(): void {
    if (this.small && !this.manual) this.settle(true);
  }

  reveal(spot: Spot): void {
    if (!this.small) return;
    const box = spot.what === 'house' ? boxOf(spot.id) : widened({ ...pointOf(spot.id), width: 0, height: 0 }, 24);
    this.glide(revealing(this.camera, box, this.screen, MARGIN));
  }

  #wanted(): Camera {
    const { hand, houses } = { hand: this.hand, houses: this.#concerned() };
    if (houses.length === 0) return this.home;
    const boxes = houses.flatMap((house) => [boxOf(house), ...circlesBy(house, hand.mode === 'place')]);
    const box = widened(around(boxes), MARGIN);
    return this.#filled(fitted(box, this.screen, { min: Math.max(this.home.scale, FAR), max: NEAR }, middleOf(around(boxes.slice(0, 1)))));
  }

  /** As little bare table as can be: the map and the kings stand on it, and nothing else. */
  #filled(camera: Camera): Camera {
    const { scale } = camera;
    const { x, y, width, height } = widened(TOWN, 8);
    const bare = OVER / scale;
    const seen = sight(camera, this.screen);
    return fitted({ x, y: y - bare, width, height: height + bare }, this.screen, { min: scale, max: scale }, middleOf(seen));
  }

  #concerned(): number[] {
    const { lit, table, stage } = this.hand;
    if (table.view.house !== NONE) return [table.view.house];
    if (stage.busy && stage.view.house !== NONE) return [stage.view.house];
    return lit.flatMap(({ what, id }) => (what === 'house' ? [id] : []));
  }
}

const circlesBy = (house: number, wanted: boolean): Box[] =>
  wanted ? (CIRCLES_AT[house] ?? []).map((circle) => widened({ ...pointOf(circle), width: 0, height: 0 }, 22)) : [];
