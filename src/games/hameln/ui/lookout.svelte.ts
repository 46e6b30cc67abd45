import { MID, moving } from '../../../web/kit/animate.ts';
import {
  around,
  type Box,
  type Camera,
  fitted,
  holds,
  type Limits,
  leashed,
  type Point,
  revealing,
  type Size,
  sight,
  toScreen,
  widened,
} from '../../../web/kit/camera.ts';
import { glide } from '../../../web/kit/glide.ts';
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
export class Lookout {
  readonly #hand: Hand;
  #camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  width = $state(0);
  height = $state(0);
  small = $state(false);
  #manual = false;
  #stop: (() => void) | undefined;

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  readonly screen: Size = $derived.by(() => ({ width: this.width, height: this.height }));
  readonly #whole: Camera = $derived.by(() => fitted(TOWN, this.screen, { min: 0.2, max: 2 }));
  readonly limits: Limits = $derived.by(() => ({ min: Math.min(this.#whole.scale, NEAR), max: 2 }));
  readonly camera: Camera = $derived.by(() => (this.small ? this.#camera : this.#whole));
  readonly sight: Box = $derived.by(() => sight(this.camera, this.screen));
  /** Whether some of the town is out of sight, so that a map helps. */
  readonly partial: boolean = $derived.by(() => this.small && !holds(this.sight, widened(TOWN, -8)));

  /** A reader's own wish. */
  look(camera: Camera): void {
    this.#manual = true;
    this.#stop?.();
    this.#camera = leashed(camera, TOWN, this.screen);
  }
  lookAt(p: Point): void {
    const scale = Math.max(this.camera.scale, FAR);
    this.look({ scale, x: this.width / 2 - p.x * scale, y: this.height / 2 - p.y * scale });
  }
  /** In and out again. */
  swap(p: Point): void {
    this.#manual = true;
    this.#glide(this.camera.scale > FAR + 0.1 ? this.#whole : fitted({ ...p, width: 0, height: 0 }, this.screen, { min: NEAR, max: NEAR }));
  }

  /** After a new question: what it is about, unless that is in sight already. */
  settle(jump = false): void {
    if (!this.small || this.width === 0) return;
    this.#manual = false;
    const camera = this.#wanted();
    if (jump) this.#camera = camera;
    else this.#glide(camera);
  }
  resize(): void {
    if (this.small && !this.#manual) this.settle(true);
  }

  reveal(spot: Spot): void {
    if (!this.small) return;
    const box = spot.what === 'house' ? boxOf(spot.id) : widened({ ...pointOf(spot.id), width: 0, height: 0 }, 24);
    this.#glide(revealing(this.camera, box, this.screen, MARGIN));
  }

  #wanted(): Camera {
    const { hand, houses } = { hand: this.#hand, houses: this.#concerned() };
    if (houses.length === 0) return this.#whole;
    const boxes = houses.flatMap((house) => [boxOf(house), ...circlesBy(house, hand.mode === 'place')]);
    const box = widened(around(boxes), MARGIN);
    return this.#filled(
      fitted(box, this.screen, { min: Math.max(this.#whole.scale, FAR), max: NEAR }, middleOf(around(boxes.slice(0, 1)))),
    );
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
    const { lit, table, stage } = this.#hand;
    if (table.view.house !== NONE) return [table.view.house];
    if (stage.busy && stage.view.house !== NONE) return [stage.view.house];
    return lit.flatMap(({ what, id }) => (what === 'house' ? [id] : []));
  }

  toScreen(p: Point): Point {
    return toScreen(this.camera, p);
  }

  #glide(to: Camera): void {
    this.#stop?.();
    this.#stop = glide(this.#camera, to, moving(this.#hand.table.settings) ? MID : 0, (camera) => {
      this.#camera = camera;
    });
  }
}

const circlesBy = (house: number, wanted: boolean): Box[] =>
  wanted ? (CIRCLES_AT[house] ?? []).map((circle) => widened({ ...pointOf(circle), width: 0, height: 0 }, 22)) : [];
