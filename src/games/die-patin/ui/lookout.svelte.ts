import { moving, SLOW } from '../../../web/kit/animate.ts';
import {
  around,
  type Box,
  type Camera,
  fitted,
  holds,
  type Limits,
  leashed,
  type Point,
  type Size,
  sight,
  widened,
} from '../../../web/kit/camera.ts';
import { glide } from '../../../web/kit/glide.ts';
import { manholesInPlay } from '../board.ts';
import { due, type StepName, seatsOf } from '../state.ts';
import { areaBox, manholeAt, townBox } from './city/geometry.ts';
import type { Hand } from './hand.svelte.ts';
import { kindOfSpot, numberOf } from './input/spots.ts';
import type { Corner } from './notes/corner.ts';
import { openClaim } from './notes/preview.ts';

/** A phone shows an area so large that a finger hits its manholes. */
const NEAR = 1.6;
const NEAREST = 2.4;
/** Room around what is looked at, in the units of the town. */
const ROOM = 42;
const AT_AN_AREA: readonly (StepName | undefined)[] = ['nest', 'act', 'pay', 'more', 'bribe', 'invade'];

/** Where the board looks. On a large screen at the whole town; on a small one at the area in question. */
export class Lookout {
  readonly #hand: Hand;
  width = $state(0);
  height = $state(0);
  #camera = $state.raw<Camera>();
  #stop: (() => void) | undefined;
  /** Where the claim is told; other notes stand elsewhere. */
  duelCorner = $state<Corner>();

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  readonly screen: Size = $derived.by(() => ({ width: this.width, height: this.height }));
  /** Set by the board, which knows how much room there is beside the town. */
  small = $state(false);
  readonly town: Box = $derived.by(() => townBox(seatsOf(this.#hand.table.view)));
  /** On a phone the missions stand above the town, and a claim is told below it. */
  readonly #above: number = $derived.by(() => (this.small ? 52 : 0));
  readonly #below: number = $derived.by(() => (this.small && openClaim(this.#hand.plan.ahead) ? 66 : 0));
  readonly #whole: Camera = $derived.by(() => this.#fitted(this.town, { min: 0.1, max: 1.9 }));
  readonly limits: Limits = $derived.by(() => ({ min: this.#whole.scale, max: NEAREST }));
  /** What is in question: nothing in particular while one waits. */
  readonly focus: Box | undefined = $derived.by(() => {
    const { step, plan, lit } = this.#hand;
    if (!this.small) return undefined;
    // What is prepared stays in sight until it is sent.
    const placed = plan.moves.find((move) => move.type === 'place' || move.type === 'home');
    if (step === undefined) return placed && widened(areaBox(placed.area), ROOM);
    if (AT_AN_AREA.includes(step)) return widened(areaBox(due(plan.ahead)?.at ?? 0), ROOM);
    if (step !== 'place') return undefined;
    const areas = [...lit.keys()].filter((name) => kindOfSpot(name) === 'area').map((name) => areaBox(numberOf(name)));
    return areas.length > 0 ? widened(around(areas), ROOM) : undefined;
  });
  readonly #wanted: Camera = $derived.by(() =>
    this.focus ? this.#fitted(this.focus, { min: this.#whole.scale, max: NEAR }) : this.#whole,
  );
  readonly camera: Camera = $derived.by(() => this.#camera ?? this.#wanted);
  readonly sight: Box = $derived.by(() => sight(this.camera, this.screen));
  readonly partial: boolean = $derived.by(() => this.small && !holds(widened(this.sight, 4), this.town));

  /** The manholes on the screen: notes keep clear of them. */
  readonly manholes: readonly Box[] = $derived.by(() =>
    manholesInPlay(seatsOf(this.#hand.table.view)).map((manhole) => {
      const { x, y } = manholeAt(manhole);
      return this.onScreen({ x: x - 22, y: y - 24, width: 46, height: 44 });
    }),
  );

  /** What the camera should show, as text: an effect follows it. */
  readonly wish: string = $derived.by(() => JSON.stringify(this.#wanted));

  #fitted(box: Box, limits: Limits): Camera {
    const free = { width: this.width, height: Math.max(1, this.height - this.#above - this.#below) };
    const camera = fitted(box, free, limits);
    return { ...camera, y: camera.y + this.#above };
  }

  /** A box of the town as it lies on the screen. */
  onScreen({ x, y, width, height }: Box): Box {
    const { scale, ...at } = this.camera;
    return { x: x * scale + at.x, y: y * scale + at.y, width: width * scale, height: height * scale };
  }

  /** A reader's own wish; a large screen shows everything anyway. */
  look(camera: Camera): void {
    if (!this.small) return;
    this.#stop?.();
    this.#camera = leashed(camera, this.town, this.screen);
  }

  lookAt(world: Point): void {
    const scale = Math.max(this.camera.scale, NEAR);
    this.look({ scale, x: this.width / 2 - world.x * scale, y: this.height / 2 - world.y * scale });
  }

  /** After something else came into question, or the rectangle has another size. */
  settle(jump: boolean): void {
    this.#stop?.();
    const ms = jump || !this.small || !moving(this.#hand.table.settings) ? 0 : SLOW;
    // Once it is there it follows by itself.
    this.#stop = glide(this.camera, this.#wanted, ms, (camera, there) => {
      this.#camera = there ? undefined : camera;
    });
  }
}
