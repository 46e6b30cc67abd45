import { SLOW } from '../../../web/kit/animate.ts';
import { BaseLookout } from '../../../web/kit/base-lookout.svelte.ts';
import { around, type Box, type Camera, fitted, holds, type Limits, widened } from '../../../web/kit/camera.ts';
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
const ROOM = 34;
const AT_AN_AREA: readonly (StepName | undefined)[] = ['nest', 'act', 'pay', 'more', 'bribe', 'invade'];

/** Where the board looks. On a large screen at the whole town; on a small one at the area in question. */
export class Lookout extends BaseLookout<Hand> {
  /** Where the claim is told; other notes stand elsewhere. */
  duelCorner = $state<Corner>();
  protected override readonly near = NEAR;
  /** Set by the board, which knows how much room there is beside the town. */
  small = $state(false);
  override readonly world: Box = $derived.by(() => townBox(seatsOf(this.hand.table.view)));
  /** On a phone the missions stand above the town, and a claim is told below it. */
  readonly #above: number = $derived.by(() => (this.small ? 52 : 0));
  readonly #below: number = $derived.by(() => (this.small && openClaim(this.hand.plan.ahead) ? 66 : 0));
  readonly #whole: Camera = $derived.by(() => this.#fitted(this.world, { min: 0.1, max: 1.9 }));
  readonly limits: Limits = $derived.by(() => ({ min: this.#whole.scale, max: NEAREST }));
  /** What is in question: nothing in particular while one waits. */
  readonly focus: Box | undefined = $derived.by(() => {
    const { step, plan, lit } = this.hand;
    if (!this.small) return undefined;
    // What is prepared stays in sight until it is sent.
    const placed = plan.moves.find((move) => move.type === 'place' || move.type === 'home');
    if (step === undefined) return placed && widened(areaBox(placed.area), ROOM);
    if (AT_AN_AREA.includes(step)) return widened(areaBox(due(plan.ahead)?.at ?? 0), ROOM);
    if (step !== 'place') return undefined;
    const areas = [...lit.keys()].filter((name) => kindOfSpot(name) === 'area').map((name) => areaBox(numberOf(name)));
    return areas.length > 0 ? widened(around(areas), ROOM) : undefined;
  });
  protected override readonly home: Camera = $derived.by(() =>
    this.focus ? this.#fitted(this.focus, { min: this.#whole.scale, max: NEAR }) : this.#whole,
  );
  readonly partial: boolean = $derived.by(() => this.small && !holds(widened(this.sight, 4), this.world));

  /** The manholes on the screen: notes keep clear of them. */
  readonly manholes: readonly Box[] = $derived.by(() =>
    manholesInPlay(seatsOf(this.hand.table.view)).map((manhole) => {
      const { x, y } = manholeAt(manhole);
      return this.onScreen({ x: x - 22, y: y - 24, width: 46, height: 44 });
    }),
  );

  /** What the camera should show, as text: an effect follows it. */
  readonly wish: string = $derived.by(() => JSON.stringify(this.home));

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

  /** A large screen shows everything anyway. */
  override look(camera: Camera): void {
    if (this.small) super.look(camera);
  }

  /** After something else came into question, or the rectangle has another size. */
  settle(jump: boolean): void {
    this.glide(this.home, jump || !this.small ? 0 : SLOW, false);
  }
}
