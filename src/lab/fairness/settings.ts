import type { AnyGame, Options } from '../../core/game.ts';

/** One way to set a game up: what is different from how it was asked for, such as `start=first`, and all its options. */
export interface Setting {
  readonly name: string;
  readonly options: Options;
}

/** The options as given and, if wanted, each other value of each option that matters with so many seats, one at a time. */
export function settingsOf(game: AnyGame, seats: number, options: Options, vary: boolean): Setting[] {
  const values = Object.entries<readonly Options[string][]>(game.options).filter(([key]) => game.matters?.(key, seats) ?? true);
  const others = values.flatMap(([key, all]) =>
    all.filter((value) => value !== options[key]).map((value) => ({ name: `${key}=${value}`, options: { ...options, [key]: value } })),
  );
  return [{ name: '', options }, ...(vary ? others : [])];
}
