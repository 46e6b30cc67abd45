import { clone } from '../../core/clone.ts';
import { commitment, fairRng } from '../../core/fair.ts';
import type { AnyGame, AnyMove, Refusal, Rng, Seat, Viewer } from '../../core/game.ts';
import { type Happening, type Match, type Outcome, pending, roll, submit, takeBack, takeBackRefusal } from '../../core/match.ts';
import { type GameRecord, makeRecord, resultOf } from '../../core/record.ts';
import type { Final } from '../../core/snapshot.ts';
import type { TableInfo } from '../../protocol/to-browser.ts';
import type { Keep, KeptGame } from '../keep/games.ts';
import { newGame } from '../keep/new-game.ts';
import type { Think } from './bots.ts';
import { heard } from './heard.ts';
import type { Answer, Holder, Past, Position } from './holder.ts';
import { takenBack, unfold } from './unfold.ts';

/** What a table on this device needs from outside; tests bring their own. */
export interface Surroundings {
  readonly keep: Keep;
  readonly think: Think;
  readonly now: () => number;
  /** How long a bot takes at least, so that people see its move. */
  readonly pause: () => Promise<void>;
}

/** A table without a server: the same referee, kept in this browser. Kept first, then shown. */
export class LocalTable implements Holder {
  readonly where = 'here';
  readonly link = 'open';
  readonly chat = [];
  position: Position | undefined = $state.raw();
  /** What happened, secrets included; shown is only what the viewer may hear. */
  #happened: readonly Happening[] = $state.raw([]);
  #latest: readonly Happening[] = $state.raw([]);
  sending = $state(false);

  readonly #game: AnyGame;
  readonly #around: Surroundings;
  #kept: KeptGame = $state.raw() as unknown as KeptGame;
  #match: Match;
  #rng: Rng;
  #thinking = false;
  #closed = false;

  readonly events: readonly Happening[] = $derived.by(() => heard(this.#game, this.#happened, this.position?.viewer ?? null));
  readonly fresh: readonly Happening[] = $derived.by(() => heard(this.#game, this.#latest, this.position?.viewer ?? null));
  readonly info: TableInfo = $derived.by(() => describe(this.#kept));

  constructor(game: AnyGame, kept: KeptGame, around: Surroundings) {
    this.#game = game;
    this.#around = around;
    this.#kept = kept;
    const { match, happenings } = unfold(game, kept);
    this.#match = match;
    this.#rng = fairRng(kept.seed, kept.contributions, match.log);
    this.#happened = happenings;
    this.#show(match.log.length);
  }

  /** Lets chance and the bots go on where they stood. */
  async begin(): Promise<void> {
    const before = this.#match.log.length;
    const happenings = roll(this.#match, this.#rng);
    if (this.#match.log.length > before) await this.#settle(before, happenings);
    this.#wakeBots();
  }

  play(seat: Seat, n: number, moves: readonly AnyMove[]): Answer {
    return this.#enter(() => submit(this.#match, seat, n, moves, this.#rng));
  }

  takeBack(seat: Seat, n: number): Answer {
    return this.#enter(() => takeBack(this.#match, seat, n));
  }

  async #enter(act: () => Outcome): Answer {
    const before = this.#match.log.length;
    const outcome = act();
    if (!outcome.ok) return outcome.refusal;
    if (outcome.repeated) return undefined;
    const refusal = await this.#settle(before, outcome.happenings);
    if (!refusal) this.#wakeBots();
    return refusal;
  }

  /** Keeps what has just been entered, then shows it; what cannot be kept has not happened. */
  async #settle(before: number, happenings: readonly Happening[]): Answer {
    const next = this.#write();
    this.sending = true;
    try {
      if (!(await this.#around.keep.put(next, before))) return await this.#restore('keep/elsewhere');
    } catch {
      return await this.#restore('keep/failed');
    } finally {
      this.sending = false;
    }
    this.#kept = next;
    this.#latest = [...happenings, ...next.log.slice(before).flatMap((entry, i) => takenBack(entry, before + i))];
    this.#happened = [...this.#happened, ...this.#latest];
    this.#show(before);
    return undefined;
  }

  #write(): KeptGame {
    const due = pending(this.#match);
    const now = this.#around.now();
    return {
      ...this.#kept,
      log: this.#match.log.slice(),
      times: this.#match.log.map((_, n) => this.#kept.times[n] ?? now),
      over: due.length === 0,
      state: clone(this.#match.state),
      final: due.length === 0 ? this.#end() : undefined,
      yourTurn: due.some((seat) => this.#isMine(seat)),
      at: now,
    };
  }

  /** As `takeSnapshot` takes it; a browser that only plays need not load the rest of that. */
  #end(): Final {
    const { state } = this.#match;
    const viewers: Viewer[] = [null, ...this.#kept.seats.keys()];
    return {
      result: resultOf(this.#match),
      sheet: this.#game.sheet(state),
      views: viewers.map((viewer) => this.#game.view(state, viewer) as unknown),
    };
  }

  async #restore(rule: string): Promise<Refusal> {
    this.#kept = (await this.#around.keep.get(this.#kept.id).catch(() => undefined)) ?? this.#kept;
    const { match, happenings } = unfold(this.#game, this.#kept);
    this.#match = match;
    this.#rng = fairRng(this.#kept.seed, this.#kept.contributions, match.log);
    this.#happened = happenings;
    this.#latest = [];
    this.#show(match.log.length);
    return { rule };
  }

  #isMine = (seat: Seat): boolean => seat >= 0 && this.#kept.seats[seat]?.bot === undefined;

  /** The person who is asked; else the one who was; a spectator where only bots play. */
  #viewer(): Viewer {
    const asked = pending(this.#match).find(this.#isMine);
    if (asked !== undefined) return asked;
    const anybody = this.#kept.seats.findIndex((s) => s.bot === undefined);
    return this.position?.viewer ?? (anybody < 0 ? null : anybody);
  }

  #show(from: number): void {
    const viewer = this.#viewer();
    const { state, log } = this.#match;
    const due = pending(this.#match);
    const view: unknown = this.#game.view(state, viewer);
    this.position = {
      n: log.length,
      from,
      viewer,
      pending: due,
      view,
      sheet: this.#game.sheet(view),
      takeBack: this.#kept.seats.flatMap((_, seat) => (this.#isMine(seat) && !takeBackRefusal(this.#match, seat) ? [seat] : [])),
      thinking: due.filter((seat) => seat >= 0 && !this.#isMine(seat)),
    };
  }

  #wakeBots(): void {
    const seat = pending(this.#match).find((s) => s >= 0 && !this.#isMine(s));
    if (seat === undefined || this.#thinking || this.#closed) return;
    this.#thinking = true;
    this.#botMove(seat)
      .catch(() => undefined)
      .finally(() => {
        this.#thinking = false;
        this.#wakeBots();
      });
  }

  async #botMove(seat: Seat): Promise<void> {
    const n = this.#match.log.length;
    const view: unknown = this.#game.view(this.#match.state, seat);
    const bot = this.#kept.seats[seat]?.bot ?? '';
    const thought = this.#around.think({ game: this.#game.id, bot, view, seat }).catch(() => undefined);
    const [move] = await Promise.all([thought, this.#around.pause()]);
    if (this.#closed || this.#match.log.length !== n) return;
    const refusal = move ? await this.play(seat, n, [move]) : { rule: 'turn/no-such-move' };
    if (!refusal) return;
    // A bot that failed or cheated must not stop the game: the first legal move is played for it.
    const any = (this.#game.moves(view, seat) as readonly AnyMove[])[0];
    if (any && this.#match.log.length === n && (await this.play(seat, n, [any]))) this.#closed = true;
  }

  async look(seat: Viewer, n: number): Promise<Past> {
    const { match } = unfold(this.#game, this.#kept, n);
    const view: unknown = this.#game.view(match.state, seat);
    return { n, viewer: seat, view, sheet: this.#game.sheet(view) };
  }

  async rematch(): Promise<{ readonly path: string } | Refusal> {
    const { seats, options } = this.#kept;
    const next = newGame(this.#game, [...seats.slice(1), ...seats.slice(0, 1)], options, this.#around.now());
    return (await this.#around.keep.put(next, 0)) ? { path: `/local/${next.id}` } : { rule: 'keep/failed' };
  }

  get partial(): boolean {
    return this.#kept.start !== undefined || this.#isForeign;
  }

  get hasFile(): boolean {
    return this.#kept.start === undefined || this.#kept.before !== undefined;
  }

  get isOlder(): boolean {
    return this.#match.log.length !== this.#kept.log.length;
  }

  /** Other rules have played it, or a part of it. */
  get #isForeign(): boolean {
    return this.#kept.before !== undefined || this.isOlder;
  }

  async record(): Promise<GameRecord | Refusal> {
    if (!this.hasFile) return { rule: 'keep/no-file' };
    if (this.#isForeign) return (await import('../keep/file.ts')).fileOf(this.#kept);
    const { seed, contributions, seats, times } = this.#kept;
    const players = seats.map(({ name, bot }) => (bot === undefined ? { name } : { name, bot }));
    return makeRecord(this.#match, { players, times, fairness: { commitment: commitment(seed), contributions, seed } });
  }

  /** Seats are chosen when the table is set, and there is nobody to talk to. */
  sit = async (): Answer => ({ rule: 'turn/no-such-move' });
  stand = this.sit;
  bot = this.sit;
  start = this.sit;
  leave = this.sit;
  resign = this.sit;
  substitute = this.sit;
  say = this.sit;

  close(): void {
    this.#closed = true;
  }
}

/** A table on this device in the words of the wire, so that one page shows both kinds. */
function describe({ id, game, rules, options, seats, seed, contributions, over }: KeptGame): TableInfo {
  const fair = { commitment: commitment(seed), contributions };
  return {
    id,
    game,
    rules,
    options,
    listed: false,
    hotSeat: seats.filter((s) => s.bot === undefined).length > 1,
    status: over ? 'over' : 'playing',
    seats: seats.map(({ name, bot }) =>
      bot === undefined ? { kind: 'human', name, yours: true, online: true } : { kind: 'bot', name, bot, yours: false },
    ),
    host: true,
    fair: over ? { ...fair, seed } : fair,
    spectators: 0,
  };
}
