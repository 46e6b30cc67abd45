import { equal } from '../../core/equal.ts';
import type { AnyGame, AnyMove, Seat } from '../../core/game.ts';
import { fork, seeded } from '../../core/rng.ts';
import { corrected, type Difference, meanOf, SURE, settle } from './compare.ts';
import { lookFar } from './far.ts';
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

/** A far look takes so many games of those that a near one does. */
const FAR = 0.25;
/** So many far games show whether the near look has missed something large. */
const FEW = 12;
const LARGE = 0.3;
/** How wrong a near look may be about chances, and about the difference of two moves: in part of it, and at least. */
const DOUBT = 0.15;
const DOUBT_OF_GAP = 0.6;
const LEAST_DOUBT = 0.05;

export function judge(game: AnyGame, job: ReviewJob): Verdict {
  const { n, seat, move, view, games } = job;
  const outlook: Outlook = { game, view, seat };
  const rng = seeded(job.seed);
  const search = makeTrial(outlook, fork(rng));
  playOn(search, games);
  const option = bestIn(search);
  const best = option?.move ?? move;
  const seed = fork(rng);
  const fine = { n, seat, move, best: move, lost: 0, error: 0, shift: Array<number>(search.thought.seats).fill(0) };
  if (equal(best, move)) return { ...fine, chances: askAll(game, job, move, chancesIn(search, option)) };
  const good = makeTrial(outlook, seed, best);
  const played = makeTrial(outlook, seed, move);
  const near = settle(good, played, games);
  const { mean, error } = lookAgain(outlook, job, best, near);
  if (mean <= error / 2 || !(near.mean > SURE * near.error || mean > LARGE)) {
    return { ...fine, error, chances: askAll(game, job, move, chancesIn(played)) };
  }
  const chances = askAll(game, job, best, chancesIn(good));
  // Nobody can lose more than there was.
  const lost = Math.min(mean, chances[seat] ?? mean);
  return { ...fine, best, lost, error, shift: changes(good, played, lost), chances };
}

/** Plays both moves to the end of the game: a few times, and more often if either look has found something. */
function lookAgain(outlook: Outlook, { seat, move, games, seed }: ReviewJob, best: AnyMove, near: Difference): Difference {
  const gaps = (count: number): Difference => {
    const [good, played] = [best, move].map((first) => lookFar(outlook, seed, count, first));
    return meanOf((good ?? []).map((shares, i) => (shares[seat] ?? 0) - (played?.[i]?.[seat] ?? 0)));
  };
  const few = gaps(FEW);
  const found = near.mean > SURE * near.error || few.mean > LARGE;
  const far = found ? gaps(Math.max(2 * FEW, Math.ceil(games * FAR * 2))) : few;
  return corrected(near, far, DOUBT_OF_GAP * Math.max(Math.abs(near.mean), Math.abs(far.mean)) + LEAST_DOUBT);
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

/** Everybody's chances at the start of a turn. Those whose eyes saw something else than the mover imagine games of their own. */
function askAll(game: AnyGame, job: ReviewJob, first: AnyMove, near: readonly number[]): (number | undefined)[] {
  const { seat: mover, view, others, games, seed } = job;
  if (others.length === 0) return near.map((share, other) => (other === mover ? share : undefined));
  const far = lookFar({ game, view, seat: mover }, seed, Math.ceil(games * FAR), first);
  const chances: (number | undefined)[] = near.map((share, other) => believed(share, far, other));
  for (const { seat, view: seen } of others) {
    if (seen === null) continue;
    const outlook = { game, view: seen, seat };
    const own = makeTrial(outlook, seed);
    playOn(own, Math.ceil(games / 2));
    chances[seat] = believed(chancesIn(own)[seat] ?? 0, lookFar(outlook, seed, Math.ceil(games * FAR)), seat);
  }
  return chances;
}

const believed = (near: number, far: readonly (readonly number[])[], seat: Seat): number =>
  corrected({ mean: near, error: 0 }, meanOf(far.map((shares) => shares[seat] ?? 0)), DOUBT).mean;
