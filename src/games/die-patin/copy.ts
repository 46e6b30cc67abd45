import type { State } from './state.ts';

/** Everything anew, field by field: several times as fast as the general copy, and a forgotten field does not compile. */
export const copy = (s: State): State => ({
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
  cards: s.cards.slice(),
  loot: s.loot.slice(),
  stock: s.stock.slice(),
  spare: s.spare.slice(),
  trophies: s.trophies.slice(),
  scored: s.scored.slice(),
  ending: s.ending,
});
