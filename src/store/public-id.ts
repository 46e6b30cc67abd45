import { createHash } from 'node:crypto';
import { Recent } from './recent.ts';

/** Every table that is shown names its people, many a time. */
const known = new Recent<string>(20_000);

const make = (person: string): string => createHash('sha256').update(`public/${person}`).digest('base64url').slice(0, 16);

/** By which everybody may know a person. It follows from the id in the cookie, which nobody can find from it. */
export function publicIdOf(person: string): string {
  const id = known.get(person);
  if (id !== undefined) return id;
  const made = make(person);
  known.put(person, made);
  return made;
}
