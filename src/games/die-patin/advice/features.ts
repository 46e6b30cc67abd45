import { at } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { flag, makeFeatures, oneOf, type Pen, put } from '../../../core/learned.ts';
import { must } from '../../../core/must.ts';
import { chains } from '../advice.ts';
import { areasInPlay } from '../board.ts';
import { CARDS, ENTERPRISES, FIGURES_A_SEAT, MISSIONS, RATS_A_SEAT, ROUNDS } from '../data.ts';
import { missionPoints, scoredIn, symbolPoints } from '../look.ts';
import { due, IN_BAG, type State, type StepName, seatsOf } from '../state.ts';
import { conquestHope, figuresLeft, territoryHope } from './areas.ts';
import { missionHope } from './missions.ts';
import { tellDangers, tellTargets } from './raids.ts';
import { countLoose, tellRooms } from './rooms.ts';
import { findLeaders, tellRound } from './rounds.ts';
import { against, look, lookAround, powerOf, sight } from './sight.ts';
import { bossHope, lootWorth, openSteps } from './turn.ts';
import { POINT, weights } from './weights.ts';

const STEPS: readonly StepName[] = [
  'nest',
  'intrigue',
  'place',
  'act',
  'pay',
  'more',
  'bribe',
  'invade',
  'lift',
  'reinforce',
  'gift',
  'chase',
  'mission',
];
const STANDINGS = [sight.areas, sight.tallest, sight.manholes, sight.backRooms, sight.loot];
const STANDING_SCALE = [8, 6, 8, 5, 6];

/** By seat: what it may expect, and the parts that this is made of. */
const expected = new Float32Array(5);
/** By seat: its points if the game ended now. */
const counted = new Float32Array(5);
const HOPES = 5;
const hopes = new Float32Array(5 * HOPES);
let open: ReturnType<typeof openSteps> = { seat: -1, worth: 0 };

function begin(s: State): void {
  look(s);
  open = openSteps(s);
  lookAround();
  countLoose();
  findLeaders();
  for (let seat = 0; seat < sight.seats; seat++) {
    const usable = s.round < ROUNDS || figuresLeft(seat) > 0;
    const parts = [
      missionHope(s, seat),
      territoryHope(s, seat),
      conquestHope(s, seat),
      lootWorth(s, must(sight.loot[seat]), usable),
      bossHope(s, seat),
    ];
    hopes.set(parts, seat * HOPES);
    const points = missionPoints(s, seat) + chains(seat) + symbolPoints(s, seat) + must(sight.trophies[seat]);
    const rats = (RATS_A_SEAT - at(s.stock, seat)) * weights.rat;
    counted[seat] = points;
    expected[seat] = points * POINT + rats + parts.reduce((sum, part) => sum + part, 0) + (open.seat === seat ? open.worth : 0);
  }
}

function tellShared(s: State, pen: Pen): void {
  const seats = seatsOf(s);
  const all = seats * FIGURES_A_SEAT;
  oneOf(pen, seats - 2, 4);
  oneOf(pen, s.round, ROUNDS + 1);
  oneOf(pen, STEPS.indexOf(due(s)?.step ?? 'begin'), STEPS.length);
  put(pen, s.turn / all);
  put(pen, (s.turn / all) * (s.round / ROUNDS));
  put(pen, s.crates.reduce((sum, n) => sum + n, 0) / 10);
  let inBag = 0;
  for (let tile = 0; tile < s.tiles.length; tile++) if (s.tiles[tile] === IN_BAG) inBag++;
  put(pen, inBag / 20);
  put(pen, (due(s)?.left ?? 0) / 5);
}

function tellEach(s: State, seat: Seat, pen: Pen): void {
  put(pen, must(expected[seat]) / 2000);
  for (let i = 0; i < HOPES; i++) put(pen, must(hopes[seat * HOPES + i]) / 700);
  put(pen, open.seat === seat ? open.worth / 400 : 0);
  put(pen, missionPoints(s, seat) / 12);
  put(pen, chains(seat) / 12);
  put(pen, symbolPoints(s, seat) / 4);
  put(pen, must(sight.trophies[seat]) / 4);
  tellMissions(s, seat, pen);
  oneOf(pen, must(sight.henchmen[seat]), 4);
  flag(pen, must(sight.boss[seat]) > 0);
  oneOf(pen, must(s.cards[seat]), CARDS.length);
  put(pen, at(s.stock, seat) / 30);
  put(pen, at(s.spare, seat) / 10);
  tellChains(seat, pen);
  tellAreas(seat, pen);
  tellTargets(s, seat, pen);
  tellDangers(seat, pen);
  tellRooms(s, seat, pen);
  tellRound(s, seat, pen);
  flag(pen, due(s)?.seat === seat);
}

/** How far a seat is in each mission, whether it leads, and whether it has scored it. */
function tellMissions(s: State, seat: Seat, pen: Pen): void {
  for (let mission = 0; mission < MISSIONS.length; mission++) {
    const standing = must(STANDINGS[mission]);
    const mine = must(standing[seat]);
    let other = 0;
    for (let rival = 0; rival < sight.seats; rival++) if (rival !== seat && must(standing[rival]) > other) other = must(standing[rival]);
    const free = scoredIn(s, seat, mission) === 0;
    put(pen, mine / must(STANDING_SCALE[mission]));
    put(pen, Math.max(-1, Math.min(1, (mine - other) / 3)));
    flag(pen, free && mine > other);
    flag(pen, free);
  }
}

function tellChains(seat: Seat, pen: Pen): void {
  const counts = [0, 0, 0, 0, 0];
  for (let i = 0; i < ENTERPRISES.length; i++) {
    const n = must(sight.chains[seat * ENTERPRISES.length + i]);
    counts[n] = at(counts, n) + 1;
  }
  for (let n = 1; n < counts.length; n++) put(pen, at(counts, n) / 2);
}

/** Own areas that are safe, level or lost as things stand, and others where the seat is ahead. */
function tellAreas(seat: Seat, pen: Pen): void {
  let [safe, level, weak, ahead, margin] = [0, 0, 0, 0, 0];
  for (const area of areasInPlay(sight.seats)) {
    const lead = powerOf(seat, area) - Math.max(0, against(seat, area));
    if (sight.owner[area] === seat) {
      margin += Math.max(-3, Math.min(5, lead));
      if (lead > 2) safe++;
      else if (lead >= 0) level++;
      else weak++;
    } else if (lead > 0) ahead++;
  }
  put(pen, safe / 4);
  put(pen, level / 4);
  put(pen, weak / 3);
  put(pen, ahead / 3);
  put(pen, margin / 15);
}

function tellOwn(s: State, seat: Seat, pen: Pen): void {
  const seats = sight.seats;
  let [best, sum, most] = [Number.NEGATIVE_INFINITY, 0, 0];
  for (let rival = 0; rival < seats; rival++) {
    if (rival === seat) continue;
    sum += must(expected[rival]);
    best = Math.max(best, must(expected[rival]));
    most = Math.max(most, must(counted[rival]));
  }
  const mine = must(expected[seat]);
  put(pen, (mine - best) / 700);
  put(pen, (mine - sum / (seats - 1)) / 700);
  put(pen, ((mine - best) / 400) * ((s.round * s.round) / 25));
  const lead = must(counted[seat]) - most;
  put(pen, lead / 12);
  put(pen, (lead / 6) * ((s.round * s.round) / 25));
  oneOf(pen, (seat - s.starter + seats) % seats, 5);
}

/** The rival who may expect most is told by itself. */
export const features = makeFeatures<State>({
  shared: 28,
  each: 87,
  own: 10,
  seats: seatsOf,
  begin,
  tellShared,
  tellEach,
  tellOwn,
  rank: (_, __, rival) => must(expected[rival]),
});
