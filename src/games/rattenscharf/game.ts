import type { Game } from '../../core/game.ts';
import { bySteps } from '../../core/steps.ts';
import { terms } from './advice/terms.ts';
import { advice } from './advice.ts';
import { card } from './card.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { payoffs, sheet } from './score.ts';
import { copy, imagine, redact, view } from './secrets.ts';
import { setup } from './setup.ts';
import { pending, type RattenscharfOptions, type State } from './state.ts';
import { stepDue } from './steps/index.ts';
import { tell } from './tell.ts';

export const game: Game<State, Move, Event, RattenscharfOptions> = {
  id: 'rattenscharf',
  rules: 1,
  seats: card.seats,
  options: {
    scoreShrunkGroups: [true, false],
    start: ['random', 'red', 'green'],
    lastStrip: ['checked', 'free'],
    startPoints: ['none', 'evened'],
  },
  setup,
  ...bySteps<State, Move, Event>({ pending, due: stepDue }),
  payoffs,
  sheet,
  copy,
  open: true,
  view,
  redact,
  imagine,
  tell,
  advice: { ...advice, terms },
};
