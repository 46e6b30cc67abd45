import { commitment } from '../../core/fair.ts';
import type { Refusal } from '../../core/game.ts';
import { FEWEST, LARGEST, type NewTournament, type TournamentAct } from '../../protocol/tournaments.ts';
import { MOST_ROUNDS, type StoredTournament } from '../../store/tournaments.ts';
import type { RouteContext, ServerContext } from '../context.ts';
import { newId, newSeed } from '../new-table.ts';
import { banRefusal } from '../safety/house-rules.ts';
import { pairRound } from './advance.ts';
import { askForTournament } from './ask.ts';
import { isRoundOver, wishOf } from './read.ts';

/** So often somebody else may be faster. */
const TRIES = 20;

/** Opens a tournament; the chance of all its rounds is fixed, and its hashes shown, before anybody enters. */
export async function openTournament(
  context: ServerContext,
  host: string,
  { request, ...wish }: NewTournament,
): Promise<{ readonly id: string } | Refusal> {
  const { store, game, now } = context;
  const ban = await banRefusal(context, host);
  if (ban) return ban;
  const known = await game(wish.game);
  if (!known) return { rule: 'table/no-such-game', params: { game: wish.game } };
  if (!known.seats.includes(wish.seats)) return { rule: 'table/seat-count', params: { seats: known.seats } };
  if (wish.system === 'robin' && wish.seats !== 2) return { rule: 'tournament/robin-of-two' };
  const seeds = Array.from({ length: wish.system === 'robin' ? MOST_ROUNDS : wish.rounds }, newSeed);
  const head = { id: newId(now()), host, request, created_at: now(), status: 'open', round: 0, version: 0 };
  // Whoever does not come in time has lost: else all would wait for one.
  const kept = JSON.stringify({ ...wish, clock: { ...wish.clock, over: 'resign' } });
  const made = await store.tournaments.create({ ...head, wish: kept, commitments: JSON.stringify(seeds.map(commitment)) }, seeds);
  const id = made ? head.id : await store.tournaments.find(host, request);
  return id === undefined ? { rule: 'server/not-saved' } : { id };
}

/** What somebody wants of a tournament; undefined once it is done. */
export async function act(context: RouteContext, id: string, person: string, wish: TournamentAct): Promise<Refusal | undefined> {
  const { store } = context;
  for (let i = 0; i < TRIES; i++) {
    const stored = await store.tournaments.load(id);
    if (!stored) return { rule: 'tournament/unknown' };
    if (stored.head.status === 'over') return { rule: 'tournament/over' };
    const done = await once(context, stored, person, wish);
    if (done === true) return undefined;
    if (done !== false) return done;
  }
  return { rule: 'server/not-saved' };
}

/** True: done; false: somebody else was faster. */
type Done = boolean | Refusal;

function once(context: RouteContext, stored: StoredTournament, person: string, wish: TournamentAct): Promise<Done> | Done {
  if (wish.do === 'enter') return enter(context, stored, person, wish.luck);
  if (wish.do === 'leave') {
    const own = stored.players.find((player) => player.person === person);
    return own ? goHome(context, stored, own.n) : true;
  }
  if (stored.head.host !== person) return { rule: 'table/host-only' };
  if (wish.do === 'bots') return enterBots(context, stored, wish.bot, wish.count);
  if (wish.do === 'remove') return goHome(context, stored, wish.player);
  return start(context, stored);
}

/** Late ones are paired from the next round on, and have nothing from those before. A round robin is fixed once it has begun. */
async function enter(context: RouteContext, stored: StoredTournament, person: string, luck: string): Promise<Done> {
  const { store, now } = context;
  const { head, players } = stored;
  const own = players.find((player) => player.person === person);
  if (own?.gone === 0) return true;
  const refusal = (await banRefusal(context, person)) ?? room(stored, 1);
  if (refusal) return refusal;
  if (own) return store.tournaments.setGone(head, own.n, false, head.round + 1);
  await store.people.meet(person, now());
  return store.tournaments.enter(head, [{ n: next(stored), person, bot: null, luck, since: head.round + 1, gone: 0 }]);
}

function enterBots({ store, bots }: RouteContext, stored: StoredTournament, bot: string, count: number): Promise<Done> | Done {
  if (!bots.knows(bot)) return { rule: 'table/no-such-bot', params: { bot } };
  const refusal = room(stored, count);
  if (refusal) return refusal;
  const { head } = stored;
  const rows = Array.from({ length: count }, (_, i) => ({
    n: next(stored) + i,
    person: null,
    bot,
    luck: '',
    since: head.round + 1,
    gone: 0,
  }));
  return store.tournaments.enter(head, rows);
}

const next = ({ players }: StoredTournament): number => (players.at(-1)?.n ?? -1) + 1;

function room(stored: StoredTournament, more: number): Refusal | undefined {
  const { head, players } = stored;
  if (head.status !== 'open' && wishOf(stored).system === 'robin') return { rule: 'tournament/begun' };
  return players.length + more > LARGEST ? { rule: 'tournament/full', params: { most: LARGEST } } : undefined;
}

/** Before it begins the name goes from the list; afterwards nobody is paired with them again, and the game they play is given up. */
async function goHome(context: RouteContext, { head, players }: StoredTournament, n: number): Promise<Done> {
  const { tournaments } = context.store;
  const player = players.find((p) => p.n === n);
  if (!player || player.gone === 1) return true;
  if (head.status === 'open') return tournaments.remove(head, n);
  const done = await tournaments.setGone(head, n, true, player.since);
  if (done) await askForTournament(context, head.id);
  return done;
}

async function start(context: RouteContext, stored: StoredTournament): Promise<Done> {
  const { head, players } = stored;
  if (head.status === 'running' && !isRoundOver(stored)) return { rule: 'tournament/round-runs' };
  const least = Math.max(FEWEST, wishOf(stored).seats);
  if (head.status === 'open' && players.length < least) return { rule: 'tournament/too-few', params: { least } };
  const paired = await pairRound(context, stored);
  if (paired) await askForTournament(context, head.id);
  return paired;
}
