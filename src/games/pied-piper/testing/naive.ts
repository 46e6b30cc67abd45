import type { CardName, FigureName } from '../data.ts';

/** One plot of the ring: a house, and the figures that stand in the lane to its left. */
interface Plot {
  readonly owner: number | undefined;
  marker: number;
  lane: FigureName[];
}

const PLAIN: Readonly<Record<string, { readonly steps: number; readonly dir: 1 | -1; readonly effect: boolean }>> = {
  forward1: { steps: 1, dir: 1, effect: true },
  forward2: { steps: 2, dir: 1, effect: true },
  back1: { steps: 1, dir: -1, effect: true },
  sewer: { steps: 1, dir: 1, effect: false },
};

/** The town told once more and in another way, as slowly as one pleases: figures are lifted from lane to lane, one by one. */
export class NaiveTown {
  #plots: Plot[];
  readonly #roof: number;

  constructor(seats: number, start: number, roof: number) {
    const owners = seats === 2 ? [0, undefined, 1, undefined] : Array.from({ length: seats }, (_, seat) => seat);
    this.#roof = roof;
    this.#plots = owners.map((owner) => ({ owner, marker: 0, lane: [] }));
    const rats: FigureName[] = ['yellow', 'red', 'blue', 'violet', 'black', 'green'];
    const home = owners.indexOf(start);
    for (let i = 0; i < owners.length; i++) this.#plot(home + i).lane.push(rats.shift() ?? 'piper');
    this.#plot(home).lane.push(rats.shift() ?? 'piper', 'piper');
  }

  /** Executes one card, or a normal one with a special one, and takes full houses away. */
  execute(figure: FigureName, cards: readonly (CardName | 'unknown')[]): void {
    const rule = PLAIN[cards.find((card) => card in PLAIN) ?? ''];
    if (!rule) return;
    let at = this.#plots.findIndex((plot) => plot.lane.includes(figure));
    const group = cards.includes('melody') ? this.#plot(at).lane.slice() : [figure];
    const steps = rule.steps + (cards.includes('plus1') ? 1 : 0);
    for (let i = 0; i < steps; i++) {
      const through = this.#plot(rule.dir === 1 ? at : at - 1);
      const rats = group.filter((f) => f !== 'piper').length;
      const change = rule.effect ? rats - (group.length - rats) : 0;
      if (through.owner !== undefined) through.marker = Math.min(this.#roof, Math.max(0, through.marker + change));
      this.#carry(group, at, at + rule.dir);
      at += rule.dir;
    }
    this.#flee();
  }

  #carry(group: readonly FigureName[], from: number, to: number): void {
    this.#plot(from).lane = this.#plot(from).lane.filter((f) => !group.includes(f));
    this.#plot(to).lane.push(...group);
  }

  #flee(): void {
    for (;;) {
      const full = this.#plots.findIndex((plot) => plot.owner !== undefined && plot.marker >= this.#roof);
      if (full < 0) return;
      this.#plot(full + 1).lane.push(...this.#plot(full).lane);
      this.#plots = this.#plots.filter((_, i) => i !== full);
    }
  }

  #plot(i: number): Plot {
    const plot = this.#plots[((i % this.#plots.length) + this.#plots.length) % this.#plots.length];
    if (!plot) throw new Error('the town is empty');
    return plot;
  }

  /** Owner, marker and lane of each house that stands. */
  picture(): unknown {
    return this.#plots.map(({ owner, marker, lane }) => ({ owner, marker, lane: lane.toSorted() }));
  }
}
