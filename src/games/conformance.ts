import { clone } from '../core/clone.ts';
import { equal } from '../core/equal.ts';
import { type AnyGame, type AnyMove, CHANCE, type Options, type OptionValue, type OptionValues } from '../core/game.ts';
import { open, pending, replayEntry } from '../core/match.ts';
import { REFEREE_TEXTS } from '../core/referee-texts.ts';
import type { GamePackage, Physics } from '../core/registry.ts';
import { fork, pick, seeded } from '../core/rng.ts';
import { LANGS } from '../core/text.ts';
import { draftLaw } from './laws/draft.ts';
import { replayLaw, sheetLaws, takeBackLaw } from './laws/match.ts';
import { movesLaws } from './laws/moves.ts';
import { difference, type Finding, type Probe, sample } from './laws/probe.ts';
import { secretLaws } from './laws/secrets.ts';
import { stateLaws } from './laws/state.ts';
import { deltaLaw } from './laws/wire.ts';

export type { Finding } from './laws/probe.ts';

export interface Effort {
  readonly games: number;
  readonly seed: number;
  /** Whether a text exists in all languages. */
  readonly explains: (key: string) => boolean;
}

/** More than a handful of broken promises is one broken game. */
const ENOUGH = 20;

/**
 * What every game promises, tried on random games with each number of seats: the laws are named in the findings and
 * explained in CONTRIBUTING.md. An empty list means that nothing was found.
 */
export function conforms<S>(game: AnyGame, options: Options, physics: Physics<S>, effort: Effort): Finding[] {
  const findings: Finding[] = [];
  const rng = seeded(effort.seed);
  withoutHiddenChance(() => {
    for (const seats of game.seats) {
      for (let i = 0; i < effort.games && findings.length < ENOUGH; i++) {
        oneGame(game, seats, options, physics, effort, fork(rng), (finding) => findings.push({ ...finding, seats, game: i }));
      }
    }
  });
  return findings;
}

/** Knows which texts of a game exist in all languages. */
export async function explainer({ texts }: Pick<GamePackage, 'texts'>): Promise<Effort['explains']> {
  const catalogues = await Promise.all(LANGS.map(async (lang) => ({ ...(await REFEREE_TEXTS[lang]()), ...(await texts[lang]()) })));
  return (key) => catalogues.every((catalogue) => Object.hasOwn(catalogue, key));
}

/** Every combination of a game's options. */
export function variants(game: AnyGame): Options[] {
  const all = Object.entries(game.options as Record<string, OptionValues>);
  return all.reduce<Record<string, OptionValue>[]>(
    (done, [key, values]) => done.flatMap((o) => values.map((value) => ({ ...o, [key]: value }))),
    [{}],
  );
}

type Report = (finding: { law: string; detail: string; n: number }) => void;

function oneGame(
  game: AnyGame,
  seats: number,
  options: Options,
  physics: Physics<unknown>,
  effort: Effort,
  seed: number,
  found: Report,
): void {
  const rng = seeded(seed);
  const pool: AnyMove[] = [];
  const match = open(game, seats, options);
  const report = (law: string, detail: string) => found({ law, detail, n: match.log.length });
  const probe: Probe = { game, physics, explains: effort.explains, match, rng, pool, report };
  try {
    const conserved = clone(physics.conserved(match.state));
    for (;;) {
      if (!equal(physics.conserved(match.state), conserved)) report('conserved', difference(physics.conserved(match.state), conserved));
      for (const law of [stateLaws, movesLaws, secretLaws, sheetLaws, draftLaw]) law(probe);
      if (pending(match).length === 0) break;
      if (match.log.length >= physics.bound) {
        report('ends', `the game is not over after ${physics.bound} entries`);
        break;
      }
      step(probe, pool);
    }
    replayLaw(probe);
  } catch (error) {
    report('throws', error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 3).join(' ') : String(error));
  }
}

/** One entry through the referee: chance if it is due, else a random move of a random seat that is asked. */
function step(p: Probe, pool: AnyMove[]): void {
  const due = pending(p.match);
  const seat = due[p.rng(due.length)] ?? CHANCE;
  const moves: readonly AnyMove[] = p.game.moves(p.match.state, seat);
  const move = seat === CHANCE ? p.game.roll(p.match.state, p.rng) : pick(moves, p.rng);
  pool.push(...sample(moves, 5, p.rng));
  const before = clone(p.match.state);
  const refusal = replayEntry(p.match, { seat, move });
  if (refusal) throw new Error(`the referee refuses a listed move: ${refusal.rule}`);
  takeBackLaw(p, before);
  deltaLaw(p, before);
}

/** Rules that draw for themselves or look at the clock fail at once. */
function withoutHiddenChance(run: () => void): void {
  const [random, now] = [Math.random, Date.now];
  const forbidden = () => {
    throw new Error('rules must not draw for themselves or look at the clock');
  };
  Math.random = forbidden;
  Date.now = forbidden;
  try {
    run();
  } finally {
    Math.random = random;
    Date.now = now;
  }
}
