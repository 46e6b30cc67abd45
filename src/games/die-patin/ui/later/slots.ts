import { BOSS_ACTIONS, BOSS_BRIBES, HENCHMAN_ACTIONS } from '../../data.ts';
import { due, type State } from '../../state.ts';
import type { Doings } from '../stage.svelte.ts';

/** The actions or bribes of the figure that is at work: done ones, and those that are left. */
export interface Row {
  readonly kind: 'actions' | 'bribes' | 'paid';
  readonly done: readonly ('recruit' | 'expel' | undefined)[];
  readonly left: number;
}

/** More loot than this is told as a number. */
export const SHOWN = 5;

export function rowOf(s: State, doings: Doings | undefined): Row | undefined {
  const task = due(s);
  const bribes = doings?.bribes ?? [];
  if (task?.step === 'act') {
    const of = task.left > HENCHMAN_ACTIONS || doings?.figure === 'boss' ? BOSS_ACTIONS : HENCHMAN_ACTIONS;
    return { kind: 'actions', done: Array<undefined>(of - task.left).fill(undefined), left: task.left };
  }
  if (task?.step === 'bribe') return { kind: 'bribes', done: lastOf(bribes, BOSS_BRIBES - task.left), left: task.left };
  if (task?.step === 'pay' || task?.step === 'more') return { kind: 'paid', done: bribes, left: s.loot[task.seat] ?? 0 };
  return undefined;
}

const lastOf = (bribes: Doings['bribes'], n: number): Row['done'] => Array.from({ length: n }, (_, i) => bribes[i]);
