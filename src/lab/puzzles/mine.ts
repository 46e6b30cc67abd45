import { examine, whyBest } from '../../bots/puzzles/examine.ts';
import { isGood, nameOf, type Puzzle, pose, TRIES, type Valued } from '../../bots/puzzles/puzzle.ts';
import { letTry } from '../../bots/puzzles/tries.ts';
import { restOfTurn } from '../../bots/puzzles/turn.ts';
import { farGap, SURE } from '../../bots/review/compare.ts';
import { makeFar } from '../../bots/review/far.ts';
import type { Outlook } from '../../bots/review/trial.ts';
import { equal } from '../../core/equal.ts';
import type { AnyGame, Rng } from '../../core/game.ts';
import { fork, seeded } from '../../core/rng.ts';
import { shorten } from '../../core/short-log.ts';
import { loadGame } from '../load-game.ts';
import { type Candidate, candidatesIn, type Source } from './candidates.ts';

/** One game to mine, as a thread is asked for it. */
export interface MineTask extends Source {
  readonly game: string;
  /** The number of the game, for who wants to go on after it. */
  readonly index: number;
  readonly seed: number;
  /** Iterations of the search that decides; its check has twice as many. */
  readonly effort: number;
  /** Milliseconds since 1970: what is not found by then is left. */
  readonly until: number;
}

/** What a game has given. */
export interface Mined {
  readonly index: number;
  /** There was time to look at it. */
  readonly begun: boolean;
  readonly puzzles: readonly Puzzle[];
  readonly candidates: number;
}

/** Puzzles of one game are alike: so many are taken, and so many candidates looked at. */
const MOST = 5;
const LOOKED_AT = 24;

export async function mineGame(task: MineTask): Promise<Mined> {
  const late = (): boolean => Date.now() >= task.until;
  if (late()) return { index: task.index, begun: false, puzzles: [], candidates: 0 };
  const pack = await loadGame(task.game);
  const words = await pack.texts.en();
  const rng = seeded(task.seed);
  const candidates = candidatesIn(pack.game, task, fork(rng), late);
  const puzzles: Puzzle[] = [];
  let looked = 0;
  for (const candidate of mixed(candidates, rng)) {
    if (late() || puzzles.length >= MOST || looked >= LOOKED_AT) break;
    const apprentices = letTry({ game: pack.game, ...candidate }, 'apprentice', TRIES[0], [candidate.best], fork(rng));
    if (apprentices > FOUND) continue;
    looked += 1;
    const puzzle = prove(pack.game, task, candidate, apprentices, fork(rng), (term) => Object.hasOwn(words, `hint.${term}`));
    if (puzzle) puzzles.push(puzzle);
  }
  return { index: task.index, begun: true, puzzles, candidates: looked };
}

/** In random order, by turns one of each kind of move: a game in which one action is often right would give nothing else. */
function mixed(candidates: readonly Candidate[], rng: Rng): Candidate[] {
  const rest = candidates.slice();
  const kinds = new Map<string, Candidate[]>();
  while (rest.length > 0) {
    for (const one of rest.splice(rng(rest.length), 1)) kinds.set(one.best.type, [...(kinds.get(one.best.type) ?? []), one]);
  }
  return candidates.flatMap((_, i) => [...kinds.values()].flatMap((kind) => kind[i] ?? []));
}

/** The best must be better than the next by this part of an even share of the win, and by so many standard errors. */
const CLEAR = 0.16;
const CERTAIN = 3;
/** The check may find a little less. */
const STILL_CLEAR = 0.12;
/** A first look takes this part of the effort, and drops what is not even nearly clear. */
const GLANCE = 0.2;
const NEARLY = 0.1;
/** So many games are played to their end, in which the best must not do worse. */
const FAR = 24;
/** What the apprentice finds as often as this is no puzzle. */
const FOUND = TRIES[0] / 4;

/** The rest of the turn is looked at with this part of the effort. */
const LESS = 0.5;

/** A candidate that stands every test, as a puzzle. The cheap ones come first. */
function prove(
  game: AnyGame,
  { seats, options, effort }: MineTask,
  { log, seat, view, best }: Candidate,
  apprentices: number,
  seed: number,
  canTell: (term: string) => boolean,
): Puzzle | undefined {
  const outlook: Outlook = { game, view, seat };
  const rng = seeded(seed);
  const glance = examine(outlook, Math.ceil(effort * GLANCE), fork(rng));
  if (!glance || !equal(glance.best, best) || glance.gap.mean < NEARLY / seats) return undefined;
  const why = whyBest(outlook, glance, fork(rng));
  if (why === undefined || !canTell(why)) return undefined;
  const first = examine(outlook, effort, fork(rng));
  if (!first?.agreed || !equal(first.best, best)) return undefined;
  if (first.gap.mean < CLEAR / seats || first.gap.mean < CERTAIN * first.gap.error) return undefined;
  if (!isConfirmed(outlook, seats, first.step, 2 * effort, fork(rng))) return undefined;
  const [rival = best] = first.rivals;
  const luck = fork(rng);
  const far = farGap(makeFar(outlook, luck, best), makeFar(outlook, luck, rival), FAR);
  if (far.mean < -far.error) return undefined;
  const short = shorten(game, seats, options, log);
  if (!short) return undefined;
  const posed = { seats, options, log: short };
  const again = pose(game, posed);
  if (!again) return undefined;
  const steps = [first.step, ...restOfTurn(game, again, first.step, Math.ceil(effort * LESS), rng)];
  const journeymen = letTry(outlook, 'journeyman', TRIES[1], [best], fork(rng));
  const masters = letTry(outlook, 'master', TRIES[2], [best], fork(rng));
  return { id: nameOf(short), ...posed, steps, why, found: [apprentices, journeymen, masters] };
}

/** Whether another search believes in the same move. */
function isConfirmed(outlook: Outlook, seats: number, step: readonly Valued[], iterations: number, seed: number): boolean {
  const again = examine(outlook, iterations, seed);
  const best = again?.step[0]?.[0];
  if (!again?.agreed || best === undefined || !isGood(step, best, seats)) return false;
  // What the check finds second must not be as good as the best, whatever the first search thought of it.
  return again.gap.mean >= STILL_CLEAR / seats && again.gap.mean > SURE * again.gap.error;
}
