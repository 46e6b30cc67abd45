import { clone } from '../../core/clone.ts';
import type { Seat } from '../../core/game.ts';
import type { GameRecord } from '../../core/record.ts';
import { seeded } from '../../core/rng.ts';
import { keep } from '../keep/games.ts';
import { newGame } from '../keep/new-game.ts';
import { place } from '../place.svelte.ts';
import { botName, myName } from '../quick.ts';
import { USUAL_BOT } from '../table/bots.ts';
import type { Room } from '../table/model.svelte.ts';

/** Sets a table on this device at the position that `room` shows to `seat`. What that seat could not know is drawn anew. */
export async function playOn({ game, view }: Room, record: GameRecord, seat: Seat): Promise<void> {
  const rng = seeded(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  const start: unknown = game.imagine(clone(view), seat, rng);
  const seats = record.players.map((_, other) => (other === seat ? { name: myName() } : { name: botName(other), bot: USUAL_BOT }));
  const kept = { ...newGame(game, seats, record.options, Date.now()), start };
  await keep.put(kept, 0);
  place.go(`/local/${kept.id}`);
}
