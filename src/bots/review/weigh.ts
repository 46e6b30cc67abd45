import type { AnyMove } from '../../core/game.ts';
import { classOf } from './classes.ts';
import { corrected, type Difference, farGap, SURE } from './compare.ts';
import { type FarLook, makeFar, playFar } from './far.ts';
import { hasLearned, type Outlook } from './trial.ts';

/** The best and the played move, both played to the end of the same games. */
export interface FarPair {
  readonly best: FarLook;
  readonly played: FarLook;
}

export const farPair = (outlook: Outlook, seed: number, best: AnyMove, played: AnyMove): FarPair => ({
  best: makeFar(outlook, seed, best),
  played: makeFar(outlook, seed, played),
});

/** So many far games, and if they do not deny it so many, show whether the near look has missed something large. */
const GLANCE = 4;
const FEW = 12;
export const LARGE = 0.3;

/** Most decisions have nothing large in them: who has little cannot lose much, and that is soon seen. */
export function looksLarge({ best, played }: FarPair): boolean {
  const { seat } = best.outlook;
  const won = playFar(best, GLANCE).reduce((sum, shares) => sum + (shares[seat] ?? 0), 0);
  return won > LARGE * best.shares.length && farGap(best, played, GLANCE).mean > 0 && farGap(best, played, FEW).mean > LARGE;
}

/** Of the games of a near look, a far one takes so many for what may be a mistake, and so many for what may be a blunder. */
const AGAIN = 0.5;
const AT_LAST = 1.25;
/** How wrong a near look may be about the difference of two moves: in part of it, and at least. By what was learned it is less so. */
const DOUBT = 0.6;
const LEARNED_DOUBT = 0.15;
const LEAST_DOUBT = 0.05;
/** Nobody plays well in far games: what was learned knows more than they do, however many there are. */
const FAR_DOUBT = 0.2;
/** From here on a mistake is more than an inaccuracy. */
const NOTABLE = 0.1;

/** What is believed of a difference in the end, and the far look that it rests on. */
export interface Weighed {
  readonly gap: Difference;
  readonly pair: FarPair;
}

/**
 * A near look corrected by a far one where it matters. What still seems to be a blunder then is played out once more in new
 * games: the largest of a hundred differences owes something to luck, and who asks the same games again asks the same luck.
 */
export function weigh(near: Difference, pair: FarPair, games: number, seed: number): Weighed {
  // A far look cannot tell a small difference from none.
  const certain = near.mean > SURE * near.error && near.mean >= NOTABLE;
  if (!certain && !looksLarge(pair)) return { gap: near, pair };
  const gap = believed(near, pair.best.outlook, farGap(pair.best, pair.played, Math.max(2 * FEW, Math.ceil(games * AGAIN))));
  if (classOf(gap.mean) !== 'blunder') return { gap, pair };
  const { outlook, first } = pair.best;
  const fresh = { best: makeFar(outlook, seed, first), played: makeFar(outlook, seed, pair.played.first) };
  return { gap: believed(near, outlook, farGap(fresh.best, fresh.played, Math.max(4 * FEW, Math.ceil(games * AT_LAST)))), pair: fresh };
}

function believed(near: Difference, outlook: Outlook, far: Difference): Difference {
  const doubtIn = (part: number): number => part * Math.max(Math.abs(near.mean), Math.abs(far.mean)) + LEAST_DOUBT;
  if (!hasLearned(outlook)) return corrected(near, far, doubtIn(DOUBT));
  return corrected(near, { ...far, error: Math.hypot(far.error, FAR_DOUBT) }, Math.hypot(doubtIn(LEARNED_DOUBT), near.error));
}
