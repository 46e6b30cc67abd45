import type { Refusal, Seat } from '../../../core/game.ts';
import type { Lang } from '../../../core/text.ts';
import type { TableModel } from '../../../web/kit/board.ts';
import { perTable } from '../../../web/kit/per-table.svelte.ts';
import { CARDS, type Card, type Figure, MISSIONS } from '../data.ts';
import { leader } from '../look.ts';
import type { Move, MoveOf } from '../moves.ts';
import { due, NO_CARD, type State, type StepName } from '../state.ts';
import { kindOfSpot, litSpots, type Spot, wishFor } from './spots.ts';
import { Stage } from './stage.svelte.ts';
import { loadWords, type Words } from './words.ts';

export type Table = TableModel<State, Move>;
/** On a phone board and lists share the place. */
export type Tab = 'table' | 'clans' | 'missions';

/** What the board lends to tray and seats. */
export interface Ground {
  focus(spot: Spot): void;
}

/** What a player is about to do at one table. Shared by board, tray and seats; a choice means nothing at another position. */
export class Hand {
  readonly table: Table;
  readonly stage: Stage;
  ground: Ground | undefined;
  later = $state.raw<typeof import('./later/index.ts')>();
  pocket = $state.raw<typeof import('./pocket/index.ts')>();
  words = $state.raw<Words>();
  /** What the pointer is over, and what keys or a finger have chosen to look at. */
  hover = $state<Spot>();
  cursor = $state<Spot>();
  tab = $state<Tab>('table');
  #figure = $state<Figure>('henchman');
  /** Bound to its seat: at one screen the next player must not see what the last one picked. */
  #card = $state.raw<{ readonly seat: Seat; readonly round: number; readonly card: Card }>();
  /** The leaders of the missions when they were last looked at on a phone. */
  #leaders = $state('');
  #aimed = $state.raw<{ readonly n: number; readonly spot: Spot }>();
  #sentAt = $state<number>();
  #refused = $state.raw<{ readonly n: number; readonly refusal: Refusal }>();

  constructor(table: Table) {
    this.table = table;
    this.stage = new Stage(this);
  }

  readonly sending: boolean = $derived.by(() => this.table.seat === undefined && this.#sentAt === this.table.n);
  /** What this page is asked for; undefined while it waits. */
  readonly step: StepName | undefined = $derived.by(() => (this.table.seat === undefined ? undefined : due(this.table.view)?.step));
  /** Everything has been played and shown. */
  readonly ended: boolean = $derived.by(() => this.table.view.todo.length === 0 && !this.stage.busy);
  readonly placings: readonly MoveOf<'place'>[] = $derived.by(() => this.table.moves.filter((move) => move.type === 'place'));
  /** The figure that would be placed: the one that was wished if it can go anywhere, else the other. */
  readonly figure: Figure = $derived.by(() => {
    const possible = this.placings.some(({ figure }) => figure === this.#figure);
    return possible || this.placings.length === 0 ? this.#figure : (this.placings[0]?.figure ?? 'henchman');
  });
  readonly lit: ReadonlyMap<Spot, Move> = $derived.by(() => litSpots(this.table.view, this.table.moves, this.figure));
  readonly aimed: Spot | undefined = $derived.by(() => (this.#aimed?.n === this.table.n ? this.#aimed.spot : undefined));
  /** What is looked at: its strength or its rats are told beside the town. */
  readonly shown: Spot | undefined = $derived.by(() => this.hover ?? this.cursor ?? this.aimed);
  /** The card that is about to be laid face down. */
  readonly card: Card | undefined = $derived.by(() => {
    const { seat, view } = this.table;
    return this.step === 'intrigue' && this.#card?.round === view.round && this.#card.seat === seat ? this.#card.card : undefined;
  });
  readonly refusal: Refusal | undefined = $derived.by(() => (this.#refused?.n === this.table.n ? this.#refused.refusal : undefined));
  readonly mayStop: boolean = $derived.by(() => this.table.moves.some((move) => move.type === 'done'));
  /** The seat whose things lie in the tray. */
  readonly own: Seat | undefined = $derived.by(() => this.table.viewer ?? undefined);

  /** Whether somebody else leads a mission since the list was last open. */
  readonly news: boolean = $derived.by(() => this.stage.view.round > 0 && leadersOf(this.stage.view) !== this.#leaders);

  show(tab: Tab): void {
    this.tab = tab;
    if (tab === 'missions') this.learn();
  }

  /** Takes note of who leads now. */
  learn(): void {
    this.#leaders = leadersOf(this.stage.view);
  }

  async speak(lang: Lang): Promise<void> {
    const words = await loadWords(lang);
    if (lang === this.table.lang) this.words = words;
  }

  /** Fetches what the rounds need; if the house cannot be reached it is tried again with the next position. */
  async prepare(): Promise<void> {
    this.later ??= await import('./later/index.ts').catch(() => undefined);
  }

  /** The same for a small screen. */
  async shrink(): Promise<void> {
    this.pocket ??= await import('./pocket/index.ts').catch(() => undefined);
  }

  nameOf(seat: Seat): string {
    return this.table.names[seat] || this.table.say({ key: `seat.${seat}` });
  }

  /** The card that lies under a seat's boss: its name if the reader may see it. */
  cardOf(seat: Seat): Card | 'hidden' | undefined {
    const card = this.stage.view.cards[seat] ?? NO_CARD;
    return card === NO_CARD ? undefined : (CARDS[card] ?? 'hidden');
  }

  pickFigure(figure: Figure): void {
    if (this.step !== 'place') return;
    const possible = this.placings.some((move) => move.figure === figure);
    this.#aimed = undefined;
    if (possible) {
      this.#figure = figure;
      this.#refused = undefined;
      this.table.sound('pick');
    } else this.explain({ type: 'place', figure, area: this.#anyArea() });
  }

  /** An own area, or the first: a figure that can go nowhere is refused for one reason everywhere. */
  #anyArea(): number {
    return Math.max(0, this.table.view.owner.indexOf(this.table.seat ?? 0));
  }

  pickCard(card: Card): void {
    const { seat, view } = this.table;
    if (this.step !== 'intrigue' || seat === undefined) return;
    this.#card = { seat, round: view.round, card };
    this.cursor = undefined;
    this.table.sound('pick');
  }

  /** Somebody presses a spot: it is done, or asked for once more, or the reason is told. */
  press(name: Spot, twice = false): void {
    this.stage.clear();
    const move = this.lit.get(name);
    if (!move) {
      this.#aimed = undefined;
      if (this.table.seat === undefined) return;
      const wish = wishFor(this.table.view, this.table.seat, this.figure, name);
      if (wish) this.explain(wish);
      return;
    }
    const careful = kindOfSpot(name) === 'area' && this.table.settings.confirm && !twice;
    if (careful && this.aimed !== name) this.aim(name);
    else this.play(move);
  }

  aim(name: Spot): void {
    this.#aimed = { n: this.table.n, spot: name };
    this.#refused = undefined;
    this.table.sound('pick');
  }

  /** Puts back what was chosen; false if nothing was. */
  putBack(): boolean {
    if (this.stage.busy) {
      this.stage.clear();
      return true;
    }
    const had = this.aimed ?? this.refusal ?? this.cursor;
    this.#aimed = undefined;
    this.#refused = undefined;
    this.cursor = undefined;
    return had !== undefined;
  }

  /** Says which rule forbids a move. */
  explain(move: Move): void {
    const refusal = this.table.refusal(move);
    if (!refusal) return;
    this.#refused = { n: this.table.n, refusal };
    this.table.announce(this.reason(refusal));
  }

  reason({ rule, params }: Refusal): string {
    return this.table.say({ key: `rule.${rule}`, params });
  }

  /** Does it if it is allowed, and says why otherwise. */
  try(move: Move): void {
    if (this.table.refusal(move)) this.explain(move);
    else this.play(move);
  }

  play(move: Move): void {
    if (this.table.seat === undefined || this.sending) return;
    this.stage.clear();
    this.#sentAt = this.table.n;
    void this.prepare();
    this.#refused = undefined;
    this.hover = undefined;
    this.table.play(move);
  }

  /** What the filled button does now: lay the card, place the figure, claim or stop. */
  readonly primary: Move | undefined = $derived.by(() => {
    if (this.step === 'intrigue') return this.card && { type: 'intrigue', card: this.card };
    if (this.aimed) return this.lit.get(this.aimed);
    return this.table.moves.find((move) => move.type === 'done' || move.type === 'stay');
  });

  confirm(): void {
    if (this.primary) this.play(this.primary);
  }
}

const leadersOf = (s: State): string => MISSIONS.map((_, i) => leader(s, i)).join();

/** The hand that board, tray and seats of one table share. */
export const handOf = perTable((table: Table) => new Hand(table));
