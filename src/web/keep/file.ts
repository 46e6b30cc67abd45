import { commitment } from '../../core/fair.ts';
import { CHANCE } from '../../core/game.ts';
import type { Entry } from '../../core/match.ts';
import { FORMAT, type GameRecord } from '../../core/record.ts';
import type { KeptGame } from './games.ts';

/** A kept game as a file, made without its rules: of one that older rules began the file says where others took over. */
export function fileOf(kept: KeptGame): GameRecord {
  const { before, seats, game, options, final } = kept;
  const players = seats.map(({ name, bot }) => (bot === undefined ? { name } : { name, bot }));
  const timed = (log: readonly Entry[], times: readonly number[]) => log.map((entry, n) => ({ ...entry, at: times[n] }));
  const late = timed(kept.log, kept.times);
  const head = { format: FORMAT, game, players, options, result: final?.result } as const;
  // Chance was drawn by another secret before: neither can be shown to be fair.
  if (!before)
    return {
      ...head,
      rules: kept.rules,
      fairness: { commitment: commitment(kept.seed), contributions: kept.contributions },
      entries: late,
    };
  const seam = { seat: CHANCE, move: { type: 'seam', rules: kept.rules, to: before.log.length } };
  return { ...head, rules: before.rules, entries: [...timed(before.log, before.times), seam, ...late] };
}
