import { clone } from '../../../core/clone.ts';
import { commitment, fairRng } from '../../../core/fair.ts';
import type { AnyGame, AnyMove, Refusal, Rng, Seat, Viewer } from '../../../core/game.ts';
import { type Happening, type Match, type Outcome, open, pending, replayEntry, roll, submit, takeBack } from '../../../core/match.ts';
import type { GameRecord } from '../../../core/record.ts';
import { resultOf } from '../../../core/result.ts';
import type { Final } from '../../../core/snapshot.ts';
import type { TableInfo } from '../../../protocol/to-browser.ts';
import { botsDue, playFor } from '../../../session/bots.ts';
import { heard } from '../../../session/hear.ts';
import { eyesOf, type Past, type Position, pastAt, positionOf, stateAt, takeBackFor, takeBackSeat } from '../../../session/position.ts';
import type { Keep, KeptGame } from '../../keep/games.ts';
import { newGame } from '../../keep/new-game.ts';
import type { Think } from '../seats/bots.ts';
import { type Answer, type Holder, infoHere } from './holder.ts';

/** What a table on this device needs from outside; tests bring their own. */
export interface LocalServices {
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
  position: Position | undefined = $state.raw();
  /** What happened, secrets included; shown is only what the viewer may hear. */
  #happened: readonly Happening[] = $state.raw([]);
  #latest: readonly Happening[] = $state.raw([]);
  sending = $state(false);

  readonly #game: AnyGame;
  readonly #services: LocalServices;
  #kept: KeptGame = $state.raw() as KeptGame;
  #session: { readonly match: Match; readonly rng: Rng };
  #thinking = false;
  #closed = false;

  // Of its own, so that a new position with the same viewer is no news to whoever watches the events.
  readonly #viewer: Viewer = $derived.by(() => this.position?.viewer ?? null);
  readonly events: readonly Happening[] = $derived.by(() => heard(this.#game, this.#happened, this.#viewer));
  readonly fresh: readonly Happening[] = $derived.by(() => heard(this.#game, this.#latest, this.#viewer));
  readonly info: TableInfo = $derived.by(() => describe(this.#kept));

  constructor(game: AnyGame, kept: KeptGame, services: LocalServices) {
    this.#game = game;
    this.#services = services;
    this.#session = this.#takeUp(kept);
    this.#show(this.#match.log.length);
  }

  get #match(): Match {
    return this.#session.match;
  }

  /** A kept game where it stood. */
  #takeUp(kept: KeptGame): { readonly match: Match; readonly rng: Rng } {
    const { match, happened } = unfold(this.#game, kept);
    this.#kept = kept;
    this.#happened = happened;
    this.#latest = [];
    return { match, rng: fairRng(kept.seed, kept.contributions, match.log) };
  }

  /** Lets chance and the bots go on where they stood. */
  async begin(): Promise<void> {
    const before = this.#match.log.length;
    const happenings = roll(this.#match, this.#session.rng);
    if (this.#match.log.length > before) await this.#settle(before, happenings);
    this.#wakeBots();
  }

  play(seat: Seat, n: number, moves: readonly AnyMove[]): Answer {
    return this.#enter(() => submit(this.#match, seat, n, moves, this.#session.rng));
  }

  takeBack(seat: Seat, n: number): Answer {
    return this.#enter(() => takeBackFor(this.#match, seat, n, this.#isMine));
  }

  /** Bots agree, and people at one screen have just done so. */
  askTakeBack(seat: Seat, n: number): Answer {
    return this.#enter(() => takeBack(this.#match, seat, n, 'agreement'));
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
    const { keep } = this.#services;
    const next = this.#write();
    this.sending = true;
    const rule = await keep.put(next, before).then(
      (put) => (put ? undefined : 'keep/elsewhere'),
      () => 'keep/failed',
    );
    if (rule === undefined) {
      this.#kept = next;
      this.#latest = happenings;
      this.#happened = [...this.#happened, ...happenings];
      this.#show(before);
    } else {
      this.#session = this.#takeUp((await keep.get(this.#kept.id).catch(() => undefined)) ?? this.#kept);
      this.#show(this.#match.log.length);
    }
    this.sending = false;
    return rule === undefined ? undefined : { rule };
  }

  #write(): KeptGame {
    const due = pending(this.#match);
    const now = this.#services.now();
    return {
      ...this.#kept,
      log: this.#match.log.slice(),
      times: this.#match.log.map((_, n) => this.#kept.times[n] ?? now),
      over: due.length === 0,
      state: clone(this.#match.state),
      final: due.length === 0 ? this.#end() : undefined,
      yourTurn: due.some((seat) => this.#isMine(seat)),
      score: this.#game.sheet(this.#game.view(this.#match.state, null)).totals,
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
      views: viewers.map((viewer) => this.#game.view(state, viewer)),
    };
  }

  #isMine = (seat: Seat): boolean => seat >= 0 && this.#kept.seats[seat]?.bot === undefined;

  #show(from: number): void {
    const due = pending(this.#match);
    const own = this.#kept.seats.flatMap((_, seat) => (this.#isMine(seat) ? [seat] : []));
    const viewer = eyesOf(own, due, this.position?.viewer);
    this.position = positionOf(this.#match, viewer, from, takeBackSeat(this.#match, this.#isMine), this.#bots(due));
  }

  #bots = (due: readonly Seat[]): Seat[] => botsDue(due, (seat) => !this.#isMine(seat));

  #wakeBots(): void {
    const [seat] = this.#bots(pending(this.#match));
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
    const thought = this.#services.think({ game: this.#game.id, bot, view, seat }).catch(() => undefined);
    const [move] = await Promise.all([thought, this.#services.pause()]);
    if (this.#closed || this.#match.log.length !== n) return;
    const enter = (): Answer => this.#enter(() => playFor(this.#match, seat, move, this.#session.rng, () => 0));
    // What could not be kept is tried once more.
    if ((await enter()) && this.#match.log.length === n && (await enter())) this.#closed = true;
  }

  async look(seat: Viewer, n: number): Promise<Past> {
    return pastAt(this.#game, stateAt(this.#match, n), n, seat);
  }

  async rematch(): Promise<{ readonly path: string } | Refusal> {
    const { seats, options } = this.#kept;
    const next = newGame(this.#game, [...seats.slice(1), ...seats.slice(0, 1)], options, this.#services.now());
    return (await this.#services.keep.put(next, 0)) ? { path: `/local/${next.id}` } : { rule: 'keep/failed' };
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
    if (this.#isForeign) return (await import('../../keep/file.ts')).fileOf(this.#kept);
    const { seed, contributions, seats, times } = this.#kept;
    const players = seats.map(({ name, bot }) => (bot === undefined ? { name } : { name, bot }));
    const { makeRecord } = await import('../../../core/record.ts');
    return makeRecord(this.#match, { players, times, fairness: { commitment: commitment(seed), contributions, seed } });
  }

  close(): void {
    this.#closed = true;
  }
}

/** Plays a kept log again. An entry that no longer fits ends the game there rather than the page. */
function unfold(game: AnyGame, { start, seats, options, log }: KeptGame): { readonly match: Match; readonly happened: Happening[] } {
  // A game that goes on from the middle of another has the same rules and another beginning.
  const match = open(start === undefined ? game : { ...game, setup: () => clone(start) }, seats.length, options);
  const happened: Happening[] = [];
  for (const entry of log) if (replayEntry(match, entry, happened, true)) break;
  return { match, happened };
}

function describe({ id, game, rules, options, hints, seats, seed, contributions, over }: KeptGame): TableInfo {
  const fair = { commitment: commitment(seed), contributions };
  return infoHere({
    id,
    game,
    rules,
    options,
    ...(hints && { hints }),
    hotSeat: seats.filter((s) => s.bot === undefined).length > 1,
    status: over ? 'over' : 'playing',
    seats: seats.map(({ name, bot }) =>
      bot === undefined ? { kind: 'human', name, yours: true, online: true } : { kind: 'bot', name, bot, yours: false },
    ),
    host: true,
    fair: over ? { ...fair, seed } : fair,
  });
}
