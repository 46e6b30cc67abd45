import { type Company, type PersonInfo, PICTURES, type Picture, type RatingLine, SETTLED, type Strength } from '../../protocol/people.ts';
import type { Known } from '../../store/ratings.ts';
import type { Store } from '../../store/store.ts';
import { anchorsOf } from './anchors.ts';
import type { Belief } from './reckon.ts';

/** So many people stand in a list. */
const LONGEST = 100;
/** Chosen so that 400 points are ten wins to one between two players, as in chess. */
const POINTS = 30 / 1e6;
const ZERO = 750;
/** So many standard deviations on either side hold nine of ten. */
const NINE_OF_TEN = 1.645;

/** As people read it. */
export const strengthOf = ({ mu, sigma }: Belief): Strength => ({
  rating: Math.round(ZERO + POINTS * mu),
  margin: Math.round(NINE_OF_TEN * POINTS * sigma),
});

/** A picture of somebody's choice, or the one that follows from the public id. */
export function pictureOf({ picture, public_id }: Pick<Known, 'picture' | 'public_id'>): Picture {
  const chosen = PICTURES.find((name) => name === picture);
  const sum = [...(public_id ?? '')].reduce((total, letter) => (31 * total + letter.charCodeAt(0)) % 1009, 0);
  return chosen ?? PICTURES[sum % PICTURES.length] ?? PICTURES[0];
}

export const infoOf = (known: Known): PersonInfo => ({
  ...(known.public_id !== null && { id: known.public_id }),
  name: known.name,
  picture: pictureOf(known),
});

/** The people of a pool who have played enough, and the bots between them, the strongest first. */
export async function listOf(store: Store, game: string, company: Company): Promise<RatingLine[]> {
  const pool = `${game}/${company}`;
  const people = (await store.ratings.list(pool, SETTLED, LONGEST)).map((row) => ({
    ...infoOf(row),
    ...strengthOf(row),
    games: row.games,
    mu: row.mu,
  }));
  const bots = [...anchorsOf(pool)].map(([bot, belief]) => ({ bot: bot as 'master', ...strengthOf(belief), mu: belief.mu }));
  return [...people, ...bots].toSorted((a, b) => b.mu - a.mu).map(({ mu: _, ...line }) => line);
}
