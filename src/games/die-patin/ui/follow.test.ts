import { expect, test } from 'vitest';
import { clone } from '../../../core/clone.ts';
import { seeded } from '../../../core/rng.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { type State, task } from '../state.ts';
import { mixed, playOut } from '../testing/play-out.ts';
import { follow } from './follow.ts';
import { openClaim } from './notes/preview.ts';

/** What the picture shows; whose turn it is and how it ended is the rules' affair. */
const shown = ({ todo, turn, ending, ...rest }: State): Partial<State> => rest;

test.each([2, 3, 5])('with %i players a picture that follows the events shows what the rules say', (seats) => {
  const picture = clone(game.setup(seats, { enterprises: 'random' }));
  let due: Event[] = [];
  const catchUp = (s: State): void => {
    for (const event of due) follow(picture, event);
    due = [];
    expect(shown(picture)).toEqual(shown(s));
  };
  const end = playOut(
    seats,
    { enterprises: 'random' },
    seeded(seats),
    mixed,
    (s) => catchUp(s),
    (event) => due.push(event),
  );
  catchUp(end);
  expect(picture.round).toBe(5);
});

test('a rival’s card is covered until it is revealed', () => {
  const picture = game.setup(2, { enterprises: 'random' });
  follow(picture, { type: 'chosen', seat: 1, card: 'hidden' });
  expect(picture.cards).toEqual([-1, -2]);
  follow(picture, { type: 'revealed', seat: 1, card: 'bribe' });
  expect(picture.cards).toEqual([-1, 2]);
});

test('a decided claim is told no longer, and nobody is at work once the round is over', () => {
  const picture = game.setup(2, { enterprises: 'random' });
  picture.todo = [task('place', 1), task('claim', 0, 3), task('more', 0, 3)];
  follow(picture, { type: 'claim-lost', seat: 0, area: 3, power: 1, rival: 1, theirs: 2, powers: [1, 2] });
  expect(openClaim(picture)).toBeUndefined();
  follow(picture, { type: 'round-ended', round: 1 });
  expect(picture.todo).toEqual([]);
});
