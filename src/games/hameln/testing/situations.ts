import type { AnyEvent } from '../../../core/game.ts';
import { isTakeBack, type Match } from '../../../core/match.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import type { Move } from '../moves.ts';

/** What a whole game shows of the ends of phases, and of what else is rare. */
export function situations(match: Match): string[] {
  const found = new Set<string>();
  for (const e of eventsOf(match)) for (const name of namesOf(e)) found.add(name);
  if (match.log.some((entry) => isTakeBack(entry.move))) found.add('take-back');
  return [...found].sort();
}

function namesOf(e: Event): string[] {
  if (e.type === 'piper-came') return [`phase-${e.phase}-${e.cause}`, `cleans-${e.field}`];
  if (e.type === 'overrun') return [`overrun-${e.king}`];
  if (e.type === 'freed') return [`freed-${e.king}`];
  if (e.type === 'went') return [e.space >= 8 ? 'beyond-the-road' : 'went'];
  const rare = ['paid', 'bribe-banked', 'cat-bought', 'cat-taken', 'no-child', 'not-worked', 'rats-strayed', 'stuck', 'passed', 'climbed'];
  return rare.includes(e.type) ? [e.type] : [];
}

/** The events of the entries that were not taken back. */
function eventsOf(match: Match): Event[] {
  const s = game.setup(match.seats, {});
  const events: Event[] = [];
  for (const i of match.kept) {
    const entry = match.log[i];
    if (entry) game.apply(s, entry.seat, entry.move as Move, (e: AnyEvent) => events.push(e as Event));
  }
  return events;
}
