import { expect } from 'vitest';
import { clone } from '../../../src/core/clone.ts';
import type { AnyEvent, AnyGame, Viewer } from '../../../src/core/game.ts';
import { type Happening, open } from '../../../src/core/match.ts';
import type { GameRecord } from '../../../src/core/record.ts';
import { replay } from '../../../src/core/replay.ts';
import type { PositionMessage, ToBrowser } from '../../../src/protocol/to-browser.ts';
import type { Ear } from './ear.ts';

/** What one game keeps from its players, told a second time: whoever breaks the game's own `view` must break this as well. */
export interface Secrets<S, E> {
  readonly game: AnyGame;
  /** That a view has blanks where its viewer may not look; `state` is what lies there in truth. Answers how many blanks it had. */
  blanks(view: S, viewer: Viewer, state: S): number;
  /** That an event tells nothing that its hearer may not know. */
  silent(event: E, viewer: Viewer): void;
  /** Fields of the state that no answer over HTTP has. */
  readonly fields: readonly string[];
}

/** How many blanks a page was shown, and the last position that it was told. */
export interface Told {
  readonly blank: number;
  readonly last: number;
}

/** What happened at each log length, as the finished record tells it. */
function unroll<S>(game: AnyGame, record: GameRecord): { states: S[]; happenings: readonly Happening[] } {
  const states = [clone(open(game, record.players.length, record.options).state) as S];
  const replayed = replay(game, record, (match) => {
    states.push(clone(match.state) as S);
    return undefined;
  });
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.wrong));
  return { states, happenings: replayed.happenings };
}

/** That one page was told exactly what its viewer may see, and nothing beside it. */
export function checkEar<S, E extends AnyEvent>(secrets: Secrets<S, E>, ear: Ear, viewer: Viewer, record: GameRecord): Told {
  const { game, fields } = secrets;
  const { states, happenings } = unroll<S>(game, record);
  let [blank, last] = [0, 0];
  const checkView = ({ n, view, viewer: seen }: { n: number; view: unknown; viewer: Viewer }): number => {
    const state = states[n];
    if (state === undefined) throw new Error(`the record has no position ${n}`);
    expect(seen).toBe(viewer);
    expect(view).toEqual(game.view(state, viewer));
    return secrets.blanks(view as S, viewer, state);
  };
  const checkPosition = (message: PositionMessage): void => {
    const { n, from, view, events, sheet } = message;
    blank += checkView(message);
    expect(sheet).toEqual(JSON.parse(JSON.stringify(game.sheet(view))));
    for (const { event } of events) secrets.silent(event as E, viewer);
    const due = happenings.filter((h) => h.n >= from && h.n < n);
    expect(events).toEqual(due.map((h) => ({ n: h.n, event: game.redact(h.event, viewer) })));
    last = Math.max(last, n);
  };
  const check = (message: ToBrowser): void => {
    if (message.type === 'position') checkPosition(message);
    else if (message.type === 'past') checkView(message);
    else if (message.type === 'table') expect(message.table.status === 'over' || message.table.fair.seed === undefined).toBe(true);
    else expect(['ok', 'chat', 'refused', 'presence']).toContain(message.type);
  };
  for (const message of ear.messages) check(message);
  expect(ear.noise).toEqual([]);
  const telling = new RegExp(`"(${[...fields, 'view', 'entries', 'seed', 'move'].join('|')})"`);
  expect(ear.bodies.filter((body) => telling.test(body))).toEqual([]);
  return { blank, last };
}
