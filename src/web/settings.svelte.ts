import type { Lang } from '../core/text.ts';
import { chooseLang, isEmbedded, parseSettings, SETTINGS_KEY, type Settings, wishedIn } from './settings.ts';

/** The settings as a reactive value, kept in this browser and shared between its pages. */
class StoredSettings {
  #stored: Settings = $state.raw({ ...parseSettings(read()), ...wishedIn(location) });
  #prefersDark = $state(matches('(prefers-color-scheme: dark)'));
  #prefersCalm = $state(matches('(prefers-reduced-motion: reduce)'));

  readonly lang: Lang = $derived(this.#stored.lang === 'system' ? chooseLang(navigator.languages) : this.#stored.lang);
  readonly dark: boolean = $derived(this.#stored.theme === 'system' ? this.#prefersDark : this.#stored.theme === 'dark');
  readonly motion: boolean = $derived(this.#stored.motion === 'system' ? !this.#prefersCalm : this.#stored.motion !== 'none');

  constructor() {
    watch('(prefers-color-scheme: dark)', (on) => {
      this.#prefersDark = on;
    });
    watch('(prefers-reduced-motion: reduce)', (on) => {
      this.#prefersCalm = on;
    });
    window.addEventListener('storage', (e) => {
      if (e.key === SETTINGS_KEY) this.#stored = parseSettings(e.newValue);
    });
  }

  get stored(): Settings {
    return this.#stored;
  }

  set(change: Partial<Settings>): void {
    this.#stored = { ...this.#stored, ...change };
    if (isEmbedded(location)) return;
    try {
      localStorage.setItem(SETTINGS_KEY, JSON.stringify(this.#stored));
    } catch {
      // A browser that keeps nothing still plays: the setting holds until the page is closed.
    }
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(SETTINGS_KEY);
  } catch {
    return null;
  }
}

const matches = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;
const watch = (query: string, tell: (on: boolean) => void): void =>
  globalThis.matchMedia?.(query).addEventListener('change', (e) => tell(e.matches));

export const settings = new StoredSettings();
