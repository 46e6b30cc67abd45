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
  /** Who had better not meet: Swiss rounds avoid it like a second game, and rather; a round robin cannot. */
  apart?(a: Player, b: Player): boolean;
}

/** Who plays whom next: the same games give the same round. */
export function pair(before: Before): Round {
  const { tables, byes } = before.system === 'robin' ? robin(before) : swiss(before);
  return { tables: tables.map((group) => seated(group, before.games)), byes };
}

/** So many rounds a round robin has. */
export const robinRounds = (players: number): number => players - 1 + (players % 2);

/** All but one walk round the table, a seat further in each round; whoever faces an empty chair, or somebody who went home, has a bye. */
function robin({ all, here, round }: Before): Round {
  const ring: (Player | undefined)[] = all.length % 2 === 0 ? [...all] : [...all, undefined];
  const fixed = ring.pop();
  const turned = ring.map((_, i) => ring[(i + round - 1) % ring.length]);
  const half = Math.floor(turned.length / 2);
  const pairs = [[fixed, turned[0]], ...Array.from({ length: half }, (_, i) => [turned[i + 1], turned[turned.length - 1 - i]])];
  const left = pairs.map((two) => two.filter((player) => player !== undefined && here.includes(player)) as Player[]);
  return { tables: left.filter(({ length }) => length === 2), byes: left.filter(({ length }) => length === 1).flat() };
}

/** Those who have about the same points meet, and nobody twice while that can be avoided. */
function swiss({ here, games, seats, apart }: Before): Round {
  const ranked = standings(here, games, seats).map(({ player, points }) => ({ player, points }));
  const byes = byesOf(games);
  const before = meetings(games);
  const met: Met = (a, b) => before(a, b) + (apart?.(a, b) ? APART : 0);
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
function withBye(ranked: readonly Ranked[], order: readonly Player[], byes: (player: Player) => number, met: Met): Round {
  const least = byes(order[0] ?? -1);
  const may = order.filter((player) => byes(player) === least);
  const singles = (out: Player): number =>
    alone(
      ranked.filter(({ player }) => player !== out),
      met,
    );
  const counted = may.map((player) => ({ player, singles: singles(player) }));
  const fewest = Math.min(...counted.map((c) => c.singles));
  const out = counted.find((c) => c.singles === fewest)?.player;
  return {
    tables: pairs(
      ranked.filter(({ player }) => player !== out),
      met,
    ),
    byes: out === undefined ? [] : [out],
  };
}

type Met = (a: Player, b: Player) => number;

/** To meet somebody who shall be kept apart is as bad as to meet somebody for the hundredth time. */
const APART = 100;

/** How many would have to meet somebody again. */
function alone(ranked: readonly Ranked[], met: Met): number {
  const fits = ranked.map((a) => ranked.map((b) => met(a.player, b.player) === 0));
  return largestMatching(ranked.length, (a, b) => fits[a]?.[b] === true).filter((mate) => mate === -1).length;
}

/**
 * From the first on, everybody gets the opponent who suits best of those with whom the rest still comes out: of the same points, and
 * half of those further down, so that the strong ones meet late.
 */
function pairs(ranked: readonly Ranked[], met: Met): Player[][] {
  const tables: Player[][] = [];
  let rest = ranked;
  let singles = alone(rest, met);
  while (rest.length > 1) {
    const [first, ...others] = rest;
    if (!first) break;
    const middle = Math.ceil((1 + others.filter(({ points }) => points === first.points).length) / 2) - 1;
    const suits = (other: Ranked, i: number): number => (first.points - other.points) * 1000 + Math.abs(i - middle);
    const wanted = others
      .map((other, i) => ({ other, suits: suits(other, i) }))
      .toSorted((a, b) => met(first.player, a.other.player) - met(first.player, b.other.player) || a.suits - b.suits);
    let chosen = wanted[0]?.other;
    for (const { other } of wanted) {
      const left = others.filter((o) => o !== other);
      const needs = alone(left, met) + (met(first.player, other.player) > 0 ? 2 : 0);
      if (needs > singles) continue;
      chosen = other;
      singles = needs - (met(first.player, other.player) > 0 ? 2 : 0);
      break;
    }
    if (!chosen) break;
    tables.push([first.player, chosen.player]);
    rest = others.filter((o) => o !== chosen);
  }
  return tables;
}
