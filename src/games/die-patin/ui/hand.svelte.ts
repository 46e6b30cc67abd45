import { equal } from '../../../core/equal.ts';
import type { Seat } from '../../../core/game.ts';
import { BaseHand } from '../../../web/kit/base-hand.svelte.ts';
import type { TableModel } from '../../../web/kit/board.ts';
import { CARDS, type Card, type Figure, MISSIONS } from '../data.ts';
import type { Event } from '../events.ts';
import { leader } from '../look.ts';
import { DONE, type Move, type MoveOf } from '../moves.ts';
import { due, NO_CARD, type State, type StepName } from '../state.ts';
import { isOnBoard, kindOfSpot, litSpots, numberOf, type Spot, wishFor } from './input/spots.ts';
import { Plan } from './plan.svelte.ts';
import { booked, type Doings, Stage } from './stage.svelte.ts';
import { loadWords, type Words } from './words.ts';

export type Table = TableModel<State, Move>;
/** On a phone board and lists share the place. */
export type Tab = 'table' | 'clans' | 'missions';

/** What the board lends to tray and seats. */
export interface Ground {
  focus(spot: Spot): void;
}

/** What a player is about to do at one table. Shared by board, tray and seats; a choice means nothing at another position. */
export class Hand extends BaseHand<State, Move, Event, Words, typeof import('./later/index.ts'), typeof import('./pocket/index.ts')> {
  readonly plan: Plan;
  readonly stage: Stage;
  ground: Ground | undefined;
  /** What the pointer is over, and what keys or a finger have chosen to look at. */
  hover = $state<Spot>();
  cursor = $state<Spot>();
  tab = $state<Tab>('table');
  #figure = $state<Figure>('henchman');
  /** Bound to its seat: at one screen the next player must not see what the last one picked. */
  #card = $state.raw<{ readonly seat: Seat; readonly round: number; readonly card: Card }>();
  /** The leaders of the missions when they were last looked at on a phone. */
  #leaders = $state('');

  constructor(table: Table) {
    super(table, { words: loadWords, later: () => import('./later/index.ts'), pocket: () => import('./pocket/index.ts') });
    this.plan = new Plan(this);
    this.stage = new Stage(this);
  }

  /** What this page is asked for next; undefined while it waits, and once all is prepared. */
  readonly step: StepName | undefined = $derived.by(() => (this.plan.open.length === 0 ? undefined : due(this.plan.ahead)?.step));
  /** Everything has been played and shown. */
  readonly ended: boolean = $derived.by(() => this.table.view.todo.length === 0 && !this.stage.busy);
  readonly placings: readonly MoveOf<'place'>[] = $derived.by(() => this.plan.open.filter((move) => move.type === 'place'));
  /** The figure that would be placed: the one that was wished if it can go anywhere, else the other. */
  readonly figure: Figure = $derived.by(() => {
    const possible = this.placings.some(({ figure }) => figure === this.#figure);
    return possible || this.placings.length === 0 ? this.#figure : (this.placings[0]?.figure ?? 'henchman');
  });
  readonly lit: ReadonlyMap<Spot, Move> = $derived.by(() => litSpots(this.plan.ahead, this.plan.open, this.figure));
  /** What is looked at: its strength or its rats are told beside the town. */
  readonly shown: Spot | undefined = $derived.by(() => {
    const name = this.hover ?? this.cursor;
    return name && isOnBoard(this.plan.ahead, name) ? name : undefined;
  });
  /** The position after the step that is looked at. */
  readonly looked: State | undefined = $derived.by(() => {
    const move = this.shown && this.lit.get(this.shown);
    return move && this.plan.after(move);
  });
  /** What the figure at work has done, with what is prepared. */
  readonly doings: Doings | undefined = $derived.by(() =>
    this.stage.busy ? this.stage.doings : this.plan.events.reduce(booked, this.stage.doings),
  );
  /** The card that is about to be laid face down. */
  readonly card: Card | undefined = $derived.by(() => {
    const { view } = this.table;
    const asked = due(view)?.step === 'intrigue' && this.#card?.round === view.round;
    return asked && this.#card?.seat === this.own ? this.#card?.card : undefined;
  });
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

  /** The card that lies under a seat's boss: its name if the reader may see it. */
  readonly cardOf = (seat: Seat): Card | 'hidden' | undefined => {
    const card = this.stage.view.cards[seat] ?? NO_CARD;
    return card === NO_CARD ? undefined : (CARDS[card] ?? 'hidden');
  };

  /** Takes another figure; one that has just been placed, and done nothing yet, goes home for it. */
  pickFigure(figure: Figure): void {
    if (this.plan.moves.at(-1)?.type === 'place') this.undo();
    if (this.step !== 'place') return;
    if (!this.placings.some((move) => move.figure === figure)) {
      this.forbid({ type: 'place', figure, area: this.#anyArea() });
      return;
    }
    this.#figure = figure;
    this.refuse(undefined);
    this.table.sound('pick');
  }

  /** An own area, or the first: a figure that can go nowhere is refused for one reason everywhere. */
  #anyArea(): number {
    return Math.max(0, this.table.view.owner.indexOf(this.table.seat ?? 0));
  }

  /** Also while another's card arrives, when for a moment nobody is asked. */
  pickCard(card: Card): void {
    const { own: seat } = this;
    const { view } = this.table;
    if (seat === undefined || due(view)?.step !== 'intrigue' || view.cards[seat] !== NO_CARD) return;
    this.#card = { seat, round: view.round, card };
    this.cursor = undefined;
    this.table.sound('pick');
  }

  /** Somebody presses a spot: it is prepared, or changes what was prepared last, or the reason is told why not. */
  press(name: Spot): void {
    this.stage.clear();
    const move = this.lit.get(name);
    const instead = move ? undefined : this.#instead(name);
    if (move) this.choose(move);
    else if (instead) this.#change(() => this.plan.replace(instead), -1);
    else {
      const wish = this.table.seat === undefined ? undefined : wishFor(this.plan.ahead, this.table.seat, this.figure, name);
      if (wish) this.forbid(wish);
    }
  }

  /** A figure that has just been placed, or a start area just chosen, may still go elsewhere. */
  #instead(name: Spot): Move | undefined {
    const last = this.plan.moves.at(-1);
    if (kindOfSpot(name) !== 'area' || (last?.type !== 'place' && last?.type !== 'home') || last.area === numberOf(name)) return undefined;
    const move: Move = { ...last, area: numberOf(name) };
    return this.plan.mayReplace(move) ? move : undefined;
  }

  /** Prepares a move; it is seen at once. */
  choose(move: Move): void {
    if (this.table.seat === undefined) return;
    this.stage.clear();
    void this.prepare();
    this.#change(() => this.plan.add(move), this.plan.events.length);
    if (this.plan.ready && !this.table.settings.confirm) this.plan.send();
  }

  /** What is prepared anew is told and moves like everything that happens. */
  #change(change: () => void, from: number): void {
    const { plan, table } = this;
    const before = plan.ahead;
    this.refuse(undefined);
    this.hover = undefined;
    change();
    const events = plan.events.slice(from);
    table.sound('lay');
    table.announce(this.stage.inWords(events));
    void this.stage.touch(events, before);
  }

  /** What is advised: for the position as it is, not for what is prepared. */
  readonly hint: Move | undefined = $derived.by(() => (this.plan.moves.length === 0 && !this.stage.busy ? this.table.hint : undefined));
  isHint(move: Move): boolean {
    return this.hint !== undefined && equal(this.hint, move);
  }

  /** Prepares what is advised, in the place of anything else, and what is to follow. */
  take(move: Move, then: readonly Move[] = []): void {
    if (this.table.seat === undefined) return;
    this.plan.reset();
    if (move.type === 'intrigue') {
      this.pickCard(move.card);
      return;
    }
    if (move.type === 'place') this.#figure = move.figure;
    this.try(move);
    for (const next of then) if (!this.plan.ready && !this.plan.refusal(next)) this.choose(next);
  }

  /** Takes the last prepared step back; false if there is none. */
  undo(): boolean {
    return this.#putBack(() => this.plan.undo());
  }
  undoAll(): boolean {
    return this.#putBack(() => this.plan.reset());
  }
  #putBack(back: () => void): boolean {
    if (this.plan.moves.length === 0 || this.sending) return false;
    back();
    this.refuse(undefined);
    this.table.sound('pick');
    this.table.announce(this.words?.('undo.told') ?? '');
    return true;
  }

  /** Ends a show, or takes a reason or a look away; false if there is nothing of it. */
  dismiss(): boolean {
    const had = this.stage.busy || this.refusal !== undefined || this.cursor !== undefined;
    if (this.stage.busy) this.stage.clear();
    this.refuse(undefined);
    this.cursor = undefined;
    return had;
  }

  /** Says which rule forbids a move. */
  forbid(move: Move): void {
    const refusal = this.plan.refusal(move);
    if (refusal) this.refuse(refusal);
  }

  /** Prepares it if it is allowed, and says why otherwise. */
  try(move: Move): void {
    if (this.plan.refusal(move)) this.forbid(move);
    else if (this.plan.open.length > 0) this.choose(move);
  }

  /** How the open claim would end, if the turn is to end now. */
  readonly winning: boolean = $derived.by(() => {
    const claim = this.plan.ahead.todo.find(({ step }) => step === 'claim');
    return claim !== undefined && this.plan.end?.owner[claim.at] === claim.seat;
  });

  /** What the large button does now. */
  readonly main: Main | undefined = $derived.by(() => {
    const { plan, step, winning } = this;
    if (step === 'intrigue') return { does: 'lay', filled: true };
    if (plan.ready) return { does: 'send', filled: true };
    if (plan.open.some((move) => move.type === 'stay')) return { does: 'stay', filled: true };
    if (!plan.open.some((move) => move.type === 'done')) return undefined;
    if (step === 'gift' || step === 'reinforce') return { does: 'skip', filled: false };
    // Never filled while it would throw something away: actions, or a mission that could be scored.
    return { does: 'stop', filled: (step === 'more' || step === 'bribe') && winning };
  });

  confirm(): void {
    const { plan, card, table } = this;
    switch (this.main?.does) {
      case 'lay':
        if (card && table.seat !== undefined) this.send({ type: 'intrigue', card });
        return;
      case 'send':
        plan.send();
        return;
      case 'stay':
        plan.add({ type: 'stay' });
        plan.send();
        return;
      case 'skip':
        this.choose(DONE);
        return;
      case 'stop':
        plan.add(DONE);
        plan.send();
    }
  }
}

interface Main {
  readonly does: 'lay' | 'send' | 'stay' | 'skip' | 'stop';
  /** Filled is what one cannot regret; Enter presses it. */
  readonly filled: boolean;
}

const leadersOf = (s: State): string => MISSIONS.map((_, i) => leader(s, i)).join();
