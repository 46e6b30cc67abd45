import { speech, t } from '../../text/text.svelte.ts';

/** "bot: Master"; one without a level of ours is just a bot. */
export function botKind(bot = ''): string {
  const level = speech.words[`bot.${bot}`];
  return level === undefined ? t('table.seat.bot') : t('new.seat.bot', { level });
}
