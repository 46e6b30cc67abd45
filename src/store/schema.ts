import type { InvitationTable, WaitingTable } from './schema-waiting.ts';
import type { TournamentGameTable, TournamentPlayerTable, TournamentTable } from './tournament-rows.ts';

/**
 * One schema for SQLite and PostgreSQL: TEXT, INTEGER and BIGINT only, JSON as TEXT, times in milliseconds since 1970.
 * A driver may hand a BIGINT back as text, so readers pass it through `Number`.
 */
export interface TablesTable {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: string;
  readonly listed: number;
  readonly status: string;
  readonly host: string;
  /** The host's own number for the wish: the same wish again finds this table instead of making another. */
  readonly request: string;
  readonly commitment: string;
  /** A JSON list, fixed when the game starts. */
  readonly contributions: string | null;
  readonly rematch: string | null;
  readonly created_at: number;
  /** What guests may type instead of the link; null for tables from before there were codes. */
  readonly code: string | null;
  /** `ClockRules` as JSON; null for a table without a clock. */
  readonly clock: string | null;
  /** `Clocks` as JSON, from the start on. */
  readonly clocks: string | null;
  /** What somebody asks of the others: `Asking` as JSON. */
  readonly asking: string | null;
  /** When a player last looked at it, give or take an hour; null until then. */
  readonly seen_at: number | null;
  /** Why it was closed before its end: `Closed` as JSON. */
  readonly closed: string | null;
  /** 1: hints are allowed to all. */
  readonly hints: number | null;
  /** 1: somebody asked for a hint; null for tables of before anybody took note of it. */
  readonly hinted: number | null;
  /** The series or tournament it belongs to: `Part` as JSON. */
  readonly part: string | null;
}

export interface SeatTable {
  readonly table_id: string;
  readonly seat: number;
  readonly kind: string;
  readonly person: string | null;
  /** A name for this seat alone; null: the person's. */
  readonly name: string | null;
  readonly bot: string | null;
  readonly has_left: number;
  readonly resigned: number;
  readonly reserved: number;
  readonly luck: string | null;
}

export interface EntryTable {
  readonly table_id: string;
  readonly n: number;
  readonly seat: number;
  readonly move: string;
  readonly at: number;
}

export interface ChatTable {
  readonly table_id: string;
  readonly n: number;
  readonly at: number;
  readonly person: string;
  readonly message: number;
  readonly name: string;
  readonly seat: number | null;
  /** A quick phrase's name where `phrase` is 1. */
  readonly text: string;
  readonly phrase: number | null;
}

export interface PersonTable {
  readonly id: string;
  readonly name: string;
  readonly created_at: number;
  /** How often this person has signed out elsewhere: only cookies that say the same number count. */
  readonly sessions: number;
  /** By which everybody may know this person: it follows from the id, which cannot be found from it. Null for who was forgotten. */
  readonly public_id: string | null;
  /** The name of a drawing; null: the one that follows from the public id. */
  readonly picture: string | null;
  /** 1: strangers may write to this person in their own words. */
  readonly free_chat: number | null;
  /** Whose program plays under this name; null for people. */
  readonly owner: string | null;
}

/** Private links, by the hash of their key: who reads the database cannot use one. */
export interface KeyTable {
  readonly hash: string;
  readonly person: string;
  readonly table_id: string;
  readonly expires_at: number;
}

export interface SecretTable {
  readonly name: string;
  readonly value: string;
}

/**
 * A position as it was, so that a table outlives the rules it was played by. One with `seam` is where other rules took over and stays;
 * of the others only the newest is kept.
 */
export interface SnapshotTable {
  readonly table_id: string;
  /** The log length at which it was taken. */
  readonly n: number;
  readonly rules: number;
  readonly seam: number;
  /** A `Snapshot` as JSON. */
  readonly content: string;
}

/** When a server was open: a row for each of its runs, made longer while it lasts. */
export interface UptimeTable {
  readonly server: string;
  readonly since: number;
  readonly until: number;
}

/** How a person wants to be called when it is their turn. */
export interface CallWishTable {
  readonly person: string;
  readonly lang: string;
  /** A time zone by its IANA name. */
  readonly zone: string;
  /** `Quiet` as JSON; null for who may be called at any hour. */
  readonly quiet: string | null;
  readonly address: string | null;
  /** What the links in mails are known by. */
  readonly key: string | null;
  readonly confirmed: number;
  /** When the address was asked to be confirmed. */
  readonly asked_at: number;
  readonly mailed_at: number;
  readonly created_at: number;
}

/** A browser that a push service reaches. */
export interface CallDeviceTable {
  readonly endpoint: string;
  readonly person: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly created_at: number;
}

/** The last turn for which somebody was to be called. */
export interface CallTurnTable {
  readonly table_id: string;
  readonly seat: number;
  readonly person: string;
  readonly n: number;
  readonly at: number;
  /** What is left to do: 0 all, 1 to write a mail, 2 nothing. */
  readonly stage: number;
}

/** How a table ended, written once; `n` is the order in which games counted. */
export interface OutcomeTable {
  readonly table_id: string;
  readonly n: number;
  /** When the last move was made. */
  readonly at: number;
  /** Why it counts for no rating; null: it does. */
  readonly why: string | null;
  /** A JSON list of the seats that won. */
  readonly winners: string;
}

/** What one game did to one rating. Numbers are millionths. */
export interface RatingTable {
  readonly table_id: string;
  readonly seat: number;
  readonly n: number;
  readonly at: number;
  readonly pool: string;
  /** Null for who was forgotten: what the game did to others stays. */
  readonly person: string | null;
  /** How many games have counted, this one included. */
  readonly games: number;
  readonly mu_before: number;
  readonly sigma_before: number;
  readonly mu: number;
  readonly sigma: number;
  /** 1: no later game has counted for this person. */
  readonly latest: number;
}

/** A device, or an account of one, that can say who somebody is. */
export interface PasskeyTable {
  readonly id: string;
  readonly person: string;
  readonly public_key: string;
  readonly counter: number;
  /** A JSON list, or null. */
  readonly transports: string | null;
  /** What the browser called itself. */
  readonly device: string;
  readonly created_at: number;
  readonly used_at: number;
}

/** What a passkey was asked to sign, by its hash, until it is answered. */
export interface ChallengeTable {
  readonly hash: string;
  /** Who wants to be kept; empty for who wants to sign in. */
  readonly person: string;
  readonly expires_at: number;
}

/** Whom somebody does not want to hear (`mute`), or to meet (`block`). */
export interface ShunTable {
  readonly person: string;
  readonly other: string;
  readonly kind: string;
  readonly at: number;
}

/** Who looks at reports. */
export interface ModeratorTable {
  readonly person: string;
  readonly at: number;
}

/** What somebody may not do, and until when. */
export interface SanctionTable {
  readonly person: string;
  /** `silence` or `ban`. */
  readonly kind: string;
  readonly since: number;
  /** Null: for good. */
  readonly until: number | null;
  readonly reason: string;
}

/** What somebody has to say about somebody else, with what the house saw of it. */
export interface ReportTable {
  readonly id: string;
  readonly at: number;
  /** Empty for who was forgotten. */
  readonly reporter: string;
  readonly accused: string;
  readonly reason: string;
  readonly words: string;
  readonly table_id: string | null;
  /** The log length at that time. */
  readonly n: number | null;
  /** `Evidence` as JSON. */
  readonly evidence: string;
  readonly closed_at: number | null;
}

/** Who did what, and why. Rows are added, and go when they are old; none is ever changed, save that people can be forgotten. */
export interface AuditTable {
  readonly id: string;
  readonly at: number;
  /** A moderator; empty for who runs the house, or was forgotten. */
  readonly moderator: string;
  readonly action: string;
  readonly person: string | null;
  readonly table_id: string | null;
  readonly report: string | null;
  /** What else belongs to it, such as until when: JSON. */
  readonly detail: string;
  readonly reason: string;
}

/** What somebody is to be told about what moderators did. */
export interface NoticeTable {
  readonly id: string;
  readonly person: string;
  readonly at: number;
  readonly action: string;
  readonly detail: string;
  readonly reason: string;
  readonly seen_at: number | null;
}

/** What a program shows instead of a cookie, by its hash: who reads the database cannot use it. */
export interface TokenTable {
  readonly hash: string;
  /** By which its owner knows it. */
  readonly id: string;
  readonly person: string;
  readonly name: string;
  /** A JSON list of what it is good for. */
  readonly scopes: string;
  readonly created_at: number;
  /** Give or take a minute. */
  readonly used_at: number;
}

export interface Schema {
  readonly tables: TablesTable;
  readonly seat: SeatTable;
  readonly entry: EntryTable;
  readonly chat: ChatTable;
  readonly person: PersonTable;
  readonly private_key: KeyTable;
  readonly secret: SecretTable;
  readonly snapshot: SnapshotTable;
  readonly uptime: UptimeTable;
  readonly call_wish: CallWishTable;
  readonly call_device: CallDeviceTable;
  readonly call_turn: CallTurnTable;
  readonly outcome: OutcomeTable;
  readonly rating: RatingTable;
  readonly passkey: PasskeyTable;
  readonly challenge: ChallengeTable;
  readonly shun: ShunTable;
  readonly moderator: ModeratorTable;
  readonly sanction: SanctionTable;
  readonly report: ReportTable;
  readonly audit: AuditTable;
  readonly notice: NoticeTable;
  readonly tournament: TournamentTable;
  readonly tournament_player: TournamentPlayerTable;
  readonly tournament_game: TournamentGameTable;
  readonly waiting: WaitingTable;
  readonly invitation: InvitationTable;
  readonly token: TokenTable;
}

/** What this version reads and writes: a database that lacks any of it is refused at start. */
export const COLUMNS: { readonly [T in keyof Schema]: readonly (keyof Schema[T])[] } = {
  tables: [
    'id',
    'game',
    'rules',
    'options',
    'listed',
    'status',
    'host',
    'request',
    'commitment',
    'contributions',
    'rematch',
    'created_at',
    'code',
    'clock',
    'clocks',
    'asking',
    'seen_at',
    'closed',
    'hints',
    'hinted',
    'part',
  ],
  seat: ['table_id', 'seat', 'kind', 'person', 'name', 'bot', 'has_left', 'resigned', 'reserved', 'luck'],
  entry: ['table_id', 'n', 'seat', 'move', 'at'],
  chat: ['table_id', 'n', 'at', 'person', 'message', 'name', 'seat', 'text', 'phrase'],
  person: ['id', 'name', 'created_at', 'sessions', 'public_id', 'picture', 'free_chat', 'owner'],
  private_key: ['hash', 'person', 'table_id', 'expires_at'],
  secret: ['name', 'value'],
  snapshot: ['table_id', 'n', 'rules', 'seam', 'content'],
  uptime: ['server', 'since', 'until'],
  call_wish: ['person', 'lang', 'zone', 'quiet', 'address', 'key', 'confirmed', 'asked_at', 'mailed_at', 'created_at'],
  call_device: ['endpoint', 'person', 'p256dh', 'auth', 'created_at'],
  call_turn: ['table_id', 'seat', 'person', 'n', 'at', 'stage'],
  outcome: ['table_id', 'n', 'at', 'why', 'winners'],
  rating: ['table_id', 'seat', 'n', 'at', 'pool', 'person', 'games', 'mu_before', 'sigma_before', 'mu', 'sigma', 'latest'],
  passkey: ['id', 'person', 'public_key', 'counter', 'transports', 'device', 'created_at', 'used_at'],
  challenge: ['hash', 'person', 'expires_at'],
  shun: ['person', 'other', 'kind', 'at'],
  moderator: ['person', 'at'],
  sanction: ['person', 'kind', 'since', 'until', 'reason'],
  report: ['id', 'at', 'reporter', 'accused', 'reason', 'words', 'table_id', 'n', 'evidence', 'closed_at'],
  audit: ['id', 'at', 'moderator', 'action', 'person', 'table_id', 'report', 'detail', 'reason'],
  notice: ['id', 'person', 'at', 'action', 'detail', 'reason', 'seen_at'],
  tournament: ['id', 'host', 'request', 'created_at', 'status', 'round', 'version', 'wish', 'commitments'],
  tournament_player: ['tournament_id', 'n', 'person', 'bot', 'luck', 'since', 'gone'],
  tournament_game: ['tournament_id', 'round', 'n', 'table_id', 'players', 'scores'],
  waiting: ['person', 'games', 'least', 'most', 'speed', 'strength', 'bots', 'ask', 'at', 'seen_at', 'table_id', 'called'],
  invitation: ['table_id', 'person', 'host', 'at', 'called', 'declined'],
  token: ['hash', 'id', 'person', 'name', 'scopes', 'created_at', 'used_at'],
};
