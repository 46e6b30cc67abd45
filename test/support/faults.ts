import { randomBytes, randomInt } from 'node:crypto';
import { openToRead } from '../../src/store/read.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { diagnose } from './diagnosis.ts';
import { Ledger } from './ledger.ts';
import { clock, Person } from './person.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A game with a player at each of two servers, who share one cookie, and one who looks on at a third; one game after the other. */
class Round {
  readonly people: readonly Person[];
  readonly #urls: readonly string[];
  readonly #cookie: string;
  table = '';
  games = -1;
  /** What came of asking for a table last. */
  asking = '';
  #ending = '';

  constructor(urls: readonly string[], cookie: string, ledger: Ledger, think: number) {
    this.#urls = urls;
    this.#cookie = cookie;
    const over = (): void => {
      if (this.#ending === this.table) return;
      this.#ending = this.table;
      void this.begin();
    };
    this.people = [0, 1, undefined].map((seat) => new Person(urls, cookie, ledger, seat, over, think));
  }

  /** The same wish again and again until some server has granted it. */
  async begin(): Promise<void> {
    const request = randomBytes(16).toString('hex');
    const seats = [{ kind: 'me' }, { kind: 'me', name: 'B' }];
    const body = JSON.stringify({ game: 'rattenscharf', options: {}, listed: false, request, seats });
    const headers = { 'content-type': 'application/json', cookie: this.#cookie };
    for (let i = randomInt(3); ; i++) {
      const url = `${this.#urls[i % this.#urls.length]}/api/tables`;
      const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(6000) }).catch(() => undefined);
      this.asking = `${url} answered ${answer?.status ?? 'nothing'} at ${clock()}`;
      const made = answer?.status === 201 ? ((await answer.json().catch(() => undefined)) as { id: string } | undefined) : undefined;
      if (made) {
        this.table = made.id;
        break;
      }
      await pause(200);
    }
    this.games += 1;
    const first = randomInt(this.#urls.length);
    this.people.forEach((person, i) => {
      person.sit(this.table, (first + i) % this.#urls.length);
    });
  }
}

export interface Campaign {
  faults: Record<string, number>;
  acknowledged: number;
  compared: number;
  games: number;
  lost: number;
  forks: number;
  stuck: number;
  /** Milliseconds in which others saw a move while nothing was broken. */
  seen: { readonly count: number; readonly p50: number; readonly p99: number };
  /** Milliseconds after a fault until the last game had gone on: after the last fault, and the most. */
  resumed: { last: number; most: number };
  /** The longest that a server took to end after SIGTERM, in milliseconds. */
  drained: number;
  /** So often PostgreSQL had ended by itself after a fault and was started again, as whatever runs it would do. */
  revived: number;
  /** Of every table that was stuck: what its people, the servers and the database knew of it. */
  complaints: string[];
  /** Kinds of faults that could not be had on this machine. */
  skipped: string[];
}

/** Hurts something; `victim` is the server to hurt, if it is one. The milliseconds that a server took to end when it was asked to. */
type Fault = (cluster: Cluster, victim: number, rounds: readonly Round[]) => Promise<number | undefined>;

const endAndStart =
  (signal: 'SIGKILL' | 'SIGTERM'): Fault =>
  async (cluster, i) => {
    const took = await cluster.end(i, signal);
    await pause(randomInt(800));
    await cluster.start(i);
    return signal === 'SIGTERM' ? took : undefined;
  };

const FAULTS: Readonly<Record<string, Fault>> = {
  'kill -9 of a server': endAndStart('SIGKILL'),
  'restart of a server': endAndStart('SIGTERM'),
  'frozen server': async (cluster, i) => {
    cluster.tell(i, 'SIGSTOP');
    await pause(500 + randomInt(4000));
    cluster.tell(i, 'SIGCONT');
    return undefined;
  },
  'kill -9 of PostgreSQL': async ({ postgres }) => {
    await postgres.crash();
    await pause(randomInt(1500));
    await postgres.revive();
    return undefined;
  },
  'frozen PostgreSQL': async ({ postgres }) => {
    const thaw = await postgres.freeze();
    await pause(500 + randomInt(4000));
    thaw();
    return undefined;
  },
  'closed connections to PostgreSQL': async ({ postgres }) => {
    for (const name of ['ratskeller', 'ratskeller hints', 'ratskeller jobs']) if (randomInt(2) > 0) await postgres.dropLines(name);
    return undefined;
  },
  'closed sockets': async (_cluster, _victim, rounds) => {
    for (const { people } of rounds) for (const person of people) if (randomInt(2) > 0) person.cut();
    return undefined;
  },
  'full disk': async ({ postgres }) => {
    const makeRoom = postgres.fill?.();
    await pause(500 + randomInt(2000));
    await makeRoom?.();
    return undefined;
  },
};

export const KINDS = Object.keys(FAULTS);

export interface Plan {
  readonly tables: number;
  /** In this order; the campaign's own is random. */
  readonly faults: readonly string[];
  /** Milliseconds of peace before the first fault, in which it is measured how soon others see a move. */
  readonly peace: number;
  /** Milliseconds that somebody thinks about a move, more or less; 60 if nothing is said. */
  readonly think?: number;
  /** Servers are hurt one after the other and not at random. */
  readonly inTurn?: boolean;
  readonly said?: (fault: string, campaign: Campaign) => void;
  /** Why a table is stuck, as soon as it is. */
  readonly complained?: (complaint: string) => void;
}

/** After a fault every game must have gone on within so many milliseconds. */
const STUCK = 30_000;
/** Megabytes of PostgreSQL's disk. */
const ROOM = 400;
const SERVERS = 3;

export const startVictims = (): Promise<Cluster> => startCluster(SERVERS, ['--bot-pace', '0'], ROOM);

/**
 * Three servers and one PostgreSQL are hurt in turn while people play; what they were told and shown is compared with what is stored.
 * Whoever gives a cluster has it back with all its servers.
 */
export async function runCampaign(plan: Plan, given?: Cluster): Promise<Campaign> {
  const { tables, faults, peace, think = 60, inTurn = false, said, complained } = plan;
  const cluster = given ?? (await startVictims());
  const ledger = new Ledger();
  const rounds: Round[] = [];
  const campaign: Campaign = {
    ...{ faults: {}, acknowledged: 0, compared: 0, games: 0, lost: 0, forks: 0, stuck: 0, drained: 0, revived: 0, complaints: [] },
    seen: { count: 0, p50: 0, p99: 0 },
    resumed: { last: 0, most: 0 },
    skipped: cluster.postgres.fill ? [] : ['full disk'],
  };
  try {
    for (let i = 0; i < tables; i++) rounds.push(new Round(cluster.urls, await visit(cluster.urls[i % SERVERS] ?? ''), ledger, think));
    await Promise.all(rounds.map((round) => round.begin()));
    await pause(1000);
    await pause(peace);
    for (const [i, kind] of faults.entries()) {
      const fault = FAULTS[kind];
      if (!fault || campaign.skipped.includes(kind)) continue;
      ledger.calm = false;
      const took = await fault(cluster, inTurn ? i % SERVERS : randomInt(SERVERS), rounds);
      campaign.drained = Math.max(campaign.drained, took ?? 0);
      campaign.faults[kind] = (campaign.faults[kind] ?? 0) + 1;
      const left = await stuck(campaign, cluster, rounds, ledger);
      campaign.stuck += left.length;
      for (const { table, people, asking } of left) {
        const complaint = [kind, asking, ...(await diagnose(cluster, table, people))].join('\n  ');
        campaign.complaints.push(complaint);
        complained?.(complaint);
      }
      // Whoever waits to try again has a moment more.
      await pause(1500);
      ledger.calm = true;
      await pause(1000);
      await note(campaign, cluster, ledger, rounds);
      said?.(kind, campaign);
    }
    await note(campaign, cluster, ledger, rounds);
  } finally {
    for (const { people } of rounds) for (const person of people) person.leave();
    if (!given) await cluster.stop();
  }
  return campaign;
}

async function visit(url: string): Promise<string> {
  const body = JSON.stringify({ name: 'P' });
  const response = await fetch(`${url}/api/me`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** The games that have not gone on by the end of our patience. */
async function stuck(campaign: Campaign, { postgres }: Cluster, rounds: readonly Round[], ledger: Ledger): Promise<readonly Round[]> {
  const before = rounds.map(({ table, games }) => ({ games, length: ledger.lengthOf(table) }));
  const waiting = () =>
    rounds.filter(({ table, games }, i) => games === before[i]?.games && ledger.lengthOf(table) <= (before[i]?.length ?? 0));
  const since = Date.now();
  while (waiting().length > 0 && Date.now() < since + STUCK) {
    await pause(100);
    if (!postgres.isDown()) continue;
    await postgres.revive();
    campaign.revived += 1;
  }
  const last = Date.now() - since;
  campaign.resumed = { last, most: Math.max(last, campaign.resumed.most) };
  return waiting();
}

async function note(campaign: Campaign, { postgres }: Cluster, ledger: Ledger, rounds: readonly Round[]): Promise<void> {
  const store = await openToRead(postgres.url);
  await ledger.compare(store, new Set(rounds.map(({ table }) => table)));
  await store.close();
  const { acknowledged, compared, lost, forks } = ledger;
  const delays = Float64Array.from(ledger.delays).sort();
  const at = (share: number): number => Math.round(delays[Math.floor(delays.length * share)] ?? 0);
  const games = rounds.reduce((sum, round) => sum + round.games, 0);
  Object.assign(campaign, { acknowledged, compared, lost, forks, games, seen: { count: delays.length, p50: at(0.5), p99: at(0.99) } });
}
