import { reasonKey } from '../../bots/review/reasons.ts';
import { REVIEW_TEXTS } from '../../bots/review/texts.ts';
import { equal } from '../../core/equal.ts';
import { CHANCE } from '../../core/game.ts';
import { say } from '../../text/say.ts';
import { askJson } from '../net/api.ts';
import { isRefusal } from '../table/holders/holder.ts';
import type { TableState } from '../table/model.svelte.ts';
import { speech } from '../text/text.svelte.ts';
import { openThread, type Thread } from './line.ts';

/** How long a hint is thought about: as long as a person likes to wait for one. */
const MILLISECONDS = 1000;

let thread: Thread | undefined;

/**
 * Asks for a hint with what the seat sees, on a thread of this browser. A server hears only that somebody did, before it is shown: such a
 * game counts for no rating.
 */
export async function askHint(room: TableState): Promise<void> {
  const { seat = CHANCE, view, n, game, moves } = room;
  if (seat === CHANCE) return;
  const { info, seating } = room.holder;
  const told = seating && info ? await askJson<{ readonly done: true }>(`/api/tables/${info.id}/hinted`, 'POST', 'done') : undefined;
  if (told && isRefusal(told)) return room.refuse(told);
  thread ??= openThread();
  const [{ move, term }, words] = await Promise.all([
    thread.hint(game.id, { view, seat, budget: { milliseconds: MILLISECONDS }, seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 }),
    REVIEW_TEXTS[speech.lang](),
    room.worded(),
  ]);
  // Others may have acted meanwhile, as where all choose at once: the question is still the same.
  if (room.n !== n && !equal(room.moves, moves)) return;
  const key = reasonKey(term, (one) => room.has(one));
  const why = key === 'hint.ahead' ? words[key] : room.say({ key });
  const advice = say(words, speech.lang, { key: 'hint.best', params: { move: room.tellMove(move) } });
  room.mark(move, `${advice} ${why}`);
  room.announce(`${advice} ${why}`);
}
