import { at } from '../../../core/counts.ts';
import { CAT_PRICE } from '../data.ts';
import { nextOffer } from '../look.ts';
import { DONE } from '../moves.ts';
import { NONE, type Task } from '../state.ts';
import { size } from '../town.ts';
import type { Hand } from './hand.svelte.ts';
import type { Words } from './words.ts';

export interface Button {
  readonly text: string;
  readonly press: () => void;
  readonly disabled: boolean;
}
/** At most one of them is filled: the one that plays. */
export interface Buttons {
  readonly side?: Button | undefined;
  readonly main?: Button | undefined;
}

export function buttonsOf(hand: Hand, words: Words, mode: Task | undefined): Buttons {
  const make = BUTTONS[mode ?? 'act'];
  return make ? make(hand, words) : {};
}

const button = (text: string, press: () => void, ready = true): Button => ({ text, press, disabled: !ready });
const play = (hand: Hand, text: string, ready: boolean): Button => button(text, () => hand.commit(), ready);
const finish = (hand: Hand, text: string, ready: boolean): Button => button(text, () => hand.commit(DONE), ready);
const back = (hand: Hand, words: Words): Button => button(words('act.back'), () => hand.back(), hand.moves.length > 0);

/** Back to the four actions, as long as nothing has been played; otherwise a step back. */
function other(hand: Hand, words: Words): Button {
  if (hand.asked === 'act') return button(words('act.other'), () => hand.reset());
  return back(hand, words);
}

type Make = (hand: Hand, words: Words) => Buttons;

const settle: Make = (hand, words) => ({ main: play(hand, words('act.settle'), hand.moves.length > 0) });

const wed: Make = (hand, words) => {
  if (hand.table.view.done > 0 && hand.asked === 'wed') return { side: finish(hand, words('act.enough'), true) };
  return { side: other(hand, words) };
};

const optional: Make = (hand, words) => {
  const [move] = hand.moves;
  const nothing = button(words('act.nothing'), () => {
    hand.reset();
    hand.commit(DONE);
  });
  if (!move) return { side: nothing };
  if (move.type === 'cat') return { side: back(hand, words), main: play(hand, words('act.cat', { price: CAT_PRICE }), true) };
  if (move.type === 'bribe') return { side: back(hand, words), main: play(hand, words('act.bribe', { n: move.florins }), true) };
  const [florins, points] = nextOffer(hand.table.view);
  return { side: back(hand, words), main: play(hand, words('act.influence', { florins, points }), true) };
};

const ransom: Make = (hand, words) => {
  const [move] = hand.moves;
  const n = move?.type === 'ransom' ? move.boys + move.girls : 0;
  const seat = hand.seat ?? NONE;
  const florins = at(hand.table.view.money, seat) - at(hand.ahead.money, seat);
  return { main: play(hand, n > 0 ? words('act.pay', { florins }) : words('act.let-go'), true) };
};

const BUTTONS: Partial<Record<Task, Make>> = {
  man: settle,
  woman: settle,
  name: (hand, words) => {
    const n = hand.ahead.named.length;
    return { side: other(hand, words), main: finish(hand, words('act.work', { n }), n > 0) };
  },
  place: (hand, words) => {
    const ready = hand.ahead.left === 0;
    const n = ready ? size(hand.coming) : hand.ahead.left + size(hand.coming);
    return { side: back(hand, words), main: play(hand, words('act.rats', { n }), ready) };
  },
  wed,
  'move-in': (hand, words) => ({ side: back(hand, words), main: play(hand, words('act.wed'), hand.moves.at(-1)?.type === 'move-in') }),
  sell: (hand, words) => ({ side: other(hand, words), main: finish(hand, words('act.sell', { n: hand.ahead.done }), hand.ahead.done > 0) }),
  optional,
  chase: (hand, words) => ({
    side: hand.asked === 'chase' ? undefined : back(hand, words),
    main: play(hand, words('act.chase'), hand.moves.at(-1)?.type === 'chase'),
  }),
  ransom,
};
