import { equal } from '../../core/equal.ts';
import type { AnyGame, AnyMove, Seat } from '../../core/game.ts';
import { fork, seeded } from '../../core/rng.ts';
import type { Network } from '../network/network.ts';
import { askAll } from './ask.ts';
import { alike, SURE, settle } from './compare.ts';
import { makeFar } from './far.ts';
import { chancesIn, makeTrial, type Outlook, playOn, ranked, type Trial } from './trial.ts';
import { farPair, LARGE, looksLarge, weigh } from './weigh.ts';

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
  /** Asks the game's advice even where something was learned: lessons were written and checked by it. */
  readonly plain?: true;
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

export function judge(game: AnyGame, job: ReviewJob, network?: Network): Verdict {
  const { n, seat, move, view, games } = job;
  const outlook: Outlook = { game, view, seat, network: job.plain ? undefined : network };
  const rng = seeded(job.seed);
  const search = makeTrial(outlook, fork(rng));
  playOn(search, games);
  const options = ranked(search);
  const [option] = options;
  const best = option?.move ?? move;
  const seed = fork(rng);
  const fine = { n, seat, move, best: move, lost: 0, error: 0, shift: Array<number>(search.thought.seats).fill(0) };
  if (equal(best, move)) return { ...fine, chances: askAll(job, chancesIn(search, option), makeFar(outlook, job.seed, move)) };
  const pair = farPair(outlook, job.seed, best, move);
  const other = options.find((one) => equal(one.move, move));
  if (option && other && alike(option, other) && !looksLarge(pair)) {
    return { ...fine, chances: askAll(job, chancesIn(search, option), pair.played) };
  }
  const good = makeTrial(outlook, seed, best);
  const played = makeTrial(outlook, seed, move);
  const near = settle(good, played, games);
  const { gap, pair: far } = weigh(near, pair, games, fork(rng));
  if (gap.mean <= gap.error / 2 || !(near.mean > SURE * near.error || gap.mean > LARGE)) {
    return { ...fine, error: gap.error, chances: askAll(job, chancesIn(played), pair.played) };
  }
  const chances = askAll(job, chancesIn(good), far.best);
  // Nobody can lose more than there was.
  const lost = Math.min(gap.mean, chances[seat] ?? gap.mean);
  return { ...fine, best, lost, error: gap.error, shift: changes(good, played, lost), chances };
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
