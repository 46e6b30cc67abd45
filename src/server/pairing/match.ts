import type { Seeker } from '../../core/seek.ts';

/** People who sit down together, in the order in which they came; the seats that are left are for bots. */
export interface Group {
  readonly game: string;
  readonly seats: number;
  readonly people: readonly Seeker[];
}

/** What the house knows of games and people. */
export interface House {
  /** For how many a game is; none for a game that is not played here. */
  seats(game: string): readonly number[];
  /** How strong somebody is in a game of so many. */
  rating(person: string, game: string, seats: number): number;
  /** Whether neither of the two wants to be kept from the other. */
  mayMeet(a: string, b: string): boolean;
}

/** So far apart two may be at first who want somebody about as strong. It grows, until after a while everybody will do. */
const NEAR = 150;
const SLOW = { live: 1000, none: 1000, days: 10 * 60_000 } as const;
/** After so many steps of `SLOW` there is no limit any more. */
const STEPS = 120;
const WIDER = 5;

/** How far in rating the other may be for somebody who has waited so long. */
export function windowOf({ strength, speed, at }: Pick<Seeker, 'strength' | 'speed' | 'at'>, now: number): number {
  const steps = Math.max(0, now - at) / SLOW[speed];
  return strength === 'any' || steps >= STEPS ? Number.POSITIVE_INFINITY : NEAR + WIDER * steps;
}

/** Whether bots may sit down with this person now. */
export const takesBots = ({ bots, ask, at }: Pick<Seeker, 'bots' | 'ask' | 'at'>, now: number): boolean =>
  isOver({ bots, at }, now) && !ask;

/** Whether the while is over after which bots may come. */
export const isOver = ({ bots, at }: Pick<Seeker, 'bots' | 'at'>, now: number): boolean => bots !== null && now - at >= bots * 1000;

/** No search for one group looks at more pairs: only where nearly everybody keeps from everybody is it given up before its end. */
const PATIENCE = 50_000;

/**
 * Puts people together: who came first is served first. For each person in that order the first group is looked for, by the order in which
 * its members came, that is complete and in which everybody may sit with everybody; of several sizes the largest. So nobody is passed over
 * by a later one who would fit as well: with the earlier in the place of the later it would have been found first. Who is left, and takes
 * bots by now, sits down with all who do.
 */
export function match(waiting: readonly Seeker[], now: number, house: House): Group[] {
  const line = waiting.toSorted((a, b) => a.at - b.at || (a.person < b.person ? -1 : 1));
  const taken = new Set<string>();
  const groups: Group[] = [];
  const room = new Room(line, taken, now, house);
  const seat = (group: Group | undefined): void => {
    if (!group) return;
    for (const { person } of group.people) taken.add(person);
    groups.push(group);
  };
  line.forEach((first, i) => {
    if (!taken.has(first.person)) seat(room.complete(first, i));
  });
  line.forEach((first, i) => {
    if (!taken.has(first.person) && takesBots(first, now)) seat(room.withBots(first, i));
  });
  return groups;
}

/** A group that is looked for: who would play it, by their places in the line, and how much longer it is looked for. */
interface Wanted {
  readonly places: readonly number[];
  readonly game: string;
  readonly seats: number;
  steps: number;
}

/** Everybody who waits, by what they would play. */
class Room {
  readonly #line: readonly Seeker[];
  readonly #taken: ReadonlySet<string>;
  readonly #now: number;
  readonly #house: House;
  /** By game, speed and size: places in the line, the earliest first. */
  readonly #places = new Map<string, number[]>();

  constructor(line: readonly Seeker[], taken: ReadonlySet<string>, now: number, house: House) {
    this.#line = line;
    this.#taken = taken;
    this.#now = now;
    this.#house = house;
    line.forEach((seeker, i) => {
      for (const [game, seats] of this.#wishes(seeker)) {
        const key = `${game}/${seeker.speed}/${seats}`;
        const places = this.#places.get(key);
        if (places) places.push(i);
        else this.#places.set(key, [i]);
      }
    });
  }

  /** What somebody would play, in the order in which it is tried. */
  #wishes({ games, least, most }: Seeker): (readonly [string, number])[] {
    return games.flatMap((game) =>
      this.#house
        .seats(game)
        .filter((seats) => seats >= least && seats <= most)
        .toSorted((a, b) => b - a)
        .map((seats) => [game, seats] as const),
    );
  }

  complete(first: Seeker, from: number): Group | undefined {
    for (const [game, seats] of this.#wishes(first)) {
      const places = this.#placesFor(first, game, seats);
      const people = this.#search([first], { places, game, seats, steps: PATIENCE }, placeAfter(places, from));
      if (people) return { game, seats, people };
    }
    return undefined;
  }

  /** As many people as possible, then as few bots. */
  withBots(first: Seeker, from: number): Group | undefined {
    let best: Group | undefined;
    for (const [game, seats] of this.#wishes(first)) {
      const people = [first];
      const places = this.#placesFor(first, game, seats);
      for (let i = placeAfter(places, from); i < places.length && people.length < seats; i++) {
        const other = this.#at(places, i);
        if (other && takesBots(other, this.#now) && this.#fits(people, other, game, seats)) people.push(other);
      }
      const bots = (group: Group): number => group.seats - group.people.length;
      const more = people.length - (best?.people.length ?? 0);
      if (!best || more > 0 || (more === 0 && seats - people.length < bots(best))) best = { game, seats, people };
    }
    return best;
  }

  #placesFor({ speed }: Seeker, game: string, seats: number): readonly number[] {
    return this.#places.get(`${game}/${speed}/${seats}`) ?? [];
  }

  /** Who stands there, if nobody has put them together with others. */
  #at(places: readonly number[], i: number): Seeker | undefined {
    const seeker = this.#line[places[i] ?? -1];
    return seeker && !this.#taken.has(seeker.person) ? seeker : undefined;
  }

  /** The first way to complete the group with some of those who came later, in their order. */
  #search(people: readonly Seeker[], wanted: Wanted, from: number): readonly Seeker[] | undefined {
    const { places, game, seats } = wanted;
    if (people.length === seats) return people;
    for (let i = from; places.length - i >= seats - people.length; i++) {
      const other = this.#at(places, i);
      if (!other) continue;
      wanted.steps -= 1;
      if (wanted.steps < 0) return undefined;
      const found = this.#fits(people, other, game, seats) ? this.#search([...people, other], wanted, i + 1) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  #fits(people: readonly Seeker[], other: Seeker, game: string, seats: number): boolean {
    return people.every((one) => mayPlay(one, other, game, seats, this.#now, this.#house));
  }
}

/** Whether two may sit at one table: neither keeps from the other, and each is strong enough for the other, and not too strong. */
export function mayPlay(a: Seeker, b: Seeker, game: string, seats: number, now: number, house: House): boolean {
  const width = Math.min(windowOf(a, now), windowOf(b, now));
  if (width < Number.POSITIVE_INFINITY) {
    const distance = Math.abs(house.rating(a.person, game, seats) - house.rating(b.person, game, seats));
    if (distance > width) return false;
  }
  return house.mayMeet(a.person, b.person);
}

/** Where in a sorted list the first number greater than `from` stands. */
function placeAfter(places: readonly number[], from: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) > from) high = middle;
    else low = middle + 1;
  }
  return low;
}
