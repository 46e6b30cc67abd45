/** What can be said without words of one's own: everybody reads it in their own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'nice-move',
  'oops',
  'thanks',
  'sorry',
  'thinking',
  'your-turn',
  'back-soon',
  'good-game',
  'again',
  'must-go',
] as const;
export type PhraseName = (typeof PHRASES)[number];
