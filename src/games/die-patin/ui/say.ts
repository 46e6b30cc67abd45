import { areasAround } from '../board.ts';
import { bonusOf, enterpriseOf, type Move } from '../moves.ts';
import { NOBODY, seatList, seatsOf } from '../state.ts';
import { tellArea } from '../tell.ts';
import type { Hand, Table } from './hand.svelte.ts';
import { kindOfSpot, numberOf, type Spot } from './input/spots.ts';
import type { Words } from './words.ts';

/** What a spot is called and what lies there. */
export function spotInWords(hand: Hand, words: Words, name: Spot): string {
  const at = numberOf(name);
  switch (kindOfSpot(name)) {
    case 'area':
      return areaInWords(hand, at);
    case 'manhole':
      return manholeInWords(hand, words, at);
    case 'crate':
      return words('crate.label', { n: hand.stage.view.crates[at] ?? 0 });
    default:
      return tileInWords(hand.table, at);
  }
}

export const tileInWords = (table: Table, tile: number): string =>
  table.say({ key: 'tell.tile', params: { enterprise: enterpriseOf(tile), bonus: bonusOf(tile) } }).trim();

/** A move at a manhole by the areas it lies between: nobody sees its number. */
export function moveInWords(move: Move, { table, words }: Hand): string | undefined {
  if (!words || !('manhole' in move)) return undefined;
  const areas = areasAround(seatsOf(table.view), move.manhole).map((area) => table.say({ key: `area.${area}` }));
  return words(`hint.${move.type}`, { areas });
}

function areaInWords({ table, stage }: Hand, area: number): string {
  const seats = seatList(stage.view);
  return tellArea(stage.view, seats, area)
    .map((phrase) => table.say(phrase).trim())
    .join(' ');
}

function manholeInWords(hand: Hand, words: Words, manhole: number): string {
  const { view } = hand.stage;
  const { viewer } = hand.table;
  const holder = view.holder[manhole] ?? NOBODY;
  const params = { n: manhole + 1, rats: view.rats[manhole] ?? 0 };
  if (holder === NOBODY) return words('manhole.empty', params);
  return holder === viewer ? words('manhole.own', params) : words('manhole.rats', { ...params, name: hand.nameOf(holder) });
}
