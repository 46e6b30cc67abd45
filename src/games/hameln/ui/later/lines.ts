import { at } from '../../../../core/counts.ts';
import type { Seat } from '../../../../core/game.ts';
import { must } from '../../../../core/must.ts';
import { PHASES, REGIONS } from '../../data.ts';
import { childPrice, freeAround, isOverrun, piperNow } from '../../look.ts';
import { ACT_MOVES, type Move, NAME_MOVES } from '../../moves.ts';
import { type Action, NONE, type PlayerQuestion } from '../../state.ts';
import { BONUS, houseNumber, size } from '../../town.ts';
import type { Drawing } from '../art/drawings.ts';
import type { Hand } from '../hand.svelte.ts';
import { houseIcon, houseName, type Line } from '../line.ts';
import { dangers, homesOf, type Income, incomeOf } from '../outlook.ts';
import type { Words } from '../words.ts';

const names = (hand: Hand, seats: readonly Seat[]): string => seats.map((seat) => you(hand, seat)).join(', ');
export const you = (hand: Hand, seat: Seat): string => (seat === hand.table.viewer ? (hand.words?.('you') ?? '') : hand.nameOf(seat));

/** What stands under the prompt once the town is settled. */
export function linesOf(hand: Hand, words: Words): readonly Line[] {
  const of = hand.mode && LINES[hand.mode];
  return of ? of(hand, words) : [];
}

const ACTION_ICONS: Readonly<Record<Action, Drawing>> = { men: 'good-bread', women: 'child-girl', wed: 'hall', sell: 'florin' };

function actionLines(hand: Hand, words: Words): Line[] {
  return ACT_MOVES.map((move): Line => {
    const why = hand.may(move) ? undefined : hand.why(move);
    const { action } = move;
    const title = capital(hand.say({ key: `action.${action}` }));
    return { icon: ACTION_ICONS[action], title, text: why ?? words(`about.${action}`), move, refused: why !== undefined };
  }).concat(dangerLines(hand, words));
}

/** What the piper would cost if he came now: only said to those who could not pay. */
function dangerLines(hand: Hand, words: Words): Line[] {
  const { children, points } = piperNow(hand.table.view, hand.seat ?? NONE);
  return children === 0
    ? []
    : [{ icon: 'piper', title: words('danger.piper'), text: words('danger.cost', { n: children, points }), bad: true }];
}

function nameLines(hand: Hand, words: Words): Line[] {
  const s = hand.ahead;
  return homesOf(s, hand.seat ?? NONE, s.trade).map((house): Line => {
    const move = NAME_MOVES[house] as Move;
    const nth = s.named.indexOf(house);
    const why = nth >= 0 || hand.may(move) ? undefined : hand.why(move);
    const income = incomeOf(s, house);
    return {
      icon: houseIcon(house),
      title: houseName(hand, house),
      text: why ?? incomeInWords(hand, words, income),
      bad: why === undefined && income.falls,
      move,
      pressed: nth >= 0,
      refused: why !== undefined,
      spot: { what: 'house', id: house },
      ...(nth >= 0 ? { seal: String(nth + 1) } : {}),
    };
  });
}

/** What a house that works brings to whom, and how many rats. */
export const gainsInWords = (hand: Hand, words: Words, house: number): string =>
  incomeInWords(hand, words, incomeOf(hand.table.view, house));

function incomeInWords(hand: Hand, words: Words, i: Income): string {
  const both = { man: you(hand, i.man), woman: you(hand, i.woman) };
  const gifts = i.good === undefined ? words('gain.florins', both) : goodsInWords(hand, words, i);
  const { rats, free } = i;
  return `${capital(gifts)}, ${i.falls ? words('gain.falls', { rats, free }) : words('gain.rats', { rats })}`;
}

function goodsInWords(hand: Hand, words: Words, i: Income): string {
  const good = hand.say({ key: `good.${i.good}` });
  const made = i.soldOut ? words('gain.sold-out', { good }) : words('gain.good', { name: you(hand, i.man), good });
  return `${made}, ${i.noChild ? words('gain.no-child') : words('gain.child', { name: you(hand, i.woman) })}`;
}

function placeLines(hand: Hand, words: Words): Line[] {
  const { table, ahead } = hand;
  const { view } = table;
  const fallen = dangers(view, ahead).map(
    ({ house, seats, points }): Line => ({
      icon: 'king-rat',
      title: words('risk.house', { house: houseName(hand, house) }),
      text: seats.length > 0 ? words('risk.points', { names: names(hand, seats), points }) : words('risk.empty'),
      bad: true,
      spot: { what: 'house', id: house },
    }),
  );
  return [...fallen, kingsLine(hand, words), ...(fallen.some((l) => l.spot?.id === view.house) ? [] : [ownLine(hand, words)])];
}

function kingsLine({ ahead, table }: Hand, words: Words): Line {
  const n = ahead.kings;
  const last = ahead.phase === PHASES;
  const text =
    n === 0 ? words(last ? 'kings.end' : 'kings.piper') : n === 1 ? words(last ? 'kings.emperor' : 'kings.last') : words('kings.more');
  return { icon: last ? 'emperor-rat' : 'king-rat', title: words('kings.still', { n }), text, bad: n === 0 && table.view.kings > 0 };
}

function ownLine(hand: Hand, words: Words): Line {
  const { ahead, table } = hand;
  const { house } = table.view;
  const free = size(freeAround(ahead, house));
  return {
    icon: houseIcon(house),
    title: words('risk.holds', { house: houseName(hand, house) }),
    text: words('risk.free', { n: free }),
    spot: { what: 'house', id: house },
  };
}

function moveInLines(hand: Hand, words: Words): Line[] {
  const { question, moves } = hand;
  const groom = question.groom;
  const chosen = moves.at(-1);
  if (chosen?.type !== 'move-in') return [];
  const house = houseNumber(chosen.house);
  const purse = at(question.money, groom);
  const left = at(hand.ahead.money, groom);
  const lines: Line[] = [
    {
      icon: houseIcon(house),
      title: houseName(hand, house),
      text: words('wed.pays', { name: you(hand, groom), price: purse - left, purse, left }),
      spot: { what: 'house', id: house },
    },
  ];
  const bonus = at(BONUS, house);
  if (bonus > 0)
    lines.push({ icon: 'house-influence', title: words('wed.bonus', { n: bonus }), text: names(hand, [groom, question.bride]) });
  if (isOverrun(question, house)) lines.push({ icon: 'king-rat', title: words('wed.overrun'), text: words('wed.overrun.text'), bad: true });
  return lines;
}

function chaseLines(hand: Hand, words: Words): Line[] {
  const { freed, ahead, table } = hand;
  const chosen = hand.moves.at(-1);
  if (chosen?.type !== 'chase') return [];
  const back = ahead.kings - table.view.kings;
  return [
    ...freed.map(
      (house): Line => ({
        icon: houseIcon(house),
        title: words('cat.frees', { house: houseName(hand, house) }),
        text: words('cat.works'),
        spot: { what: 'house', id: house },
      }),
    ),
    ...(freed.length === 0
      ? [{ icon: 'rat-small', title: words('cat.nothing'), text: hand.say({ key: `circle.${chosen.circle}` }) } as const]
      : []),
    ...(back > 0
      ? [{ icon: 'king-rat', title: words('cat.kings', { n: back }), text: words('kings.still', { n: ahead.kings }) } as const]
      : []),
  ];
}

/** What a bribe would do to the piper. */
function bribeLines(hand: Hand, words: Words): Line[] {
  const { ahead, table } = hand;
  const [bribe] = hand.moves;
  if (bribe?.type !== 'bribe') return [];
  const field = hand.say({ key: `field.${must(REGIONS[ahead.piper])}` });
  const price = childPrice(ahead);
  const moves = ahead.piper !== table.view.piper;
  return [{ icon: 'piper', title: words(moves ? 'piper.goes' : 'piper.stays', { field }), text: words('piper.asks', { price }) }];
}

const LINES: Partial<Record<PlayerQuestion, (hand: Hand, words: Words) => readonly Line[]>> = {
  act: actionLines,
  name: nameLines,
  place: placeLines,
  'move-in': moveInLines,
  chase: chaseLines,
  optional: bribeLines,
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
