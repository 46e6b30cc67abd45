import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOTS_AFTER, NEARNESS, type Seeker, SPEEDS } from '../../core/seek.ts';
import { type Group, type House, match, mayPlay, takesBots, windowOf } from './match.ts';

const NOW = 1_000_000;
const SEATS: Readonly<Record<string, readonly number[]>> = { duel: [2], few: [2, 3, 4], many: [3, 4, 5] };

const seeker = (person: string, wish: Partial<Seeker> = {}): Seeker => ({
  person,
  at: NOW,
  games: ['few'],
  least: 2,
  most: 2,
  speed: 'live',
  strength: 'any',
  bots: null,
  ask: true,
  ...wish,
});

const house = (changes: Partial<House> = {}): House => ({
  seats: (game) => SEATS[game] ?? [],
  rating: () => 1500,
  mayMeet: () => true,
  ...changes,
});

const names = (groups: readonly Group[]): string[] =>
  groups.map(({ game, seats, people }) => `${game}/${seats}: ${people.map(({ person }) => person)}`);

describe('who sits with whom', () => {
  test('two who want the same sit down; a third waits on', () => {
    const line = ['ana', 'bo', 'cy'].map((person, i) => seeker(person, { at: NOW - 100 + i }));
    expect(names(match(line, NOW, house()))).toEqual(['few/2: ana,bo']);
  });

  test('who came first is served first, in whatever order they are told', () => {
    const line = [seeker('late', { at: NOW }), seeker('first', { at: NOW - 9 }), seeker('second', { at: NOW - 5 })];
    expect(names(match(line, NOW, house()))).toEqual(['few/2: first,second']);
  });

  test('the largest table that all of them like is set', () => {
    const line = ['a', 'b', 'c', 'd'].map((person, i) => seeker(person, { at: NOW - 9 + i, most: person === 'd' ? 3 : 4 }));
    expect(names(match(line, NOW, house()))).toEqual(['few/3: a,b,c']);
  });

  test('games are tried in the order of the one who came first; other speeds do not meet', () => {
    const line = [seeker('a', { games: ['duel', 'few'] }), seeker('b', { games: ['few', 'duel'] }), seeker('c', { speed: 'days' })];
    expect(names(match(line, NOW, house()))).toEqual(['duel/2: a,b']);
  });

  test('a group is found even if the first who fits one does not fit the next', () => {
    const mayMeet = (a: string, b: string): boolean => ![a, b].includes('b') || [a, b].includes('a');
    const line = ['a', 'b', 'c', 'd'].map((person, i) => seeker(person, { at: NOW - 9 + i, least: 3, most: 3 }));
    expect(names(match(line, NOW, house({ mayMeet })))).toEqual(['few/3: a,c,d']);
  });

  test('bots come when the while is over and whoever waits has said so', () => {
    const patient = seeker('a', { at: NOW - 31_000, bots: 30 });
    expect(match([patient], NOW, house())).toEqual([]);
    const willing = { ...patient, ask: false, least: 2, most: 4 };
    expect(names(match([willing], NOW, house()))).toEqual(['few/2: a']);
    const both = [
      willing,
      seeker('b', { at: NOW - 61_000, bots: 60, ask: false, least: 3, most: 4 }),
      seeker('never', { least: 4, most: 4 }),
    ];
    expect(names(match(both, NOW, house()))).toEqual(['few/3: b,a']);
  });

  test('who is about as strong grows with the time', () => {
    const near = seeker('a', { strength: 'near' });
    const widths = [0, 10, 60, 119, 120, 600].map((seconds) => windowOf({ ...near, at: NOW - 1000 * seconds }, NOW));
    expect(widths).toEqual([150, 200, 450, 745, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
    const rating = (person: string): number => (person === 'a' ? 1500 : 1700);
    const pair = (at: number) => [{ ...near, at }, seeker('b', { at: NOW })];
    expect(match(pair(NOW - 9000), NOW, house({ rating }))).toEqual([]);
    expect(match(pair(NOW - 10_000), NOW, house({ rating }))).toHaveLength(1);
    // It is for each of the two to say.
    expect(
      match(
        pair(NOW - 10_000).map((one) => ({ ...one, strength: 'near' })),
        NOW,
        house({ rating }),
      ),
    ).toEqual([]);
  });
});

const letters = [...'abcdefghijklmnop'];
const anySeeker = (person: string): fc.Arbitrary<Seeker> =>
  fc
    .record({
      games: fc.uniqueArray(fc.constantFrom(...Object.keys(SEATS)), { minLength: 1 }),
      sizes: fc.tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 2, max: 5 })),
      speed: fc.constantFrom(...SPEEDS.slice(0, 2)),
      strength: fc.constantFrom(...NEARNESS),
      bots: fc.constantFrom(...BOTS_AFTER),
      ask: fc.boolean(),
      waited: fc.integer({ min: 0, max: 130_000 }),
    })
    .map(({ sizes, waited, ...wish }) => ({ ...wish, person, at: NOW - waited, least: Math.min(...sizes), most: Math.max(...sizes) }));

/** A room full of people, some of whom keep from each other. */
const anyRoom = fc
  .record({
    line: fc.tuple(...letters.map(anySeeker)),
    count: fc.integer({ min: 0, max: letters.length }),
    ratings: fc.array(fc.integer({ min: 1000, max: 2200 }), { minLength: letters.length, maxLength: letters.length }),
    apart: fc.uniqueArray(
      fc.tuple(fc.constantFrom(...letters), fc.constantFrom(...letters)).map((pair) => pair.toSorted().join('')),
      {
        maxLength: 30,
      },
    ),
  })
  .map(({ line, count, ratings, apart }) => ({
    line: line.slice(0, count),
    house: house({
      rating: (person) => ratings[letters.indexOf(person)] ?? 0,
      mayMeet: (a, b) => !apart.includes([a, b].toSorted().join('')),
    }),
  }));

/** Whether these people may be a group just like `like`. */
function isGroup(people: readonly Seeker[], like: Group, rules: House): boolean {
  const { game, seats } = like;
  const willing = people.every(
    (one) => one.games.includes(game) && one.least <= seats && seats <= one.most && (people.length === seats || takesBots(one, NOW)),
  );
  const pairs = people.every((a) => people.every((b) => a === b || (a.speed === b.speed && mayPlay(a, b, game, seats, NOW, rules))));
  return willing && pairs && rules.seats(game).includes(seats) && people.length <= seats;
}

const came = (a: Seeker, b: Seeker): number => a.at - b.at || (a.person < b.person ? -1 : 1);

describe('whoever waits, however they wait', () => {
  test('nobody sits twice, and everybody only where they want to and may', () => {
    fc.assert(
      fc.property(anyRoom, ({ line, house: rules }) => {
        const groups = match(line, NOW, rules);
        const seated = groups.flatMap(({ people }) => people.map(({ person }) => person));
        expect(new Set(seated).size).toBe(seated.length);
        expect(groups.filter((group) => !isGroup(group.people, group, rules))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('nobody is passed over by a later one who fits as well', () => {
    fc.assert(
      fc.property(anyRoom, ({ line, house: rules }) => {
        const groups = match(line, NOW, rules);
        const seated = new Set(groups.flatMap(({ people }) => people));
        const wronged = line
          .filter((one) => !seated.has(one))
          .flatMap((left) =>
            groups.filter((group) =>
              group.people.some(
                (later) =>
                  came(left, later) < 0 &&
                  isGroup(
                    group.people.map((one) => (one === later ? left : one)),
                    group,
                    rules,
                  ),
              ),
            ),
          );
        expect(wronged).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test('nobody is left who could have been seated', () => {
    fc.assert(
      fc.property(anyRoom, ({ line, house: rules }) => {
        const seated = new Set(match(line, NOW, rules).flatMap(({ people }) => people));
        const left = line.filter((one) => !seated.has(one));
        expect(
          left.filter(
            (one) => takesBots(one, NOW) && one.games.some((game) => rules.seats(game).some((n) => n >= one.least && n <= one.most)),
          ),
        ).toEqual([]);
        const duels = ['duel', 'few'].map((game) => ({ game, seats: 2, people: [] }));
        const pairs = left.flatMap((a) => left.filter((b) => a !== b && duels.some((duel) => isGroup([a, b], duel, rules))));
        expect(pairs).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('the order in which they are told does not matter', () => {
    fc.assert(
      fc.property(anyRoom, ({ line, house: rules }) => {
        expect(names(match(line.toReversed(), NOW, rules))).toEqual(names(match(line, NOW, rules)));
      }),
      { numRuns: 50 },
    );
  });
});

test('two thousand are put together at once', () => {
  const line = Array.from({ length: 2000 }, (_, i) =>
    seeker(`p${String(i).padStart(4, '0')}`, { at: NOW + i, games: i % 3 ? ['few', 'many'] : ['few'], most: 4 }),
  );
  const seated = match(line, NOW + 2000, house()).reduce((sum, { people }) => sum + people.length, 0);
  expect(seated).toBe(2000);
});
