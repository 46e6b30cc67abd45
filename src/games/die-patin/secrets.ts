import type { Rng, Seat, Viewer } from '../../core/game.ts';
import { CARDS } from './data.ts';
import type { Event } from './events.ts';
import { bossOf } from './look.ts';
import { HIDDEN, HOME, NO_CARD, type State } from './state.ts';

/** Everything anew, field by field: several times as fast as the general copy, and a forgotten field does not compile. */
function withCards(s: State, cards: number[]): State {
  const made: State = {
    todo: s.todo.map(({ step, seat, at, left }) => ({ step, seat, at, left })),
    round: s.round,
    starter: s.starter,
    turn: s.turn,
    owner: s.owner.slice(),
    holder: s.holder.slice(),
    rats: s.rats.slice(),
    crates: s.crates.slice(),
    rooms: s.rooms.slice(),
    tiles: s.tiles.slice(),
    figures: s.figures.slice(),
    cards,
    loot: s.loot.slice(),
    stock: s.stock.slice(),
    spare: s.spare.slice(),
    trophies: s.trophies.slice(),
    scored: s.scored.slice(),
    ending: s.ending,
  };
  if (s.starts) made.starts = s.starts;
  return made;
}

/** The one secret: a chosen intrigue card, until its boss is placed. That it has been chosen is no secret. */
const isSecret = (s: State, seat: Seat): boolean => s.cards[seat] !== NO_CARD && bossOf(s, seat) === HOME;

export const copy = (s: State): State => withCards(s, s.cards.slice());

export const view = (s: State, viewer: Viewer): State =>
  withCards(
    s,
    s.cards.map((card, seat) => (seat !== viewer && isSecret(s, seat) ? HIDDEN : card)),
  );

export function redact(e: Event, viewer: Viewer): Event {
  return e.type === 'chosen' && e.seat !== viewer ? { type: 'chosen', seat: e.seat, card: 'hidden' } : e;
}

/** Any card may lie there: nobody who holds one has shown anything of it. */
export function imagine(seen: State, viewer: Viewer, rng: Rng): State {
  const world = view(seen, viewer);
  for (let seat = 0; seat < world.cards.length; seat++) if (world.cards[seat] === HIDDEN) world.cards[seat] = rng(CARDS.length);
  return world;
}
