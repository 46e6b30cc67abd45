/**
 * The short name of a table that waits for guests: five letters that can be said across a room, a consonant and a vowel in turn. Letters
 * that sound alike in one of the four languages, or look alike, are left out, and so is what spells something rude.
 */
const CONSONANTS = 'BDKLMNRSTVZ';
const VOWELS = 'AIOU';
const SHAPE = new RegExp(`^[${CONSONANTS}][${VOWELS}][${CONSONANTS}][${VOWELS}][${CONSONANTS}]$`);
const RUDE = /KUT|KAK|TIT|DIK|SUK|LUL|KIK|NAZI|BIT|SUD/;

/** A code from `draw`, which gives a number below the one it is asked for. */
export function makeCode(draw: (n: number) => number): string {
  const one = (letters: string): string => letters.charAt(draw(letters.length));
  for (;;) {
    const code = one(CONSONANTS) + one(VOWELS) + one(CONSONANTS) + one(VOWELS) + one(CONSONANTS);
    if (!RUDE.test(code)) return code;
  }
}

/** The code in what somebody typed, in capitals; undefined if it cannot be one. */
export function readCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return SHAPE.test(code) ? code : undefined;
}
