/** The table in what somebody typed or pasted: a bare code, or a whole invitation link. */
export function codeIn(text: string): string | undefined {
  const last = text
    .trim()
    .split(/[?#]/)[0]
    ?.split('/')
    .findLast((part) => part !== '');
  return last !== undefined && /^[A-Za-z0-9_-]{4,40}$/.test(last) ? last : undefined;
}
