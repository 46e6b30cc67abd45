import { readCode } from '../../protocol/code.ts';

/** What somebody typed or pasted to join: the short code of a table, the table itself by its link, or neither. */
export function meant(text: string): { readonly code: string } | { readonly table: string } | undefined {
  const last = text
    .trim()
    .split(/[?#]/)[0]
    ?.split('/')
    .findLast((part) => part !== '');
  if (last === undefined) return undefined;
  const code = readCode(last);
  if (code) return { code };
  return /^[A-Za-z0-9_-]{12,40}$/.test(last) ? { table: last } : undefined;
}
