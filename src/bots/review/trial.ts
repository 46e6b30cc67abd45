import type { AnyGame, AnyMove, Seat } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import type { Network } from '../network/network.ts';
import { iterate } from '../search/explore.ts';
import { decide, firstSight } from '../search/prior.ts';
import { type Thought, think } from '../search/thought.ts';
import { makeNode, type Node, type Option, optionsOf } from '../search/tree.ts';
import type { Worth } from '../search/worth.ts';

/** One point of view: what a seat saw when it was asked. */
export interface Outlook {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  /** Judges in the place of the game's advice, at the numbers of seats that it knows. */
  readonly network?: Network | undefined;
}

/** Whether somebody learned to judge such a table. */
export const hasLearned = ({ game, view, network }: Outlook): boolean => network?.seats.includes(game.sheet(view).totals.length) ?? false;

/** One imagined game: the mover's choice, if it had one, and what everybody got. */
interface Imagined {
  readonly option: Option | undefined;
  readonly worth: Worth;
}

/** Games imagined from one point of view, and how they went. */
export interface Trial {
  readonly thought: Thought;
  readonly root: Node;
  readonly games: Imagined[];
}

/**
 * The clock of the review: imagined games are judged when this seat is to move, so that chances do not swing with the turns. A network
 * has learned what it is worth to be on turn, and needs none.
 */
const REST: Seat = 0;

/**
 * Trials with the same seed imagine the same worlds in the same order and meet the same luck, so that two moves can be
 * compared game by game. `first` is played in each world before anybody chooses.
 */
export function makeTrial({ game, view, seat, network }: Outlook, seed: number, first?: AnyMove): Trial {
  const thought = think({ game, view, seat, budget: {}, rng: seeded(seed), network });
  const imagine = (): unknown => {
    const world = thought.imagine();
    if (first) game.apply(world, seat, first);
    return world;
  };
  return { thought: { ...thought, imagine, rest: thought.network ? undefined : REST }, root: makeNode(), games: [] };
}

/** Imagines so many games more. */
export function playOn({ thought, root, games }: Trial, more: number): void {
  for (let i = 0; i < more; i += 1) {
    iterate(thought, root, games.length, (path, worth) => {
      games.push({ option: path.find(({ decision }) => decision.seat === thought.seat)?.option, worth });
    });
  }
}

/** The moves of the seat that is asked, first what the trial would play. */
export const ranked = ({ thought, root }: Trial): readonly Option[] =>
  optionsOf(decide(thought, root, thought.imagine(), thought.seat, firstSight));

/** The first games are played before the search knows the answers: they say little. */
const WARM_UP = 0.25;

export const settled = ({ games }: Trial): readonly Imagined[] => games.slice(Math.floor(games.length * WARM_UP));

/** Everybody's share of the win on average; of the games with one choice only, if it is given. */
export function chancesIn(trial: Trial, option?: Option): number[] {
  const { seats } = trial.thought;
  const games = settled(trial).filter((game) => option === undefined || game.option === option);
  if (games.length === 0) return option ? chancesIn(trial) : Array<number>(seats).fill(1 / seats);
  return Array.from({ length: seats }, (_, seat) => games.reduce((sum, { worth }) => sum + (worth[seat] ?? 0), 0) / games.length);
}
