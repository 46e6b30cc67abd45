import type { ClockRules } from '../../core/clock.ts';
import type { AnyGame, OptionValue, OptionValues, Refusal } from '../../core/game.ts';
import type { Catalogue, Lang } from '../../core/text.ts';
import type { NewTable } from '../../protocol/api.ts';
import { keep } from '../keep/games.ts';
import { luck, newGame } from '../keep/new-game.ts';
import { api } from '../net/api.ts';
import { botName, myName } from '../quick.ts';
import { settings } from '../settings.svelte.ts';
import { t } from '../text/text.svelte.ts';
import { loadGame, loadOnlineWords } from '../words.ts';

/** Who shall sit in a seat: the host, somebody else at this screen, a guest with the link, or a bot of that level. */
export type SeatWish =
  | { readonly kind: 'me' | 'open' }
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string }
  /** A bot account, whose program is asked to come. */
  | { readonly kind: 'account'; readonly id: string };

/** A table while it is being set. */
export class Setting {
  readonly game: AnyGame;
  readonly words: Catalogue;
  #where: 'here' | 'online' = $state('here');
  listed = $state(false);
  /** Only at a table for guests. */
  clock: ClockRules | undefined = $state.raw();
  hints = $state(false);
  /** Only at a table for guests: the best of so many games. */
  series: 3 | 5 | 7 | undefined = $state();
  seats: SeatWish[] = $state([]);
  options: Record<string, OptionValue> = $state({});

  constructor(game: AnyGame, words: Catalogue) {
    this.game = game;
    this.words = words;
    const all = game.options as Readonly<Record<string, OptionValues>>;
    this.options = Object.fromEntries(Object.entries(all).map(([key, values]) => [key, values[0]]));
    this.count = Math.min(...game.seats);
  }

  get where(): 'here' | 'online' {
    return this.#where;
  }
  /** A link is for guests, so their seats are free; at this screen nobody else can come, so bots fill them. */
  set where(where) {
    if (where === this.#where) return;
    this.#where = where;
    const from = where === 'online' ? 'bot' : 'open';
    this.seats = this.seats.map((wish) => (wish.kind === from || wish.kind === 'account' ? this.#other() : wish));
  }

  get count(): number {
    return this.seats.length;
  }
  set count(seats: number) {
    this.seats = Array.from({ length: seats }, (_, i) => this.seats[i] ?? (i === 0 ? { kind: 'me' } : this.#other()));
  }

  /** What the game leaves to the host at a table of this size. */
  get choices(): readonly (readonly [string, OptionValues])[] {
    const { options, matters } = this.game;
    return Object.entries<OptionValues>(options).filter(([option]) => matters?.(option, this.count) ?? true);
  }

  /** What was chosen of it; a choice for a table of another size counts no more. */
  get chosen(): Record<string, OptionValue> {
    return Object.fromEntries(this.choices.map(([option, values]) => [option, this.options[option] ?? values[0]]));
  }

  #other(): SeatWish {
    return this.#where === 'online' ? { kind: 'open' } : { kind: 'bot', bot: settings.stored.bot };
  }
}

/** `against` is a bot account that shall have the second seat. */
export async function loadSetting(id: string, lang: Lang, against?: string): Promise<Setting | undefined> {
  const pack = await loadGame(id);
  const setting = pack && new Setting(pack.game, await loadOnlineWords(pack, lang));
  if (setting && against !== undefined) {
    setting.where = 'online';
    setting.seats[1] = { kind: 'account', id: against };
  }
  return setting;
}

/** Sets the table on this device; guests with a link cannot come here, so their seats become this screen's. */
export async function setHere({ game, seats, chosen, hints }: Setting): Promise<string | Refusal> {
  const company = seats.map((wish, i) => {
    if (wish.kind === 'bot') return { name: botName(i), bot: wish.bot };
    if (wish.kind === 'me') return { name: myName() };
    return { name: (wish.kind === 'here' && wish.name.trim()) || t('new.guest', { n: i + 1 }) };
  });
  const kept = { ...newGame(game, company, chosen, Date.now()), hints };
  const stored = await keep.put(kept, 0).catch(() => false);
  return stored ? `/local/${kept.id}` : { rule: 'keep/failed' };
}

export async function setOnline({ game, seats, chosen, listed, hints, clock, series }: Setting): Promise<string | Refusal> {
  if (settings.stored.name) await api.rename(settings.stored.name);
  const wished: NewTable['seats'] = seats.map((wish, i) => {
    if (wish.kind === 'here') return { kind: 'me', name: wish.name.trim() || t('new.guest', { n: i + 1 }) };
    return wish.kind === 'me' || wish.kind === 'open' ? { kind: wish.kind } : wish;
  });
  const made = await api.newTable({
    game: game.id,
    options: chosen,
    seats: wished,
    listed,
    hints,
    ...(clock && { clock }),
    ...(series && { series }),
    request: luck(),
  });
  return 'id' in made ? `/table/${made.id}` : made;
}
