import { at } from '../../../core/counts.ts';
import type { Viewer } from '../../../core/game.ts';
import { heads, type OutlookPackage, type OutlookPart } from '../../../core/outlook.ts';
import { byLang, type Phrase } from '../../../core/text.ts';
import { PHASES, REGIONS } from '../data.ts';
import { childPrice, freeAround, isOverrun, trapsOf } from '../look.ts';
import type { Move } from '../moves.ts';
import { columns } from '../score.ts';
import { NONE, type State } from '../state.ts';
import { houseId, PRICE, size } from '../town.ts';
import { gives } from './gives.ts';
import { endangered, ratsTo } from './kings.ts';
import { freedBy, piperComes } from './piper.ts';
import { nextInInfluence, nextInMoney, type Step, trapRange } from './ranks.ts';

/** What the end of the phase would cost everybody. */
function piper(s: State, viewer: Viewer): OutlookPart {
  const all = piperComes(s);
  const mine = all.find(({ seat }) => seat === viewer);
  const freed = freedBy(s).map(houseId);
  const notes: Phrase[] = [{ key: 'outlook.piper.price', params: { field: REGIONS[s.piper] ?? '', price: childPrice(s) } }];
  if (mine && mine.children > 0) {
    const short = mine.cost - mine.purse;
    notes.push(
      short > 0
        ? { key: 'outlook.piper.short', params: { n: short, lost: mine.lost, points: mine.points } }
        : { key: 'outlook.piper.safe', params: { n: -short } },
    );
  }
  if (freed.length > 0) notes.push({ key: 'outlook.piper.frees', params: { quarter: REGIONS[s.piper] ?? '', houses: freed } });
  const rows = all.map(({ seat, children, cost, purse, lost, points }) => {
    const mark = lost > 0 ? ('danger' as const) : undefined;
    return { head: seat, cells: [{ n: children }, { n: cost }, { n: purse }, { n: lost, mark }, { n: -points, mark }] };
  });
  return { id: 'piper', notes, columns: heads('piper', 'children', 'cost', 'purse', 'lost', 'points'), rows };
}

/** How near the end of the phase is, and whose houses the rats have nearly taken. */
function kings(s: State): OutlookPart {
  const rats = s.kings > 0 ? ratsTo(s, s.kings) : undefined;
  const last = s.phase === PHASES ? 'outlook.kings.emperor' : 'outlook.kings.near';
  const notes = rats === undefined ? [] : [{ key: last, params: { kings: s.kings, rats } }];
  const rows = endangered(s).map((house) => {
    const [man, woman] = [at(s.men, house), at(s.women, house)];
    const overrun = isOverrun(s, house);
    return {
      head: { key: 'outlook.house', params: { house: houseId(house) } },
      note: { key: woman === NONE || woman === man ? 'outlook.alone' : 'outlook.couple', params: { man, woman } },
      cells: [
        { n: size(freeAround(s, house)), mark: overrun ? ('danger' as const) : undefined },
        { n: at(s.marker, house) },
        { n: at(PRICE, house), mark: overrun ? ('barred' as const) : undefined },
      ],
    };
  });
  return { id: 'kings', notes, columns: heads('kings', 'free', 'rats', 'points'), rows };
}

const stepNote = (what: string, step: Step | undefined): Phrase[] =>
  step ? [{ key: `outlook.ranks.${what}`, params: { rival: step.rival, n: step.missing, gain: step.gain } }] : [];

/** Places in money, on the ladder and in traps, and how far it is to the next. */
function ranks(s: State, viewer: Viewer): OutlookPart {
  const points = columns(s);
  const notes =
    viewer === null ? [] : [...stepNote('by-money', nextInMoney(s, viewer)), ...stepNote('by-influence', nextInInfluence(s, viewer))];
  const rows = s.rank.map((seat) => {
    const [least, most] = trapRange(s, seat);
    const n = trapsOf(s, seat).length;
    const key = n === 0 ? undefined : least === most ? 'outlook.ranks.trap-sum' : 'outlook.ranks.trap-range';
    return {
      head: seat,
      cells: [
        { n: at(s.money, seat) },
        { n: at(points.money, seat), mark: ahead(points.money, seat) },
        { n: at(s.influence, seat) },
        { n: at(points.influence, seat), mark: ahead(points.influence, seat) },
        { n, text: key === undefined ? undefined : { key, params: { n, least, most } } },
      ],
    };
  });
  return { id: 'ranks', notes, columns: heads('ranks', 'money', 'points', 'influence', 'points', 'traps'), rows };
}

const ahead = (points: readonly number[], seat: number): 'ahead' | undefined =>
  at(points, seat) === Math.max(...points) ? 'ahead' : undefined;

export const outlook: OutlookPackage<State, Move> = {
  outlook: (s, viewer) => (s.round === 0 ? [] : [piper(s, viewer), kings(s), ranks(s, viewer)]),
  gives,
  texts: byLang((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])),
};
