import { clone } from '../../core/clone.ts';
import type { Seat } from '../../core/game.ts';
import type { GameRecord } from '../../core/record.ts';
import { seeded } from '../../core/rng.ts';
import { keep } from '../keep/games.ts';
import { newGame } from '../keep/new-game.ts';
import { place } from '../place.svelte.ts';
import { botName, myName } from '../quick.ts';
import { BOTS } from '../settings.ts';
import type { TableState } from '../table/model.svelte.ts';

/** Who plays in a person's place: somebody who knows the trade, and does not keep one waiting. */
const SUBSTITUTE = 'journeyman';

/** Bots stay as strong as they were, if one can choose them at a table. */
const levelOf = (bot: string | undefined): string => BOTS.find((level) => level === bot) ?? SUBSTITUTE;

/** Sets a table on this device at the position that `room` shows to `seat`. What that seat could not know is drawn anew. */
export async function playOn({ game, view }: TableState, record: GameRecord, seat: Seat): Promise<void> {
  const rng = seeded(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  const start: unknown = game.imagine(clone(view), seat, rng);
  const seats = record.players.map(({ bot }, other) => (other === seat ? { name: myName() } : { name: botName(other), bot: levelOf(bot) }));
  const kept = { ...newGame(game, seats, record.options, Date.now()), start };
  await keep.put(kept, 0);
  place.go(`/local/${kept.id}`);
}
