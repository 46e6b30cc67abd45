import { LANGS, type Lang } from '../core/text.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
/** How fast things move on a board; `none` shows every change at once. */
export const MOTIONS = ['system', 'slow', 'normal', 'fast', 'none'] as const;

/** The levels of bots that a guest may choose from: two that answer at once, and three that look ahead, weakest first. Records and the server call them so too. */
export const BOTS = ['random', 'greedy', 'apprentice', 'journeyman', 'master'] as const;

/** What a reader may wish. `system` follows the device. */
export interface Settings {
  readonly lang: Lang | 'system';
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  readonly confirm: boolean;
  /** A notification when it is the reader's turn while the page is hidden. */
  readonly notify: boolean;
  /** This browser is called by the house, also while it is closed. */
  readonly push: boolean;
  /** The name at local tables, and the first offer at the server's. */
  readonly name: string;
  /** The bot that was played against last: the next game offers it again. */
  readonly bot: (typeof BOTS)[number];
}

export const DEFAULTS: Settings = {
  lang: 'system',
  theme: 'system',
  motion: 'system',
  sound: false,
  confirm: true,
  notify: false,
  push: false,
  name: '',
  bot: 'greedy',
};

/** theme.js reads the same key before the first paint. */
export const SETTINGS_KEY = 'ratskeller.settings';

/** What a setting was called before there were speeds. */
const FORMER: Readonly<Record<string, Settings['motion']>> = { on: 'normal', off: 'none' };

const one = <T>(of: readonly T[], value: unknown, fallback: T): T => (of.includes(value as T) ? (value as T) : fallback);

/** Reads stored settings; whatever is odd or from another time falls back to the default. */
export function parseSettings(text: string | null): Settings {
  let stored: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const json: unknown = JSON.parse(text ?? '{}');
    if (typeof json === 'object' && json !== null) stored = json;
  } catch {
    return DEFAULTS;
  }
  return {
    lang: one(['system', ...LANGS] as const, stored.lang, DEFAULTS.lang),
    theme: one(THEMES, stored.theme, DEFAULTS.theme),
    motion: one(MOTIONS, FORMER[String(stored.motion)] ?? stored.motion, DEFAULTS.motion),
    sound: one([true, false], stored.sound, DEFAULTS.sound),
    confirm: one([true, false], stored.confirm, DEFAULTS.confirm),
    notify: one([true, false], stored.notify, DEFAULTS.notify),
    push: one([true, false], stored.push, DEFAULTS.push),
    name: typeof stored.name === 'string' ? stored.name.slice(0, 24) : DEFAULTS.name,
    bot: one(BOTS, stored.bot, DEFAULTS.bot),
  };
}

type Address = Pick<Location, 'pathname' | 'search'>;

/** A board in a page of others. */
export const isEmbedded = ({ pathname }: Address): boolean => pathname.startsWith('/embed/');

/** That page wishes for a language and a light in the address; what the reader keeps in this browser is not touched by it. */
export function wishedIn(address: Address): Partial<Settings> {
  if (!isEmbedded(address)) return {};
  const wishes = new URLSearchParams(address.search);
  const lang = LANGS.find((one) => one === wishes.get('lang'));
  const theme = THEMES.find((one) => one === wishes.get('theme'));
  return { ...(lang && { lang }), ...(theme && { theme }) };
}

/** The first of the reader's languages that we speak; English if there is none. */
export function chooseLang(wanted: readonly string[]): Lang {
  for (const wish of wanted) {
    const lang = LANGS.find((l) => wish.toLowerCase().split('-')[0] === l);
    if (lang) return lang;
  }
  return 'en';
}
