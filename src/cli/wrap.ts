/** What a narrow terminal shows of a line. */
export const COLUMNS = 80;

/** Breaks a text between words, so that no line is wider than a terminal; each is indented. A word that is too long stands alone. */
export function wrap(text: string, indent = '', further = indent): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= COLUMNS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`${lines.length === 0 ? indent : further}${word}`);
  }
  return lines.join('\n');
}
