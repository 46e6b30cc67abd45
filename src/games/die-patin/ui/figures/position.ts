import { add } from '../../../../core/counts.ts';
import { enterAll } from '../../../../core/enter.ts';
import { CHANCE, type Seat } from '../../../../core/game.ts';
import { must } from '../../../../core/must.ts';
import { BONUSES, ENTERPRISES, FIGURES_A_SEAT, MISSIONS, type Mission } from '../../data.ts';
import { game } from '../../game.ts';
import { type Move, tileOf } from '../../moves.ts';
import { HELD, IN_BOX, type State, task } from '../../state.ts';

/** A position by seat, as a player would describe it; seat 0 is about to place a figure. What is not mentioned is as at the start. */
export interface Wish {
  readonly areas: readonly (readonly number[])[];
  /** Rats by manhole. */
  readonly rats: readonly Readonly<Record<number, number>>[];
  readonly loot?: readonly number[];
  /** Where henchmen stand. */
  readonly henchmen?: readonly (readonly number[])[];
  /** Tiles by area, such as 'hat-loot'. */
  readonly tiles?: Readonly<Record<number, readonly string[]>>;
  readonly held?: readonly (readonly string[])[];
  /** Back rooms by area: whose. */
  readonly rooms?: Readonly<Record<number, Seat>>;
  readonly trophies?: readonly number[];
  readonly scored?: readonly Readonly<Partial<Record<Mission, number>>>[];
}

export function position(wish: Wish): State {
  const s = game.setup(wish.areas.length, { enterprises: 'random' });
  s.round = 3;
  s.starter = 0;
  s.turn = 1;
  s.todo = [task('turn', CHANCE), task('place', 0)];
  s.tiles.fill(IN_BOX);
  settle(s, wish);
  for (const [area, names] of Object.entries(wish.tiles ?? {})) for (const name of names) s.tiles[tileNamed(name)] = Number(area);
  wish.held?.forEach((names, seat) => {
    for (const name of names) s.tiles[tileNamed(name)] = HELD + seat;
  });
  wish.scored?.forEach((rounds, seat) => {
    MISSIONS.forEach((mission, i) => {
      s.scored[seat * MISSIONS.length + i] = rounds[mission] ?? 0;
    });
  });
  s.loot = s.loot.map((_, seat) => wish.loot?.[seat] ?? 0);
  s.trophies = s.trophies.map((_, seat) => wish.trophies?.[seat] ?? 0);
  return s;
}

function settle(s: State, wish: Wish): void {
  wish.areas.forEach((areas, seat) => {
    for (const area of areas) s.owner[area] = seat;
  });
  wish.rats.forEach((nests, seat) => {
    for (const [manhole, n] of Object.entries(nests)) {
      s.holder[Number(manhole)] = seat;
      s.rats[Number(manhole)] = n;
      add(s.stock, seat, -n);
    }
  });
  wish.henchmen?.forEach((places, seat) => {
    places.forEach((area, i) => {
      s.figures[seat * FIGURES_A_SEAT + 1 + i] = area;
    });
  });
  for (const [area, seat] of Object.entries(wish.rooms ?? {})) {
    s.rooms[Number(area)] = seat;
    add(s.spare, seat, -1);
  }
}

function tileNamed(name: string): number {
  const [enterprise, bonus] = name.split('-');
  return tileOf(must(ENTERPRISES.find((e) => e === enterprise)), must(BONUSES.find((b) => b === bonus)));
}

/** Plays on by the rules. */
export const enter = (s: State, ...moves: readonly Move[]): State => enterAll(game, s, moves);
