import type { AnyEvent } from '../../../core/game.ts';
import type { Event } from '../events.ts';
import { tellHouse } from '../tell.ts';
import { circleId } from '../town.ts';
import type { Hand, Table } from './hand.svelte.ts';
import type { Spot } from './places.ts';
import type { Words } from './words.ts';

/** Seen at a glance, but would drown everything else when it is read out. */
const QUIET: readonly Event['type'][] = ['marker-laid', 'turn-began', 'passed', 'scored'];

/** What has happened, for the ear. */
export function eventsInWords(table: Table, events: readonly AnyEvent[]): string {
  return (events as readonly Event[])
    .filter((event) => !QUIET.includes(event.type))
    .map(({ type, ...params }) => table.say({ key: `log.${type}`, params: params }))
    .join(' ');
}

/** A house or circle as the game tells it. */
export function spotInWords(hand: Hand, words: Words, spot: Spot): string {
  const { table } = hand;
  if (spot.what === 'house') return table.say(tellHouse(table.view, spot.id));
  const where = table.say({ key: `circle.${circleId(spot.id)}` });
  return (table.view.rats >> spot.id) & 1 ? words('circle.rat', { where }) : words('circle.free', { where });
}
