import { expect, test } from 'vitest';
import type { AnyGame, Seat } from '../../../core/game.ts';
import { BaseHand } from '../../../web/kit/base-hand.svelte.ts';
import type { TableModel } from '../../../web/kit/board.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { DONE, type Move } from '../moves.ts';
import { due, type State } from '../state.ts';
import { read, table } from '../testing/table.ts';
import { Plan } from './plan.svelte.ts';

/** As much of a table as a plan asks for; what is sent is only noted down. */
class Desk {
  view = $state.raw<State>() as State;
  n = $state(40);
  seat = $state<Seat | undefined>(0);
  readonly game = game as unknown as AnyGame;
  readonly sent: (readonly Move[])[] = [];

  constructor(view: State) {
    this.view = view;
  }

  play(...moves: Move[]): void {
    this.sent.push(moves);
    // The answer takes its time.
    this.seat = undefined;
  }
}

class Sender extends BaseHand<State, Move, Event, undefined> {}

function seated(p: Parameters<typeof table>[0]) {
  const desk = new Desk(game.view(table(p).state, 0));
  const sender = new Sender(desk as unknown as TableModel<State, Move>, { words: async () => undefined });
  const plan = new Plan(sender);
  const add = (...moves: string[]): void => {
    for (const move of moves) plan.add(read(move));
  };
  return { desk, plan, sender, add };
}

const AREAS = [
  [0, 1],
  [7, 8],
  [18, 19],
];

test('a turn is prepared on the view, changed, and sent in one message; nothing of the table changes before', () => {
  const { desk, plan, add } = seated({ areas: AREAS, rats: [{ 15: 1 }, { 12: 2 }] });
  add('place henchman 0', 'expel 12', 'expel 12');
  expect(plan.ready).toBe(true);
  expect([plan.ahead.rats[12], desk.view.rats[12]]).toEqual([0, 2]);
  plan.undo();
  expect([plan.ready, plan.ahead.rats[12], due(plan.ahead)?.left]).toEqual([false, 1, 1]);
  plan.replace(read('recruit 15'));
  add('loot');
  expect(plan.events.map((event) => event.type)).toEqual(['placed', 'recruited', 'looted']);
  expect(desk.sent).toEqual([]);
  plan.send();
  expect(desk.sent).toEqual([[read('place henchman 0'), read('recruit 15'), read('loot')]]);
});

test('what was sent stays in sight until the answer comes, and cannot be changed or sent again', () => {
  const { desk, plan, sender, add } = seated({ areas: AREAS, rats: [{ 15: 1 }] });
  add('place henchman 0', 'recruit 15', 'recruit 15');
  plan.send();
  expect([sender.sending, plan.ready, plan.ahead.rats[15]]).toEqual([true, false, 3]);
  plan.undo();
  plan.send();
  expect([desk.sent.length, plan.moves.length]).toEqual([1, 3]);
  // It was refused or lost: the same position, and everything can be sent once more.
  desk.seat = 0;
  expect([plan.ready, plan.moves.length]).toEqual([true, 3]);
  // It was played: the plan belongs to a position that is gone.
  desk.n = 43;
  expect(plan.moves).toEqual([]);
});

test('at one screen nobody goes on with what another has prepared', () => {
  const { desk, plan, add } = seated({ areas: AREAS, rats: [{ 15: 1 }] });
  add('place henchman 0');
  desk.seat = 1;
  expect([plan.moves, plan.ahead.figures[1]]).toEqual([[], -1]);
});

test('what the rules forbid is left out and has its reason', () => {
  const { plan, add } = seated({ areas: AREAS, rats: [{ 15: 1 }] });
  add('place henchman 0', 'recruit 18', 'room hat rat');
  expect(plan.moves).toHaveLength(1);
  expect(plan.refusal(read('recruit 18'))?.rule).toBe('rat/not-here');
  expect([plan.mayReplace(read('place henchman 1')), plan.mayReplace(read('place henchman 7'))]).toEqual([true, false]);
});

test('a claim is foretold as soon as the turn may end', () => {
  const { plan, add } = seated({ areas: [[1], [0, 7], [18]], rats: [{ 15: 3 }, { 12: 4 }], loot: [3, 0, 0] });
  add('place henchman 0');
  expect(plan.end).toBeUndefined();
  add('expel 12');
  expect(plan.end?.owner[0]).toBe(0);
  plan.undo();
  add('recruit 11', DONE.type);
  expect([plan.ready, plan.end?.owner[0]]).toEqual([true, 0]);
});

test('more than one message holds is sent in parts', () => {
  const { plan, add } = seated({ areas: [[1], [0, 7], [18]], rats: [{ 15: 1 }], loot: [30, 0, 0] });
  add('place henchman 0', ...Array<string>(20).fill('recruit 15'));
  expect([plan.moves.length, plan.full, plan.ready, plan.open]).toEqual([15, true, true, []]);
});
