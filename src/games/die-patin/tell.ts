import type { Seat, Viewer } from '../../core/game.ts';
import type { Phrase } from '../../core/text.ts';
import { areasInPlay, cornersOf, districtsInPlay, manholesInPlay } from './board.ts';
import { CARDS, MISSIONS, TILES } from './data.ts';
import { leaders, scoredIn, standing } from './missions.ts';
import { bonusOf, enterpriseOf } from './moves.ts';
import { bossOf, figuresIn, henchmenLeft, powerIn, territory } from './power.ts';
import { claimPhrase, needsPhrases, prompt } from './prompt.ts';
import { total } from './score.ts';
import { HELD, HOME, NO_CARD, NOBODY, type State, seatsOf } from './state.ts';

/** The position in phrases: what is due, the clans, the missions, then the town area by area. */
export function tell(s: State, viewer: Viewer): readonly Phrase[] {
  const seats = Array.from({ length: seatsOf(s) }, (_, seat) => seat);
  const round: Phrase = s.round === 0 ? { key: 'tell.setup' } : { key: 'tell.round', params: { round: s.round, seat: s.starter } };
  return [
    round,
    prompt(s, viewer),
    ...claimPhrase(s),
    ...needsPhrases(s, viewer),
    ...seats.flatMap((seat) => tellSeat(s, seat)),
    ...(s.round === 0 ? [] : MISSIONS.map((_, i) => tellMission(s, i))),
    ...districtsInPlay(seats.length).map((district) => ({ key: 'tell.crates', params: { district, n: s.crates[district] ?? 0 } })),
    ...areasInPlay(seats.length).flatMap((area) => tellArea(s, seats, area)),
    ...seats.flatMap((seat) => tellRats(s, seat)),
  ];
}

function tellSeat(s: State, seat: Seat): Phrase[] {
  const rooms = s.rooms.filter((owner) => owner === seat).length;
  const params = { seat, points: total(s, seat), areas: territory(s, seat), loot: s.loot[seat] ?? 0, stock: s.stock[seat] ?? 0, rooms };
  return [
    { key: 'tell.seat', params: { ...params, trophies: s.trophies[seat] ?? 0 } },
    ...tellFigures(s, seat),
    ...tellCollection(s, seat),
  ];
}

function tellFigures(s: State, seat: Seat): Phrase[] {
  const n = henchmenLeft(s, seat);
  const phrases: Phrase[] = s.round > 0 && n > 0 ? [{ key: 'tell.figures', params: { seat, n } }] : [];
  const card = s.cards[seat] ?? NO_CARD;
  if (card === NO_CARD || bossOf(s, seat) !== HOME) return phrases;
  return [...phrases, { key: 'tell.boss-home', params: { seat, card: CARDS[card] ?? 'hidden' } }];
}

function tellCollection(s: State, seat: Seat): Phrase[] {
  const enterprises = s.tiles.flatMap((place, tile) => (place === HELD + seat ? [enterpriseOf(tile)] : []));
  const missions = MISSIONS.filter((_, i) => scoredIn(s, seat, i) > 0);
  return [
    ...(enterprises.length > 0 ? [{ key: 'tell.tiles-held', params: { seat, enterprises } }] : []),
    ...(missions.length > 0 ? [{ key: 'tell.missions-scored', params: { seat, missions } }] : []),
  ];
}

function tellMission(s: State, i: number): Phrase {
  const seats = leaders(s, i);
  const [seat = 0] = seats;
  const params = { mission: MISSIONS[i] ?? '', n: standing(s, seat, i) };
  return seats.length > 1
    ? { key: 'tell.mission-tied', params: { ...params, seats } }
    : { key: 'tell.mission-led', params: { ...params, seat } };
}

export function tellArea(s: State, seats: readonly Seat[], area: number): Phrase[] {
  const owner = s.owner[area] ?? NOBODY;
  const room = s.rooms[area] ?? NOBODY;
  const manholes = cornersOf(area);
  const tiles = Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => s.tiles[tile] === area);
  return [
    owner === NOBODY
      ? { key: 'tell.area-free', params: { area, manholes } }
      : { key: 'tell.area-held', params: { area, manholes, seat: owner } },
    ...tiles.map((tile) => ({ key: 'tell.tile', params: { enterprise: enterpriseOf(tile), bonus: bonusOf(tile) } })),
    ...(room === NOBODY ? [] : [{ key: 'tell.room', params: { seat: room } }]),
    ...seats.flatMap((seat) => tellPower(s, seat, area)),
  ];
}

function tellPower(s: State, seat: Seat, area: number): Phrase[] {
  const power = powerIn(s, seat, area);
  return power === 0 ? [] : [{ key: 'tell.power', params: { seat, power, figures: figuresIn(s, seat, area) } }];
}

/** Manholes are counted from 1 for people. */
function tellRats(s: State, seat: Seat): Phrase[] {
  const list = manholesInPlay(seatsOf(s)).flatMap((m) => (s.holder[m] === seat ? [`${m + 1} × ${s.rats[m]}`] : []));
  return list.length === 0 ? [] : [{ key: 'tell.rats', params: { seat, list } }];
}
