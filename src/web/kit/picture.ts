import type { Component } from 'svelte';

/** One game's position as a picture that goes round the world alone: nobody's hand, no buttons, and drawn without a browser. */
export interface PicturePackage<S> {
  /** What the drawing refers to. */
  readonly Defs: Component;
  /** One `svg` with a `viewBox`, drawn from what a spectator sees. */
  readonly Position: Component<{ view: S }>;
}
