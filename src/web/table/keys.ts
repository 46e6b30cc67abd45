import { isChord } from '../chord.ts';
import { settings } from '../settings.svelte.ts';
import type { OpenSheet } from './dialogs/sheets.ts';
import type { TableState } from './model.svelte.ts';

export const inField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog, [contenteditable]') !== null;

/** The shell's own keys. Boards use letters, arrows, Enter and Escape; these stay out of their way. */
export function tableKeys(e: KeyboardEvent, room: TableState, open: OpenSheet, ask: () => void, outlook: () => void): void {
  if (e.defaultPrevented || isChord(e) || inField(e.target)) return;
  const act = KEYS[e.key];
  if (!act) return;
  act(room, open, ask, outlook);
  e.preventDefault();
}

type Act = (room: TableState, open: OpenSheet, ask: () => void, outlook: () => void) => void;

const KEYS: Readonly<Record<string, Act>> = {
  '?': (_, __, ask) => ask(),
  '[': (room) => void room.step(-1).catch(() => undefined),
  ']': (room) => void room.step(1).catch(() => undefined),
  '0': (room) => room.now(),
  u: (room) => room.takeBack(),
  l: (_, open) => open('log'),
  b: () => document.getElementById('content')?.focus(),
  o: (_, __, ___, outlook) => outlook(),
  h: (_, open) => open('rules'),
  m: () => settings.set({ sound: !settings.stored.sound }),
};
