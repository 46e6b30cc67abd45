import { equal } from './equal.ts';
import { commitment, dealtRng, type Fairness, fairRng, seal } from './fair.ts';
import { type AnyGame, CHANCE } from './game.ts';
import { type Happening, isSeam, isTakeBack, type Match, open, pending, replayEntry } from './match.ts';
import { loggedOptions, optionsFault } from './options.ts';
import type { GameRecord } from './record.ts';
import { resultOf } from './result.ts';
import type { Phrase } from './text.ts';

/** A fault of a record, at the entry `n` if it is one entry's. */
export interface Wrong {
  readonly phrase: Phrase;
  readonly n?: number | undefined;
}

export type Replayed =
  | { readonly ok: true; readonly match: Match; readonly happenings: readonly Happening[] }
  | { readonly ok: false; readonly wrong: Wrong };

/** What happens after each entry; returning false stops the replay there. */
type Visit = (match: Match, n: number) => boolean | undefined;

/** Plays a record again, entry by entry; every entry must be legal. */
export function replay(game: AnyGame, record: GameRecord, visit?: Visit): Replayed {
  const head = headFault(game, record);
  if (head) return { ok: false, wrong: { phrase: head } };
  const match = open(game, record.players.length, loggedOptions(game, record.options));
  const happenings: Happening[] = [];
  const among = record.players.filter(({ bot }) => bot === undefined).length;
  for (const [n, { seat, move }] of record.entries.entries()) {
    const claim = isTakeBack(move) && move.by === 'alone' && among > 1;
    const refusal = claim ? { rule: 'take-back/other-acted', params: undefined } : replayEntry(match, { seat, move }, happenings);
    if (refusal) return { ok: false, wrong: { n, phrase: { key: `rule.${refusal.rule}`, params: refusal.params } } };
    if (visit?.(match, n) === false) break;
  }
  return { ok: true, match, happenings };
}

/** Replays a record and checks its result and, where its seed is known, that chance was fair. */
export function verify(game: AnyGame, record: GameRecord): Wrong | undefined {
  const draws = record.fairness?.seed === undefined ? undefined : redraw(game, record, record.fairness);
  if (draws) return draws;
  const replayed = replay(game, record);
  if (!replayed.ok) return replayed.wrong;
  const over = pending(replayed.match).length === 0;
  if (!over) return record.result ? { phrase: { key: 'file.result-too-early' } } : undefined;
  if (!record.result) return { phrase: { key: 'file.result-missing' } };
  if (!equal(record.result, resultOf(replayed.match))) return { phrase: { key: 'file.result-differs' } };
  return undefined;
}

/** Draws everything again from the seed. */
function redraw(game: AnyGame, record: GameRecord, fairness: Fairness): Wrong | undefined {
  const { seed = '', contributions } = fairness;
  if (commitment(seed) !== fairness.commitment) return { phrase: { key: 'file.seed-differs' } };
  const head = headFault(game, record);
  if (head) return { phrase: head };
  const match = open(game, record.players.length, loggedOptions(game, record.options));
  const rng = fairness.deals ? dealtRng(seed, contributions, match) : fairRng(seed, contributions, match.log);
  for (const [n, { seat, move }] of record.entries.entries()) {
    const due = seat === CHANCE && pending(match)[0] === CHANCE && !isTakeBack(move);
    if (due && !equal(game.roll(match.state, rng), move)) return { n, phrase: { key: 'file.draw-differs' } };
    if (replayEntry(match, { seat, move })) return undefined; // the replay says it better
  }
  if (fairness.seal !== seal(seed, contributions, match.log)) return { phrase: { key: 'file.seal-differs' } };
  return undefined;
}

function headFault(game: AnyGame, record: GameRecord): Phrase | undefined {
  if (record.game !== game.id) return { key: 'file.other-game', params: { game: record.game } };
  const seam = record.entries.findIndex(({ move }) => isSeam(move));
  if (seam >= 0) return { key: 'file.seam', params: { n: seam } };
  if (record.rules !== game.rules) return { key: 'file.other-rules', params: { rules: record.rules, known: game.rules } };
  const seats = record.players.length;
  if (!game.seats.includes(seats)) return { key: 'file.seats', params: { seats, known: game.seats } };
  return optionsFault(game, record.options);
}
