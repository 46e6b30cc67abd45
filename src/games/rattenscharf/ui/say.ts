import type { Seat } from '../../../core/game.ts';
import type { SymbolName } from '../data.ts';
import type { Group } from '../events.ts';
import type { Lay, Move } from '../moves.ts';
import { cellsOf, isUpright } from './ghost.ts';
import type { Hand, Table } from './hand.svelte.ts';
import { preview } from './preview.ts';
import { fieldsOf, numberOf, topsOf } from './seen.ts';
import type { Words } from './words.ts';

const symbolWord = (table: Table, symbol: SymbolName): string => table.say({ key: `symbol.${symbol}` });

/** What a strip shows, as it is read when it is turned so. */
export const fieldsInWords = (table: Table, strip: number, turn = 0): string =>
  fieldsOf(strip, turn)
    .map((symbol) => symbolWord(table, symbol))
    .join(', ');

export const nameOf = (table: Table, seat: Seat): string => table.names[seat] ?? table.say({ key: `seat.${seat}` });

export function refusalInWords(hand: Hand): string | undefined {
  const { refusal, table } = hand;
  return refusal && table.say({ key: `rule.${refusal.rule}`, params: refusal.params });
}

/** About rats, when the move would bring them into sight or end the game by them. */
export function ratsInWords(hand: Hand, words: Words): readonly string[] {
  const { preview, table } = hand;
  const me = table.seat;
  if (!preview || me === undefined) return [];
  const other = 1 - me;
  const mine = preview.rats[me] ?? 0;
  const theirs = preview.rats[other] ?? 0;
  const lines: string[] = [];
  if (preview.change[me] !== 0 || mine > 2) lines.push(words('rats.you', { n: mine }));
  if (preview.ending === 'rats') lines.push(words('rats.lose'));
  else if (preview.tooMany[me]) lines.push(words('rats.hide'));
  const name = nameOf(table, other);
  if (preview.change[other] !== 0) lines.push(words('rats.other', { name, n: theirs }));
  if (preview.tooMany[other] && (preview.change[other] ?? 0) > 0) lines.push(words('rats.pass', { name }));
  return lines;
}

function gainsInWords(hand: Hand, words: Words): readonly string[] {
  const { preview, table } = hand;
  if (!preview) return [];
  if (preview.groups.length === 0) return [words('gain.none')];
  return preview.groups.map((group) => groupInWords(table, words, group));
}

function groupInWords(table: Table, words: Words, group: Group): string {
  const name = group.seat === table.viewer ? words('say.you') : nameOf(table, group.seat);
  return words('say.group', { herb: table.say({ key: `herb.${group.herb}` }), n: group.size, points: group.points, name });
}

/** Where the ghost is, whether it may lie there, and what that would bring: one sentence for the ear. */
export function ghostInWords(hand: Hand, words: Words): string {
  const { ghost, preview } = hand;
  if (!ghost) return words('say.back');
  const way = words(isUpright(ghost.turn) ? 'say.upright' : 'say.lying');
  const fields = fieldsInWords(hand.table, ghost.strip, ghost.turn);
  const spot = `${words('say.spot', { row: ghost.y, column: ghost.x, way })} (${fields})`;
  if (!preview) return `${spot}. ${refusalInWords(hand) ?? ''}`;
  return [spot, words('say.legal', { n: preview.level }), ...gainsInWords(hand, words), ...ratsInWords(hand, words)].join(', ');
}

/** A strip and what it would lie on and bring, without counting rows and columns. */
export function layInWords(move: Move, { table, words, pieces }: Hand): string | undefined {
  if (!words || move.type !== 'lay') return undefined;
  const { view } = table;
  const { groups, change, level } = preview(table.game, view, view.seat, move);
  const tops = topsOf(pieces);
  const covered = cellsOf(move).flatMap((cell) => tops.get(numberOf(cell))?.symbol ?? []);
  const things = covered.filter((symbol) => symbol !== 'blank').map((symbol) => symbolWord(table, symbol));
  const strip = table.say({ key: `strip.${move.strip}` });
  const place = level === 1 ? words('hint.table') : things.length > 0 ? words('hint.on', { things }) : words('hint.level', { n: level });
  const gains = groups.map((group) => groupInWords(table, words, group));
  const [mine = 0, theirs = 0] = view.seat === 1 ? [change[1], change[0]] : change;
  if (mine < 0) gains.push(words('hint.hides', { n: -mine }));
  if (theirs > 0) gains.push(words('hint.shows', { n: theirs, name: nameOf(table, 1 - view.seat) }));
  const what = words('hint.lay', { strip, place });
  return gains.length > 0 ? `${what} (${gains.join('; ')})` : what;
}

/** The strip just picked up, and where its ghost has appeared. */
export function pickedInWords(hand: Hand, words: Words): string {
  const { ghost, table } = hand;
  return ghost ? `${words('say.picked', { fields: fieldsInWords(table, ghost.strip) })} ${ghostInWords(hand, words)}` : '';
}

/** The name of a place where a strip may lie, for what points at it. */
export const nameOfLay = ({ strip, x, y, turn }: Lay): string => `lay:${strip}.${x}.${y}.${turn}`;
