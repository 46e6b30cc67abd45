import { equal } from '../../core/equal.ts';
import type { AnyEvent, AnyGame, AnyMove, Refusal, Seat, Viewer } from '../../core/game.ts';
import type { Happening } from '../../core/match.ts';
import { type ScoreSheet, winners } from '../../core/sheet.ts';
import type { Catalogue, Lang, Phrase } from '../../core/text.ts';
import type { ChatLine } from '../../protocol/to-browser.ts';
import { heard } from '../../session/hear.ts';
import type { Past, Position } from '../../session/position.ts';
import { say } from '../../text/say.ts';
import type { AnyBoard } from '../boards.ts';
import { announcer } from '../kit/announcer.svelte.ts';
import type { Late, TableModel } from '../kit/board.ts';
import type { Sound } from '../kit/sound.ts';
import { botName } from '../quick.ts';
import { settings } from '../settings.svelte.ts';
import { speech, t } from '../text/text.svelte.ts';
import { type Holder, isRefusal, type Seating } from './holders/holder.ts';
import { seatOf, undoneIn } from './log/events.ts';
import type { Tour } from './log/tour.svelte.ts';
import { type LogTurn, turnsOf } from './log/turns.ts';

/** One sentence of the log and the way back to the position after it. */
export interface LogLine {
  readonly n: number;
  readonly event: AnyEvent;
  readonly seat: Seat | undefined;
  readonly text: string;
  /** The same beside its pictures. */
  readonly short: string;
  /** Names of symbols in the board's sprite. */
  readonly icons: readonly string[];
  /** Taken back later. */
  readonly undone: boolean;
}

type Sentence = Pick<LogLine, 'seat' | 'text' | 'short' | 'icons'>;

/** A move that was thought of for whoever asked. */
export interface Suggestion {
  readonly move: AnyMove;
  /** The move in words. */
  readonly text: string;
  /** The chance of winning with it, as it is shown; '' where there was nothing to choose. */
  readonly chance: string;
  /** What speaks for it, and against it beside the first. */
  readonly why: readonly string[];
}

/** What a table is made of, once loaded. */
export interface TableParts {
  readonly game: AnyGame;
  readonly board: AnyBoard;
  readonly words: Catalogue;
  /** All words, where those are only what a first move needs. */
  readonly more?: (() => Promise<Catalogue>) | undefined;
}

/** The table as board and panel see it, whoever holds the referee. */
export class TableState implements TableModel<unknown, AnyMove> {
  readonly holder: Holder;
  /** What somebody is doing on the board; the board's own. */
  readonly hand: unknown;
  #parts: TableParts = $state.raw() as TableParts;
  #past: Past | undefined = $state.raw();
  /** What led from one earlier position on to the next, to be shown like what happens now. */
  #passed: readonly Happening[] = $state.raw([]);
  /** What others did, shown once more; made by whoever asks for it first. */
  tour: Tour | undefined = $state.raw();
  /** The seat that has said "it is me" at a hot seat table with secrets. */
  #unveiled: string | undefined = $state();
  /** Why what was asked last was not done. */
  refused: Refusal | undefined = $state.raw();
  #hint: { readonly n: number; readonly move: AnyMove; readonly why: string; readonly all: readonly Suggestion[] } | undefined =
    $state.raw();
  /** What the board shows while it is not the newest position. */
  #late: Late<unknown> | undefined = $state.raw();
  /** Others have acted since the board showed the newest position last. */
  #othersActed = $state(false);
  #resting: (() => void)[] = [];
  #wording: Promise<void> | undefined;
  /** At whose seat somebody wants to know what can be done about the person there. */
  asksAbout: Seat | undefined = $state();
  /** So many lines of the chat have been read; whoever comes later does not hear them as new. */
  #read = $state(0);

  constructor(holder: Holder, parts: TableParts) {
    this.holder = holder;
    this.#parts = parts;
    this.hand = parts.board.makeHand?.(this);
    this.#read = holder.seating?.chat.length ?? 0;
  }

  get game(): AnyGame {
    return this.#parts.game;
  }
  get board(): AnyBoard {
    return this.#parts.board;
  }
  get lang(): Lang {
    return speech.lang;
  }
  /** Another language was chosen while the table is open. */
  reword(words: Catalogue): void {
    this.#parts = { ...this.#parts, words, more: undefined };
  }
  /** Until all words are there: undefined where they are. */
  worded(): Promise<void> | undefined {
    const { more } = this.#parts;
    if (!more) return undefined;
    this.#wording ??= more().then(
      (words) => {
        if (this.#parts.more === more) this.reword(words);
      },
      () => {
        this.#wording = undefined;
      },
    );
    return this.#wording;
  }

  readonly position: Position | undefined = $derived.by(() => this.holder.position);
  readonly seats = $derived.by(() => this.holder.info?.seats ?? []);
  readonly names: readonly string[] = $derived(
    this.seats.map((s, seat) => s.name || (s.kind === 'bot' ? botName(seat) : s.kind === 'human' ? this.#guestAt(seat) : '')),
  );
  readonly mine: readonly Seat[] = $derived(this.seats.flatMap((s, seat) => (s.yours ? [seat] : [])));
  readonly me: Seat | undefined = $derived(this.mine.length === 1 ? this.mine[0] : undefined);
  readonly labels: readonly string[] = $derived(this.names.map((name, seat) => (seat === this.me ? t('you') : name)));
  readonly viewer: Viewer = $derived.by(() => this.position?.viewer ?? null);
  readonly live = $derived.by(() => this.#past === undefined);
  readonly view: unknown = $derived.by(() => this.#past?.view ?? this.position?.view);
  readonly n: number = $derived.by(() => this.#past?.n ?? this.position?.n ?? 0);
  readonly pending: readonly Seat[] = $derived.by(() => this.position?.pending ?? []);
  readonly over: boolean = $derived.by(() => this.position !== undefined && this.pending.length === 0);
  readonly late: Late<unknown> | undefined = $derived.by(() => (this.live ? this.#late : undefined));
  /** The position on the board: what the panel tells of. */
  readonly shown: unknown = $derived.by(() => this.late?.view ?? this.view);
  /** Who is asked in it. */
  readonly asked: readonly Seat[] = $derived.by(() =>
    this.late ? this.game.pending(this.late.view).filter((seat) => seat >= 0) : this.pending,
  );
  /** The end has been shown: only then is it told. */
  readonly ended: boolean = $derived.by(() => this.over && this.late === undefined);
  /** What others did is still being shown: until then nobody is asked. */
  readonly watching: boolean = $derived.by(
    () => this.late !== undefined && (this.#othersActed || (this.viewer !== null && !this.asked.includes(this.viewer))),
  );

  /** Lines of the chat that nobody here has seen yet. */
  readonly unread: readonly ChatLine[] = $derived.by(() => this.holder.seating?.chat.slice(this.#read) ?? []);

  /** Between people a hint is no fair play, unless the table allows it to all; alone among bots it helps to learn. */
  readonly mayAskHint: boolean = $derived.by(
    () => this.holder.info?.hints === true || this.seats.filter((s) => s.kind === 'human' && !s.left).length < 2,
  );

  /** Several people share this screen. */
  readonly discreet: boolean = $derived(this.mine.length > 1);
  /** What is asked of whoever looks and must not be seen by the others at this screen. */
  readonly #secret: string | undefined = $derived.by(() => {
    const { viewer, view, board } = this;
    if (!this.discreet || viewer === null || this.over || view === undefined) return undefined;
    if (board.secret) return this.pending.includes(viewer) ? board.secret(view, viewer) : undefined;
    return equal(this.game.view(view, null), view) ? undefined : '';
  });
  /** Several people share this screen and the game has secrets: the next one must be asked for before anything is shown. */
  readonly curtain: Seat | undefined = $derived.by(() => {
    const { viewer } = this;
    return viewer === null || this.#secret === undefined || this.#unveiled === `${viewer}/${this.#secret}` ? undefined : viewer;
  });

  readonly sheet: ScoreSheet | undefined = $derived.by(() => {
    if (this.curtain !== undefined) return this.game.sheet(this.game.view(this.view, null));
    if (this.late) return this.game.sheet(this.late.view);
    return this.#past?.sheet ?? this.position?.sheet;
  });
  readonly seat: Seat | undefined = $derived.by(() => {
    if (!this.live || this.curtain !== undefined || this.holder.sending || this.watching) return undefined;
    const asked = this.pending.filter((s) => this.mine.includes(s));
    return this.viewer !== null && asked.includes(this.viewer) ? this.viewer : undefined;
  });
  readonly moves: readonly AnyMove[] = $derived.by(() => (this.seat === undefined ? [] : this.game.moves(this.view, this.seat)));
  readonly happenings: readonly Happening[] = $derived.by(() => (this.live ? this.holder.fresh : this.#passed));
  readonly settings = $derived({ motion: settings.motion, confirm: settings.stored.confirm, sound: settings.stored.sound });
  readonly winners: readonly Seat[] = $derived.by(() =>
    this.ended && !this.holder.info?.closed ? winners(this.game.payoffs(this.position?.view)) : [],
  );
  readonly mayTakeBack: Seat | undefined = $derived.by(() => (this.live ? this.position?.takeBack[0] : undefined));

  /** In which language, to whom and of whom is told: as long as this and the words stay the same, so does what is told of an event. */
  readonly #audience: string = $derived.by(() =>
    JSON.stringify([speech.lang, this.curtain === undefined ? this.viewer : null, this.names]),
  );
  readonly #sentences: WeakMap<AnyEvent, Sentence> = $derived.by(() => {
    void this.#audience;
    void this.#parts;
    return new WeakMap();
  });
  /** Told once: a log grows with each step, and all of it would be told anew. */
  #sentence(event: AnyEvent): Sentence {
    const known = this.#sentences.get(event);
    if (known) return known;
    const text = this.tell(event);
    const sentence = { seat: seatOf(event), text, short: this.#short(event) ?? text, icons: this.board.icons?.(event) ?? [] };
    // Where its words are still missing they are asked for again.
    if (text !== '') this.#sentences.set(event, sentence);
    return sentence;
  }

  readonly log: readonly LogLine[] = $derived.by(() => {
    // Where people share a screen nobody's secrets are told; the holder keeps back what is not for the viewer.
    const events = this.discreet ? heard(this.game, this.holder.events, null) : this.holder.events;
    const undone = undoneIn(events);
    // In a replay later events are there as well.
    const now = events.findLastIndex(({ n }) => n < (this.position?.n ?? 0)) + 1;
    const told = this.late ? [...events.slice(0, Math.max(0, now - this.late.waiting)), ...events.slice(now)] : events;
    return told.map(({ n, event }) => ({ n, event, ...this.#sentence(event), undone: undone.has(n) }));
  });

  readonly turns: readonly LogTurn[] = $derived.by(() => turnsOf(this.log, this.#setUp(), this.board.log));

  /** The log with every step, also those that are folded elsewhere. */
  everyTurn(): readonly LogTurn[] {
    return turnsOf(this.log, this.#setUp(), this.board.log, true);
  }
  #setUp(): string {
    return this.has('set-up') ? this.say({ key: 'set-up' }) : t('log.set-up');
  }
  #short({ type, ...params }: AnyEvent): string | undefined {
    const key = `deed.${type}`;
    return this.has(key) ? this.say({ key, params }) : undefined;
  }

  /** Somebody who gave no name; several of them are told apart by their seats. */
  #guestAt(seat: Seat): string {
    const guests = this.seats.filter((s) => s.kind === 'human' && s.name === '');
    return guests.length > 1 ? t('new.guest', { n: seat + 1 }) : t('guest');
  }

  /** Belongs to the position it was given for. */
  get hint(): AnyMove | undefined {
    return this.#hint?.n === this.n ? this.#hint.move : undefined;
  }
  /** What is said about it. */
  get why(): string {
    return this.#hint?.n === this.n ? this.#hint.why : '';
  }
  /** What was suggested, the best first; `hint` is the one of them that the board shows. */
  get suggestions(): readonly Suggestion[] {
    return this.#hint?.n === this.n ? this.#hint.all : [];
  }
  get others(): readonly AnyMove[] {
    return this.suggestions.flatMap(({ move }) => (move === this.hint ? [] : [move]));
  }
  mark(move: AnyMove | undefined, why = ''): void {
    this.#hint = move && { n: this.n, move, why, all: [] };
  }
  /** Shows one of several moves on the board. */
  suggest(all: readonly Suggestion[], shown = all[0]): void {
    this.#hint = shown && { n: this.n, move: shown.move, why: '', all };
  }

  /** Does what the hint says, and what is to follow it, as far as the board lets moves be looked at before they are played. */
  takeHint(then: readonly AnyMove[] = []): void {
    const { hint, board } = this;
    if (!hint || this.seat === undefined) return;
    this.mark(undefined);
    if (board.take) board.take(hint, this.hand, then);
    else this.play(hint);
  }
  /** A move in words. */
  tellMove(move: AnyMove): string {
    // A board knows only the position that is shown; a review lists moves of others as well.
    const here = this.game.pending(this.view).some((seat) => this.game.refusal(this.view, seat, move) === undefined);
    return (here ? this.board.tellMove?.(move, this.hand) : undefined) ?? this.tellPlainly(move);
  }
  /** The same in the words of the log, which name every place. */
  tellPlainly(move: AnyMove): string {
    const { type, ...params } = move as AnyMove & Record<string, string | number>;
    return this.say({ key: `move.${type}`, params });
  }

  /** `more` are further words of the game, which no first move needs. In a table the reader is simply “you” (`labels`). */
  say(phrase: Phrase, more?: Catalogue, names = this.names): string {
    // What is missing now is said as soon as it is there.
    if (this.#parts.more && !this.has(phrase.key) && !(more && phrase.key in more)) {
      void this.worded();
      return '';
    }
    const company = { names, reader: this.curtain === undefined ? this.viewer : null };
    return say(more ? { ...this.#parts.words, ...more } : this.#parts.words, speech.lang, phrase, company);
  }
  /** An event as a sentence. */
  tell(event: AnyEvent): string {
    const { type, ...params } = event as AnyEvent & Record<string, string | number>;
    return this.say({ key: `log.${type}`, params });
  }
  /** A refusal as a sentence; the shell's own are in the shell's catalogue. */
  explain({ rule, params }: Refusal): string {
    const key = `rule.${rule}`;
    return key in speech.words && !this.has(key) ? say(speech.words, speech.lang, { key, params }) : this.say({ key, params });
  }
  has(key: string): boolean {
    return key in this.#parts.words;
  }

  play(...moves: AnyMove[]): void {
    const { seat, position } = this;
    if (seat === undefined || !position) return;
    this.#report(this.holder.play(seat, position.n, moves));
  }
  takeBack(): void {
    const seat = this.mayTakeBack ?? this.mine[0];
    if (seat !== undefined && this.position) this.#report(this.holder.takeBack(seat, this.position.n));
  }
  /** Asks the others, since somebody has learned from the step. */
  askTakeBack(): void {
    const { holder, position } = this;
    const seat = this.mine.find((s) => !this.pending.includes(s)) ?? this.mine[0];
    if (holder.askTakeBack && seat !== undefined && position) this.#report(holder.askTakeBack(seat, position.n));
  }
  refusal(move: unknown): Refusal | undefined {
    return this.seat === undefined ? { rule: 'turn/not-yours' } : this.game.refusal(this.view, this.seat, move);
  }
  show(late: Late<unknown> | undefined): void {
    this.#othersActed = late !== undefined && (this.#othersActed || (this.viewer !== null && !this.pending.includes(this.viewer)));
    this.#late = late;
    if (late) return;
    for (const done of this.#resting) done();
    this.#resting = [];
  }
  /** Once the board shows the newest position. */
  atRest(): Promise<void> {
    return this.#late ? new Promise((done) => this.#resting.push(done)) : Promise.resolve();
  }
  announce(text: string): void {
    announcer.say(text);
  }
  sound(name: Sound): void {
    if (!settings.stored.sound) return;
    import('../kit/sound.ts').then(
      ({ playSound }) => playSound(name),
      () => undefined,
    );
  }
  /** The chat is open. */
  readChat(): void {
    this.#read = this.holder.seating?.chat.length ?? 0;
  }
  unveil(): void {
    this.#unveiled = `${this.viewer}/${this.#secret}`;
  }

  /** Shows what came of something; a refusal is a sentence on the page, never a silence. */
  #report(answer: Promise<Refusal | undefined>): void {
    this.refused = undefined;
    answer.then(
      (refusal) => this.refuse(refusal),
      () => this.refuse({ rule: 'net/unreachable' }),
    );
  }
  /** Does something that only people at a table of the server can do. */
  do(act: (seating: Seating) => Promise<Refusal | undefined>): void {
    if (this.holder.seating) this.#report(act(this.holder.seating));
  }
  refuse(refusal: Refusal | undefined): void {
    this.refused = refusal;
    if (!refusal) return;
    const tell = () => announcer.say(this.explain(refusal));
    void (this.worded()?.then(tell) ?? tell());
  }

  /** Looks at the position at log length `n`; at the newest one, back to now. */
  async look(n: number): Promise<void> {
    if (!this.position || n >= this.position.n || n < 0) return this.now();
    const from = this.live ? n : this.n;
    const past = await this.holder.look(this.viewer, n);
    if (isRefusal(past)) return this.refuse(past);
    this.#passed = this.holder.events.filter((happening) => happening.n >= from && happening.n < n);
    this.#past = past;
  }
  /** One step of the log back or on; steps without a sentence are passed over. */
  step(by: -1 | 1): Promise<void> {
    const stops = [0, ...new Set(this.log.map((line) => line.n + 1))];
    const to = by < 0 ? stops.findLast((n) => n < this.n) : stops.find((n) => n > this.n);
    return this.look(to ?? (by < 0 ? 0 : Number.POSITIVE_INFINITY));
  }
  now(): void {
    this.#past = undefined;
  }
}
