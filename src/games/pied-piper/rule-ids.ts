/** The rules that a refusal can name, beside those of the referee. */
export const RULE_IDS = [
  'start/malformed',
  'reveal/malformed',
  'reveal/not-in-deck',
  'reveal/second-piper',
  'draw/malformed',
  'draw/not-in-deck',
  'play/malformed',
  'play/not-in-hand',
  'play/other-figure',
  'play/same-figure',
  'hide/not-this-variant',
  'hide/once-a-turn',
  'order/malformed',
  'order/not-activated',
] as const;
export type RuleId = (typeof RULE_IDS)[number];
