import type { Seat } from '../../core/game.ts';
import { type FarLook, makeFar, playFar } from './far.ts';
import type { ReviewJob } from './judge.ts';
import { chancesIn, hasLearned, makeTrial, playOn } from './trial.ts';

/** Of the games of a near look, a far one takes so many for chances; none where something was learned, which sees further and better. */
const FAR = 0.25;
/**
 * A near look counts as much as so many games of a far one: by the game's advice, and by what was learned. Bots of good play won and
 * lost by these numbers (bench/calibration.ts): ten games that all went the same way prove little, since nobody plays well in them.
 */
const WEIGHT = { advice: 25, learned: 40 };

/**
 * Everybody's chances at the start of a turn, from the mover's near and far look; else the mover's alone. Those whose eyes saw
 * something else than the mover imagine games of their own.
 */
export function askAll({ seat: mover, others, games, seed }: ReviewJob, near: readonly number[], far: FarLook): (number | undefined)[] {
  const { game, network } = far.outlook;
  const learned = hasLearned(far.outlook);
  const count = learned ? 0 : Math.ceil(games * FAR);
  const weight = learned ? WEIGHT.learned : WEIGHT.advice;
  if (others.length === 0) return near.map((share, seat) => (seat === mover ? believed(share, weight, far.shares, seat) : undefined));
  const seen = playFar(far, count);
  const chances: (number | undefined)[] = near.map((share, seat) => believed(share, weight, seen, seat));
  for (const { seat, view } of others) {
    if (view === null) continue;
    const outlook = { game, view, seat, network };
    const own = makeTrial(outlook, seed);
    playOn(own, Math.ceil(games / 2));
    chances[seat] = believed(chancesIn(own)[seat] ?? 0, weight, playFar(makeFar(outlook, seed), count), seat);
  }
  return chances;
}

function believed(near: number, weight: number, far: FarLook['shares'], seat: Seat): number {
  const won = far.reduce((sum, shares) => sum + (shares[seat] ?? 0), 0);
  return (near * weight + won) / (weight + far.length);
}
