import { at } from '../../core/counts.ts';
import { CHANCE, type Seat, type Viewer } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import type { Phrase } from '../../core/text.ts';
import { areasInPlay, cornersOf, districtsInPlay, manholesInPlay } from './board.ts';
import { BOSS_POWER, CARDS, MISSIONS, TILES } from './data.ts';
import {
  borders,
  bossOf,
  bribesNeeded,
  figuresIn,
  forecast,
  henchmenLeft,
  leaders,
  nestSize,
  powerIn,
  scoredIn,
  standing,
  territory,
  total,
} from './look.ts';
import { bonusOf, enterpriseOf } from './moves.ts';
import { due, HELD, HOME, NO_CARD, NOBODY, pending, type State, seatList, seatsOf, type Task } from './state.ts';

/** The position in phrases: what is due, the clans, the missions, then the town area by area. */
export function tell(s: State, viewer: Viewer): readonly Phrase[] {
  const seats = seatList(s);
  const round: Phrase = s.round === 0 ? { key: 'tell.setup' } : { key: 'tell.round', params: { round: s.round, seat: s.starter } };
  return [
    round,
    prompt(s, viewer),
    ...claimPhrase(s),
    ...needsPhrases(s, viewer),
    ...seats.flatMap((seat) => tellSeat(s, seat)),
    ...(s.round === 0 ? [] : MISSIONS.map((_, i) => tellMission(s, i))),
    ...districtsInPlay(seats.length).map((district) => ({ key: 'tell.crates', params: { district, n: at(s.crates, district) } })),
    ...areasInPlay(seats.length).flatMap((area) => tellArea(s, seats, area)),
    ...seats.flatMap((seat) => tellRats(s, seat)),
  ];
}

function tellSeat(s: State, seat: Seat): Phrase[] {
  const rooms = s.rooms.filter((owner) => owner === seat).length;
  const params = { seat, points: total(s, seat), areas: territory(s, seat), loot: at(s.loot, seat), stock: at(s.stock, seat), rooms };
  return [{ key: 'tell.seat', params: { ...params, trophies: at(s.trophies, seat) } }, ...tellFigures(s, seat), ...tellCollection(s, seat)];
}

function tellFigures(s: State, seat: Seat): Phrase[] {
  const n = henchmenLeft(s, seat);
  const phrases: Phrase[] = s.round > 0 && n > 0 ? [{ key: 'tell.figures', params: { seat, n } }] : [];
  const card = must(s.cards[seat]);
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
  const seat = must(seats[0]);
  const params = { mission: must(MISSIONS[i]), n: standing(s, seat, i) };
  return seats.length > 1
    ? { key: 'tell.mission-tied', params: { ...params, seats } }
    : { key: 'tell.mission-led', params: { ...params, seat } };
}

export function tellArea(s: State, seats: readonly Seat[], area: number): Phrase[] {
  const owner = must(s.owner[area]);
  const room = must(s.rooms[area]);
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

/** What is asked of whom: the line above the board. */
export function prompt(s: State, viewer: Viewer): Phrase {
  const task = due(s);
  if (!task) return { key: `ending.${s.ending}` };
  if (task.step === 'intrigue') return intriguePrompt(s, viewer);
  if (task.seat === CHANCE) return { key: 'prompt.chance' };
  const { seat, at, left } = task;
  return { key: `prompt.${task.step}`, params: { seat, area: at, to: at, left, ...numbers(s, task) } };
}

function intriguePrompt(s: State, viewer: Viewer): Phrase {
  const seats = pending(s);
  return viewer !== null && seats.includes(viewer) ? { key: 'prompt.intrigue-own' } : { key: 'prompt.intrigue', params: { seats } };
}

const numbers = (s: State, task: Task) => ({ rats: nestSize(task.left), loot: at(s.loot, task.seat), points: s.round });

/** How the claim that is being prepared would end now; nothing while nobody prepares one. */
function claimPhrase(s: State): readonly Phrase[] {
  const task = s.todo.find(({ step }) => step === 'claim');
  if (!task) return [];
  const { seat, at: area } = task;
  const { power, rival, theirs } = forecast(s, seat, area);
  const key = power > theirs ? 'claim.wins' : power === theirs ? 'claim.ties' : 'claim.fails';
  return [{ key, params: { seat, area, power, rival, theirs } }];
}

/** For a player who is about to place: what a claim would need, area by area. A henchman pays for one bribe at least. */
function needsPhrases(s: State, viewer: Viewer): readonly Phrase[] {
  const task = due(s);
  if (task?.step !== 'place' || task.seat !== viewer) return [];
  const outside = areasInPlay(seatsOf(s)).filter((area) => s.owner[area] !== viewer && canEnter(s, viewer, area));
  return outside.map((area) => ({
    key: 'claim.needs',
    params: { area, n: Math.max(1, bribesNeeded(s, viewer, area, 1)), m: bribesNeeded(s, viewer, area, BOSS_POWER) },
  }));
}

/** Whether the area itself, whatever the figure and the loot, is open to attack. */
const canEnter = (s: State, seat: Seat, area: number): boolean =>
  borders(s, seat, area) && (s.owner[area] === NOBODY || territory(s, must(s.owner[area])) > 1);
