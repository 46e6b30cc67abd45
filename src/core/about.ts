import type { Params, Viewer } from './game.ts';
import type { ByLang, Catalogue } from './text.ts';

/**
 * What a thing on a board is. The texts `what.<kind>` name it, `what.<kind>.is` say what it is for, and `what.<kind>.<now>` what it is worth at
 * this moment; `params` go into all of them. A page of rules has the rest, at `rule`.
 */
export interface About {
  readonly kind: string;
  readonly now?: string | undefined;
  readonly params?: Params | undefined;
  readonly rule: string;
}

/** A game's answers to “what is this?”. Whoever never asks downloads none of them. */
export interface AboutPackage<S> {
  /** `thing` is what a board has written on it (`data-about`), such as `rat:7`; undefined for what the game does not know. */
  about(view: S, viewer: Viewer, thing: string): About | undefined;
  readonly texts: ByLang<Catalogue>;
}

/** The keys of an answer: its name, and one or two sentences. */
export const keysOf = ({ kind, now }: About): { readonly name: string; readonly sentences: readonly string[] } => ({
  name: `what.${kind}`,
  sentences: [`what.${kind}.is`, ...(now === undefined ? [] : [`what.${kind}.${now}`])],
});
