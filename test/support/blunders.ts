import { readFileSync } from 'node:fs';
import { networkOf } from '../../src/bots/index.ts';
import { judge } from '../../src/bots/review/judge.ts';
import { makeReview, type Review } from '../../src/bots/review/review.ts';
import { prepare } from '../../src/bots/review/story.ts';
import type { AnyGame, Options } from '../../src/core/game.ts';
import { type Match, open, pending } from '../../src/core/match.ts';
import { loggedOptions } from '../../src/core/options.ts';
import { type GameRecord, makeRecord } from '../../src/core/record.ts';
import { GAMES } from '../../src/games/index.ts';

/** A game in which somebody threw a won position away at entry `planted`. Made by `bench/blunders.ts make`. */
export interface PreparedGame {
  readonly seats: number;
  readonly options: Options;
  readonly planted: number;
  /** The truth, from games played out by other means than the review's: the share of a win before and after the blunder. */
  readonly before: number;
  readonly after: number;
  /** Each entry as its place among the legal moves: a whole game in a line. */
  readonly entries: readonly number[];
}

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as GameId[];

export const fileOf = (game: string): URL => new URL(`../blunders/${game}.jsonl`, import.meta.url);

export const preparedGames = (game: string): readonly PreparedGame[] =>
  readFileSync(fileOf(game), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as PreparedGame);

function replayed(game: AnyGame, { seats, options, entries }: PreparedGame): Match {
  const match = open(game, seats, loggedOptions(game, options));
  for (const place of entries) enter(match, place);
  return match;
}

export function recordOf(game: AnyGame, prepared: PreparedGame): GameRecord {
  const { seats } = prepared;
  return makeRecord(replayed(game, prepared), { players: Array.from({ length: seats }, (_, seat) => ({ name: `Bot ${seat + 1}` })) });
}

/** Rules may have changed since it was prepared. */
export function fits(game: AnyGame, prepared: PreparedGame): boolean {
  try {
    return pending(replayed(game, prepared)).length === 0;
  } catch {
    return false;
  }
}

function enter(match: Match, place: number): void {
  const [seat] = pending(match);
  const move = seat === undefined ? undefined : match.game.moves(match.state, seat)[place];
  if (seat === undefined || !move) throw new Error(`entry ${match.log.length} of a prepared game no longer fits: make them anew`);
  match.game.apply(match.state, seat, move);
  match.kept.push(match.log.length);
  match.log.push({ seat, move });
}

/** The whole review of a prepared game, on this thread. */
export async function reviewOf(game: AnyGame, prepared: PreparedGame, games?: number): Promise<Review> {
  const story = prepare(game, recordOf(game, prepared), { games, seed: 1 });
  if ('phrase' in story) throw new Error(story.phrase.key);
  const network = await networkOf(game);
  return makeReview(
    story,
    story.jobs.map((job) => judge(game, job, network)),
  );
}

/** Whether the review names the planted blunder as the largest mistake of the game. */
export const isFound = ({ planted }: PreparedGame, { mistakes }: Review): boolean => mistakes[0]?.n === planted;
