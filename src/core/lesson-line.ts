import { type AnyEvent, type AnyMove, CHANCE, type Game, type Seat } from './game.ts';

/** Moves as a lesson writes them, one after the other: `name BL; done`. */
export const lineOf = <M>(text: string, move: (text: string) => M): M[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(move);

type Rules<S, M extends AnyMove> = Pick<Game<S, M, AnyEvent>, 'pending' | 'refusal' | 'apply'>;

/** Plays a move of a lesson. What the rules refuse is a mistake of ours. */
export function enter<S, M extends AnyMove>(game: Rules<S, M>, s: S, seat: Seat, move: M): void {
  const refusal = game.refusal(s, seat, move);
  if (refusal) throw new Error(`${JSON.stringify(move)} is refused: ${refusal.rule}`);
  game.apply(s, seat, move);
}

/** What each in turn has done, chance included; of several who are asked at once, the first. */
export function enterAll<S, M extends AnyMove>(game: Rules<S, M>, s: S, moves: readonly M[]): S {
  for (const move of moves) enter(game, s, game.pending(s)[0] ?? CHANCE, move);
  return s;
}
