/** The rules that a refusal can name, beside those of the referee. */
export const RULE_IDS = [
  'start/malformed',
  'reveal/malformed',
  'reveal/number',
  'reveal/not-in-bag',
  'lay/malformed',
  'lay/not-in-tray',
  'lay/over-the-edge',
  'lay/gap',
  'lay/uneven',
  'lay/exactly-on-one-strip',
  'lay/not-adjacent',
  'lay/same-when-turned',
] as const;
export type RuleId = (typeof RULE_IDS)[number];
