import { copyState } from './clone.ts';
import { equal } from './equal.ts';
import type { AnyEvent, AnyGame, AnyMove, Seat, Viewer } from './game.ts';
import type { Entry, Happening } from './match.ts';
import { seeded } from './rng.ts';

/** So many worlds are tried where a move showed something hidden; where nothing is hidden the first is the only one. */
const WORLDS = 64;

/**
 * The table after each event that a viewer heard, to be drawn one after another: as many pictures as happenings. `before` and `after`
 * are what the viewer saw before the first and after the last of them.
 *
 * The rules draw them. Nobody is told which moves were made, but a move is found by what it tells: in a world that could be the
 * true one every legal move is tried, and whichever tells what was heard is the one that was made, as far as the viewer can know.
 * What there is to see whenever it tells something is the picture: so a rule book tells an event after the change that it tells.
 * Where something hidden came out that no tried world had, the rest is drawn as it is after all of it. Nothing but views is used,
 * so that no picture can show more than they do.
 */
export function pictures(game: AnyGame, before: unknown, viewer: Viewer, happenings: readonly Happening[], after: unknown): unknown[] {
  const drawn: unknown[] = [];
  let seen = before;
  for (let i = 0; i < happenings.length; ) {
    const n = happenings[i]?.n;
    const events = happenings.slice(i).flatMap((h) => (h.n === n ? [h.event] : []));
    i += events.length;
    const told = retell(eyes(game, seen, viewer), events, i === happenings.length ? after : undefined);
    drawn.push(...told.pictures);
    if (told.after === undefined) break;
    seen = told.after;
  }
  while (drawn.length < happenings.length) drawn.push(after);
  return drawn;
}

/** One viewer before one entry of the log. */
interface Eyes {
  readonly game: AnyGame;
  /** A world that could be the true one; the truth itself for whoever sees it. */
  imagine(): unknown;
  /** Whether there is no other. */
  readonly certain: boolean;
  hear(event: AnyEvent): AnyEvent | undefined;
  look(world: unknown): unknown;
}

function eyes(game: AnyGame, seen: unknown, viewer: Viewer): Eyes {
  // Whoever sees more than this viewer may, as in a replay with open cards, sees all.
  if (!equal(game.view(seen, viewer), seen))
    return { game, imagine: () => seen, certain: true, hear: (event) => event, look: (world) => copyState(game, world) };
  const rng = seeded(WORLDS);
  const imagine = (): unknown => game.imagine(copyState(game, seen), viewer, rng);
  return {
    game,
    imagine,
    certain: equal(imagine(), seen),
    hear: (event) => game.redact(event, viewer),
    look: (world) => game.view(world, viewer),
  };
}

interface Guess extends Entry {
  readonly world: unknown;
  /** So many events it tells as they were heard, before it tells something else or nothing. */
  readonly alike: number;
  /** It tells them all, and no more. */
  readonly whole: boolean;
}

interface Told {
  readonly pictures: readonly unknown[];
  /** Undefined if not everything could be told. */
  readonly after: unknown;
}

const NOTHING: Told = { pictures: [], after: undefined };

/** One entry told again. `after` is what it led to, where that is known. */
function retell(viewer: Eyes, events: readonly AnyEvent[], after: unknown): Told {
  const guess = guessMove(viewer, events);
  if (!guess) return NOTHING;
  const told = play(viewer, guess, events);
  if (guess.whole && (viewer.certain || after === undefined || equal(told.after, after))) return told;
  // This world is not the true one: only what another shows as well may be drawn.
  const other = play(viewer, { ...guess, world: another(viewer, guess) }, events);
  const same = told.pictures.findIndex((picture, i) => !equal(picture, other.pictures[i]));
  return { pictures: same < 0 ? told.pictures : told.pictures.slice(0, same), after: undefined };
}

/** Another world in which the move can be made, if one is found. */
function another({ game, imagine }: Eyes, { seat, move }: Guess): unknown {
  let world = imagine();
  for (let i = 1; i < WORLDS && game.refusal(world, seat, move); i++) world = imagine();
  return world;
}

/** What there is to see while the move tells what was heard. */
function play({ game, hear, look }: Eyes, { world, seat, move }: Guess, events: readonly AnyEvent[]): Told {
  if (game.refusal(world, seat, move)) return NOTHING;
  const pictures: unknown[] = [];
  const state = copyState(game, world);
  game.apply(state, seat, move, (event) => {
    const heard = hear(event);
    if (heard && equal(heard, events[pictures.length])) pictures.push(look(state));
  });
  return { pictures, after: look(state) };
}

/**
 * The move that tells these events, or the most of them. What it is shows in what it tells first; in the worlds after the one where
 * it was found no other is tried.
 */
function guessMove(viewer: Eyes, events: readonly AnyEvent[]): Guess | undefined {
  let best: Guess | undefined;
  let leading: readonly Entry[] = [];
  for (let i = 0; i < (viewer.certain ? 1 : WORLDS); i++) {
    const world = viewer.imagine();
    const entries = best ? leading.filter(({ seat, move }) => !viewer.game.refusal(world, seat, move)) : entriesIn(viewer.game, world);
    const guesses = entries.map(({ seat, move }) => ({ world, seat, move, ...compare(viewer, world, seat, move, events) }));
    const most = Math.max(1, ...guesses.map(({ alike }) => alike));
    best = guesses.find(({ whole }) => whole) ?? guesses.find(({ alike }) => alike === most && alike > (best?.alike ?? 0)) ?? best;
    if (best?.whole) return best;
    if (leading.length === 0) leading = guesses.filter(({ alike }) => alike === most);
  }
  return best;
}

const entriesIn = (game: AnyGame, world: unknown): Entry[] =>
  game.pending(world).flatMap((seat) => game.moves(world, seat).map((move) => ({ seat, move })));

function compare(
  { game, hear }: Eyes,
  world: unknown,
  seat: Seat,
  move: AnyMove,
  events: readonly AnyEvent[],
): Pick<Guess, 'alike' | 'whole'> {
  let alike = 0;
  let other = false;
  game.apply(copyState(game, world), seat, move, (event) => {
    const heard = other ? undefined : hear(event);
    if (!heard) return;
    if (equal(heard, events[alike])) alike++;
    else other = true;
  });
  return { alike, whole: !other && alike === events.length };
}
