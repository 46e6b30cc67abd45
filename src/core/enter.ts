import { type AnyEvent, type AnyMove, CHANCE, type Game, type Seat } from './game.ts';

/** Moves as somebody writes them, one after the other: `name BL; done`. */
export const lineOf = <M>(text: string, move: (text: string) => M): M[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(move);

type Rules<S, M extends AnyMove, E extends AnyEvent> = Pick<Game<S, M, E>, 'pending' | 'refusal' | 'apply'>;

/** Plays a move of a lesson, a figure or a test and says what happened. What the rules refuse is a mistake of its author, and throws. */
export function enter<S, M extends AnyMove, E extends AnyEvent>(game: Rules<S, M, E>, s: S, seat: Seat, move: M): E[] {
  const refusal = game.refusal(s, seat, move);
  if (refusal) throw new Error(`${JSON.stringify(move)} is refused: ${refusal.rule}`);
  const events: E[] = [];
  game.apply(s, seat, move, (event) => events.push(event));
  return events;
}

/** What each in turn has done, chance included; of several who are asked at once, the first. */
export function enterAll<S, M extends AnyMove, E extends AnyEvent>(game: Rules<S, M, E>, s: S, moves: readonly M[]): S {
  for (const move of moves) enter(game, s, game.pending(s)[0] ?? CHANCE, move);
  return s;
}
