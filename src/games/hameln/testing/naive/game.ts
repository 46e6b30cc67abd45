import { CHANCE, type Seat } from '../../../../core/game.ts';
import { type HouseId, LONGEST_PHASE, START_HOUSES } from '../../data.ts';
import type { Move } from '../../moves.ts';
import { sellable, selling, wedding, weddings } from './hall.ts';
import { optionalAction } from './optional.ts';
import { piperComes } from './piper.ts';
import { ask, houseOf, playerOf, ranking, type Story, seatsOf, takeOne, type World } from './town.ts';
import { namable, trade } from './trade.ts';

/** A whole game: set-up, rounds of turns, and the piper in between. */
export function* wholeGame(w: World): Story {
  yield* setUp(w);
  for (;;) {
    w.round++;
    w.order = ranking(w);
    for (const seat of w.order) {
      yield* turn(w, seat);
      if (w.ending) return;
    }
    if (w.round - w.since + 1 < LONGEST_PHASE) continue;
    yield* piperComes(w, 'patience', undefined);
    if (w.ending) return;
  }
}

function* turn(w: World, seat: Seat): Story {
  w.fresh.clear();
  const action = yield* mandatory(w, seat);
  if (action && (yield* carryOut(w, seat, action))) {
    w.passed.clear();
    return;
  }
  const bought = yield* optionalAction(w, seat);
  if (action || bought) w.passed.clear();
  else w.passed.add(seat);
  if (w.passed.size < w.players.length) return;
  w.passed.clear();
  yield* piperComes(w, 'dead-town', undefined);
}

type Action = 'men' | 'women' | 'wed' | 'sell';

function* mandatory(w: World, seat: Seat): Story<Action | undefined> {
  const possible: Record<Action, boolean> = {
    men: namable(w, seat, 'man').length > 0,
    women: namable(w, seat, 'woman').length > 0,
    wed: weddings(w, seat).length > 0,
    sell: sellable(w, seat, 0).length > 0,
  };
  const actions = (['men', 'women', 'wed', 'sell'] as const).filter((action) => possible[action]);
  if (actions.length === 0) return undefined;
  const move = yield* ask(
    seat,
    actions.map((action) => ({ type: 'act', action })),
  );
  return move.type === 'act' ? move.action : undefined;
}

/** Whether the piper came. */
function* carryOut(w: World, seat: Seat, action: Action): Story<boolean> {
  if (action === 'men') return yield* trade(w, seat, 'man');
  if (action === 'women') return yield* trade(w, seat, 'woman');
  if (action === 'wed') yield* wedding(w, seat);
  else yield* selling(w, seat);
  return false;
}

function* setUp(w: World): Story {
  const drawn = yield* ask(
    CHANCE,
    orders(seatsOf(w)).map((order) => ({ type: 'order', order })),
  );
  if (drawn.type === 'order') w.order = [...drawn.order];
  const purses = w.players.map(({ money }) => money);
  for (const [place, seat] of w.order.entries()) playerOf(w, seat).money = purses[place] ?? 0;
  // The first player stands right-most.
  w.ladder[0] = w.order.toReversed();
  for (const house of w.houses.filter((h) => h.kind !== 'butchery')) {
    const left = [1, 2, 3].filter((rats) => w.markers.includes(rats));
    const laid = yield* ask(
      CHANCE,
      left.map((rats) => ({ type: 'marker', rats })),
    );
    if (laid.type !== 'marker') return;
    takeOne(w.markers, laid.rats);
    house.marker = laid.rats;
  }
  const starts = START_HOUSES[w.players.length] ?? [];
  for (const seat of w.order) {
    const free = starts.filter((id) => houseOf(w, id).man === undefined);
    const house = houseOf(w, yield* settled(seat, free));
    house.man = seat;
    playerOf(w, seat).supply--;
  }
  for (const [i, seat] of w.order.toReversed().entries()) {
    const after = w.order.toReversed().slice(i + 1);
    const house = houseOf(w, yield* settled(seat, womensChoice(w, starts, seat, after)));
    house.woman = seat;
    playerOf(w, seat).supply--;
  }
}

function* settled(seat: Seat, houses: readonly HouseId[]): Story<string> {
  const moves: Move[] = houses.map((house) => ({ type: 'settle', house }));
  const move = yield* ask(seat, moves);
  return move.type === 'settle' ? move.house : '';
}

/** Where a woman may go so that all who come after still find a place: every way to go on is tried. */
function womensChoice(w: World, starts: readonly HouseId[], seat: Seat, after: readonly Seat[]): HouseId[] {
  return starts.filter((id) => {
    const house = houseOf(w, id);
    const { man } = house;
    if (house.woman !== undefined || man === undefined || man === seat) return false;
    const both = starts.some((other) => houseOf(w, other).man === seat && houseOf(w, other).woman === man);
    if (both) return false;
    house.woman = seat;
    const [next, ...rest] = after;
    const fits = next === undefined || womensChoice(w, starts, next, rest).length > 0;
    house.woman = undefined;
    return fits;
  });
}

function orders(rest: readonly Seat[]): Seat[][] {
  if (rest.length === 0) return [[]];
  return rest.flatMap((first) => orders(rest.filter((seat) => seat !== first)).map((tail) => [first, ...tail]));
}
