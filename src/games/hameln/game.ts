import type { Game } from '../../core/game.ts';
import { bySteps } from '../../core/steps.ts';
import { terms } from './advice/terms.ts';
import { advice } from './advice.ts';
import { card } from './card.ts';
import { EVENED_PURSES } from './data.ts';
import type { Event } from './events.ts';
import { proceed } from './flow.ts';
import type { Move } from './moves.ts';
import { payoffs, sheet } from './score.ts';
import { copy, imagine, redact, view } from './secrets.ts';
import { setup } from './setup.ts';
import { due, type HamelnOptions, pending, type State } from './state.ts';
import { STEPS } from './steps/index.ts';
import { tell } from './tell.ts';

export const game: Game<State, Move, Event, HamelnOptions> = {
  id: 'hameln',
  rules: 1,
  seats: card.seats,
  options: { purses: ['empty', 'evened'] },
  matters: (_, seats) => seats in EVENED_PURSES,
  setup,
  ...bySteps<State, Move, Event>({
    pending,
    due(s) {
      const task = due(s);
      return task && STEPS[task];
    },
    proceed,
  }),
  payoffs,
  sheet,
  copy,
  view,
  redact,
  imagine,
  tell,
  advice: { ...advice, terms },
};
