import * as v from 'valibot';

/** The rule for words that cannot be stored or shown as they are. */
export const UNFIT_TEXT = 'server/unfit-text';

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

/** Which rule an issue breaks: the words themselves, or the form of the message. */
export const ruleOf = (issue: { readonly message: string }): string => (issue.message === UNFIT_TEXT ? UNFIT_TEXT : 'server/malformed');
