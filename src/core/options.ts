import type { AnyGame, Options, OptionValues } from './game.ts';
import type { Phrase } from './text.ts';

/** What is wrong with options that somebody else chose. */
export function optionsFault(game: AnyGame, options: Options): Phrase | undefined {
  for (const [key, value] of Object.entries(options)) {
    const values = Object.hasOwn(game.options, key) ? (game.options[key] as OptionValues) : undefined;
    if (!values) return { key: 'file.unknown-option', params: { option: key, known: Object.keys(game.options) } };
    if (!values.includes(value))
      return { key: 'file.option-value', params: { option: key, value: String(value), known: values.map(String) } };
  }
  return undefined;
}

/** What of options that somebody chose under older rules still exists; today's defaults for the rest. */
export function carriedOptions(game: AnyGame, options: Options): Options {
  return withDefaults(game, Object.fromEntries(Object.entries(options).filter(([k, v]) => optionsFault(game, { [k]: v }) === undefined)));
}

/** Options that pass `optionsFault`, with the first value for each that is not named. */
export function withDefaults(game: AnyGame, options: Options): Options {
  const all = game.options as Readonly<Record<string, OptionValues>>;
  return Object.fromEntries(Object.entries(all).map(([key, values]) => [key, options[key] ?? values[0]]));
}

/** The options of a log: as for a new game, but what was added since stays unnamed where the log does not name it. */
export function loggedOptions(game: AnyGame, options: Options): Options {
  const isSince = (key: string): boolean => game.added?.includes(key) === true && !Object.hasOwn(options, key);
  return Object.fromEntries(Object.entries(withDefaults(game, options)).filter(([key]) => !isSince(key)));
}
