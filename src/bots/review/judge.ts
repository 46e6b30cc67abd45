import { equal } from '../../core/equal.ts';
import type { AnyGame, AnyMove, Seat } from '../../core/game.ts';
import { fork, seeded } from '../../core/rng.ts';
import { SURE, settle } from './compare.ts';
import { bestIn, chancesIn, makeTrial, type Outlook, playOn, type Trial } from './trial.ts';

/** One decision as it travels to a worker: plain JSON. */
export interface ReviewJob {
  /** The position of the decision in the log. */
  readonly n: number;
  readonly seat: Seat;
  readonly move: AnyMove;
  /** What the mover saw. */
  readonly view: unknown;
  /** What the other seats saw, where they are asked for their chances too; null where they saw the same. */
  readonly others: readonly { readonly seat: Seat; readonly view: unknown }[];
  /** How many games are imagined for each question; everything else follows from it. */
  readonly games: number;
  readonly seed: number;
}

/** What is thought of one decision. All figures are shares of a win, from 0 to 1. */
export interface Verdict {
  readonly n: number;
  readonly seat: Seat;
  readonly move: AnyMove;
  /** The best move that was found: the one played, if nothing better was. */
  readonly best: AnyMove;
  /** Chances before the move, each by what that seat knew; undefined for seats that were not asked. */
  readonly chances: readonly (number | undefined)[];
  /** What the move changed for each seat against the best move; 0 for all where no mistake is certain. */
  readonly shift: readonly number[];
  /** How much the mover gave away. */
  readonly lost: number;
  /** Standard error of that. */
  readonly error: number;
}

export function judge(game: AnyGame, job: ReviewJob): Verdict {
  const { n, seat, move, view, games } = job;
  const outlook: Outlook = { game, view, seat };
  const rng = seeded(job.seed);
  const search = makeTrial(outlook, fork(rng));
  playOn(search, games);
  const option = bestIn(search);
  const best = option?.move ?? move;
  const verdict = { n, seat, move, best: move, lost: 0, error: 0, shift: Array<number>(search.thought.seats).fill(0) };
  if (equal(best, move)) return { ...verdict, chances: askAll(game, job, chancesIn(search, option)) };
  const seed = fork(rng);
  const good = makeTrial(outlook, seed, best);
  const played = makeTrial(outlook, seed, move);
  const { mean, error } = settle(good, played, games);
  if (mean <= SURE * error) return { ...verdict, error, chances: askAll(game, job, chancesIn(played)) };
  return { ...verdict, best, lost: mean, error, shift: changes(good, played, mean), chances: askAll(game, job, chancesIn(good)) };
}

/** Who gained what the mover lost. Scaled, so that the mover loses exactly `lost` and nothing gets lost between the seats. */
function changes(good: Trial, played: Trial, lost: number): number[] {
  const { seat } = good.thought;
  const before = chancesIn(good);
  const after = chancesIn(played);
  const gains = after.map((share, other) => (other === seat ? 0 : share - (before[other] ?? 0)));
  const sum = gains.reduce((a, b) => a + b, 0);
  return gains.map((gain, other) => (other === seat ? -lost : sum > 0 ? (gain * lost) / sum : lost / (gains.length - 1)));
}

/** The mover's chances are known; those whose eyes saw something else imagine a few games of their own. */
function askAll(game: AnyGame, job: ReviewJob, before: readonly number[]): (number | undefined)[] {
  const chances: (number | undefined)[] = before.map((share, other) => (other === job.seat ? share : undefined));
  for (const { seat, view } of job.others) {
    if (view === null) chances[seat] = before[seat];
    else {
      const own = makeTrial({ game, view, seat }, job.seed);
      playOn(own, Math.ceil(job.games / 2));
      chances[seat] = chancesIn(own)[seat];
    }
  }
  return chances;
}
