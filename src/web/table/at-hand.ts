/** How to save the game that is open now: the way out that the error page offers when everything else has failed. */
export const openGameFile: { save?: (() => void) | undefined } = {};
