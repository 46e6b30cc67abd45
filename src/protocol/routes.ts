/** The pages of the house and what each needs from its address. */
export type Route =
  | {
      readonly page:
        | 'home'
        | 'find'
        | 'tables'
        | 'puzzles'
        | 'ratings'
        | 'settings'
        | 'moderation'
        | 'about'
        | 'api'
        | 'tournaments'
        | 'missing';
    }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table' | 'local' | 'embed' | 'tournament'; readonly id: string }
  /** `me` is my own. */
  | { readonly page: 'person'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string | undefined }
  | { readonly page: 'learn'; readonly game: string; readonly lesson: string | undefined }
  /** `daily` is today's, whatever game it is of. */
  | { readonly page: 'puzzle'; readonly game: string; readonly id: string }
  | { readonly page: 'replay' | 'review'; readonly from: 'file' | 'table' | 'local'; readonly id: string };

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Reads an address; whatever is not ours is a page that says so. */
export function parsePath(path: string): Route {
  const [first, second, third, ...rest] = path.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { page: 'missing' };
  if (third !== undefined) return second !== undefined && ID.test(third) ? parseThree(first, second, third) : { page: 'missing' };
  if (second !== undefined) return ID.test(second) ? parseTwo(first, second) : { page: 'missing' };
  if (first === undefined) return { page: 'home' };
  if (first === 'rules') return { page: 'rules', game: undefined };
  if (isShow(first)) return { page: first, from: 'file', id: '' };
  return isPlain(first) ? { page: first } : { page: 'missing' };
}

const PLAIN = ['find', 'tables', 'puzzles', 'ratings', 'settings', 'moderation', 'about', 'api', 'tournaments'] as const;
const isPlain = (part: string): part is (typeof PLAIN)[number] => (PLAIN as readonly string[]).includes(part);
const BY_ID = ['table', 'local', 'embed', 'person', 'tournament'] as const;
const isById = (part: string | undefined): part is (typeof BY_ID)[number] => (BY_ID as readonly (string | undefined)[]).includes(part);
const isShow = (part: string | undefined): part is 'replay' | 'review' => part === 'replay' || part === 'review';
const isSource = (part: string): part is 'table' | 'local' => part === 'table' || part === 'local';

function parseThree(first: string | undefined, second: string, third: string): Route {
  if (first === 'learn' && ID.test(second)) return { page: 'learn', game: second, lesson: third };
  if (first === 'puzzles' && ID.test(second)) return { page: 'puzzle', game: second, id: third };
  return isShow(first) && isSource(second) ? { page: first, from: second, id: third } : { page: 'missing' };
}

function parseTwo(first: string | undefined, second: string): Route {
  if (first === 'new') return { page: 'new', game: second };
  if (first === 'rules') return { page: 'rules', game: second };
  if (first === 'learn') return { page: 'learn', game: second, lesson: undefined };
  if (first === 'puzzles') return second === 'daily' ? { page: 'puzzle', game: '', id: second } : { page: 'missing' };
  if (isById(first)) return { page: first, id: second };
  return { page: 'missing' };
}
