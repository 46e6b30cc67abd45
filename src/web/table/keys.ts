import { isChord } from '../chord.ts';
import { settings } from '../settings.svelte.ts';
import type { OpenSheet } from './dialogs/sheets.ts';
import type { TableState } from './model.svelte.ts';

const inField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog, [contenteditable]') !== null;

/** The shell's own keys. Boards use letters, arrows, Enter and Escape; these stay out of their way. */
export function tableKeys(e: KeyboardEvent, room: TableState, open: OpenSheet, ask: () => void): void {
  if (e.defaultPrevented || isChord(e) || inField(e.target)) return;
  const act = KEYS[e.key];
  if (!act) return;
  act(room, open, ask);
  e.preventDefault();
}

const KEYS: Readonly<Record<string, (room: TableState, open: OpenSheet, ask: () => void) => void>> = {
  '?': (_, __, ask) => ask(),
  '[': (room) => void room.step(-1).catch(() => undefined),
  ']': (room) => void room.step(1).catch(() => undefined),
  '0': (room) => room.now(),
  u: (room) => room.takeBack(),
  l: (_, open) => open('log'),
  b: () => document.getElementById('content')?.focus(),
  h: (_, open) => open('rules'),
  m: () => settings.set({ sound: !settings.stored.sound }),
};
