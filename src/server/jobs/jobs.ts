/** What a job is given: plain JSON, since another process may be the one that does it. */
export type Payload = Readonly<Record<string, string | number | boolean | null>>;

/**
 * What must be done once, now or later, by whichever server does it. A job that is done twice after all (a server may die between the
 * deed and its account) must do no harm: whoever runs one looks first whether it is still due.
 */
export interface Jobs {
  /** Says who does jobs of a kind; all kinds are named before `start`. */
  on(kind: string, run: (payload: Payload) => Promise<void>): void;
  start(): Promise<void>;
  /** Does the job at `when`, in milliseconds since 1970, or soon after. There is one for each key: a later wish replaces an earlier one. */
  at(key: string, when: number, kind: string, payload: Payload): Promise<void>;
  /** Does the job as soon as somebody has room, unless one of that key waits or is under way. */
  now(key: string, kind: string, payload: Payload): Promise<void>;
  /** One that has begun is not stopped. */
  cancel(key: string): Promise<void>;
  /** How many have come due and have not begun. */
  waiting(): Promise<number>;
  /** Begins nothing more, and waits for what has begun. */
  close(): Promise<void>;
}
