import type { Seat, Viewer } from '../../../core/game.ts';
import { heads, type OutlookPackage, type OutlookPart } from '../../../core/outlook.ts';
import { byLang, type Phrase } from '../../../core/text.ts';
import { FIGURES } from '../data.ts';
import { collectedBy, inTown } from '../look.ts';
import type { Move } from '../moves.ts';
import { pending, type State } from '../state.ts';
import { changesBy, dangers, reach } from './numbers.ts';

const seatList = (s: State): Seat[] => s.height.map((_, seat) => seat).filter((seat) => inTown(s, seat));

/** How high everybody stands. */
function steps(s: State, viewer: Viewer): OutlookPart {
  const mine = viewer !== null && pending(s).includes(viewer) ? reach(s, viewer) : undefined;
  const lowest = Math.min(...seatList(s).map((seat) => s.height[seat] ?? 0));
  const rows = seatList(s).map((seat) => {
    const height = s.height[seat] ?? 0;
    return {
      head: seat,
      cells: [
        { n: height, mark: height === lowest ? ('ahead' as const) : undefined },
        { n: s.roof - height, mark: s.roof - height <= 2 ? ('danger' as const) : undefined },
        { n: collectedBy(s, seat) },
        ...(mine ? [{ n: mine.up[seat] ?? 0 }] : []),
      ],
    };
  });
  const notes = mine && mine.down > 0 ? [{ key: 'outlook.steps.down', params: { n: mine.down } }] : [];
  return { id: 'steps', notes, columns: heads('steps', 'height', 'roof', 'markers', ...(mine ? ['reach'] : [])), rows };
}

/** What the cards that wait under figures can become. */
function danger(s: State): OutlookPart {
  const seats = seatList(s);
  const rows = dangers(s).map(({ figure, climbs }, i) => ({
    head: { key: `figure.${FIGURES[figure]}`, params: { i } },
    cells: seats.map((seat) => {
      const n = climbs[seat] ?? 0;
      return { n, mark: n > 0 && n >= s.roof - (s.height[seat] ?? 0) ? ('danger' as const) : undefined };
    }),
  }));
  return { id: 'danger', notes: [{ key: rows.length > 0 ? 'outlook.danger.is' : 'outlook.danger.none' }], columns: seats, rows };
}

/** Whose marker a card moves, and how far. */
function gives(s: State, seat: Seat, move: Move): Phrase[] {
  if (move.type !== 'play' && move.type !== 'hide' && move.type !== 'order') return [];
  const changes = changesBy(s, seat, move);
  const facts = changes
    .toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat) || b.to - b.from - (a.to - a.from))
    .map(({ seat: other, from, to }) => {
      const key = to >= s.roof ? 'gives.roof' : to > from ? 'gives.up' : 'gives.down';
      return { key, params: { seat: other, n: Math.abs(to - from), to } };
    });
  return facts.length > 0 ? facts : [{ key: 'gives.waits' }];
}

export const outlook: OutlookPackage<State, Move> = {
  outlook: (s, viewer) => (s.ending === null && s.turn > 0 ? [steps(s, viewer), danger(s)] : []),
  gives,
  texts: byLang((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])),
};
