export interface Drawing {
  /** The box it was drawn in. */
  readonly box: string;
  readonly ink: string;
}

/** All drawings share the ink of their contour; only its width goes with the size they are meant for. */
export const drawn = (box: string, width: number, ink: string): Drawing => ({
  box,
  ink: `<g stroke="var(--print)" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${ink}</g>`,
});
