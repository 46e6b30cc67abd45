import type { Emit } from './events.ts';
import { collect, endPhase, leave } from './piper.ts';
import { placeForced } from './rats.ts';
import { due, NONE, type State } from './state.ts';
import { actPossible } from './steps/act.ts';
import { optionalPossible } from './steps/optional.ts';
import { weddingPossible } from './steps/wed.ts';
import { endTurn } from './turn.ts';
import { work } from './work.ts';

/** Does what follows by itself, until somebody must be asked or the game is over. */
export function proceed(s: State, emit?: Emit): void {
  while (followed(s, emit));
}

/** One piece of it; false if the step that is due needs a decision. */
function followed(s: State, emit: Emit | undefined): boolean {
  switch (due(s)) {
    case 'work':
      work(s, emit);
      return true;
    case 'place':
      return !placeForced(s, emit) && placed(s, emit);
    case 'act':
      return !actPossible(s) && stuck(s, emit);
    case 'wed':
      return !weddingPossible(s) && pop(s);
    case 'trap':
      return s.drawing === 0 && pop(s);
    case 'optional':
      return !optionalPossible(s) && pop(s);
    case 'collect':
      collect(s, emit);
      return true;
    case 'leave':
      leave(s, emit);
      return true;
    case 'end-turn':
      endTurn(s, emit);
      return true;
    default:
      return false;
  }
}

function pop(s: State): true {
  s.todo.pop();
  return true;
}

/** The rats of one house arrive together, so the phase ends only after the last of them. */
function placed(s: State, emit: Emit | undefined): true {
  s.todo.pop();
  if (s.kings === 0) endPhase(s, 'emperor', emit);
  else s.house = NONE;
  return true;
}

function stuck(s: State, emit: Emit | undefined): true {
  s.todo.pop();
  emit?.({ type: 'stuck', seat: s.seat });
  return true;
}
