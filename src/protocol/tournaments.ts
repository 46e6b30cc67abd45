import * as v from 'valibot';
import { CLOCK } from './api.ts';
import { plainName } from './plain-text.ts';

/** For so many people or bots. */
export const FEWEST = 4;
export const LARGEST = 64;
/** Rounds of a Swiss tournament. */
export const ROUNDS = { least: 1, most: 15 } as const;

const request = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const count = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const word = v.pipe(v.string(), v.maxLength(40));

/** POST /api/tournaments → { id } */
export const NEW_TOURNAMENT = v.strictObject({
  name: plainName(40),
  game: word,
  /** At one table. */
  seats: count(2, 5),
  /** Everybody meets everybody: only at tables of two. */
  system: v.picklist(['swiss', 'robin']),
  rounds: count(ROUNDS.least, ROUNDS.most),
  clock: CLOCK,
  /** The same deals at all tables of a round. */
  deals: v.boolean(),
  /** The host starts each round; else the next one begins when the last game of a round is over. */
  byHost: v.boolean(),
  /** A number of the sender's choice: the same wish again is the same tournament. */
  request,
});
export type NewTournament = v.InferOutput<typeof NEW_TOURNAMENT>;
/** What is kept of it. */
export type TournamentWish = Omit<NewTournament, 'request'>;

/** POST /api/tournaments/:id → TournamentPage */
export const TOURNAMENT_ACT = v.variant('do', [
  /** With one's share of chance, now that the commitments are there to be seen. */
  v.strictObject({ do: v.literal('enter'), luck: request }),
  v.strictObject({ do: v.literal('leave') }),
  /** The host enters bots. */
  v.strictObject({ do: v.literal('bots'), bot: word, count: count(1, LARGEST) }),
  /** The host sends somebody home. */
  v.strictObject({ do: v.literal('remove'), player: count(0, 10_000) }),
  /** The host begins, or starts the next round. */
  v.strictObject({ do: v.literal('start') }),
]);
export type TournamentAct = v.InferOutput<typeof TOURNAMENT_ACT>;

export interface TournamentPlayer {
  /** By which games name them. */
  readonly player: number;
  readonly name: string;
  /** Of the page /person/ID. */
  readonly person?: string;
  readonly bot?: string;
  readonly gone?: boolean;
  readonly mine?: boolean;
}

export interface TournamentGame {
  readonly round: number;
  /** In the order of their seats; somebody alone has a bye. */
  readonly players: readonly number[];
  /** Once it is set. None for a bye, nor for two of whom one has blocked the other: their game is drawn without being played. */
  readonly table?: string;
  /** It has ended, but nobody has counted its points yet. */
  readonly over?: boolean;
  /** Everybody's points, once it is over. */
  readonly points?: readonly number[];
}

export interface TournamentStanding {
  readonly player: number;
  readonly place: number;
  readonly points: number;
  readonly games: number;
  readonly ties: readonly [number, number];
}

export type TournamentStatus = 'open' | 'running' | 'over';

/** GET /api/tournaments/:id */
export interface TournamentPage extends TournamentWish {
  readonly id: string;
  /** Goes up with every change but of a name. */
  readonly version: number;
  readonly status: TournamentStatus;
  /** The one that is played or was played last, 0 before the first. `rounds` says of how many. */
  readonly round: number;
  /** All games of the round are over, and the next one has not begun. */
  readonly between: boolean;
  /** It is me who asks. */
  readonly host: boolean;
  readonly players: readonly TournamentPlayer[];
  readonly standings: readonly TournamentStanding[];
  readonly games: readonly TournamentGame[];
  /** Each round's chance: what was fixed before anybody entered, and the seed once the round is over. */
  readonly fair: readonly { readonly commitment: string; readonly seed?: string }[];
}

/** GET /api/tournaments → { tournaments } */
export interface TournamentInfo extends Pick<TournamentPage, 'id' | 'name' | 'game' | 'seats' | 'system' | 'status' | 'round' | 'clock'> {
  readonly rounds: number;
  /** How many have entered and not left. */
  readonly entered: number;
  readonly at: number;
}
