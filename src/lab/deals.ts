import type { AnyGame, AnyMove } from '../core/game.ts';
import { seeded } from '../core/rng.ts';

/**
 * Chance for duplicate play: line-ups that play the same deal meet the same luck as far as the game allows. The nth event of a
 * kind (the nth card drawn, the nth trap) draws from a stream of its own, so that it does not matter how many events of other
 * kinds the players brought about before it.
 */
export function dealtRoll(game: AnyGame, seed: number): (state: unknown) => AnyMove {
  const met = new Map<string, number>();
  return (state) => {
    // Rolling changes nothing, so a first roll tells of which kind the event is.
    const kind = game.roll(state, seeded(0)).type;
    const n = met.get(kind) ?? 0;
    met.set(kind, n + 1);
    return game.roll(state, seeded(seed ^ hash(`${kind} ${n}`)));
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h;
}
