import type { ServerContext } from '../context.ts';
import type { Tables } from '../tables.ts';
import { mayHaveBeenTaken } from './post.ts';
import { quietUntil } from './quiet.ts';
import { gameIn, type Say, sayIn } from './say.ts';

/** What somebody is told who is elsewhere, beside that it is their turn: once, when they may be called. */
export type News =
  /** The house has found people to play with. */
  | { readonly kind: 'found'; readonly person: string; readonly table: string }
  /** Somebody asks them to a table. */
  | { readonly kind: 'invited'; readonly person: string; readonly table: string; readonly by: string };

const ring = ({ jobs }: ServerContext, news: News, when: number): Promise<void> =>
  jobs.at(`news/${news.kind}/${news.table}/${news.person}`, when, 'news', { ...news });

/** Has somebody told in a moment, if there is a way to. */
export async function planNews(context: ServerContext, news: News): Promise<void> {
  if (await context.store.calls.isWished(news.person)) await ring(context, news, context.now() + context.limits.call);
}

/** Names what is done at its time, before jobs start. */
export function nameNews(context: ServerContext, tables: Tables): void {
  context.jobs.on('news', (payload) => tell(context, tables, payload as News));
}

async function tell(context: ServerContext, tables: Tables, news: News): Promise<void> {
  const { calls, waitingList, invitations } = context.store;
  const game = await dueAt(tables, news);
  const wish = game === undefined ? undefined : await calls.wish(news.person);
  if (game === undefined || !wish) return;
  const until = quietUntil(context.now(), wish);
  if (until !== undefined) return ring(context, news, until);
  // From here on nobody else tells it, whatever happens: rather not at all than twice.
  const first = await (news.kind === 'found' ? waitingList.call(news.person, news.table) : invitations.call(news.table, news.person));
  if (!first) return;
  const say = await sayIn(wish.lang);
  const title = titleOf(say, news, gameIn(wish.lang, game));
  const path = `/table/${news.table}`;
  await context.push.send(news.person, { title, body: say(`${news.kind}.text`), path });
  await write(context, news.person, title, say, path);
}

function titleOf(say: Say, news: News, game: string): string {
  if (news.kind === 'found') return say('found.title', { game });
  return news.by === '' ? say('invited.by-guest', { game }) : say('invited.title', { game, name: news.by });
}

/** The game, while there is a reason to tell: not to who sees the table, and not to who is called because it is their turn. */
async function dueAt(tables: Tables, { kind, person, table }: News): Promise<string | undefined> {
  const held = tables.get(table);
  await held.refresh();
  return held.peek(({ table: { game, status }, seats }) => {
    const own = seats.find((seat) => seat.person === person);
    if (kind === 'invited') return status === 'waiting' && !own ? game : undefined;
    return own && status === 'playing' && !held.calls.isSeen(own) && !held.calls.isAsked(own.seat) ? game : undefined;
  });
}

/** A mail as well, for who wants mails and has had none for a while. */
async function write({ post, store, limits, now }: ServerContext, person: string, title: string, say: Say, path: string): Promise<void> {
  const wish = await store.calls.wish(person);
  if (!post || !wish?.confirmed || wish.address === undefined || wish.key === undefined || now() < wish.mailedAt + limits.mailPause) return;
  if (!(await store.calls.mail(person, [], wish.mailedAt, now()))) return;
  const stop = post.link(`/mail/stop/${wish.key}`);
  const text = [title, post.link(path), say('mail.foot', { link: stop })].join('\n\n');
  await post.send({ to: wish.address, subject: title, text, stop }).catch((error: unknown) => {
    if (!mayHaveBeenTaken(error)) throw error;
  });
}
