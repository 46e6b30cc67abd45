import { equal } from './equal.ts';
import type { AnyMove } from './game.ts';

/** The listed move that says the same as what was sent; undefined if there is none. */
export function listed<M extends AnyMove>(moves: readonly M[], sent: unknown): M | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  // Hundreds are listed and one is meant: the plain fields rule out all others before anything is compared as a whole.
  const plain = Object.entries(sent).filter(([, value]) => typeof value !== 'object') as readonly [keyof AnyMove, string][];
  return moves.find((move) => agrees(move, plain) && equal(move, sent));
}

/** From the last field on, since moves begin with what many of them share, such as their type. */
function agrees(move: AnyMove, plain: readonly (readonly [keyof AnyMove, string])[]): boolean {
  for (let i = plain.length - 1; i >= 0; i--) {
    const field = plain[i];
    if (field && move[field[0]] !== field[1]) return false;
  }
  return true;
}
