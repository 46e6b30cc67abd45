import type { AnyGame, Seat } from '../../../core/game.ts';
import type { FigureName } from '../data.ts';
import type { Event, Shown } from '../events.ts';
import { ownerOf, preview } from '../look.ts';
import { figureOf, type Move } from '../moves.ts';
import { NONE, type State } from '../state.ts';

/** An activated column: its figure and the cards that would be executed. */
export interface Act {
  readonly column: number;
  readonly figure: FigureName;
  readonly cards: readonly Shown[];
  /** Nobody moves: two special cards, or a card that only others know. */
  readonly still: 'idle' | 'unknown' | undefined;
  /** All who go along, when a melody plays. */
  readonly band: readonly FigureName[];
}

/** A stretch of the way: from the lane left of a house, so many points of the road on, or back if negative. */
export interface Leg {
  readonly figures: readonly FigureName[];
  readonly lane: number;
  readonly by: number;
}

/** What would become of a house that figures touch. */
export interface Change {
  readonly house: number;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

export interface Outlook {
  readonly acts: readonly Act[];
  readonly legs: readonly Leg[];
  /** Figures that would stand elsewhere, with the house in front of their new lane. */
  readonly ends: readonly { readonly figure: FigureName; readonly lane: number }[];
  readonly changes: readonly Change[];
  /** Seats that would leave town, and who would take their markers. */
  readonly leaving: readonly { readonly seat: Seat; readonly taker: Seat; readonly markers: readonly Seat[] }[];
  readonly winners: readonly Seat[];
}

type Passing = Extract<Event, { type: 'passed' | 'sneaked' | 'passed-neutral' }>;

/** What moves would lead to, as far as the viewer can know. The rules say it; this only puts it together for the eye. */
export function foresee(game: AnyGame, view: State, seat: Seat, moves: readonly Move[]): Outlook {
  const events = preview(game, view, seat, moves);
  const passings = events.filter(isPassing);
  const { legs, ends } = routes(view, events);
  return {
    acts: actsOf(events),
    legs,
    ends,
    changes: changesOf(view, passings),
    leaving: events.flatMap((e) => {
      if (e.type === 'left') return [{ seat: e.seat, taker: e.taker, markers: e.markers }];
      return e.type === 'left-unclaimed' ? [{ seat: e.seat, taker: NONE, markers: [] }] : [];
    }),
    winners: events.flatMap((e) => (e.type === 'won' ? [e.seat] : e.type === 'tied' ? e.seats : [])),
  };
}

const isPassing = (e: Event): e is Passing => e.type === 'passed' || e.type === 'sneaked' || e.type === 'passed-neutral';

function actsOf(events: readonly Event[]): Act[] {
  const acts: Act[] = [];
  events.forEach((e, i) => {
    if (e.type === 'idle') acts.push({ column: e.column, figure: e.figure, cards: [], still: 'idle', band: [] });
    if (e.type !== 'moved') return;
    const next = events[i + 1];
    const band = next && isPassing(next) && e.cards.includes('melody') ? next.figures : [];
    const before = acts.at(-1);
    const goesOn = before?.column === e.column;
    const cards = goesOn ? [...before.cards, ...e.cards] : e.cards;
    if (goesOn) acts.pop();
    acts.push({ column: e.column, figure: e.figure, cards, still: cards.includes('unknown') ? 'unknown' : undefined, band });
  });
  return acts;
}

function changesOf(view: State, passings: readonly Passing[]): Change[] {
  const changes = new Map<number, Change>();
  for (const e of passings) {
    const seat = ownerOf(view, e.house);
    const height = view.height[seat] ?? 0;
    const known = changes.get(e.house) ?? { house: e.house, seat, from: height, to: height };
    changes.set(e.house, e.type === 'passed' ? { ...known, to: e.to } : known);
  }
  return [...changes.values()];
}

/** The way on the ring as it is now: a house that would be gone by then is passed like an empty place. */
function routes(view: State, events: readonly Event[]): Pick<Outlook, 'legs' | 'ends'> {
  const round = view.ring.length * 2;
  const before = view.ahead.map((house) => view.ring.indexOf(house) * 2);
  const now = before.slice();
  const laneAt = (position: number): number => view.ring[(((position % round) + round) % round) / 2] ?? NONE;
  const legs: Leg[] = [];
  let open: { end: number; dir: number } | undefined;
  for (const e of events) {
    if (!isPassing(e)) {
      open = undefined;
      continue;
    }
    const start = now[figureOf(e.figures[0] ?? 'piper')] ?? 0;
    const door = view.ring.indexOf(e.house) * 2 + 1;
    const gap = ((((door - start) * e.dir) % round) + round) % round;
    const by = (gap + 1) * e.dir;
    const last = legs.at(-1);
    if (last && open?.end === start && open.dir === e.dir) legs[legs.length - 1] = { ...last, by: last.by + by };
    else legs.push({ figures: e.figures, lane: laneAt(start), by });
    open = { end: start + by, dir: e.dir };
    for (const name of e.figures) now[figureOf(name)] = start + by;
  }
  const moved = new Set(legs.flatMap((leg) => leg.figures));
  const ends = [...moved].flatMap((figure) => {
    const lane = laneAt(now[figureOf(figure)] ?? 0);
    return lane === view.ahead[figureOf(figure)] ? [] : [{ figure, lane }];
  });
  return { legs, ends };
}
