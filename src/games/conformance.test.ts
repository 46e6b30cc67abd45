import { expect, test } from 'vitest';
import { clone } from '../core/clone.ts';
import { equal } from '../core/equal.ts';
import { CHANCE, type Game } from '../core/game.ts';
import {
  type MiceEvent,
  type MiceMove,
  type MiceOptions,
  type MiceState,
  mice,
  miceKeys,
  micePhysics,
  UNKNOWN,
} from '../core/testing/mice.ts';
import { conforms, variants } from './conformance.ts';
import { plantLeaks } from './testing/leaks.ts';

type Mice = Game<MiceState, MiceMove, MiceEvent, MiceOptions>;
const explains = (key: string) => miceKeys.has(key);
const effort = { games: 12, seed: 1, explains };
const laws = (game: Mice, physics = micePhysics, told = explains) =>
  new Set(conforms(game, { hand: 2 }, physics, { ...effort, explains: told }).map((f) => f.law));

test('a faithful game conforms, in all its variants', () => {
  expect(variants(mice)).toEqual([{ hand: 2 }, { hand: 3 }]);
  for (const options of variants(mice)) expect(conforms(mice, options, micePhysics, effort)).toEqual([]);
});

/** Every bug is one function of the game gone wrong, and the law that must notice. */
const planted: Record<string, { law: string; bug: Partial<Mice> }> = {
  'a view that shows the hands of others': { law: 'unseen', bug: { view: (s, v) => ({ ...mice.view(s, v), hands: clone(s.hands) }) } },
  'a game with secrets that claims to have none': { law: 'open', bug: { open: true } },
  'a view that shows the deck': { law: 'unseen', bug: { view: (s, v) => ({ ...mice.view(s, v), deck: s.deck.slice() }) } },
  'a view that shows a secret bid': { law: 'unseen', bug: { view: (s, v) => ({ ...mice.view(s, v), bids: s.bids.slice() }) } },
  'a view that shows the cheese to spectators': {
    law: 'unseen',
    bug: { view: (s, v) => ({ ...mice.view(s, v), cheese: v === null ? s.cheese : mice.view(s, v).cheese }) },
  },
  'a view that shows only whether a hand is high': {
    law: 'unseen',
    bug: {
      view: (s, v) => ({ ...mice.view(s, v), turn: s.turn + (v === null && s.phase === 'play' && (s.hands[0]?.[0] ?? 0) > 3 ? 10 : 0) }),
    },
  },
  'an event that tells a drawn card': { law: 'heard', bug: { redact: (e, v) => (e.type === 'drawn' ? e : mice.redact(e, v)) } },
  'an event that tells a secret bid': { law: 'heard', bug: { redact: (e, v) => (e.type === 'bidding' ? e : mice.redact(e, v)) } },
  'an event that tells what was peeked': { law: 'heard', bug: { redact: (e, v) => (e.type === 'peeked' ? e : mice.redact(e, v)) } },
  'an event left out for low cards only': {
    law: 'heard',
    bug: { redact: (e, v) => (e.type === 'drawn' && e.seat !== v && e.card < 3 ? undefined : mice.redact(e, v)) },
  },
  'a view that forgets the own hand': {
    law: 'view-moves',
    bug: { view: (s, v) => ({ ...mice.view(s, v), hands: s.hands.map((h) => h.map(() => UNKNOWN)) }) },
  },
  'moves that depend on a secret': {
    law: 'view-moves',
    bug: { moves: (s, seat) => (s.cheese > 3 && s.phase === 'play' ? mice.moves(s, seat).toReversed() : mice.moves(s, seat)) },
  },
  'an illegal move that is listed': {
    law: 'listed-accepted',
    bug: {
      moves: (s, seat) =>
        s.phase === 'play' && s.turn === seat ? [...mice.moves(s, seat), { type: 'play', card: 7 }] : mice.moves(s, seat),
    },
  },
  'a legal move that is not listed': {
    law: 'unlisted-refused',
    bug: { moves: (s, seat) => (s.phase === 'bid' ? mice.moves(s, seat).slice(0, 1) : mice.moves(s, seat)) },
  },
  'a copy that shares a list': { law: 'copy', bug: { copy: (s) => ({ ...clone(s), hands: s.hands }) } },
  'a copy that forgets something': { law: 'copy', bug: { copy: (s) => ({ ...clone(s), turn: 0 }) } },
  'a listed move that is not found': { law: 'found', bug: { find: () => undefined } },
  'a move of the sender’s own': { law: 'found', bug: { find: (s, seat, m) => (mice.refusal(s, seat, m) ? undefined : (m as MiceMove)) } },
  'a move that is found and not listed': {
    law: 'found',
    bug: { find: (s, seat, m) => mice.moves(s, seat).find((move) => move.type === (m as MiceMove | null)?.type) },
  },
  'a move listed twice': { law: 'listed-once', bug: { moves: (s, seat) => mice.moves(s, seat).flatMap((m) => [m, { ...m }]) } },
  'a refusal without a text': {
    law: 'explained',
    bug: {
      refusal: (s, seat, m) =>
        mice.refusal(s, seat, m)?.rule === 'play/not-in-hand' ? { rule: 'play/because' } : mice.refusal(s, seat, m),
    },
  },
  'no refusal for a move with a field too many': {
    law: 'unlisted-refused',
    bug: { refusal: (s, seat, m) => (typeof m === 'object' && m && 'more' in m ? undefined : mice.refusal(s, seat, m)) },
  },
  'a refusal that chokes on garbage': {
    law: 'throws',
    bug: { refusal: (s, seat, m) => ((m as MiceMove).type.length > 0 ? mice.refusal(s, seat, m) : undefined) },
  },
  'a move by a seat that is not asked': {
    law: 'silent',
    bug: { refusal: (s, seat, m) => (seat === 1 ? undefined : mice.refusal(s, seat, m)) },
  },
  'hidden randomness in a move': {
    law: 'throws',
    bug: {
      apply: (s, seat, m, emit) => {
        mice.apply(s, seat, m, emit);
        if (Math.random() < 0.1) s.turn = 0;
      },
    },
  },
  'randomness kept outside the state': { law: 'deterministic', bug: { apply: drifting() } },
  'dice that are not used': { law: 'deterministic', bug: { roll: stubborn() } },
  'a roll that is not listed': { law: 'chance', bug: { roll: () => ({ type: 'draw', card: 8 }) } },
  'a lost card': {
    law: 'conserved',
    bug: {
      apply: (s, seat, m, emit) => {
        mice.apply(s, seat, m, emit);
        if (m.type === 'play') s.pile.shift();
      },
    },
  },
  'imagined worlds with too many cards': {
    law: 'imagined-conserves',
    bug: { imagine: (v, w, rng) => ({ ...mice.imagine(v, w, rng), deck: [9, 9, 9, 9, 9, 9] }) },
  },
  'imagined worlds that look different': {
    law: 'imagined-view',
    bug: { imagine: (v, w, rng) => ({ ...mice.imagine(v, w, rng), points: v.points.map((x) => x + 1) }) },
  },
  'a view left blank in an imagined world': { law: 'imagined-conserves', bug: { imagine: (v, w) => mice.view(v, w) } },
  'a question that changes the state': {
    law: 'pure',
    bug: {
      tell: (s) => {
        s.points[0] = 77;
        return [];
      },
      view: (s) => s,
    },
  },
  'a state that is not plain JSON': { law: 'plain', bug: { setup: (n, o) => ({ ...mice.setup(n, o), turn: -0 }) } },
  'a field that JSON drops': { law: 'plain', bug: { setup: (n, o) => Object.assign(mice.setup(n, o), { note: undefined }) } },
  'a view that does not survive the wire': {
    law: 'delta',
    bug: { view: (s, v) => ({ ...mice.view(s, v), ...(s.turn === 1 && { note: undefined }) }) },
  },
  'points that do not survive the wire': {
    law: 'delta',
    bug: { sheet: (s) => ({ ...mice.sheet(s), totals: mice.sheet(s).totals.map((x) => (s.turn === 1 ? x / 0 : x)) }) },
  },
  'a game that never ends': {
    law: 'ends',
    bug: {
      apply: (s, seat, m, emit) => {
        mice.apply(s, seat, m, emit);
        s.peeked.fill(false);
        if (s.phase === 'over') {
          s.phase = 'bid';
          s.bids.fill(0);
        }
      },
    },
  },
  'a turn that goes on by a secret': {
    law: 'draft',
    bug: {
      apply: (s, seat, m, emit) => {
        mice.apply(s, seat, m, emit);
        if (m.type === 'play' && s.phase === 'play' && s.cheese > 3 && s.hands[seat]?.length) s.turn = seat;
      },
    },
  },
  'a step that tells what the move does not': {
    law: 'draft',
    bug: {
      step: (s, seat, m, emit) => {
        emit?.({ type: 'hidden' });
        mice.apply(s, seat, m, emit);
      },
    },
  },
  'points that are right only as far as one sees': {
    law: 'foresight',
    bug: {
      apply: (s, seat, m, emit) => {
        mice.apply(s, seat, m, emit);
        if (m.type === 'play' && s.cheese > 3) s.points[seat] = (s.points[seat] ?? 0) + 1;
      },
    },
  },
  'a log that does not replay': { law: 'replay', bug: { setup: alternating() } },
  'an event without a text': {
    law: 'told',
    bug: {
      apply: (s, seat, m, emit) => {
        mice.apply(s, seat, m, emit);
        emit?.({ type: 'squeak' } as never);
      },
    },
  },
  'an end without an ending': {
    law: 'sheet',
    bug: {
      sheet: (s) => {
        const { ending: _, ...rest } = mice.sheet(s);
        return rest;
      },
    },
  },
  'payoffs for the wrong number of seats': { law: 'payoffs', bug: { payoffs: () => [1] } },
  'a view that is not the view of itself': {
    law: 'view-idempotent',
    bug: { view: (s, v) => ({ ...mice.view(s, v), handSize: s.handSize + 1 }) },
  },
  'a seat that is asked and cannot move': { law: 'asked', bug: { moves: (s, seat) => (s.phase === 'bid' ? [] : mice.moves(s, seat)) } },
};

function drifting(): Mice['apply'] {
  let calls = 0;
  return (s, seat, m, emit) => {
    mice.apply(s, seat, m, emit);
    if (m.type === 'play') s.points[seat] = (s.points[seat] ?? 0) + (calls++ % 2);
  };
}

function stubborn(): Mice['roll'] {
  let calls = 0;
  return (s) => {
    const moves = mice.moves(s, CHANCE);
    return moves[calls++ % moves.length] ?? { type: 'peek' };
  };
}

function alternating(): Mice['setup'] {
  let calls = 0;
  return (seats, options) => {
    const s = mice.setup(seats, options);
    s.points[0] = calls++;
    return s;
  };
}

for (const [name, { law, bug }] of Object.entries(planted))
  test(`finds ${name}`, () => {
    expect([...laws({ ...mice, ...bug })]).toContain(law);
  });

test('finds that taking back is offered by what the mover cannot see', () => {
  // A six in Bo's hand opens all hands to everybody but Ana, and Ana's imagination cheats: it remembers the truth.
  let truth: MiceState | undefined;
  const view: Mice['view'] = (s, viewer) => {
    if (s.deck.length > 0 && viewer === 0) truth = clone(s);
    const open = viewer !== 0 && s.hands[1]?.includes(6);
    return open ? { ...mice.view(s, viewer), hands: clone(s.hands) } : mice.view(s, viewer);
  };
  const imagine: Mice['imagine'] = (v, viewer, rng) =>
    viewer === 0 && truth && equal(mice.view(truth, 0), v) ? clone(truth) : mice.imagine(v, viewer, rng);
  const found = (game: Mice) =>
    conforms(game, { hand: 2 }, micePhysics, effort).filter((f) => f.law === 'unseen' && f.detail.includes('taken back'));
  expect(found({ ...mice, view, imagine })).not.toEqual([]);
  expect(found({ ...mice, view })).toEqual([]);
});

test('finds a rule, a move or a category without a text', () => {
  for (const key of ['rule.play/must-rise', 'move.peek', 'score.cards', 'ending.bids', 'tell.points'])
    expect([...laws(mice, micePhysics, (k) => k !== key && explains(k))]).not.toEqual([]);
});

test('finds every leak that can be planted in a view', () => {
  const { planted, missed } = plantLeaks(mice, micePhysics, { games: 6, seed: 1 });
  expect(missed).toEqual([]);
  expect(planted).toEqual(
    expect.arrayContaining([
      'hands to rivals',
      'hands.1 to spectators with 2 seats',
      'deck to rivals in phase play',
      'cheese to spectators if hand is 3',
      'bids.2 to rivals',
    ]),
  );
});

test('planted leaks show when nothing is dealt anew', () => {
  const { planted, missed } = plantLeaks(mice, { ...micePhysics, reshuffle: (s) => clone(s) }, { games: 2, seed: 1 });
  expect(missed).toEqual(planted);
  expect(missed).toContain('hands to rivals');
});

test('the compiler finds a field that a view forgets, an unknown event and a move of no type', () => {
  const { view, apply, moves }: Mice = mice;
  const forgetful: Mice = {
    ...mice,
    // @ts-expect-error: bids and points are missing
    view: (s, v) => {
      const { phase, handSize, hands, deck, cheese, peeked, pile, turn } = view(s, v);
      return { phase, handSize, hands, deck, cheese, peeked, pile, turn };
    },
    // @ts-expect-error: there is no such event
    apply: (s, seat, m, emit?: (e: { type: 'squeak' }) => void) => apply(s, seat, m, emit),
    // @ts-expect-error: a bid has a number
    moves: (s, seat) => [...moves(s, seat), { type: 'bid' }],
  };
  expect(forgetful.id).toBe('mice');
});
