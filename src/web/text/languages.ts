import type { Lang } from '../../core/text.ts';

/** What each language calls itself. */
export const LANGUAGES: { readonly [L in Lang]: string } = { de: 'Deutsch', en: 'English', fr: 'Français', nl: 'Nederlands' };
