import type { Seat } from '../core/game.ts';
import { wilson } from './wilson.ts';

/** A win in parts that up to five winners can share in whole numbers, so that no order of adding changes a sum. */
const WIN = 60;

/** How often something won: games, and parts of wins. */
export interface Share {
  games: number;
  parts: number;
}

export interface ShareInterval {
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export const makeShare = (): Share => ({ games: 0, parts: 0 });

export function addShare(share: Share, seat: Seat, winners: readonly Seat[]): void {
  share.games++;
  if (winners.includes(seat)) share.parts += WIN / winners.length;
}

/** A part of a whole with Wilson's 95 % interval. */
export const proportion = (successes: number, games: number): ShareInterval => ({
  games,
  share: games === 0 ? 0 : successes / games,
  ...wilson(successes, games),
});

/** The share of wins with Wilson's 95 % interval. */
export const shareInterval = ({ games, parts }: Share): ShareInterval => proportion(parts / WIN, games);
