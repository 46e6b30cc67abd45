import { CHANCE, type Game, type Seat, type Viewer } from '../../core/game.ts';
import { makeSheet } from '../../core/sheet.ts';

/** A toy whose every secret is a word that occurs nowhere else, so that a leak can be found by searching. */
export interface WhisperState {
  /** What chance told each seat alone; '' before. */
  words: string[];
  /** What each seat wrote down for itself. */
  notes: string[][];
  turn: Seat;
  rounds: number;
}
export type WhisperMove = { readonly type: 'word'; readonly word: string } | { readonly type: 'note'; readonly note: string };
export type WhisperEvent = { readonly type: 'told' | 'noted'; readonly seat: Seat; readonly text: string };

const HIDDEN = '?';
const ROUNDS = 3;
const NOTES = ['canary-note-plum', 'canary-note-pear', 'canary-note-fig'];

const pending = (s: WhisperState): readonly Seat[] => {
  if (s.words.includes('')) return [CHANCE];
  return s.rounds < ROUNDS ? [s.turn] : [];
};

const moves = (s: WhisperState, seat: Seat): WhisperMove[] =>
  pending(s).includes(seat) && seat !== CHANCE ? NOTES.map((note) => ({ type: 'note', note: `${note}-of-${seat}` })) : [];

const view = (s: WhisperState, viewer: Viewer): WhisperState => {
  const over = s.rounds >= ROUNDS;
  return {
    words: s.words.map((w, seat) => (over || seat === viewer || w === '' ? w : HIDDEN)),
    notes: s.notes.map((list, seat) => list.map((n) => (over || seat === viewer ? n : HIDDEN))),
    turn: s.turn,
    rounds: s.rounds,
  };
};

export const whisper: Game<WhisperState, WhisperMove, WhisperEvent, { readonly quiet: boolean }> = {
  id: 'whisper',
  rules: 1,
  seats: [2],
  options: { quiet: [true, false] },
  setup: (seats) => ({ words: Array<string>(seats).fill(''), notes: Array.from({ length: seats }, () => []), turn: 0, rounds: 0 }),
  pending,
  moves: (s, seat) => (seat === CHANCE ? [] : moves(s, seat)),
  refusal: (s, seat, move) => {
    const { note } = (typeof move === 'object' && move !== null ? move : {}) as { note?: unknown };
    return moves(s, seat).some((m) => m.type === 'note' && m.note === note) ? undefined : { rule: 'note/unknown' };
  },
  roll: (_s, rng) => ({ type: 'word', word: `canary-word-${rng(1_000_000_000)}-${rng(1_000_000_000)}` }),
  apply: (s, seat, move, emit) => {
    if (move.type === 'word') {
      const next = s.words.indexOf('');
      s.words[next] = move.word;
      emit?.({ type: 'told', seat: next, text: move.word });
      return;
    }
    s.notes[seat]?.push(move.note);
    emit?.({ type: 'noted', seat, text: move.note });
    s.turn = (s.turn + 1) % s.words.length;
    if (s.turn === 0) s.rounds++;
  },
  payoffs: (s) => s.words.map(() => 0),
  sheet: (s) => makeSheet({ notes: s.notes.map((n) => n.length) }, s.words.length, s.rounds >= ROUNDS ? 'done' : undefined),
  view,
  redact: (e, viewer) => (e.seat === viewer ? e : { type: e.type, seat: e.seat, text: HIDDEN }),
  imagine: (seen) => seen,
  tell: () => [],
};
