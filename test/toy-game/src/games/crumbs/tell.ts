import { CHANCE } from '../../core/game.ts';
import type { Phrase } from '../../core/text.ts';
import type { State } from './state.ts';

export function prompt(s: State): Phrase {
  if (s.left === 0) return { key: 'ending.empty' };
  return s.turn === CHANCE ? { key: 'prompt.start' } : { key: 'prompt.take', params: { seat: s.turn } };
}

export const tell = (s: State): readonly Phrase[] => [{ key: 'tell.left', params: { n: s.left } }, prompt(s)];
