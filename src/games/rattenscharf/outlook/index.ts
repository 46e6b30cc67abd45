import type { Seat, Viewer } from '../../../core/game.ts';
import { heads, type OutlookPackage, type OutlookPart } from '../../../core/outlook.ts';
import { byLang, type Phrase } from '../../../core/text.ts';
import { LAST_TURN, RAT_LIMIT } from '../data.ts';
import type { Move } from '../moves.ts';
import { isAtRisk, pending, type State } from '../state.ts';
import { gainOf, standings, withinReach } from './numbers.ts';

/** Where the two stand if it were counted now, and how near the third rat is. */
function count(s: State): OutlookPart {
  const all = standings(s);
  const totals = all.map(({ laying, groups }) => laying + groups);
  const rows = all.map(({ laying, groups, rats, coming }, seat) => ({
    head: seat,
    cells: [
      { n: laying },
      { n: groups },
      { n: laying + groups, mark: laying + groups === Math.max(...totals) ? ('ahead' as const) : undefined },
      { n: rats, mark: rats >= RAT_LIMIT - 1 && isAtRisk(s, seat) ? ('danger' as const) : undefined },
      { n: coming },
    ],
  }));
  const notes = [{ key: 'outlook.count.left', params: { turns: LAST_TURN - s.turnNumber, n: s.bag.length } }];
  return { id: 'count', notes, columns: heads('count', 'laying', 'groups', 'total', 'rats', 'coming'), rows };
}

/** What the strips on the table can do at once. */
function reach(s: State, viewer: Viewer): OutlookPart[] {
  if (viewer === null || !pending(s).includes(viewer)) return [];
  const rows = withinReach(s, viewer).map(({ strip, most, lead, rats }) => ({
    head: { key: `strip.${strip}` },
    cells: [{ n: most }, { n: lead }, { n: rats, mark: rats >= RAT_LIMIT && isAtRisk(s, viewer) ? ('danger' as const) : undefined }],
  }));
  return [{ id: 'reach', notes: [{ key: 'outlook.reach.is' }], columns: heads('reach', 'most', 'lead', 'rats'), rows }];
}

/** What laying a strip gives and takes. */
function gives(s: State, seat: Seat, move: Move): Phrase[] {
  if (move.type !== 'lay') return [];
  const [me, other] = seat === 0 ? ([0, 1] as const) : ([1, 0] as const);
  const { groups, rats, change, ending } = gainOf(s, seat, move);
  const facts: Phrase[] = [];
  if (ending === 'rats') facts.push({ key: 'gives.loses', params: { n: rats[me] } });
  for (const group of groups.filter((one) => one.seat === me))
    facts.push({ key: 'gives.group', params: { herb: group.herb, size: group.size, points: group.points } });
  if (change[me] < 0) facts.push({ key: 'gives.covers', params: { n: -change[me], left: rats[me] } });
  if (change[other] > 0) facts.push({ key: 'gives.shows', params: { rival: other, n: change[other] } });
  if (change[me] > 0) facts.push({ key: 'gives.own-rat', params: { n: rats[me] } });
  for (const group of groups.filter((one) => one.seat === other))
    facts.push({ key: 'gives.away', params: { rival: other, points: group.points, herb: group.herb } });
  return facts;
}

export const outlook: OutlookPackage<State, Move> = {
  outlook: (s, viewer) => (s.ending === null && s.turnNumber > 0 ? [count(s), ...reach(s, viewer)] : []),
  gives,
  texts: byLang((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])),
};
