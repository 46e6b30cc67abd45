import { randomBytes } from 'node:crypto';
import { type ClockRules, hasDays } from '../../core/clock.ts';
import { presets } from '../../core/clock-presets.ts';
import { withDefaults } from '../../core/options.ts';
import type { Seeker, Speed } from '../../core/seek.ts';
import { CARDS } from '../../games/index.ts';
import type { StoredSeat, StoredTable } from '../../store/rows.ts';
import type { NewTable } from '../../store/store.ts';
import type { ServerContext } from '../context.ts';
import { draftTable } from '../new-table.ts';
import { poolOf } from '../ratings/anchors.ts';
import { strengthOf } from '../ratings/list.ts';
import { NEWCOMER } from '../ratings/reckon.ts';
import { botSeat, humanSeat, PAIRED } from '../seats.ts';
import type { Group, House } from './match.ts';

/** Who sits where nobody came. */
export const STAND_IN = 'journeyman';

const cardOf = (game: string) => (Object.hasOwn(CARDS, game) ? CARDS[game as keyof typeof CARDS] : undefined);

export const seatsFor = (game: string): readonly number[] => cardOf(game)?.seats ?? [];

/** The clock of a table for people who look for that speed. Whose time is over gets a bot until they are back: the others play on. */
export function clockFor(game: string, seats: number, speed: Speed): ClockRules | undefined {
  const card = cardOf(game);
  if (!card || speed === 'none') return undefined;
  const { calm, day } = presets(card, seats);
  return { ...(speed === 'days' ? day : calm), over: 'bot' };
}

export const speedOf = ({ clock }: Pick<StoredTable, 'clock'>): Speed => (!clock ? 'none' : hasDays(clock) ? 'days' : 'live');

/** What is known of those who wait. Ratings are read only if somebody asks for them. */
export async function houseOf({ store }: ServerContext, people: readonly Seeker[]): Promise<House> {
  const ids = people.map(({ person }) => person);
  const ratings = people.some(({ strength }) => strength === 'near') ? await store.ratings.standings(ids) : new Map<string, number>();
  const first = strengthOf(NEWCOMER).rating;
  return {
    seats: seatsFor,
    rating: (person, game, seats) => {
      const mu = ratings.get(`${person} ${poolOf(game, seats)}`);
      return mu === undefined ? first : strengthOf({ mu, sigma: 0 }).rating;
    },
    mayMeet: await store.safety.meeting(ids),
  };
}

/** A table for people who wait. Where turns have days nobody need come before it begins; else seats are kept until they come. */
export async function tableFor(
  context: ServerContext,
  { game: id, seats, people }: Group,
  names: ReadonlyMap<string, { readonly name: string }>,
): Promise<NewTable | undefined> {
  const game = await context.game(id);
  const [first] = people;
  if (!game || !first) return undefined;
  const clock = clockFor(id, seats, first.speed);
  const wish = { game, options: withDefaults(game, {}), listed: true, hints: false, clock, host: first.person };
  const { table, seed } = draftTable(context, { ...wish, request: `${PAIRED}${randomBytes(12).toString('base64url')}` });
  // Who came first need not be who begins.
  const places = shuffled(Array.from({ length: seats }, (_, i) => i));
  const sitting = places.map((place): StoredSeat => {
    const one = people[place];
    return one ? keptSeat(places.indexOf(place), one, names) : botSeat(places.indexOf(place), STAND_IN);
  });
  return { table, seats: sitting, seed };
}

export const keptSeat = (seat: number, { person, speed }: Seeker, names: ReadonlyMap<string, { readonly name: string }>): StoredSeat => ({
  ...humanSeat(seat, person, names.get(person)?.name ?? '', undefined),
  reserved: speed !== 'days',
});

function shuffled(numbers: readonly number[]): number[] {
  const keys = new Map(numbers.map((n) => [n, randomBytes(4).readUInt32LE()]));
  return numbers.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
}
