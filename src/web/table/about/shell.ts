/** What the house itself answers for, on every table: `shell:` and one of these, whose texts are `what.<name>` and `what.<name>.is`. */
const OWN = ['take-back', 'hint', 'outlook', 'map', 'zoom', 'clock'] as const;

/** The name of a thing of the house; undefined for things of the game. */
export const isShells = (thing: string): (typeof OWN)[number] | undefined => OWN.find((name) => thing === `shell:${name}`);
