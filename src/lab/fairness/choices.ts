import type { Network } from '../../bots/index.ts';
import { analyse } from '../../bots/search/analyse.ts';
import type { AnyGame, Seat } from '../../core/game.ts';
import { fork, seeded } from '../../core/rng.ts';

/** Of some decisions: how many left no choice, and how many a real one. */
export interface Choices {
  readonly asked: number;
  readonly forced: number;
  readonly real: number;
}

export const NO_CHOICES: Choices = { asked: 0, forced: 0, real: 0 };

export const addChoices = (a: Choices, b: Choices): Choices => ({
  asked: a.asked + b.asked,
  forced: a.forced + b.forced,
  real: a.real + b.real,
});

/** So many decisions of a game are looked at, drawn by lot from all of them. */
const SAMPLES = 3;
/** How long the search looks at each. */
const EFFORT = { iterations: 300 };
/** A move whose share of the win lies so close to the best one's might as well be played. */
const CLOSE = 0.02;
/** What was hardly tried has no value that could be compared. */
const TRIED = 8;

/** Keeps some decisions of a game, each as likely as any other, and judges them when it is over: play itself stays as it was. */
export function sampleChoices(
  game: AnyGame,
  seed: number,
  network?: Network,
): { see(state: unknown, seat: Seat): void; choices(): Choices } {
  const rng = seeded(seed);
  const kept: { readonly view: unknown; readonly seat: Seat }[] = [];
  let seen = 0;
  return {
    see(state, seat) {
      const place = seen < SAMPLES ? seen : rng(seen + 1);
      seen++;
      if (place < SAMPLES) kept[place] = { view: game.view(state, seat), seat };
    },
    choices() {
      return kept.map(({ view, seat }) => judge(game, view, seat, fork(rng), network)).reduce(addChoices, NO_CHOICES);
    },
  };
}

function judge(game: AnyGame, view: unknown, seat: Seat, seed: number, network: Network | undefined): Choices {
  if (game.moves(view, seat).length < 2) return { asked: 1, forced: 1, real: 0 };
  const { moves } = analyse({ game, view, seat, budget: EFFORT, rng: seeded(seed), network });
  const values = moves.flatMap(({ visits, value }) => (visits >= TRIED && value !== undefined ? [value] : []));
  const best = Math.max(...values);
  const close = values.filter((value) => value >= best - CLOSE).length;
  return { asked: 1, forced: 0, real: close > 1 ? 1 : 0 };
}
