import { keep } from './keep/games.ts';
import { newGame } from './keep/new-game.ts';
import { settings } from './settings.svelte.ts';
import { t } from './text/text.svelte.ts';
import { loadGame } from './words.ts';

/** Who plays here without having said a name is a guest, also in game files. */
export const myName = (): string => settings.stored.name || t('guest');

const BOT_NAMES = ['bot.name.1', 'bot.name.2', 'bot.name.3', 'bot.name.4', 'bot.name.5'] as const;
/** The name of the bot in a seat. */
export const botName = (seat: number): string => t(BOT_NAMES[seat % BOT_NAMES.length] ?? 'bot.name.1');

/** Sets a table on this device against bots, as few as the game allows; the path to it. */
export async function playNow(id: string): Promise<string | undefined> {
  const pack = await loadGame(id);
  if (!pack) return undefined;
  const seats = Math.min(...pack.game.seats);
  const company = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { name: myName() } : { name: botName(seat - 1), bot: settings.stored.bot },
  );
  const game = newGame(pack.game, company, {}, Date.now());
  await keep.put(game, 0);
  return `/local/${game.id}`;
}
