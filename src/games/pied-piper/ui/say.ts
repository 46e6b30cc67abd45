import type { Seat } from '../../../core/game.ts';
import type { Event } from '../events.ts';
import { cardName, figureName, type Move, type Play } from '../moves.ts';
import { NONE, type State } from '../state.ts';
import type { Hand, Table } from './hand.svelte.ts';
import { type Change, foresee } from './outlook.ts';
import type { Words } from './words.ts';

/** Drawing and turning over is seen at a glance, but would drown everything else when it is read out. */
export const QUIET: readonly Event['type'][] = ['drawn', 'revealed', 'cleared', 'activated', 'hand-discarded', 'reshuffled'];

export const cardInWords = (table: Table, kind: number): string => table.say({ key: `card.${cardName(kind)}` });
const figureInWords = (table: Table, figure: number): string => table.say({ key: `figure.${figureName(figure)}` });

/** What lies in a column, as the game tells it, with what is prepared there. */
export function columnInWords({ table, position: view }: Hand, column: number): string {
  const figure = view.row[column] ?? NONE;
  // Between the card that was put away and the next one.
  if (figure === NONE) return table.say({ key: `column.${column}` });
  const cards = view.cards
    .slice(column * 2, column * 2 + 2)
    .flatMap((kind, place) => (kind === NONE ? [] : [shownCard(view, column * 2 + place)]));
  return table.say({ key: cards.length > 0 ? 'tell.column' : 'tell.column-empty', params: { column, figure: figureName(figure), cards } });
}

function shownCard(view: State, at: number): string {
  const name = cardName(view.cards[at] ?? NONE);
  return view.down[at] && name !== 'unknown' ? `hidden-${name}` : name;
}

export function pickedInWords(hand: Hand, words: Words): string {
  if (hand.kind === undefined) return words('say.back');
  const about = hand.table.say({ key: `about.${cardName(hand.kind)}` });
  const picked = words('say.picked', { card: cardInWords(hand.table, hand.kind), about });
  return hand.column === undefined ? picked : `${picked} ${aimedInWords(hand, words)}`;
}

function changeInWords(hand: Hand, words: Words, { seat, from, to }: Change): string {
  if (seat === NONE) return words('gain.neutral');
  if (from !== to) return words('gain.change', { name: hand.labelOf(seat), from, to });
  return seat === hand.table.me ? words('gain.same.you', { n: from }) : words('gain.same', { name: hand.nameOf(seat), n: from });
}

const leavingInWords = (hand: Hand, words: Words, seat: Seat): string =>
  seat === hand.table.me ? words('gain.leaves.you') : words('gain.leaves', { name: hand.nameOf(seat) });

/** Who wins if the game ends like that. */
export function endInWords(hand: Hand, words: Words, winners: readonly Seat[]): string {
  if (winners.length > 1) return words('gain.draw', { names: winners.map((seat) => hand.labelOf(seat)) });
  const [seat = NONE] = winners;
  return seat === hand.table.me ? words('gain.wins.you') : words('gain.wins', { names: hand.nameOf(seat) });
}

/** Where the held card would go and what that would lead to: one sentence for the ear. */
export function aimedInWords(hand: Hand, words: Words): string {
  const { table, column, outlook } = hand;
  if (column === undefined) return '';
  const figure = figureInWords(table, table.view.row[column] ?? NONE);
  const where = hand.ordering ? words('say.first', { figure }) : words('say.under', { figure });
  return [where, ...(outlook ? outlookInWords(hand, words) : [columnInWords(hand, column)])].join(' ');
}

function outlookInWords(hand: Hand, words: Words): string[] {
  const { outlook, table } = hand;
  if (!outlook || outlook.acts.length === 0) return [words('gain.waits')];
  const lines = outlook.acts.flatMap((act) =>
    act.still
      ? [act.still === 'idle' ? words('gain.idle') : words('gain.unknown', { figure: table.say({ key: `figure.${act.figure}` }) })]
      : [],
  );
  const changes = outlook.changes.map((change) => changeInWords(hand, words, change));
  const leaving = outlook.leaving.map(({ seat }) => leavingInWords(hand, words, seat));
  return [...lines, ...changes, ...leaving];
}

/** A move and what it would lead to. */
export function moveInWords(move: Move, hand: Hand): string | undefined {
  const { table, words } = hand;
  if (!words || !('figure' in move) || move.type === 'reveal') return undefined;
  const figure = table.say({ key: `${move.type === 'order' ? 'figure' : 'under'}.${move.figure}` });
  const what =
    move.type === 'order'
      ? words('act.first', { figure })
      : words(`hint.${move.type}`, { card: table.say({ key: `card.${move.card}` }), figure });
  const outlook = foresee(table.game, table.view, table.view.seat, [move]);
  const changes = outlook.changes.flatMap(({ seat, from, to }) =>
    seat === NONE || from === to ? [] : [`${hand.labelOf(seat)} ${from} → ${to}`],
  );
  const leaving = outlook.leaving.map(({ seat }) => `${hand.labelOf(seat)} → ${words('house.roof')}`);
  const gains = [...changes, ...leaving];
  return gains.length > 0 ? `${what} (${gains.join(', ')})` : what;
}

/** A card that was laid and not sent yet. */
export const laidInWords = (table: Table, words: Words, { type, card, figure }: Play): string =>
  words(type === 'hide' ? 'say.laid-down' : 'say.laid', {
    card: table.say({ key: `card.${card}` }),
    figure: table.say({ key: `under.${figure}` }),
  });
