import { type AnyEvent, type AnyMove, CHANCE, type Game, type Refusal, type Rng, type Seat } from './game.ts';
import { listed } from './listed.ts';
import { must } from './must.ts';

/**
 * Tells an event, after the change that it tells and before the next one: what there is to see at that moment is the picture that
 * a board draws for it (see pictures.ts), so that no board needs to know how an event changes the table.
 */
export type Emit<E> = (event: E) => void;

/** One decision: what is legal, why anything else is not, and what it does. It keeps no memory: everything is in the state. */
export interface Step<S, M extends AnyMove, E extends AnyEvent, R extends string = string> {
  moves(s: S, seat: Seat): readonly M[];
  /** See `Game`. */
  find?(s: S, seat: Seat, sent: unknown): M | undefined;
  refusal(s: S, seat: Seat, move: unknown): Refusal<R> | undefined;
  apply(s: S, seat: Seat, move: M, emit?: Emit<E>): void;
  /** Only where chance may be asked. */
  roll?(s: S, rng: Rng): M;
}

interface Wiring<S, M extends AnyMove, E extends AnyEvent> {
  pending(s: S): readonly Seat[];
  /** The decision that is due; undefined once the game is over. */
  due(s: S): Step<S, M, E> | undefined;
  /** Does what follows by itself, until a decision is due or the game is over. */
  proceed?(s: S, emit?: Emit<E>): void;
}

/** The part of a rule book that only finds the step that is due and asks it. */
export function bySteps<S, M extends AnyMove, E extends AnyEvent>(
  game: Wiring<S, M, E>,
): Required<Pick<Game<S, M, E>, 'pending' | 'moves' | 'find' | 'refusal' | 'roll' | 'step' | 'apply'>> {
  const { pending, due, proceed } = game;
  const none: readonly M[] = [];
  const step = (s: S, seat: Seat, move: M, emit?: Emit<E>): void => must(due(s)).apply(s, seat, move, emit);
  return {
    pending,
    moves: (s, seat) => (isAsked(pending(s), seat) ? must(due(s)).moves(s, seat) : none),
    find(s, seat, sent) {
      if (!isAsked(pending(s), seat)) return undefined;
      const step = must(due(s));
      return step.find ? step.find(s, seat, sent) : listed(step.moves(s, seat), sent);
    },
    refusal(s, seat, move) {
      const asked = pending(s);
      if (asked.length === 0) return { rule: 'turn/game-over' };
      if (!isAsked(asked, seat)) return { rule: 'turn/not-yours', params: { pending: asked } };
      return must(due(s)).refusal(s, seat, move);
    },
    roll: (s, rng) => must(must(due(s)).roll)(s, rng),
    step,
    apply: proceed
      ? (s, seat, move, emit) => {
          step(s, seat, move, emit);
          proceed(s, emit);
        }
      : step,
  };
}

/** Answers of `pending`, made once: it is asked more often than anything else. */
export const NOBODY: readonly Seat[] = [];
const ONLY: (readonly Seat[])[] = [];
export const only = (seat: Seat): readonly Seat[] => ONLY[seat - CHANCE] ?? firstOnly(seat);

function firstOnly(seat: Seat): readonly Seat[] {
  const made = [seat];
  ONLY[seat - CHANCE] = made;
  return made;
}

/** Mostly one seat is asked. */
const isAsked = (asked: readonly Seat[], seat: Seat): boolean => asked[0] === seat || (asked.length > 1 && asked.includes(seat));
