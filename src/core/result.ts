import type { Match } from './match.ts';

export interface RecordResult {
  readonly ending: string;
  readonly payoffs: readonly number[];
  readonly totals: readonly number[];
}

export function resultOf(match: Match): RecordResult {
  const { ending = '', totals } = match.game.sheet(match.state);
  return { ending, payoffs: match.game.payoffs(match.state), totals };
}
