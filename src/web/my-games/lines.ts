import type { Lobby, TableLine } from '../../protocol/api.ts';
import type { KeptGame } from '../keep/games.ts';

/** One of my games that is not over. */
export interface MyGame {
  readonly path: string;
  readonly game: string;
  /** Of the others. */
  readonly names: readonly string[];
  readonly yourTurn: boolean;
  /** Whose turn it is, if it is not mine. */
  readonly turn: readonly string[];
  /** Since when it has been waiting. */
  readonly at: number;
  /** Milliseconds that whoever is asked had left on the clock when the house was asked. */
  readonly left?: number;
  /** How many sit there, before it begins. */
  readonly seated?: { readonly taken: number; readonly seats: number };
}

/** My games as I should come to them: where somebody waits for me, longest first; then on this device; then where I wait. */
export function myGames(lobby: Lobby | undefined, local: readonly KeptGame[]): MyGame[] {
  const theirs = (lobby?.mine ?? []).filter(({ status }) => status !== 'over').map(fromServer);
  const here = local.filter(({ over }) => !over).map(fromHere);
  const waiting = theirs.filter(({ yourTurn }) => yourTurn).toSorted((a, b) => a.at - b.at);
  return [...waiting, ...here.filter(({ yourTurn }) => yourTurn), ...theirs.filter(({ yourTurn }) => !yourTurn)];
}

const fromServer = ({ id, game, status, names, others, yourTurn, turn, at, left, taken, seats }: TableLine): MyGame => ({
  path: `/table/${id}`,
  game,
  names: others ?? names,
  yourTurn,
  turn: turn ?? [],
  at,
  ...(left !== undefined && { left }),
  ...(status === 'waiting' && { seated: { taken, seats } }),
});

const fromHere = ({ id, game, seats, yourTurn, at }: KeptGame): MyGame => ({
  path: `/local/${id}`,
  game,
  names: seats.filter(({ bot }) => bot !== undefined).map(({ name }) => name),
  yourTurn,
  turn: [],
  at,
});

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "2 days", "3 hours", "1 minute": in the largest unit, as it is said. */
export function roughly(ms: number, lang: string): string {
  const [unit, size] = UNITS.find(([, least]) => ms >= least) ?? ['minute', 60_000];
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.max(1, Math.floor(ms / size)));
}
