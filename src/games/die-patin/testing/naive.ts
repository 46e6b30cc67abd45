import { CARDS, CORNERS, DISTRICTS, MISSIONS, UNUSED_DISTRICTS } from '../data.ts';
import type { State } from '../state.ts';

/** Some rules once more, as slowly and plainly as possible: what the fast ones are compared with. */

const AREAS = CORNERS.map((_, area) => area);

const inPlay = (s: State, area: number): boolean =>
  !(UNUSED_DISTRICTS[s.loot.length] ?? []).includes(DISTRICTS[Math.floor(area / 3)] ?? 'red');

const areAdjacent = (a: number, b: number): boolean => (CORNERS[a] ?? []).filter((m) => CORNERS[b]?.includes(m)).length === 2;

const territoryOf = (s: State, seat: number): number[] => AREAS.filter((area) => s.owner[area] === seat);

export function placements(s: State, seat: number): string[] {
  const own = territoryOf(s, seat);
  const near = AREAS.filter((area) => inPlay(s, area) && !own.includes(area) && own.some((home) => areAdjacent(area, home)));
  const outside = near.filter((area) => {
    const owner = s.owner[area] ?? -1;
    return owner < 0 || territoryOf(s, owner).length > 1;
  });
  const figures = s.figures.slice(4 * seat, 4 * seat + 4);
  const card = CARDS[s.cards[seat] ?? 0];
  const henchman = figures.slice(1).includes(-1) ? [...own, ...((s.loot[seat] ?? 0) > 0 ? outside : [])] : [];
  const boss = figures[0] === -1 ? (card === 'administration' ? own : outside) : [];
  const all = [...henchman.map((area) => `place henchman ${area}`), ...boss.map((area) => `place boss ${area}`)];
  return all.length === 0 ? ['stay'] : all;
}

export function power(s: State, seat: number, area: number): number {
  const rats = (CORNERS[area] ?? []).map((m) => (s.holder[m] === seat ? (s.rats[m] ?? 0) : 0));
  const figures = s.figures.slice(4 * seat, 4 * seat + 4).map((where, i) => (where === area ? (i === 0 ? 2 : 1) : 0));
  return [...rats, ...figures].reduce((sum, n) => sum + n, 0);
}

/** What each seat has in each mission, in the order of MISSIONS. */
export function standings(s: State): number[][] {
  const seats = s.loot.map((_, seat) => seat);
  const holes = (seat: number) => s.rats.filter((_, m) => s.holder[m] === seat);
  const table: Record<(typeof MISSIONS)[number], (seat: number) => number> = {
    areas: (seat) => territoryOf(s, seat).length,
    tallest: (seat) => Math.max(0, ...holes(seat)),
    manholes: (seat) => holes(seat).length,
    backrooms: (seat) => s.rooms.filter((owner) => owner === seat).length,
    loot: (seat) => s.loot[seat] ?? 0,
  };
  return MISSIONS.map((mission) => seats.map(table[mission]));
}

/** The missions that a seat may score now. */
export const scorable = (s: State, seat: number): string[] =>
  MISSIONS.filter((_, i) => {
    const row = standings(s)[i] ?? [];
    const best = Math.max(...row);
    return row[seat] === best && row.filter((n) => n === best).length === 1 && s.scored[seat * 5 + i] === 0;
  }).map((mission) => `mission ${mission}`);
