import { describe, expect, test } from 'vitest';
import { seeded } from '../../core/rng.ts';
import { game } from './game.ts';
import type { Lay } from './moves.ts';
import { anyMove, playOut } from './testing/careful.ts';
import { table } from './testing/table.ts';

describe('on the table', () => {
  test('[lay/straight] across and upright, either way round, and nothing between', () => {
    const t = table({ tray: [3] });
    for (const arrow of '>v<^')
      expect(t.refusal(`3@15,12${arrow}`)?.rule).toBe(arrow === 'v' || arrow === '^' ? 'lay/not-adjacent' : undefined);
    for (const arrow of '>v<^') expect(t.refusal(`3@12,${'><'.includes(arrow) ? 11 : 10}${arrow}`)).toBeUndefined();
  });

  test('[lay/not-adjacent] RS-G9: corner contact is not enough', () => {
    const t = table({ tray: [1] });
    expect(t.refusal('1@15,11>')?.rule).toBe('lay/not-adjacent');
    expect(t.refusal('1@14,11>')).toBeUndefined();
    expect(t.refusal('1@20,20v')?.rule).toBe('lay/not-adjacent');
  });

  test('[lay/not-adjacent] one shared side is enough, at either end or in the middle', () => {
    const t = table({ tray: [1] });
    for (const spot of ['1@15,12>', '1@9,12>', '1@11,10v', '1@13,14v', '1@14,12v']) expect(t.refusal(spot)).toBeUndefined();
  });

  test('[lay/not-adjacent] lying on strips counts as adjacent', () => {
    const t = table({ laid: '31@12,11> 4@12,13>', tray: [1] });
    expect(t.refusal('1@12,12v')).toBeUndefined();
  });

  test('[setup/start-strip] the start strip lies blank in the middle and can be covered', () => {
    const t = table({ laid: '31@12,11> 4@12,13>', tray: [16] });
    expect(t.lay('16@11,12v')[0]).toMatchObject({ type: 'laid', level: 2 });
    expect(t.state.laid).toHaveLength(3);
  });

  test.each([
    ['1@0,12>', 'left'],
    ['1@24,12>', 'right'],
    ['1@12,0v', 'top'],
    ['1@12,24v', 'bottom'],
    ['1@-1,12v', 'left'],
    ['1@25,12v', 'right'],
    ['1@12,-1>', 'top'],
    ['1@12,25>', 'bottom'],
    ['1@900000,12>', 'right'],
  ])('[lay/over-the-edge] %s sticks out at the %s', (spot, end) => {
    expect(table({ tray: [1] }).refusal(spot)).toEqual({ rule: 'lay/over-the-edge', params: { end } });
  });

  /** From the start strip to each edge; a strip along the edge is listed, one that would stick out over it is not. */
  test.each([
    ['left', '4@9,12> 9@6,12> 19@3,12> 23@1,12v', '1@0,12v', '1@0,12>'],
    ['right', '4@15,12> 9@18,12> 19@21,12> 23@23,12v', '1@24,12v', '1@24,12>'],
    ['top', '4@12,10v 9@12,7v 19@12,4v 23@12,1v', '1@14,0>', '1@14,0v'],
    ['bottom', '4@12,14v 9@12,17v 19@12,20v 23@12,23v', '1@14,24>', '1@14,24v'],
  ])('[lay/over-the-edge] the outermost line on the %s can be used', (end, laid, along, over) => {
    const t = table({ laid, tray: [1] });
    expect(t.refusal(along)).toBeUndefined();
    expect(t.listed()).toContain(along);
    expect(t.refusal(over)).toEqual({ rule: 'lay/over-the-edge', params: { end } });
    expect(t.listed()).not.toContain(over);
  });

  test.each([
    ['left', '4@9,12> 9@6,12> 19@3,12> 23@1,11>', '1@1,10>'],
    ['right', '4@15,12> 9@18,12> 19@21,12> 23@23,11>', '1@23,10>'],
    ['top', '4@12,10v 9@12,7v 19@12,4v 23@12,1v', '1@11,1v'],
    ['bottom', '4@12,14v 9@12,17v 19@12,20v 23@12,23v', '1@11,23v'],
  ])('[lay/over-the-edge] a strip may end on the outermost line on the %s', (_, laid, spot) => {
    const t = table({ laid, tray: [1] });
    expect(t.refusal(spot)).toBeUndefined();
    expect(t.listed()).toContain(spot);
  });

  test('[turn/must-lay] even a game that runs into the corner always has a spot', () => {
    const corner = (s: Parameters<typeof anyMove>[0]) => {
      const moves = game.moves(s, s.seat) as readonly Lay[];
      return moves.toSorted((a, b) => a.x + a.y - b.x - b.y)[0] ?? anyMove(s, seeded(1));
    };
    for (let seed = 0; seed < 5; seed++) {
      playOut({ scoreShrunkGroups: true, start: 'red' }, seeded(seed), corner, (s, seat) =>
        expect(game.moves(s, seat)).not.toHaveLength(0),
      );
    }
  });
});

describe('on strips', () => {
  test('[lay/exactly-on-one-strip] RS-G6: not on the start strip alone', () => {
    const t = table({ tray: [1] });
    expect(t.refusal('1@12,12>')).toEqual({ rule: 'lay/exactly-on-one-strip', params: { strip: 0 } });
  });

  test('[lay/exactly-on-one-strip] nor on a goods strip, which the refusal names', () => {
    const t = table({ laid: '31@12,11>', tray: [1] });
    expect(t.refusal('1@12,11>')).toEqual({ rule: 'lay/exactly-on-one-strip', params: { strip: 31 } });
  });

  test('[lay/exactly-on-one-strip] RS-G8: two strips below are enough, and one may vanish bit by bit', () => {
    const t = table({ laid: '4@15,12>', tray: [1, 7] });
    t.lay('1@13,12>');
    expect(t.refusal('7@12,12>')?.rule).toBe('lay/uneven');
    const more = table({ laid: '4@15,12> 9@9,12> 1@13,12>', tray: [7] });
    expect(more.lay('7@10,12>')[0]).toMatchObject({ type: 'laid', level: 2 });
  });

  test.each([
    ['1@13,12>', 'right'],
    ['1@14,12>', 'middle'],
    ['1@11,12>', 'left'],
    ['1@12,12v', 'top'],
    ['1@12,13v', 'middle'],
  ])('[lay/gap] RS-G7: %s would hang in the air, first at the %s', (spot, end) => {
    expect(table({ tray: [1] }).refusal(spot)).toEqual({ rule: 'lay/gap', params: { end } });
  });

  test('[lay/gap] the lower end, too', () => {
    expect(table({ laid: '31@12,11>', tray: [1] }).refusal('1@12,12v')).toEqual({ rule: 'lay/gap', params: { end: 'bottom' } });
  });

  test('[lay/uneven] all three fields must be equally high; the refusal names the odd one', () => {
    const t = table({ laid: '31@12,11> 4@12,13> 16@12,12v', tray: [1] });
    expect(t.refusal('1@12,12>')).toEqual({ rule: 'lay/uneven', params: { end: 'middle', level: 2, other: 1 } });
    const u = table({ laid: '31@12,11> 4@12,13> 16@11,12v', tray: [1] });
    expect(u.refusal('1@12,12>')).toEqual({ rule: 'lay/uneven', params: { end: 'left', level: 2, other: 1 } });
  });

  test('[lay/cover-anything] herbs and rats of both colours, which are out of the game then', () => {
    const t = table({ laid: '36@12,11> 4@12,13>', tray: [16, 19] });
    t.lay('16@11,12v');
    t.lay('19@13,12v');
    expect(t.state.ending).toBeNull();
    expect(game.tell(t.state, null)).toContainEqual({ key: 'tell.rats', params: { seat: 0, rats: 0 } });
    expect(game.tell(t.state, null)).toContainEqual({ key: 'tell.rats', params: { seat: 1, rats: 0 } });
  });
});

describe('which strip', () => {
  test('[lay/not-in-tray] only what was revealed this turn', () => {
    expect(table({ tray: [1, 7] }).refusal('3@12,11>')).toEqual({ rule: 'lay/not-in-tray', params: { strip: 3, tray: [1, 7] } });
  });

  test('[turn/never-moved] what lies cannot be laid again', () => {
    expect(table({ laid: '31@12,11>', tray: [1] }).refusal('31@12,13>')?.rule).toBe('lay/not-in-tray');
  });

  test('[lay/same-when-turned] a strip that reads the same both ways has one listed direction', () => {
    const t = table({ tray: [1] });
    expect(t.refusal('1@12,11<')).toEqual({ rule: 'lay/same-when-turned', params: { strip: 1, turn: 0 } });
    expect(t.refusal('1@12,10^')).toEqual({ rule: 'lay/same-when-turned', params: { strip: 1, turn: 1 } });
    expect(t.refusal('1@12,12<')?.rule).toBe('lay/exactly-on-one-strip');
    expect(t.listed().every((spot) => !/[<^]/.test(spot))).toBe(true);
  });

  const nonsense: unknown[] = [
    null,
    undefined,
    7,
    'lay',
    [],
    {},
    { type: 'lay' },
    { type: 'reveal', strips: [1] },
    { type: 'lay', strip: 1, x: 12, y: 11 },
    { type: 'lay', strip: 1, x: 12, y: 11, turn: 0, more: 1 },
    { type: 'lay', strip: 1, x: 12.5, y: 11, turn: 0 },
    { type: 'lay', strip: 1, x: '12', y: 11, turn: 0 },
    { type: 'lay', strip: 1, x: 12, y: 11, turn: 4 },
    { type: 'lay', strip: 1, x: 12, y: 11, turn: -1 },
    { type: 'lay', strip: 0, x: 12, y: 11, turn: 0 },
    { type: 'lay', strip: 43, x: 12, y: 11, turn: 0 },
    { type: 'lay', strip: [1], x: 12, y: 11, turn: 0 },
    { type: 'lay', strip: 1, x: null, y: {}, turn: 0 },
    { type: 'lay', strip: 1, x: 1e300, y: 11, turn: 0 },
  ];
  test.each(nonsense)('[lay/malformed] %j', (move) => {
    expect(game.refusal(table({ tray: [1] }).state, 0, move)).toEqual({ rule: 'lay/malformed' });
  });
});
