import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { game } from './game.ts';
import { HIDDEN, HOME, STAYED, task } from './state.ts';
import { table } from './testing/table.ts';

/** Three players: 0 in the left Brickyard, 1 in the upper Brickyard and left Harbour, 2 in the upper Purple Steps only. */
const AREAS = [[1], [0, 7], [18]];

test('[place/where] inside the territory or right beside it', () => {
  const t = table({ areas: AREAS, loot: [1, 0, 0], cards: ['bribe'] });
  expect(t.listed()).toEqual([
    'place henchman 0',
    'place henchman 1',
    'place henchman 2',
    'place henchman 14',
    'place henchman 15',
    'place boss 0',
    'place boss 2',
    'place boss 14',
    'place boss 15',
  ]);
});

test('[place/not-adjacent] [board/adjacent] one shared manhole is not enough, for the boss neither', () => {
  // The left Brickyard and the right Corn Market are neighbours; the upper Corn Market shares manhole 11 only.
  const t = table({ areas: AREAS, loot: [1, 0, 0], cards: ['invasion'] });
  expect(t.refusal('place henchman 12')).toEqual({ rule: 'place/not-adjacent', params: { area: 12 } });
  expect(t.refusal('place boss 12')).toEqual({ rule: 'place/not-adjacent', params: { area: 12 } });
});

test('[place/out-of-play] districts out of play cannot be entered', () => {
  const t = table({ areas: [[0], [18]], loot: [1, 0], cards: ['invasion'] });
  expect(t.refusal('place henchman 7')).toEqual({ rule: 'place/out-of-play', params: { area: 7 } });
});

test('[board/territory] a territory need not hang together', () => {
  const t = table({ areas: [[1, 20], [0, 7], [18]], cards: ['administration'] });
  expect(t.listed()).toEqual(['place henchman 1', 'place henchman 20', 'place boss 1', 'place boss 20']);
});

test('[place/one-figure] one figure a turn, then the next player', () => {
  const t = table({ areas: AREAS, cards: ['administration', 'bribe', 'bribe'] });
  t.play('place henchman 1', 'done');
  expect(t.asked()).toBe(1);
  expect(t.state.figures).toEqual([HOME, 1, HOME, HOME, HOME, HOME, HOME, HOME, HOME, HOME, HOME, HOME]);
});

test('[place/no-henchman-left] [place/boss-placed] three henchmen and one boss a round', () => {
  const none = table({ areas: AREAS, figures: [[HOME, 1, 1, 1]], turn: 10 });
  expect(none.refusal('place henchman 1')).toEqual({ rule: 'place/no-henchman-left', params: { area: 1 } });
  expect(none.listed()).toEqual(['place boss 1']);
  const placed = table({ areas: AREAS, figures: [[1, HOME, HOME, HOME]], turn: 4 });
  expect(placed.refusal('place boss 1')).toEqual({ rule: 'place/boss-placed', params: { area: 1 } });
  expect(placed.listed()).toEqual(['place henchman 1']);
});

test('[place/no-loot] without loot a henchman stays at home', () => {
  const t = table({ areas: AREAS });
  expect(t.refusal('place henchman 0')).toEqual({ rule: 'place/no-loot', params: { area: 0 } });
  expect(t.listed().filter((m) => m.startsWith('place henchman'))).toEqual(['place henchman 1']);
});

test('[place/last-area] nobody enters the last area of another player, the boss neither', () => {
  const t = table({ areas: [[2], [0, 7], [18]], loot: [3, 0, 0], cards: ['bribe'] });
  const refusal = { rule: 'place/last-area', params: { area: 18, rival: 2 } };
  expect(t.refusal('place henchman 18')).toEqual(refusal);
  expect(t.refusal('place boss 18')).toEqual(refusal);
  expect(t.listed()).not.toContain('place boss 18');
});

test('[place/last-area] whatever lies and stands there: a back room, tiles, figures', () => {
  const t = table({
    areas: [[2], [0, 7], [18]],
    loot: [3, 0, 0],
    cards: ['bribe'],
    rooms: { 18: 2 },
    tiles: { 18: ['hat-rat'] },
    figures: [[], [18], [18, 18]],
  });
  const refusal = { rule: 'place/last-area', params: { area: 18, rival: 2 } };
  expect([t.refusal('place henchman 18'), t.refusal('place boss 18')]).toEqual([refusal, refusal]);
  expect(t.listed().filter((move) => move.endsWith(' 18'))).toEqual([]);
});

test('[place/last-area] the own last area may be entered, and a rival’s as soon as she has two', () => {
  const t = table({ areas: [[2], [0, 7], [18, 19]], loot: [3, 0, 0], cards: ['bribe'] });
  expect(t.listed()).toEqual(expect.arrayContaining(['place henchman 2', 'place henchman 18', 'place boss 18']));
});

test('[boss/must-go-inside] Administration', () => {
  const t = table({ areas: AREAS, cards: ['administration'] });
  expect(t.listed().filter((m) => m.startsWith('place boss'))).toEqual(['place boss 1']);
  expect(t.refusal('place boss 0')).toEqual({ rule: 'boss/must-go-inside', params: { area: 0, card: 'administration' } });
});

test.each(['invasion', 'bribe'] as const)('[boss/must-go-outside] %s', (card) => {
  const t = table({ areas: AREAS, cards: [card] });
  expect(t.listed().filter((m) => m.startsWith('place boss'))).toEqual(['place boss 0', 'place boss 2', 'place boss 14', 'place boss 15']);
  expect(t.refusal('place boss 1')).toEqual({ rule: 'boss/must-go-outside', params: { area: 1, card } });
});

/** Seat 0 is walled in: all that borders on its areas is the last area of somebody else. */
const WALLED = [[6, 8], [7], [18]];

test('[boss/stays] a boss without a place waits while there are henchmen', () => {
  const t = table({ areas: WALLED, cards: ['invasion'] });
  expect(t.listed()).toEqual(['place henchman 6', 'place henchman 8']);
});

test('[boss/stays] as the last figure she loses the turn and shows her card', () => {
  const t = table({ areas: WALLED, cards: ['invasion', 'bribe', 'bribe'], figures: [[HOME, 6, 6, 8]], turn: 10 });
  expect(t.listed()).toEqual(['stay']);
  expect(t.play('stay')).toEqual([{ type: 'stayed', seat: 0, card: 'invasion' }]);
  expect(t.state.figures[0]).toBe(STAYED);
  expect(t.asked()).toBe(1);
});

test('[boss/stays] [round/secret] the card of a boss who stayed is open to everybody', () => {
  const t = table({ areas: WALLED, cards: ['invasion', 'bribe', 'bribe'], figures: [[HOME, 6, 6, 8]], turn: 10 });
  expect(game.view(t.state, 1).cards).toEqual([HIDDEN, 2, HIDDEN]);
  t.play('stay');
  expect(game.view(t.state, 1).cards).toEqual([1, 2, HIDDEN]);
  expect(game.view(t.state, null).cards).toEqual([1, HIDDEN, HIDDEN]);
});

test('[boss/stays] [round/clean-up] she is back in the next round', () => {
  const t = table({
    areas: WALLED,
    figures: [
      [STAYED, 6, 6, 8],
      [7, 7, 7, 7],
      [18, 18, 18, 18],
    ],
    turn: 12,
    starter: 2,
    todo: [task('cleanup', CHANCE)],
  });
  t.proceed();
  expect(t.state.figures).toEqual(Array(12).fill(HOME));
  for (let seat = 0; seat < 3; seat++) t.play('intrigue administration');
  expect(t.listed()).toEqual(['place henchman 6', 'place henchman 8', 'place boss 6', 'place boss 8']);
});

test('[stay/can-place] whoever can place a figure must', () => {
  expect(table({ areas: WALLED, cards: ['invasion'] }).refusal('stay')).toEqual({ rule: 'stay/can-place' });
  const admin = table({ areas: WALLED, cards: ['administration'], figures: [[HOME, 6, 6, 8]] });
  expect(admin.refusal('stay')).toEqual({ rule: 'stay/can-place' });
});

test('[turn/not-yours] only who is asked answers', () => {
  const t = table({ areas: AREAS });
  expect(t.refusal('place henchman 0', 1)).toEqual({ rule: 'turn/not-yours', params: { pending: [0] } });
  expect(t.listed(1)).toEqual([]);
  expect(t.refusal('done', CHANCE)).toMatchObject({ rule: 'turn/not-yours' });
});

test('[round/figures-stay] figures stay and count as power until the round ends', () => {
  const t = table({ areas: [[1], [0, 7]], rats: [{ 15: 1 }, { 8: 2 }], loot: [2, 0], cards: ['administration', 'administration'] });
  t.play('place henchman 0', 'recruit 15');
  const lost = t.play('done');
  expect(lost).toMatchObject([{ type: 'claim-won', power: 3, theirs: 2 }, { type: 'taken' }]);
  expect(t.state.figures[1]).toBe(0);
});

test('[turn/game-over] after the end nobody moves', () => {
  const t = table({ areas: AREAS, todo: [task('cleanup', CHANCE)], round: 5 });
  t.proceed();
  expect(t.refusal('done', 0)).toEqual({ rule: 'turn/game-over' });
});
