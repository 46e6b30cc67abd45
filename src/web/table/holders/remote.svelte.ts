import type { AnyMove, Refusal, Seat, Viewer } from '../../../core/game.ts';
import type { Happening } from '../../../core/match.ts';
import type { GameRecord } from '../../../core/record.ts';
import type { PhraseName } from '../../../protocol/phrases.ts';
import {
  type ChangeMessage,
  type ChatLine,
  type PositionMessage,
  type TableInfo,
  type ToBrowser,
  withPresence,
} from '../../../protocol/to-browser.ts';
import { unfold } from '../../../protocol/unfold.ts';
import { PROTOCOL } from '../../../protocol/version.ts';
import type { Past, Position } from '../../../session/position.ts';
import { luck } from '../../keep/new-game.ts';
import { api } from '../../net/api.ts';
import type { Saying, Wire } from '../../net/wire.ts';
import type { Answer, Holder, Link, Seating } from './holder.ts';

/** Milliseconds until a house that could not show the table is asked again. */
const AGAIN = 3000;
/** A database that is away, a house that is full, too many questions at once, or a server that is about to be replaced: it passes. */
const PASSING = ['server/store-away', 'server/not-saved', 'server/fault', 'server/too-fast', 'server/busy', 'table/newer-rules'];
const isPassing = (rule: string): boolean => PASSING.includes(rule);

/** A table whose referee is the server. What it shows is what the server said last. */
export class RemoteTable implements Holder, Seating {
  readonly where = 'server';
  readonly seating: Seating = this;
  link: Link = $state('connecting');
  info: TableInfo | undefined = $state.raw();
  clockAt = $state(0);
  chat: readonly ChatLine[] = $state.raw([]);
  position: Position | undefined = $state.raw();
  events: readonly Happening[] = $state.raw([]);
  fresh: readonly Happening[] = $state.raw([]);
  #moving = $state(0);
  #luckGiven = false;
  #asksWhole = false;
  #again: ReturnType<typeof setTimeout> | undefined;

  readonly #id: string;
  readonly #wire: Wire;
  /** Resolved once the table is known, or known not to be there. */
  readonly ready: Promise<void>;
  #isReady: () => void = () => undefined;

  constructor(id: string, wire: Wire) {
    this.#id = id;
    this.#wire = wire;
    this.ready = new Promise((done) => {
      this.#isReady = done;
    });
    wire.onOpen = () => this.#watch();
    wire.onLost = () => {
      this.#asksWhole = false;
      if (this.link !== 'missing' && this.link !== 'outdated' && this.link !== 'older') this.link = 'offline';
    };
    wire.onMessage = (message) => this.#hear(message);
  }

  get sending(): boolean {
    return this.#moving > 0;
  }

  #watch(known = this.position?.n ?? 0): void {
    void this.#wire.request({ type: 'watch', version: PROTOCOL, table: this.#id, known }, false).then((answer) => {
      if (answer?.type === 'table') this.link = 'open';
      else if (answer?.type === 'refused' && isPassing(answer.rule)) return this.#watchAgain(known, answer.params?.seconds);
      else if (answer?.type === 'refused') this.link = LINKS[answer.rule] ?? 'missing';
      if (answer) this.#isReady();
    });
  }

  /** The house cannot show the table just now; it has not lost it. */
  #watchAgain(known: number, seconds: unknown): void {
    this.link = 'offline';
    clearTimeout(this.#again);
    // A crowd that was sent away together must not come back together.
    const wait = typeof seconds === 'number' ? seconds * 1000 * (1 + Math.random()) : AGAIN;
    this.#again = setTimeout(() => this.#watch(known), wait);
  }

  #hear(message: ToBrowser): void {
    if (message.type === 'table' && message.table.id === this.#id) {
      this.#giveLuck(message.table);
      this.info = message.table;
      this.clockAt = performance.now();
      this.chat = message.chat ?? this.chat;
    } else if (message.type === 'clock' && message.table === this.#id && this.info) {
      this.info = { ...this.info, clock: message.clock };
      this.clockAt = performance.now();
    } else if (message.type === 'presence' && message.table === this.#id && this.info) this.info = withPresence(this.info, message);
    else if (message.type === 'position' && message.table === this.#id) this.#arrive(message);
    else if (message.type === 'change' && message.table === this.#id) this.#follow(message);
    else if (message.type === 'chat' && message.table === this.#id) this.#overhear(message.line);
  }

  /** The commitment has been shown: from now on the table's draws depend on what this browser adds to them. */
  #giveLuck({ seats }: TableInfo): void {
    if (this.#luckGiven || !seats.some((seat) => seat.owesLuck)) return;
    this.#luckGiven = true;
    void this.#wire.request({ type: 'luck', table: this.#id, luck: luck() }).then((answer) => {
      this.#luckGiven = answer?.type !== 'refused';
      // It is owed until the house has it, and nobody else may be there who would let the table be told again.
      if (answer?.type === 'refused' && isPassing(answer.rule)) this.#watchAgain(this.position?.n ?? 0, answer.params?.seconds);
    });
  }

  #overhear(line: ChatLine): void {
    const known = this.chat.some(({ at, name, text }) => at === line.at && name === line.name && text === line.text);
    if (!known) this.chat = [...this.chat, line];
  }

  /** A change of another position than the one that is shown is of no use: the whole is asked for, once. */
  #follow(change: ChangeMessage): void {
    const shown = this.position;
    if (shown && change.n < shown.n) return;
    const whole = unfold(change, shown);
    if (whole) this.#arrive(whole);
    else if (!this.#asksWhole) {
      this.#asksWhole = true;
      this.#watch(shown?.n ?? 0);
    }
  }

  /** Joining, reconnecting and a new move are one message; only what follows on what is shown is animated. */
  #arrive({ n, from, viewer, pending, view, events, sheet, takeBack, thinking }: PositionMessage): void {
    this.#asksWhole = false;
    const shown = this.position?.n;
    if (shown !== undefined && n < shown) return;
    // At a hot seat another pair of eyes looks now: what the others have heard is not for it.
    const others = this.position !== undefined && this.position.viewer !== viewer;
    this.events = others && from > 0 ? [] : [...this.events.filter((e) => e.n < from), ...events];
    this.fresh = shown === undefined ? [] : events.filter((e) => e.n >= shown);
    this.position = { n, from, viewer, pending, view, sheet, takeBack, thinking };
    // The view is whole, but the log would have a gap: whoever was there before the start has heard nothing of the opening.
    if (others && from > 0) this.#watch(0);
    else if (from > (shown ?? 0)) this.#watch(shown ?? 0);
  }

  async #request(saying: Saying, heard?: () => void): Answer {
    return refusalIn(await this.#wire.request(saying, true, heard));
  }
  #move(saying: Saying): Answer {
    this.#moving += 1;
    return this.#request(saying, () => {
      this.#moving -= 1;
    });
  }

  play(seat: Seat, n: number, moves: readonly AnyMove[]): Answer {
    return this.#move({ type: 'play', table: this.#id, seat, n, moves });
  }
  takeBack(seat: Seat, n: number): Answer {
    return this.#move({ type: 'take-back', table: this.#id, seat, n });
  }
  askTakeBack(seat: Seat, n: number): Answer {
    return this.#request({ type: 'ask', table: this.#id, what: 'take-back', seat, n });
  }
  askPause(seat: Seat): Answer {
    return this.#request({ type: 'ask', table: this.#id, what: 'pause', seat, n: this.position?.n ?? 0 });
  }
  agree(yes: boolean): Answer {
    return this.#request({ type: 'agree', table: this.#id, yes });
  }
  resume(): Answer {
    return this.#request({ type: 'resume', table: this.#id });
  }
  holiday(seat: Seat, days: number): Answer {
    return this.#request({ type: 'holiday', table: this.#id, seat, days });
  }
  async look(seat: Viewer, n: number): Promise<Past | Refusal> {
    const answer = await this.#wire.request({ type: 'look', table: this.#id, seat, n }, false);
    return answer?.type === 'past' ? answer : (refusalIn(answer) ?? { rule: 'net/unreachable' });
  }
  sit(seat: Seat): Answer {
    return this.#request({ type: 'sit', table: this.#id, seat, luck: luck() });
  }
  stand(seat: Seat): Answer {
    return this.#request({ type: 'stand', table: this.#id, seat });
  }
  bot(seat: Seat, bot: string | null): Answer {
    return this.#request({ type: 'bot', table: this.#id, seat, bot });
  }
  start(): Answer {
    return this.#request({ type: 'start', table: this.#id });
  }
  leave(seat: Seat): Answer {
    return this.#request({ type: 'leave', table: this.#id, seat });
  }
  resign(seat: Seat): Answer {
    return this.#request({ type: 'resign', table: this.#id, seat });
  }
  substitute(seat: Seat): Answer {
    return this.#request({ type: 'substitute', table: this.#id, seat });
  }
  say(text: string): Answer {
    return this.#request({ type: 'chat', table: this.#id, text });
  }
  phrase(phrase: PhraseName): Answer {
    return this.#request({ type: 'phrase', table: this.#id, phrase });
  }
  async rematch(best?: 3): Promise<{ readonly path: string } | Refusal> {
    const answer = await this.#wire.request({ type: 'rematch', table: this.#id, ...(best && { best }) });
    if (answer?.type === 'ok' && answer.table !== undefined) return { path: `/table/${answer.table}` };
    return refusalIn(answer) ?? { rule: 'net/unreachable' };
  }
  record(): Promise<GameRecord | Refusal> {
    return api.record(this.#id);
  }
  close(): void {
    clearTimeout(this.#again);
    this.#wire.close();
  }
}

/** Why a table cannot be watched, where it is there. */
const LINKS: Readonly<Record<string, Link>> = { 'server/old-client': 'outdated', 'table/unplayable': 'older' };

function refusalIn(answer: ToBrowser | undefined): Refusal | undefined {
  if (!answer) return { rule: 'net/unreachable' };
  return answer.type === 'refused' ? { rule: answer.rule, params: answer.params, at: answer.at } : undefined;
}
