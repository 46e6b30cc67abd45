import { enter } from '../../../core/enter.ts';
import { STRIPS } from '../data.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { cellAt } from '../grid.ts';
import { encode, type Lay } from '../moves.ts';
import { forbidden, overTheEdge } from '../spot.ts';
import { spread } from '../spread.ts';
import type { State } from '../state.ts';

const ARROWS = '>v<^';

/** `7@12,11v`: strip 7, its middle on column 12, row 11, read from top to bottom (`>` `v` `<` `^`). */
export function parseLay(text: string): Lay {
  const [, strip, x, y, arrow] = /^(\d+)@(-?\d+),(-?\d+)([>v<^])$/.exec(text) ?? [];
  if (arrow === undefined) throw new Error(`not a placement: ${text}`);
  return { type: 'lay', strip: Number(strip), x: Number(x), y: Number(y), turn: ARROWS.indexOf(arrow) };
}

export const writeLay = ({ strip, x, y, turn }: Lay): string => `${strip}@${x},${y}${ARROWS[turn]}`;

interface Position {
  /** Placements in order, which must be legal. */
  readonly laid?: string;
  readonly tray: readonly number[];
  readonly bag?: readonly number[];
  readonly seat?: 0 | 1;
  readonly turnNumber?: number;
  readonly points?: readonly [number, number];
  readonly scoreShrunkGroups?: boolean;
  readonly lastStrip?: 'checked' | 'free';
}

/** A table as if the game had come this far. Strips neither laid nor in the tray are in the bag, unless told otherwise. */
export function table(p: Position) {
  const s: State = game.setup(2, { scoreShrunkGroups: p.scoreShrunkGroups ?? true, start: 'red', lastStrip: p.lastStrip ?? 'checked' });
  s.seat = p.seat ?? 0;
  s.turnNumber = p.turnNumber ?? 2;
  s.laid = buildUp(p.laid ?? '');
  s.tray = [...p.tray];
  const used = new Set([...s.laid.map((code) => Math.floor(code / (4 * 625))), ...p.tray]);
  s.bag = p.bag ? [...p.bag] : STRIPS.map((_, i) => i).filter((i) => i > 0 && !used.has(i));
  s.laying = [p.points?.[0] ?? 0, p.points?.[1] ?? 0];
  return {
    state: s,
    /** Lays and says what happened. */
    lay: (text: string): Event[] => enter(game, s, s.seat, parseLay(text)),
    refusal: (text: string) => game.refusal(s, s.seat, parseLay(text)),
    listed: (): string[] => game.moves(s, s.seat).map((move) => writeLay(move as Lay)),
  };
}

/** Positions that the rules cannot reach would prove nothing, so each strip is checked. */
function buildUp(text: string): number[] {
  const laid: number[] = [];
  for (const word of text.split(' ').filter((w) => w !== '')) {
    const { strip, x, y, turn } = parseLay(word);
    const upright = turn % 2 === 1;
    const rule = overTheEdge(x, y, upright) ?? forbidden(spread(laid), cellAt(x, y), upright);
    if (rule) throw new Error(`${word} cannot lie there: ${rule}`);
    laid.push(encode(strip, x, y, turn));
  }
  return laid;
}

/** The points of a scoring, short: `red chili 3: 2`. */
export const scored = (events: readonly Event[]): string[] =>
  events.flatMap((e) =>
    e.type === 'scored' || e.type === 'final-group' ? [`${e.seat === 0 ? 'red' : 'green'} ${e.herb} ${e.size}: ${e.points}`] : [],
  );
