import type { TournamentPlayer } from '../../protocol/tournaments.ts';
import { speech, t } from '../text/text.svelte.ts';

/** Everybody's name by number; bots of one kind are counted. */
export function namesOf(players: readonly TournamentPlayer[]): Map<number, string> {
  const met = new Map<string, number>();
  return new Map(
    players.map(({ player, name, bot }) => {
      if (bot === undefined) return [player, name || t('guest')];
      const n = (met.get(bot) ?? 0) + 1;
      met.set(bot, n);
      return [player, `${speech.words[`bot.${bot}`] ?? bot} ${n}`];
    }),
  );
}
