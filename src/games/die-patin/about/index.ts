import type { About, AboutPackage } from '../../../core/about.ts';
import { at } from '../../../core/counts.ts';
import type { Seat, Viewer } from '../../../core/game.ts';
import { byLang } from '../../../core/text.ts';
import { areasAround } from '../board.ts';
import { CARDS, CHAIN_POINTS, ENTERPRISES, FIGURES_A_SEAT, MISSIONS, ROUNDS, TILES_AN_ENTERPRISE } from '../data.ts';
import { bossOf, chainPoints, henchmenLeft, leaders, missionPoints, powerIn, scoredIn, standing, symbolPoints, total } from '../look.ts';
import { bonusOf, enterpriseOf } from '../moves.ts';
import { HELD, HOME, NOBODY, type State, seatList, seatsOf } from '../state.ts';

function area(s: State, n: number): About {
  const seat = s.owner[n] ?? NOBODY;
  const powers = seatList(s).map((other) => powerIn(s, other, n));
  const params = { area: n, seat, n: seat === NOBODY ? Math.max(...powers) : at(powers, seat) };
  return { kind: 'area', now: seat === NOBODY ? 'free' : 'held', params, rule: 'claim/power' };
}

function manhole(s: State, n: number): About {
  const seat = s.holder[n] ?? NOBODY;
  const params = { manhole: n, seat, n: at(s.rats, n), areas: areasAround(seatsOf(s), n).length };
  return { kind: 'manhole', now: seat === NOBODY ? 'none' : 'rats', params, rule: 'rat/bribe' };
}

const crate = (s: State, n: number): About => ({
  kind: 'crate',
  now: 'left',
  params: { district: n, n: at(s.crates, n) },
  rule: 'loot/none-left',
});

/** How many tiles of an enterprise a player has. */
function chainOf(s: State, seat: Seat, enterprise: number): number {
  const first = enterprise * TILES_AN_ENTERPRISE;
  return s.tiles.slice(first, first + TILES_AN_ENTERPRISE).filter((place) => place === HELD + seat).length;
}

function tile(s: State, n: number, viewer: Viewer): About {
  const bonus = bonusOf(n);
  const owned = viewer === null ? 0 : chainOf(s, viewer, Math.floor(n / TILES_AN_ENTERPRISE));
  const points = (CHAIN_POINTS[owned + 1] ?? 0) - (CHAIN_POINTS[owned] ?? 0);
  const params = { enterprise: enterpriseOf(n), bonus, n: owned + 1, points };
  return { kind: 'tile', now: viewer === null ? undefined : 'chain', params, rule: `bonus/${bonus}` };
}

function room(s: State, n: number): About | undefined {
  const seat = s.rooms[n] ?? NOBODY;
  return seat === NOBODY ? area(s, n) : { kind: 'room', params: { seat }, rule: 'claim/trophy' };
}

function henchman(s: State, seat: Seat): About {
  return { kind: 'henchman', now: 'left', params: { seat, n: henchmenLeft(s, seat) }, rule: 'round/figures-stay' };
}

/** A view names no card that its viewer may not see. */
function boss(s: State, seat: Seat): About {
  const card = CARDS[s.cards[seat] ?? NOBODY];
  const params = { seat, ...(card && { card, effect: `${card}.effect` }) };
  return { kind: 'boss', now: card && 'card', params, rule: 'round/secret' };
}

/** A figure by its place in the state. */
const figure = (s: State, i: number): About => (i % FIGURES_A_SEAT === 0 ? boss : henchman)(s, Math.floor(i / FIGURES_A_SEAT));

function figures(s: State, seat: Seat): About {
  const now = bossOf(s, seat) === HOME ? 'home' : 'out';
  return { kind: 'figures', now, params: { seat, n: henchmenLeft(s, seat) }, rule: 'round/five' };
}

function mission(s: State, name: string): About | undefined {
  const i = (MISSIONS as readonly string[]).indexOf(name);
  if (i < 0) return undefined;
  const ahead = leaders(s, i);
  const [seat = 0] = ahead;
  const barred = scoredIn(s, seat, i) > 0;
  const now = ahead.length > 1 ? 'tie' : barred ? 'barred' : 'lead';
  const points = Math.min(ROUNDS, Math.max(1, s.round));
  const rule = now === 'tie' ? 'mission/tie' : barred ? 'mission/blocked' : 'mission/five';
  return { kind: 'mission', now, params: { mission: name, seat: ahead.length > 1 ? NOBODY : seat, n: standing(s, seat, i), points }, rule };
}

function scored(s: State, seat: Seat, name: string): About {
  const n = scoredIn(s, seat, (MISSIONS as readonly string[]).indexOf(name));
  return { kind: 'scored', params: { seat, mission: name, n }, rule: 'mission/one-a-round' };
}

function chain(s: State, seat: Seat, name: string): About {
  const n = chainOf(s, seat, (ENTERPRISES as readonly string[]).indexOf(name));
  return { kind: 'chain', params: { seat, enterprise: name, n, points: CHAIN_POINTS[n] ?? 0 }, rule: 'end/chains' };
}

const trophies = (s: State, seat: Seat): About => ({ kind: 'trophies', params: { seat, n: at(s.trophies, seat) }, rule: 'claim/trophy' });
const loot = (s: State, seat: Seat): About => ({ kind: 'loot', params: { seat, n: at(s.loot, seat) }, rule: 'outside/pay' });
const stock = (s: State, seat: Seat): About => ({ kind: 'stock', params: { seat, n: at(s.stock, seat) }, rule: 'rat/lift' });

function seat(s: State, n: Seat): About {
  const [missions, chains] = [missionPoints(s, n), chainPoints(s, n)];
  const params = { seat: n, points: total(s, n), missions, chains, stars: symbolPoints(s, n) + at(s.trophies, n) };
  return { kind: 'seat', params, rule: 'end/after-five' };
}

const ACTS: Readonly<Record<string, About>> = {
  rat: { kind: 'rat', rule: 'rat/bribe' },
  loot: { kind: 'get', rule: 'loot/none-left' },
  room: { kind: 'open', rule: 'room/set-up' },
  undo: { kind: 'undo', rule: 'act/up-to' },
  main: { kind: 'main', rule: 'claim/singly' },
  slots: { kind: 'slots', rule: 'act/up-to' },
};

const NUMBERED: Readonly<Record<string, (s: State, n: number, viewer: Viewer) => About | undefined>> = {
  ...{ area, manhole, crate, tile, room, figure, figures, henchman, boss, trophies, loot, stock, seat },
};

function answer(s: State, viewer: Viewer, thing: string): About | undefined {
  const [kind = '', id = '', of = ''] = thing.split(/[:.]/);
  if (kind === 'status') return { kind: 'round', params: { round: s.round }, rule: 'round/five' };
  if (kind === 'act') return ACTS[id];
  if (kind === 'mission') return mission(s, id);
  if (kind === 'scored') return scored(s, Number(id), of);
  if (kind === 'chain') return chain(s, Number(id), of);
  if (kind === 'card') return { kind: 'card', params: { card: id, effect: `${id}.effect` }, rule: 'round/intrigue' };
  if (kind === 'enterprise') return { kind: 'enterprise', params: { enterprise: id }, rule: 'setup/enterprises' };
  return NUMBERED[kind]?.(s, Number(id), viewer);
}

export const about: AboutPackage<State> = {
  about: answer,
  texts: byLang((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])),
};
