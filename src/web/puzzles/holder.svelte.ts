import { givesAway, isGood, type Posed, type Puzzle, pose, type Valued } from '../../bots/puzzles/puzzle.ts';
import { copyState } from '../../core/clone.ts';
import { equal } from '../../core/equal.ts';
import type { AnyGame, AnyMove, Rng, Seat, Viewer } from '../../core/game.ts';
import { type Happening, submit } from '../../core/match.ts';
import type { GameRecord } from '../../core/record.ts';
import { seeded } from '../../core/rng.ts';
import type { TableInfo } from '../../protocol/to-browser.ts';
import { heard } from '../../session/hear.ts';
import { type Past, type Position, pastAt, positionOf, stateAt } from '../../session/position.ts';
import { type Answer, type Holder, infoHere } from '../table/holders/holder.ts';

/** What came of the last try. */
export interface Try {
  /** Which decision of the turn it was, from 0 on. */
  readonly at: number;
  readonly move: AnyMove;
  /** Thousandths of a win. */
  readonly lost: number;
}

/** A move and the thousandths of a win that it promises. */
export interface Choice {
  readonly move: AnyMove;
  readonly value: number;
}

/** How a puzzle stands: open, solved by its player, or shown. */
export type Standing = 'open' | 'solved' | 'shown';

/** A puzzle as a table on this device: the referee plays a move only if it is good enough, and says what the others would have cost. */
export class PuzzleTable implements Holder {
  readonly where = 'here';
  readonly link = 'open';
  readonly sending = false;
  readonly partial = true;
  standing: Standing = $state('open');
  /** The last try that was not good enough; undefined after a good one. */
  wrong: Try | undefined = $state.raw();
  /** Tries that were not good enough. */
  misses = $state(0);
  /** How many decisions have been made. */
  at = $state(0);
  /** Something else than the best was played, and was as good. */
  differed = $state(false);
  position: Position | undefined = $state.raw();
  #happened: readonly Happening[] = $state.raw([]);
  #latest: readonly Happening[] = $state.raw([]);

  readonly seat: Seat;
  readonly puzzle: Puzzle;
  /** For each decision on the way of the solution the moves worth a word, the best first. */
  readonly choices: readonly (readonly Choice[])[];
  /** There were more moves than those at the first decision. */
  readonly hasOthers: boolean;
  readonly #game: AnyGame;
  readonly #posed: Posed;
  readonly #names: readonly string[];
  /** How the player is called once nobody is asked any more. */
  readonly #you: string | undefined;
  readonly #rng: Rng;

  readonly events: readonly Happening[] = $derived.by(() => heard(this.#game, this.#happened, this.seat));
  readonly fresh: readonly Happening[] = $derived.by(() => heard(this.#game, this.#latest, this.seat));
  readonly info: TableInfo = $derived.by(() => this.#describe(this.standing === 'open'));

  private constructor(game: AnyGame, puzzle: Puzzle, posed: Posed, names: readonly string[], you: string | undefined) {
    this.#game = game;
    this.puzzle = puzzle;
    this.#posed = posed;
    this.#names = names;
    this.#you = you;
    this.seat = posed.seat;
    this.choices = choicesIn(game, puzzle);
    this.hasOthers = game.moves(posed.match.state, posed.seat).length > (puzzle.steps[0]?.length ?? 0);
    this.#happened = posed.happened;
    // What chance does after the last move shows no more than that the game goes on.
    this.#rng = seeded(1);
    this.#show(posed.match.log.length);
  }

  /** Undefined where today's rules no longer lead to the position. */
  static open(game: AnyGame, puzzle: Puzzle, names: readonly string[], you?: string): PuzzleTable | undefined {
    const posed = pose(game, puzzle);
    return posed && new PuzzleTable(game, puzzle, posed, names, you);
  }

  async play(seat: Seat, n: number, moves: readonly AnyMove[]): Answer {
    if (this.standing !== 'open') return { rule: 'turn/game-over' };
    const { wrong, made, differed } = this.#judge(moves);
    if (wrong) {
      this.wrong = wrong;
      this.misses += 1;
      return undefined;
    }
    const refusal = this.#enter(seat, n, moves);
    if (refusal) return refusal;
    this.wrong = undefined;
    this.at += made;
    this.differed ||= differed;
    if (this.differed || this.at >= this.puzzle.steps.length) this.standing = 'solved';
    return undefined;
  }

  /** Plays what is left of the solution. */
  giveUp(): void {
    for (const step of this.puzzle.steps.slice(this.at)) {
      const { match } = this.#posed;
      const best = this.#game.moves(match.state, this.seat)[step[0]?.[0] ?? -1];
      if (!best || this.#enter(this.seat, match.log.length, [best])) break;
    }
    this.wrong = undefined;
    this.standing = 'shown';
  }

  #enter(seat: Seat, n: number, moves: readonly AnyMove[]): { readonly rule: string } | undefined {
    const { match } = this.#posed;
    const before = match.log.length;
    const outcome = submit(match, seat, n, moves, this.#rng);
    if (!outcome.ok) return outcome.refusal;
    this.#latest = outcome.happenings;
    this.#happened = [...this.#happened, ...outcome.happenings];
    this.#show(before);
    return undefined;
  }

  /** The first of the moves that is not good enough, if there is one; what the puzzle does not ask about is free. */
  #judge(moves: readonly AnyMove[]): { readonly wrong?: Try; readonly made: number; readonly differed: boolean } {
    const state = copyState(this.#game, this.#posed.match.state);
    let made = 0;
    for (const [i, move] of moves.entries()) {
      const step: readonly Valued[] | undefined = this.puzzle.steps[this.at + i];
      const number = this.#game.moves(state, this.seat).findIndex((one) => equal(one, move));
      // What is not even legal is the referee's to refuse.
      if (!step || number < 0) break;
      if (!isGood(step, number, this.puzzle.seats))
        return { wrong: { at: this.at + i, move, lost: givesAway(step, number) }, made, differed: false };
      made += 1;
      // From here on the solution goes another way.
      if (number !== step[0]?.[0]) return { made, differed: true };
      this.#game.apply(state, this.seat, move);
    }
    return { made, differed: false };
  }

  #show(from: number): void {
    this.position = positionOf(this.#posed.match, this.seat, from, undefined, []);
  }

  async look(seat: Viewer, n: number): Promise<Past> {
    return pastAt(this.#game, stateAt(this.#posed.match, n), n, seat);
  }
  async record(): Promise<GameRecord | { readonly rule: string }> {
    return { rule: 'keep/no-file' };
  }
  async takeBack(): Answer {
    return { rule: 'take-back/nothing' };
  }
  close(): void {
    this.#latest = [];
  }

  /** All are people: among bots the table would offer a hint. Once it is solved nobody is asked any more. */
  #describe(open: boolean): TableInfo {
    const { id, rules } = this.#game;
    return infoHere({
      game: id,
      rules,
      options: this.puzzle.options,
      seats: this.#names.map((name, seat) => {
        const own = seat === this.seat;
        return { kind: 'human', name: (own && !open && this.#you) || name, yours: open && own, online: true };
      }),
    });
  }
}

function choicesIn(game: AnyGame, puzzle: Puzzle): Choice[][] {
  const posed = pose(game, puzzle);
  if (!posed) return [];
  const { match, seat } = posed;
  return puzzle.steps.map((step) => {
    const legal = game.moves(match.state, seat);
    const choices = step.flatMap(([number, value]) => (legal[number] ? [{ move: legal[number], value }] : []));
    if (choices[0]) game.apply(match.state, seat, choices[0].move);
    return choices;
  });
}
