import * as v from 'valibot';

/** The rule for words that cannot be stored or shown as they are. */
const UNFIT_TEXT = 'server/unfit-text';
/** The rule for names that only programs have. */
const BOT_NAME = 'server/bot-name';
const BOT = /^bot\b/iu;

/** Controls, changes of direction, and halves of a letter: databases refuse them, and screens show something else than was written. */
const UNFIT = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** What takes no room, or leaves only a gap: a name of nothing else could be anybody's. */
const INVISIBLE = /[\p{Z}\p{C}\p{M}\u115F\u1160\u3164\uFFA0\u2800]/gu;

const isFit = (text: string): boolean => !UNFIT.test(text) && text.replace(INVISIBLE, '') !== '';

/** What a person wrote, for others to read: breaks become blanks, and whatever could deceive or break a screen is refused. */
export const plainText = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest),
    v.transform((text) => text.replace(BREAKS, ' ')),
    v.trim(),
    v.minLength(1),
    v.check(isFit, UNFIT_TEXT),
  );

/**
 * Letters that cannot be seen would make two names look the same. Joiners may stand where they shape what is seen: within pictures made
 * of several, and between letters of scripts that are written joined.
 */
const JOINED =
  '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F\\p{sc=Arab}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Gujr}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}';
const HIDDEN = new RegExp(`[^\\P{Cf}\\u200C\\u200D]|(?<![${JOINED}])[\\u200C\\u200D]|[\\u200C\\u200D](?![${JOINED}])`, 'u');

/** What a person wants to be called: as other texts, and nothing in it that nobody sees. */
export const plainName = (longest: number) =>
  v.pipe(
    plainText(longest),
    v.check((text) => !HIDDEN.test(text), UNFIT_TEXT),
    v.check((text) => !BOT.test(text), BOT_NAME),
  );

/** Which rule an issue breaks: the words themselves, or the form of the message. */
export const ruleOf = ({ message }: { readonly message: string }): string =>
  message === UNFIT_TEXT || message === BOT_NAME ? message : 'server/malformed';
