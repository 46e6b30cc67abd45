import { createHash } from 'node:crypto';

/** By which everybody may know a person. It follows from the id in the cookie, which nobody can find from it. */
export const publicIdOf = (person: string): string => createHash('sha256').update(`public/${person}`).digest('base64url').slice(0, 16);
