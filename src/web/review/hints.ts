import type { Hint } from '../../bots/review/hint.ts';
import { reasonKey } from '../../bots/review/reasons.ts';
import { REVIEW_TEXTS, type ReviewWords } from '../../bots/review/texts.ts';
import { equal } from '../../core/equal.ts';
import { CHANCE } from '../../core/game.ts';
import { say } from '../../text/say.ts';
import { askJson } from '../net/api.ts';
import { type LoadedOutlook, loadOutlook } from '../outlook.ts';
import { isRefusal } from '../table/holders/holder.ts';
import type { Suggestion, TableState } from '../table/model.svelte.ts';
import { speech } from '../text/text.svelte.ts';
import { openThread, type Thread } from './line.ts';

/** How long a hint is thought about: as long as a person likes to wait for one. */
const MILLISECONDS = 1000;
/** So many facts about a move are read before one looks at the board again. */
const FACTS = 2;

let thread: Thread | undefined;

/**
 * Asks for hints with what the seat sees, on a thread of this browser. A server hears only that somebody did, before they are shown: such a
 * game counts for no rating.
 */
export async function askHint(room: TableState): Promise<void> {
  const { seat = CHANCE, view, n, game, moves } = room;
  if (seat === CHANCE) return;
  const { info, seating } = room.holder;
  const told = seating && info ? await askJson<{ readonly done: true }>(`/api/tables/${info.id}/hinted`, 'POST', 'done') : undefined;
  if (told && isRefusal(told)) return room.refuse(told);
  thread ??= openThread();
  const [found, words, outlook] = await Promise.all([
    thread.hints(game.id, { view, seat, budget: { milliseconds: MILLISECONDS }, seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 }),
    REVIEW_TEXTS[speech.lang](),
    loadOutlook(game.id, speech.lang),
    room.worded(),
  ]);
  // Others may have acted meanwhile, as where all choose at once: the question is still the same.
  if (room.n !== n && !equal(room.moves, moves)) return;
  const all = found.map((hint, i): Suggestion => {
    const chance = hint.chance === undefined ? '' : spoken(words, 'review.percent', { n: Math.round(hint.chance * 100) });
    return { move: hint.move, text: room.tellMove(hint.move), chance, why: reasons(room, hint, i === 0, words, outlook) };
  });
  const named = toldApart(room, all);
  room.suggest(named);
  const [first] = named;
  if (first) room.announce(`${spoken(words, 'hint.best', { move: first.text })} ${first.why.join(' ')}`);
}

/** No two moves are called the same: a plainer sentence says where, and what cannot be told apart at all is the same idea. */
function toldApart(room: TableState, all: readonly Suggestion[]): Suggestion[] {
  const isCommon = (text: string): boolean => all.filter((other) => other.text === text).length > 1;
  const plain = all.map((one) => (isCommon(one.text) ? { ...one, text: room.tellPlainly(one.move) } : one));
  return plain.filter(({ text }, i) => plain.findIndex((other) => other.text === text) === i);
}

const spoken = (words: ReviewWords, key: keyof ReviewWords & string, params: Record<string, string | number>): string =>
  say(words, speech.lang, { key, params });

/** What the move gives, with names and numbers where the game knows them; and, beside the first, the terms that differ. */
function reasons(room: TableState, { move, term, less }: Hint, first: boolean, words: ReviewWords, outlook?: LoadedOutlook): string[] {
  const facts = outlook?.gives?.(room.view, room.seat ?? CHANCE, move) ?? [];
  const told = facts.slice(0, FACTS).map((fact) => room.say(fact, outlook?.words));
  const named = (one: string | undefined): string | undefined => (one === undefined ? undefined : outlook?.words[`term.${one}`]);
  const differs = (key: 'hint.more' | 'hint.less', name: string | undefined): string[] =>
    name === undefined ? [] : [spoken(words, key, { term: name })];
  if (!first) return [...told, ...differs('hint.more', named(term)), ...differs('hint.less', named(less))];
  if (told.length > 0 && term !== 'won') return told;
  const key = reasonKey(term, (one) => room.has(one));
  return [...told, key === 'hint.ahead' ? words[key] : room.say({ key })];
}
