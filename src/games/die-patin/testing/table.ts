import { enter } from '../../../core/enter.ts';
import { CHANCE, type Seat } from '../../../core/game.ts';
import { BONUSES, CARDS, type Card, ENTERPRISES, MISSIONS, type Mission } from '../data.ts';
import type { Event } from '../events.ts';
import { proceed } from '../flow.ts';
import { game } from '../game.ts';
import { type Move, tileOf } from '../moves.ts';
import { setup } from '../setup.ts';
import { HELD, IN_BOX, NO_CARD, type PatinOptions, type State, type Task, task } from '../state.ts';

/** A position by seat, as a player would describe it. What is not mentioned is as at the start, and all tiles are in the box. */
interface Position {
  readonly areas: readonly (readonly number[])[];
  /** Rats by manhole. */
  readonly rats?: readonly Readonly<Record<number, number>>[];
  readonly loot?: readonly number[];
  readonly cards?: readonly (Card | undefined)[];
  /** Where figures stand: the boss, then the henchmen; HOME for one that is still to be placed. */
  readonly figures?: readonly (readonly number[])[];
  /** Tiles by area, such as 'hat-loot'. */
  readonly tiles?: Readonly<Record<number, readonly string[]>>;
  /** Tiles that players have. */
  readonly held?: readonly (readonly string[])[];
  /** Back rooms by area: whose. */
  readonly rooms?: Readonly<Record<number, Seat>>;
  readonly spare?: readonly number[];
  readonly trophies?: readonly number[];
  readonly scored?: readonly Readonly<Partial<Record<Mission, number>>>[];
  readonly round?: number;
  readonly starter?: Seat;
  /** How many turns of this round have begun; by default seat 0 is about to place its first figure. */
  readonly turn?: number;
  readonly todo?: readonly Task[];
}

export function tileNamed(name: string): number {
  const [enterprise = '', bonus = ''] = name.split('-');
  const tile = tileOf(ENTERPRISES.find((e) => e === enterprise) ?? 'hat', BONUSES.find((b) => b === bonus) ?? 'rat');
  if (!ENTERPRISES.some((e) => e === enterprise) || !BONUSES.some((b) => b === bonus)) throw new Error(`no tile ${name}`);
  return tile;
}

/** What a new table has unless its host chooses. */
export const USUAL: PatinOptions = { enterprises: 'random', starts: 'evened-5' };

/** A table as if the game had come this far. */
export function table(p: Position) {
  const seats = p.areas.length;
  const s = setup(seats, USUAL);
  s.round = p.round ?? 1;
  s.starter = p.starter ?? 0;
  s.turn = p.turn ?? 1;
  s.todo = p.todo?.map((t) => ({ ...t })) ?? [task('turn', CHANCE), task('place', 0)];
  lay(s, p);
  p.rats?.forEach((nests, seat) => {
    for (const [manhole, n] of Object.entries(nests)) {
      s.holder[Number(manhole)] = seat;
      s.rats[Number(manhole)] = n;
      s.stock[seat] = (s.stock[seat] ?? 0) - n;
    }
  });
  s.cards = Array.from({ length: seats }, (_, seat) => {
    const card = p.cards?.[seat];
    return card ? CARDS.indexOf(card) : p.todo ? NO_CARD : 0;
  });
  if (p.loot) s.loot = [...p.loot];
  if (p.spare) s.spare = [...p.spare];
  if (p.trophies) s.trophies = [...p.trophies];
  return { state: s, ...hands(s) };
}

function lay(s: State, p: Position): void {
  s.tiles.fill(IN_BOX);
  p.areas.forEach((areas, seat) => {
    for (const area of areas) s.owner[area] = seat;
  });
  for (const [area, names] of Object.entries(p.tiles ?? {})) for (const name of names) s.tiles[tileNamed(name)] = Number(area);
  p.held?.forEach((names, seat) => {
    for (const name of names) s.tiles[tileNamed(name)] = HELD + seat;
  });
  for (const [area, seat] of Object.entries(p.rooms ?? {})) {
    s.rooms[Number(area)] = seat;
    s.spare[seat] = (s.spare[seat] ?? 0) - 1;
  }
  p.figures?.forEach((places, seat) => {
    places.forEach((area, i) => {
      s.figures[seat * 4 + i] = area;
    });
  });
  p.scored?.forEach((rounds, seat) => {
    for (const mission of MISSIONS) s.scored[seat * MISSIONS.length + MISSIONS.indexOf(mission)] = rounds[mission] ?? 0;
  });
}

function hands(s: State) {
  const asked = (): Seat => game.pending(s)[0] ?? CHANCE;
  return {
    /** Plays moves of whoever is asked and says what happened. A refused move is a mistake of the test. */
    play: (...moves: readonly string[]): Event[] => moves.flatMap((move) => enter(game, s, asked(), read(move))),
    /** Lets happen what asks nobody. */
    proceed(): Event[] {
      const events: Event[] = [];
      proceed(s, (e) => events.push(e));
      return events;
    },
    refusal: (move: string, seat: Seat = asked()) => game.refusal(s, seat, read(move)),
    listed: (seat: Seat = asked()): string[] => game.moves(s, seat).map(write),
    asked,
  };
}

/** `recruit 12`, `place henchman 3`, `room hat loot`: a move in words. */
export const write = ({ type, ...rest }: Move): string => [type, ...Object.values(rest)].join(' ');

/** And the other way round, for moves of players. */
export function read(text: string): Move {
  const [type = '', a = '', b = ''] = text.split(' ');
  const shapes: Record<string, object> = {
    recruit: { manhole: Number(a) },
    expel: { manhole: Number(a) },
    invade: { manhole: Number(a) },
    lift: { manhole: Number(a) },
    nest: { manhole: Number(a) },
    home: { area: Number(a) },
    place: { figure: a, area: Number(b) },
    room: { enterprise: a, bonus: b },
    mission: { mission: a },
    intrigue: { card: a },
    remove: { enterprise: a },
  };
  return { type, ...shapes[type] } as Move;
}
