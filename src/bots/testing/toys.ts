import { CHANCE } from '../../core/game.ts';
import { makeToy } from './toy.ts';

interface Wager {
  /** What seat 0 needs more than. */
  readonly rival: number;
  points: number;
  phase: 'choose' | 'roll' | 'over';
}

/** Seat 0 takes 3 points for sure or what a six-faced die (0 … 5) shows, and wins with more points than its rival has. */
export const wager = makeToy<Wager, { type: 'safe' } | { type: 'risk' } | { type: 'die'; shows: number }>({
  id: 'wager',
  setup: () => ({ rival: 2, points: 0, phase: 'choose' }),
  pending: (s) => ({ choose: [0], roll: [CHANCE], over: [] })[s.phase],
  moves: (s) => (s.phase === 'roll' ? [0, 1, 2, 3, 4, 5].map((shows) => ({ type: 'die', shows })) : [{ type: 'safe' }, { type: 'risk' }]),
  roll: (_, rng) => ({ type: 'die', shows: rng(6) }),
  apply: (s, _, move) => {
    s.phase = move.type === 'risk' ? 'roll' : 'over';
    s.points = move.type === 'safe' ? 3 : move.type === 'die' ? move.shows : 0;
  },
  payoffs: (s) => [s.points, s.rival],
});

interface Hands {
  /** Cards 0 … 5; -1 is a card that the viewer does not see. */
  readonly cards: number[];
  choice: string;
}

/** Each holds one of six cards. Seat 0 folds, which is a draw, or bets that its card is the higher. */
export const bluff = makeToy<Hands, { type: 'fold' } | { type: 'bet' }>({
  id: 'bluff',
  setup: () => ({ cards: [2, 4], choice: '' }),
  pending: (s) => (s.choice === '' ? [0] : []),
  moves: () => [{ type: 'fold' }, { type: 'bet' }],
  apply: (s, _, move) => {
    s.choice = move.type;
  },
  payoffs: (s) => (s.choice === 'fold' ? [0, 0] : s.cards),
  view: (s, viewer) => ({ cards: s.cards.map((card, seat) => (seat === viewer ? card : -1)), choice: s.choice }),
  imagine: (view, _, rng) => {
    const unseen = [0, 1, 2, 3, 4, 5].filter((card) => !view.cards.includes(card));
    const cards = view.cards.map((card) => (card === -1 ? (unseen.splice(rng(unseen.length), 1)[0] ?? -1) : card));
    return { cards, choice: view.choice };
  },
});

interface Hiding {
  readonly places: string[];
}

/** Seat 0 hides in one of four places or surrenders for a draw; at the same time seat 1 looks into one of them. */
export const hide = makeToy<Hiding, { type: 'place'; place: string }>({
  id: 'hide',
  setup: () => ({ places: ['', ''] }),
  pending: (s) => [0, 1].filter((seat) => s.places[seat] === ''),
  moves: (_, seat) => ['a', 'b', 'c', 'd', ...(seat === 0 ? ['surrender'] : [])].map((place) => ({ type: 'place', place })),
  apply: (s, seat, { place }) => {
    s.places[seat] = place;
  },
  payoffs: (s) => (s.places[0] === 'surrender' ? [0, 0] : s.places[0] === s.places[1] ? [0, 1] : [1, 0]),
});

interface Climb {
  readonly steps: string[];
}

const CLIMBS: Readonly<Record<string, number>> = { low: 2, high: 1, lowlow: 3, lowhigh: 3, highlow: 2, highhigh: 9 };
const reached = (s: Climb): number => CLIMBS[s.steps.join('')] ?? 0;

/** Seat 0 takes two steps in a row, and the better first step is not the one that looks better. Seat 1 needs 5 to be beaten. */
export const climb = makeToy<Climb, { type: 'low' } | { type: 'high' }>({
  id: 'climb',
  setup: () => ({ steps: [] }),
  pending: (s) => (s.steps.length < 2 ? [0] : []),
  moves: () => [{ type: 'low' }, { type: 'high' }],
  apply: (s, _, move) => {
    s.steps.push(move.type);
  },
  payoffs: (s) => [reached(s), 5],
  advice: { value: (s, seat) => (seat === 0 ? reached(s) : 5) * 100 },
});
