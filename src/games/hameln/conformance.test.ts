import { expect, test } from 'vitest';
import type { Game, Viewer } from '../../core/game.ts';
import { REFEREE_TEXTS } from '../../core/referee-texts.ts';
import { LANGS } from '../../core/text.ts';
import { conforms, variants } from '../conformance.ts';
import { plantLeaks } from '../testing/leaks.ts';
import type { Event } from './events.ts';
import { game } from './game.ts';
import { hameln } from './index.ts';
import type { Move } from './moves.ts';
import { physics } from './physics.ts';
import type { State } from './state.ts';

const catalogues = await Promise.all(LANGS.map(async (lang) => ({ ...(await REFEREE_TEXTS[lang]()), ...(await hameln.texts[lang]()) })));
const explains = (key: string) => catalogues.every((catalogue) => key in catalogue);

test.each(variants(game))('keeps every promise with %o', { timeout: 60_000 }, (options) => {
  expect(conforms(game, options, physics, { games: 2, seed: 11, explains })).toEqual([]);
});

type Hameln = Game<State, Move, Event>;
type Shown = (s: State, viewer: Viewer) => Partial<State>;
const leaking = (shown: Shown): Hameln => ({
  ...game,
  view: (s, viewer) => structuredClone({ ...game.view(s, viewer), ...shown(s, viewer) }),
});

/** Two views that no law noticed as long as what is dealt anew was asked of the view itself. */
test.each<[string, Shown]>([
  ['all traps to everybody in the third phase', (s) => (s.phase === 3 ? { traps: s.traps } : {})],
  [
    'a spectator the hands of three traps and more',
    (s, viewer) =>
      viewer === null ? { traps: s.traps.map((own, seat) => (own.length > 2 ? own : (game.view(s, viewer).traps[seat] ?? []))) } : {},
  ],
])('finds a view that shows %s', { timeout: 60_000 }, (_, shown) => {
  const laws = conforms(leaking(shown), {}, physics, { games: 2, seed: 11, explains }).map((finding) => finding.law);
  expect(laws).toContain('unseen');
});

test('no view can show a hidden trap unnoticed', () => {
  const { planted, missed } = plantLeaks(game, physics, { games: 2, seed: 5 });
  expect(missed).toEqual([]);
  expect(planted).toEqual(
    expect.arrayContaining([
      'traps to rivals in phase 3',
      'traps.0 to spectators of at least 3',
      'traps to rivals with 3 seats',
      'traps.4 to spectators',
      'stack to rivals in phase 1',
      'stack.2 to spectators with 4 seats',
    ]),
  );
});
