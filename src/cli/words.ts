import type { AnyEvent, AnyMove, Refusal, Seat, Viewer } from '../core/game.ts';
import { REFEREE_TEXTS } from '../core/referee-texts.ts';
import type { Card, GamePackage } from '../core/registry.ts';
import type { ScoreSheet } from '../core/sheet.ts';
import type { Catalogue, Lang, Phrase } from '../core/text.ts';
import { say } from '../text/say.ts';
import { table } from './output.ts';

/** Says in one language what happens in one game. */
export interface Words {
  readonly title: string;
  readonly names: readonly string[];
  has(key: string): boolean;
  phrase(phrase: Phrase, reader: Viewer): string;
  event(event: AnyEvent, reader: Viewer): string;
  move(move: AnyMove): string;
  refusal(refusal: Refusal, reader: Viewer): string;
  /** The score; a star marks those who have won. */
  sheet(sheet: ScoreSheet, won: readonly Seat[]): string;
}

/** The words of a game; without one those of the referee alone. A command may bring words of its own. */
export async function wordsOf(
  pack: { readonly card: Pick<Card, 'name'>; readonly texts: GamePackage['texts'] } | undefined,
  lang: Lang,
  names: readonly string[],
  more: Catalogue = {},
): Promise<Words> {
  const catalogue: Catalogue = { ...more, ...(await REFEREE_TEXTS[lang]()), ...(await pack?.texts[lang]()) };
  const phrase = (p: Phrase, reader: Viewer): string => say(catalogue, lang, p, { names, reader });
  return {
    title: pack?.card.name[lang] ?? '',
    names,
    has: (key) => key in catalogue,
    phrase,
    event: ({ type, ...params }, reader) => phrase({ key: `log.${type}`, params: params }, reader),
    move: ({ type, ...params }) => phrase({ key: `move.${type}`, params: params }, null),
    refusal: ({ rule, params }, reader) => phrase({ key: `rule.${rule}`, params }, reader),
    sheet: (sheet, won) => sheetTable(sheet, won, names, (key) => phrase({ key }, null)),
  };
}

function sheetTable(sheet: ScoreSheet, won: readonly Seat[], names: readonly string[], word: (key: string) => string): string {
  const head = ['', ...sheet.categories.map((c) => word(`score.${c}`)), '='];
  const lines = sheet.rows.map((row, seat) => [names[seat] ?? `${seat}`, ...row, sheet.totals[seat] ?? 0, won.includes(seat) ? '*' : '']);
  const ending = sheet.ending === undefined ? [] : [word(`ending.${sheet.ending}`)];
  return [...ending, table([head, ...lines])].join('\n');
}

/** A move as one types it: its type, then its values in order. */
export function notation(move: AnyMove): string {
  const { type, ...fields } = move;
  return [type, ...Object.values(fields).map((v) => (Array.isArray(v) ? v.join(',') : String(v)))].join(' ');
}
