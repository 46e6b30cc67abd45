import type { Seat } from '../../../core/game.ts';
import { SEXES } from '../data.ts';
import { type Wed, wedOf } from '../moves.ts';
import type { Hand } from './hand.svelte.ts';

interface Child {
  readonly seat: Seat;
  readonly sex: number;
}

/** Two taps on children make a wedding: one's own first or the other's, as one likes. */
export class Matchmaker {
  readonly #hand: Hand;
  #first = $state.raw<Child & { readonly n: number }>();

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  readonly #weds: readonly Wed[] = $derived.by(() => this.#hand.choices.filter((move) => move.type === 'wed'));
  readonly #now: Child | undefined = $derived.by(() => (this.#first?.n === this.#hand.table.n ? this.#first : undefined));

  chosen(seat: Seat, sex: number): boolean {
    return this.#now?.seat === seat && this.#now.sex === sex;
  }

  /** Whether this child could be one of the two. */
  open(seat: Seat, sex: number): boolean {
    const first = this.#now;
    if (!first || this.chosen(seat, sex)) return this.#weds.some((wed) => takesPart(wed, this.#hand.seat, { seat, sex }));
    return this.#couple({ seat, sex }, first) !== undefined;
  }

  press(seat: Seat, sex: number): void {
    const first = this.#now;
    if (this.chosen(seat, sex)) this.#first = undefined;
    else if (!first || !this.#couple({ seat, sex }, first)) this.#begin({ seat, sex });
    else {
      const wed = this.#couple({ seat, sex }, first);
      this.#first = undefined;
      if (wed) this.#hand.choose(wed);
    }
  }

  #begin(child: Child): void {
    const own = this.#hand.seat ?? 0;
    if (this.#weds.some((wed) => takesPart(wed, own, child))) this.#first = { ...child, n: this.#hand.table.n };
    else this.#hand.forbid(child.seat === own ? wedOf(child.sex, own) : wedOf(1 - child.sex, child.seat));
  }

  #couple(a: Child, b: Child): Wed | undefined {
    const own = this.#hand.seat;
    return this.#weds.find((wed) => takesPart(wed, own, a) && takesPart(wed, own, b) && a.sex !== b.sex && a.seat !== b.seat);
  }
}

const takesPart = (wed: Wed, own: Seat | undefined, { seat, sex }: Child): boolean =>
  seat === own ? wed.child === SEXES[sex] : wed.partner === seat && wed.child !== SEXES[sex];
