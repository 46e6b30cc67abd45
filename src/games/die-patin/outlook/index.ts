import type { Viewer } from '../../../core/game.ts';
import { heads, type OutlookCell, type OutlookPackage, type OutlookPart } from '../../../core/outlook.ts';
import { byLang, type Phrase } from '../../../core/text.ts';
import { MISSIONS } from '../data.ts';
import type { Move } from '../moves.ts';
import { NOBODY, type State, seatList } from '../state.ts';
import { inDanger, type Raid, withinReach } from './areas.ts';
import { type ChainRow, chainRows, nextStep } from './chains.ts';
import { gives } from './gives.ts';
import { type MissionRow, missing, missionRows } from './missions.ts';

function verdict({ mission, leader, values, scored }: MissionRow): Phrase {
  const params = { mission: MISSIONS[mission] ?? '', seat: leader, n: Math.max(...values) };
  if (leader === NOBODY) return { key: 'outlook.missions.tie', params };
  return { key: scored[leader] ? 'outlook.missions.blocked' : 'outlook.missions.lead', params };
}

/** Everybody's value in each mission. */
function missions(s: State, viewer: Viewer): OutlookPart {
  const rows = missionRows(s).map((row) => {
    const cells = row.values.map((n, seat): OutlookCell => {
      if (row.scored[seat]) return { n, mark: 'barred' };
      return { n, mark: row.leader === seat ? 'ahead' : undefined };
    });
    const mine: OutlookCell[] = viewer === null ? [] : [need(row, viewer)];
    return { head: { key: `mission.${MISSIONS[row.mission]}` }, note: verdict(row), cells: [...cells, ...mine] };
  });
  const columns = [...seatList(s), ...(viewer === null ? [] : heads('missions', 'need'))];
  return { id: 'missions', notes: [{ key: 'outlook.missions.worth', params: { n: s.round } }], columns, rows };
}

function need(row: MissionRow, viewer: number): OutlookCell {
  const n = missing(row, viewer);
  if (row.scored[viewer]) return { n, text: { key: 'outlook.missions.had' } };
  return { n, text: n === 0 ? { key: 'outlook.missions.yours' } : { key: 'outlook.missions.more', params: { n } } };
}

/** Everybody's tiles by enterprise, what the next one brings, and where it lies. */
function chains(s: State, viewer: Viewer): OutlookPart {
  const own = (row: ChainRow) => (viewer === null ? 0 : (row.held[viewer] ?? 0));
  const rows = chainRows(s)
    .toSorted((a, b) => own(b) - own(a) || Math.max(...b.held) - Math.max(...a.held))
    .map((row) => {
      const next = viewer === null ? [] : [nextStep(row, viewer)];
      return {
        head: { key: `enterprise.${row.enterprise}` },
        note: row.areas.length > 0 ? { key: 'outlook.chains.lie', params: { areas: row.areas } } : { key: 'outlook.chains.gone' },
        cells: [...row.held.map((n) => ({ n })), ...next.map((n) => ({ n, text: { key: 'outlook.chains.plus', params: { n } } }))],
      };
    });
  const columns = [...seatList(s), ...(viewer === null ? [] : heads('chains', 'next'))];
  return { id: 'chains', notes: [{ key: 'outlook.chains.worth' }], columns, rows };
}

function raids(id: 'reach' | 'danger', found: readonly Raid[]): OutlookPart {
  const rows = found.map(({ area, by, power, theirs, bribes }) => ({
    head: { key: `area.${area}` },
    note: id === 'danger' ? { key: 'outlook.danger.by', params: { seat: by } } : undefined,
    cells: [{ n: power }, { n: theirs }, { n: bribes, mark: id === 'danger' ? ('danger' as const) : undefined }],
  }));
  const notes = [{ key: rows.length > 0 ? `outlook.${id}.is` : `outlook.${id}.none` }];
  return { id, notes, columns: heads(id, 'power', 'theirs', 'bribes'), rows };
}

export const outlook: OutlookPackage<State, Move> = {
  outlook(s, viewer) {
    if (s.round === 0 || s.ending !== null) return [];
    const areas = viewer === null ? [] : [raids('reach', withinReach(s, viewer)), raids('danger', inDanger(s, viewer))];
    return [missions(s, viewer), chains(s, viewer), ...areas];
  },
  gives,
  texts: byLang((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])),
};
