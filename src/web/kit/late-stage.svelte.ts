import type { AnyEvent, Viewer } from '../../core/game.ts';
import { pictures } from '../../core/pictures.ts';
import { AnimationQueue, moving, rest, type Step } from './animate.ts';
import type { TableModel } from './board.ts';
import { eventsInWords } from './say.ts';

/** What a stage needs of the table. */
type Told<S> = Pick<TableModel<S, unknown>, 'game' | 'view' | 'viewer' | 'n' | 'over' | 'settings' | 'say' | 'announce' | 'sound' | 'show'>;

interface Habits<E extends AnyEvent> {
  /** So many steps may wait; with more, somebody leafs through a game and wants to see the newest. */
  readonly steps: number;
  /** With so many waiting, everything goes twice as fast. */
  readonly hurry: number;
  /** Seen at a glance, but would drown everything else when it is read out. */
  readonly quiet: readonly E['type'][];
}

/**
 * Shows what has happened, one thing after another, on a picture of the table that lags behind the real one. The rules draw the
 * pictures: a stage only says when each event has been shown (`follow`).
 */
export abstract class LateStage<S, E extends AnyEvent, H extends { readonly table: Told<S> }> {
  protected readonly hand: H;
  readonly #habits: Habits<E>;
  readonly #queue = new AnimationQueue();
  readonly #nodes = new Map<string, Element>();
  #lastView: S | undefined;
  #lastViewer: Viewer = null;
  /** The table after each event that waits to be shown. */
  readonly #pictures = new Map<E, S>();
  /** The length of the log up to which everything has been shown or waits to be. */
  #upTo = 0;
  #late = $state.raw<S>();
  /** So many of the events that come now were seen while they were prepared. */
  protected seen = 0;

  constructor(hand: H, habits: Habits<E>) {
    this.hand = hand;
    this.#habits = habits;
  }

  protected abstract stepsFor(events: readonly E[]): Step[];
  /** Takes away whatever is on its way. */
  protected abstract tidy(): void;

  protected get table(): H['table'] {
    return this.hand.table;
  }

  /** What has happened, for the ear. */
  inWords(events: readonly E[]): string {
    return eventsInWords(this.table, events, this.#habits.quiet);
  }

  /** The table as it is drawn. */
  get view(): S {
    return this.#late ?? this.table.view;
  }

  get busy(): boolean {
    return this.#late !== undefined;
  }

  get moving(): boolean {
    return moving(this.table.settings);
  }

  /** An attachment: remembers a picture, to move it or to find it. */
  node(name: string): (node: Element) => () => void {
    return (node) => {
      this.#nodes.set(name, node);
      return () => {
        if (this.#nodes.get(name) === node) this.#nodes.delete(name);
      };
    };
  }

  /** Everything at once as it is now. */
  clear(): void {
    this.#queue.clear();
    this.#catchUp();
  }

  /** Called for every new position, with what led to it; `first` when somebody has just come to the table. */
  update(happenings: readonly { readonly n: number; readonly event: AnyEvent }[], first: boolean): void {
    const { table } = this;
    const before = this.#lastView;
    const { view, viewer, n } = table;
    const sameEyes = viewer === this.#lastViewer;
    if (view === before && !first) return;
    // Somebody who leafs through the log jumps; only what goes on from here is shown.
    const goesOn = !first && before !== undefined && happenings[0]?.n === this.#upTo;
    this.#lastView = view;
    this.#lastViewer = viewer;
    this.#upTo = n;
    const events = goesOn ? happenings.map((h) => h.event as E) : [];
    this.hear(events, goesOn);
    if (events.length > 0) table.announce(this.inWords(events.slice(this.seen)));
    if (events.length === 0 || before === undefined || !this.moving) {
      this.clear();
      if (events.length > 0) this.atOnce(events);
      return;
    }
    if (this.#queue.waiting > this.#habits.steps) this.clear();
    this.#late ??= before;
    // Who has just sat down at a shared screen did not see what was there before.
    const drawn = sameEyes ? (pictures(table.game, before, viewer, happenings, view) as S[]) : [];
    for (const [i, event] of events.entries()) this.#pictures.set(event, drawn[i] ?? view);
    this.#queue.add(...this.stepsFor(events));
    this.#queue.add(async () => {
      // The position that the rules gave has the last word.
      if (view === this.#lastView) return this.#catchUp();
      this.#late = view;
      this.#tell();
    });
    this.#tell();
  }

  /** Before anything is shown; `goesOn` is false when somebody has jumped here. */
  protected hear(_events: readonly E[], _goesOn: boolean): void {}

  /** Nothing moves: the sound alone. */
  protected atOnce(_events: readonly E[]): void {
    this.table.sound(this.table.over ? 'end' : 'lay');
  }

  protected pictureOf(name: string): Element | undefined {
    return this.#nodes.get(name);
  }

  /** These have been shown, and all before them: the picture is the one after them. */
  protected follow(...events: readonly E[]): void {
    const last = events.findLast((event) => this.#pictures.has(event));
    if (last === undefined) return;
    this.#late = this.#pictures.get(last);
    for (const event of [...this.#pictures.keys()]) {
      this.#pictures.delete(event);
      if (event === last) break;
    }
    this.#tell();
  }

  protected pace(ms: number): number {
    return this.#queue.waiting > this.#habits.hurry ? ms / 2 : ms;
  }

  protected rest(ms: number, signal: AbortSignal): Promise<void> {
    return ms > 0 ? rest(this.pace(ms), signal) : Promise.resolve();
  }

  #catchUp(): void {
    this.#late = undefined;
    this.#pictures.clear();
    this.tidy();
    this.#tell();
  }

  /** The panel tells no more than the board shows. */
  #tell(): void {
    const view = this.#late;
    this.table.show?.(view === undefined ? undefined : { view, waiting: this.#pictures.size, skip: () => this.clear() });
  }
}
