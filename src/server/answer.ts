import type { ToBrowser } from '../protocol/to-browser.ts';
import type { Effect } from './actions/action.ts';
import { chatLine } from './show.ts';

type Plain = Extract<Effect, { readonly kind: 'ok' | 'seats' | 'opened' | 'heard' | 'past' }>;

/** What is said to the asker alone. */
export function answerTo(effect: Plain, table: string, re: number): ToBrowser {
  switch (effect.kind) {
    case 'ok':
      return { type: 'ok', re, ...(effect.table !== undefined && { table: effect.table }) };
    case 'seats':
      return { type: 'ok', re };
    case 'opened':
      return { type: 'ok', re, table: effect.next.table.id };
    case 'heard':
      return { type: 'chat', re, table, line: chatLine(effect.line) };
    case 'past':
      return { type: 'past', re, table, ...effect.past };
  }
}
