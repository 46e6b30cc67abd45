import { clone } from '../../core/clone.ts';
import type { AnyGame, AnyMove, Rng, Seat, Terms } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import type { ReviewJob } from './judge.ts';

/** Who asks, and what that seat sees. */
export interface Asking {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  readonly rng: Rng;
}

/** In how many possible worlds moves are compared. */
const WORLDS = 4;

/**
 * The term of the game's advice in which a move is furthest above the others on average; `won` where it wins whatever is hidden.
 * Undefined if only playing on shows why it is good.
 */
export function strongest(asking: Asking, move: AnyMove, others: readonly AnyMove[]): string | undefined {
  const gains = new Map<string, number>();
  let wins = 0;
  for (let i = 0; i < WORLDS; i += 1) {
    const world = imagined(asking);
    const good = termsAfter(asking, world, move);
    if ((good.won ?? 0) > 0) wins += 1;
    if ('won' in good) continue;
    // A move that ends the game has no terms to compare.
    const rest = others.map((other) => termsAfter(asking, world, other)).filter((terms) => !('won' in terms));
    for (const [name, value] of Object.entries(good)) {
      const gain = rest.reduce((sum, terms) => sum + value - (terms[name] ?? 0), 0) / Math.max(1, rest.length);
      gains.set(name, (gains.get(name) ?? 0) + gain);
    }
  }
  if (wins === WORLDS) return 'won';
  const [name, gain] = [...gains].reduce((best, other) => (other[1] > best[1] ? other : best), ['', 0] as [string, number]);
  return gain > 0 ? name : undefined;
}

/** Why a move was better than the one that was played: a term, or `lost` where that one lost at once. */
export function whyBetter(asking: Asking, better: AnyMove, played: AnyMove): string | undefined {
  const worlds = Array.from({ length: WORLDS }, () => imagined(asking));
  if (worlds.every((world) => (termsAfter(asking, world, played).won ?? 0) < 0)) return 'lost';
  return strongest(asking, better, [played]);
}

/** The same for a decision of a reviewed game: always the same answer, on the page and at the terminal. */
export function reasonAt(game: AnyGame, jobs: readonly ReviewJob[], n: number, better: AnyMove): string | undefined {
  const job = jobs.find((one) => one.n === n);
  return job && whyBetter({ game, view: job.view, seat: job.seat, rng: seeded(n) }, better, job.move);
}

/** The key of the sentence that says so, in the game's texts or in those of the review. */
export const reasonKey = (term: string | undefined, has: (key: string) => boolean): string => {
  if (term === 'lost') return 'review.lost';
  return term !== undefined && has(`hint.${term}`) ? `hint.${term}` : 'hint.ahead';
};

const imagined = ({ game, view, seat, rng }: Asking): unknown => game.imagine(clone(view), seat, rng);

function termsAfter({ game, seat }: Asking, world: unknown, move: AnyMove): Terms {
  const next = clone(world);
  game.apply(next, seat, move);
  return game.advice?.terms?.(next, seat) ?? {};
}
