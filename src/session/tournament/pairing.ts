import { byesOf, type Game, meetings, type Player, type Round, seated } from './games.ts';
import { groups } from './groups.ts';
import { largestMatching } from './matching.ts';
import { standings } from './standings.ts';

export type System = 'swiss' | 'robin';

/** What a round is made from. */
export interface Before {
  readonly system: System;
  readonly seats: number;
  /** Everybody who has ever entered; a round robin is played along this list. */
  readonly all: readonly Player[];
  /** Those who play on. */
  readonly here: readonly Player[];
  /** All games of the rounds before, which are over. */
  readonly games: readonly Game[];
  /** The round to be paired, from 1 on. */
  readonly round: number;
  /** Who shall not meet. Where two of them must, as everybody does in a round robin, their game is not played. */
  apart?(a: Player, b: Player): boolean;
}

type Paired = Omit<Round, 'unplayed'>;

/** Who plays whom next: the same games give the same round. */
export function pair(before: Before): Round {
  const { tables, byes } = before.system === 'robin' ? robin(before) : swiss(before);
  // At a larger table the others play too: there it is enough that neither hears the other.
  const isOff = ([a, b, more]: readonly Player[]): boolean =>
    a !== undefined && b !== undefined && more === undefined && before.apart?.(a, b) === true;
  return {
    tables: tables.filter((group) => !isOff(group)).map((group) => seated(group, before.games)),
    byes,
    unplayed: tables.filter(isOff),
  };
}

/** So many rounds a round robin has. */
export const robinRounds = (players: number): number => players - 1 + (players % 2);

/** All but one walk round the table, a seat further in each round; whoever faces an empty chair, or somebody who went home, has a bye. */
function robin({ all, here, round }: Before): Paired {
  const ring: (Player | undefined)[] = all.length % 2 === 0 ? [...all] : [...all, undefined];
  const fixed = ring.pop();
  const turned = ring.map((_, i) => ring[(i + round - 1) % ring.length]);
  const half = Math.floor(turned.length / 2);
  const pairs = [[fixed, turned[0]], ...Array.from({ length: half }, (_, i) => [turned[i + 1], turned[turned.length - 1 - i]])];
  const left = pairs.map((two) => two.filter((player) => player !== undefined && here.includes(player)) as Player[]);
  return { tables: left.filter(({ length }) => length === 2), byes: left.filter(({ length }) => length === 1).flat() };
}

/** Those who have about the same points meet, and nobody twice while that can be avoided. */
function swiss({ here, games, seats, apart = () => false }: Before): Paired {
  const ranked = standings(here, games, seats).map(({ player, points }) => ({ player, points }));
  const byes = byesOf(games);
  const before = meetings(games);
  const met: Met = (a, b) => before(a, b) + (apart(a, b) ? APART : 0);
  const spare = ranked.length % seats;
  if (seats > 2) {
    const out = sitOut(ranked, byes).slice(0, spare);
    return {
      tables: groups(
        ranked.filter(({ player }) => !out.includes(player)),
        seats,
        met,
      ),
      byes: out,
    };
  }
  if (spare === 0) return { tables: pairs(ranked, met), byes: [] };
  return withBye(ranked, sitOut(ranked, byes), byes, met);
}

interface Ranked {
  readonly player: Player;
  readonly points: number;
}

/** Who sits out first: who did so least often; among them the last. */
const sitOut = (ranked: readonly Ranked[], byes: (player: Player) => number): Player[] =>
  ranked
    .map(({ player }) => player)
    .reverse()
    .toSorted((a, b) => byes(a) - byes(b));

/** The first who may sit out so that the others need not meet again; if there is none, the first. */
function withBye(ranked: readonly Ranked[], order: readonly Player[], byes: (player: Player) => number, met: Met): Paired {
  const least = byes(order[0] ?? -1);
  const may = order.filter((player) => byes(player) === least);
  const counted = may.map((out) => ({
    out,
    needs: needs(
      ranked.filter(({ player }) => player !== out),
      met,
    ),
  }));
  const { out } = counted.reduce((best, one) => (isLess(one.needs, best.needs) ? one : best));
  return {
    tables: pairs(
      ranked.filter(({ player }) => player !== out),
      met,
    ),
    byes: [out],
  };
}

type Met = (a: Player, b: Player) => number;

/** To meet somebody who shall be kept apart is as bad as to meet somebody for the hundredth time. */
const APART = 100;

/** How many would have to meet somebody they shall not meet, and how many somebody again. The first counts for more. */
type Needs = readonly [number, number];

const isLess = (a: Needs, b: Needs): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

function needs(ranked: readonly Ranked[], met: Met): Needs {
  const how = ranked.map((a) => ranked.map((b) => met(a.player, b.player)));
  const alone = (most: number): number =>
    largestMatching(ranked.length, (a, b) => (how[a]?.[b] ?? 0) <= most).filter((mate) => mate === -1).length;
  const again = alone(0);
  return [again === 0 || how.every((row) => row.every((h) => h < APART)) ? 0 : alone(APART - 1), again];
}

/**
 * From the first on, everybody gets the opponent who suits best of those with whom the rest still comes out: of the same points, and
 * half of those further down, so that the strong ones meet late.
 */
function pairs(ranked: readonly Ranked[], met: Met): Player[][] {
  const tables: Player[][] = [];
  let rest = ranked;
  while (rest.length > 1) {
    const [first, ...others] = rest;
    if (!first) break;
    const middle = Math.ceil((1 + others.filter(({ points }) => points === first.points).length) / 2) - 1;
    const suits = (other: Ranked, i: number): number => (first.points - other.points) * 1000 + Math.abs(i - middle);
    const wanted = others
      .map((other, i) => ({ other, suits: suits(other, i) }))
      .toSorted((a, b) => met(first.player, a.other.player) - met(first.player, b.other.player) || a.suits - b.suits);
    const least = needs(rest, met);
    let chosen: { readonly other: Ranked; readonly needs: Needs } | undefined;
    for (const { other } of wanted) {
      const [apart, again] = needs(
        others.filter((o) => o !== other),
        met,
      );
      const how = met(first.player, other.player);
      const all: Needs = [apart + (how < APART ? 0 : 2), again + (how === 0 ? 0 : 2)];
      if (!chosen || isLess(all, chosen.needs)) chosen = { other, needs: all };
      if (!isLess(least, all)) break;
    }
    if (!chosen) break;
    const { other } = chosen;
    tables.push([first.player, other.player]);
    rest = others.filter((o) => o !== other);
  }
  return tables;
}
