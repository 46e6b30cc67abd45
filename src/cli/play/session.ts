import { BOTS, networkFor } from '../../bots/index.ts';
import { equal } from '../../core/equal.ts';
import type { AnyMove, Rng, Seat, Viewer } from '../../core/game.ts';
import { type Happening, type Match, type Outcome, pending, roll, submit, takeBack } from '../../core/match.ts';
import { winners } from '../../core/sheet.ts';
import type { BotPlayer } from '../../lab/players.ts';
import { heard } from '../../session/hear.ts';
import type { Words } from '../words.ts';
import { choices, listed } from './choices.ts';
import { parseTyped } from './typed.ts';

export interface Session {
  readonly match: Match;
  readonly words: Words;
  /** A bot, or undefined for a person at this terminal. */
  readonly players: readonly (BotPlayer | undefined)[];
  readonly chance: Rng;
  readonly rngs: readonly Rng[];
  readonly happenings: Happening[];
  /** The next line that a person typed; undefined when there will be no more. */
  ask(prompt: string): Promise<string | undefined>;
  print(text: string): void;
  /** Wipes the screen and waits for the next person; absent where nobody looks on, as in a pipe. */
  readonly handOver?: ((name: string) => Promise<void>) | undefined;
  save(file: string): string;
}

const HELP = `  type a number, the move itself ("lay s07 12 9 1") or JSON to play a move
  moves [words]  the legal moves, or those that fit     position  what is on the table
  undo           take back your last step               log       what has happened
  save FILE      write the record of the game           quit      leave`;

/** Plays until the game is over or the person leaves. */
export async function play(session: Session): Promise<void> {
  tellNew(session, roll(session.match, session.chance), reader(session));
  let shownTo: Seat | undefined;
  let holder: Seat | undefined;
  for (let seat = pending(session.match)[0]; seat !== undefined; seat = pending(session.match)[0]) {
    const player = session.players[seat];
    if (player) {
      await think(session, seat, player);
      shownTo = undefined;
      continue;
    }
    if (holder !== undefined && holder !== seat && hasSecrets(session, holder, seat))
      await session.handOver?.(session.words.names[seat] ?? '');
    holder = seat;
    const result = await turn(session, seat, shownTo !== seat);
    if (result === 'quit') return session.print('You have left the game.');
    shownTo = result === 'played' ? undefined : seat;
  }
  finish(session);
}

/** Whose ears the terminal has while bots and chance act: those of the only person; several hear what a spectator may. */
function reader({ players }: Session): Viewer {
  const people = players.flatMap((player, seat) => (player ? [] : [seat]));
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** Whether one person must not see what the other is shown. */
const hasSecrets = ({ match }: Session, one: Seat, other: Seat): boolean =>
  !equal(match.game.view(match.state, one), match.game.view(match.state, other));

async function think(session: Session, seat: Seat, { bot, budget }: BotPlayer): Promise<void> {
  const { match, rngs } = session;
  const view: unknown = match.game.view(match.state, seat);
  const rng = rngs[seat];
  if (!rng) throw new Error(`no bot on seat ${seat}`);
  const network = await networkFor(match.game, bot);
  const move = BOTS[bot]({ game: match.game, view, seat, budget, rng, network });
  tellOutcome(session, submit(match, seat, match.log.length, [move], session.chance), reader(session));
}

async function turn(session: Session, seat: Seat, showPosition: boolean): Promise<'played' | 'asked' | 'quit'> {
  const { match, words } = session;
  const moves = match.game.moves(match.state, seat);
  if (showPosition) {
    session.print(`\n${position(session, seat)}\n${choices(moves, words.move)}`);
  }
  const line = (await session.ask(`${words.names[seat] ?? seat}> `))?.trim();
  if (line === undefined || line === 'quit' || line === 'exit') return 'quit';
  if (line === '') return 'asked';
  const [command = '', ...rest] = line.split(/\s+/);
  const said = glance(session, seat, moves, command, rest);
  if (said !== undefined) {
    session.print(said);
    return 'asked';
  }
  if (command === 'undo') return takeStepBack(session, seat);
  const typed = parseTyped(line, moves);
  if ('fault' in typed) {
    session.print(typed.fault);
    return 'asked';
  }
  return tellOutcome(session, submit(match, seat, match.log.length, [typed.move], session.chance), seat);
}

/** The commands that only show something. */
function glance(s: Session, seat: Seat, moves: readonly AnyMove[], command: string, rest: readonly string[]): string | undefined {
  switch (command) {
    case 'help':
      return HELP;
    case 'moves':
      return listed(moves, s.words.move, rest);
    case 'position':
      return position(s, seat);
    case 'log':
      return sentences(s, s.happenings, seat).join('\n') || 'Nothing has happened yet.';
    case 'save':
      return rest.length === 1 ? s.save(rest[0] ?? '') : 'Name one file, such as "save game.json".';
    default:
      return undefined;
  }
}

function position({ match, words }: Session, viewer: Viewer): string {
  const view: unknown = match.game.view(match.state, viewer);
  return match.game
    .tell(view, viewer)
    .map((phrase) => words.phrase(phrase, viewer))
    .join('\n');
}

/** Whoever of the people here moved last takes back; with one person that is the same as whoever is asked. */
function takeStepBack(session: Session, asked: Seat): 'played' | 'asked' {
  const { match, players } = session;
  const last = match.log[match.kept.at(-1) ?? -1];
  const seat = last && last.seat >= 0 && !players[last.seat] ? last.seat : asked;
  return tellOutcome(session, takeBack(match, seat, match.log.length), asked);
}

function tellOutcome(session: Session, outcome: Outcome, viewer: Viewer): 'played' | 'asked' {
  if (outcome.ok) {
    tellNew(session, outcome.happenings, viewer);
    return 'played';
  }
  session.print(session.words.refusal(outcome.refusal, viewer));
  return 'asked';
}

function tellNew(session: Session, happenings: readonly Happening[], viewer: Viewer): void {
  session.happenings.push(...happenings);
  for (const sentence of sentences(session, happenings, viewer)) session.print(sentence);
}

function sentences({ match, words }: Session, happenings: readonly Happening[], viewer: Viewer): string[] {
  return heard(match.game, happenings, viewer).map(({ event }) => words.event(event, viewer));
}

function finish({ match, words, print }: Session): void {
  const { game, state } = match;
  print(`\n${words.sheet(game.sheet(state), winners(game.payoffs(state)))}`);
}
