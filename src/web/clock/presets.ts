export const PRESETS = ['none', 'quick', 'calm', 'day', 'three', 'own'] as const;
export type Preset = (typeof PRESETS)[number];
