import type { Game } from '../../core/game.ts';
import { bySteps } from '../../core/steps.ts';
import { terms } from './advice/terms.ts';
import { advice } from './advice.ts';
import { card } from './card.ts';
import type { Event } from './events.ts';
import { proceed } from './flow.ts';
import type { Move } from './moves.ts';
import { payoffs, sheet } from './score.ts';
import { copy, imagine, redact, view } from './secrets.ts';
import { setup } from './setup.ts';
import { type PatinOptions, pending, type State } from './state.ts';
import { stepDue } from './steps/index.ts';
import { tell } from './tell.ts';

export const game: Game<State, Move, Event, PatinOptions> = {
  id: 'die-patin',
  rules: 2,
  seats: card.seats,
  options: { enterprises: ['random', 'chosen'], starts: ['evened-5', 'evened'] },
  added: ['starts'],
  // At a full table every enterprise is in play.
  matters: (option, seats) => option === 'enterprises' && seats < Math.max(...card.seats),
  setup,
  ...bySteps<State, Move, Event>({ pending, due: stepDue, proceed }),
  payoffs,
  sheet,
  copy,
  view,
  redact,
  imagine,
  tell,
  advice: { ...advice, terms },
};
