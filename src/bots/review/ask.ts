import type { Seat } from '../../core/game.ts';
import { corrected, meanOf } from './compare.ts';
import { type FarLook, makeFar, playFar } from './far.ts';
import type { ReviewJob } from './judge.ts';
import { chancesIn, makeTrial, playOn } from './trial.ts';

/** Of the games of a near look, a far one takes so many for chances. */
const FAR = 0.25;
/** How wrong a near look may be about chances. */
const DOUBT = 0.15;

/**
 * Everybody's chances at the start of a turn, from the mover's near and far look; else the mover's alone. Those whose eyes saw
 * something else than the mover imagine games of their own.
 */
export function askAll({ seat: mover, others, games, seed }: ReviewJob, near: readonly number[], far: FarLook): (number | undefined)[] {
  const { game, network } = far.outlook;
  const count = Math.ceil(games * FAR);
  if (others.length === 0) return near.map((share, seat) => (seat === mover ? believed(share, far.shares, seat) : undefined));
  const seen = playFar(far, count);
  const chances: (number | undefined)[] = near.map((share, seat) => believed(share, seen, seat));
  for (const { seat, view } of others) {
    if (view === null) continue;
    const outlook = { game, view, seat, network };
    const own = makeTrial(outlook, seed);
    playOn(own, Math.ceil(games / 2));
    chances[seat] = believed(chancesIn(own)[seat] ?? 0, playFar(makeFar(outlook, seed), count), seat);
  }
  return chances;
}

function believed(near: number, far: FarLook['shares'], seat: Seat): number {
  if (far.length === 0) return near;
  return corrected({ mean: near, error: 0 }, meanOf(far.map((shares) => shares[seat] ?? 0)), DOUBT).mean;
}
