/** Markup that may go into a page as it is. */
export interface Html {
  readonly markup: string;
}

type Value = Html | readonly Html[] | string | number | undefined;

/** Markup by template: whatever is put in is escaped, unless it is markup itself. Names of bots are somebody else's text. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { markup: parts.map((part, i) => part + (i < values.length ? markupOf(values[i]) : '')).join('') };
}

export const raw = (markup: string): Html => ({ markup });
export const join = (parts: readonly Html[]): Html => raw(parts.map((p) => p.markup).join(''));

function markupOf(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  return 'markup' in value ? value.markup : value.map((v) => v.markup).join('');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Control characters have no place in a page, and some are not allowed there. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c).replace(/[^\P{Cc}\n\t]/gu, '\ufffd');
