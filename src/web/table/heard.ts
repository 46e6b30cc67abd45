import type { AnyEvent, AnyGame, Viewer } from '../../core/game.ts';
import type { Happened } from '../../protocol/to-browser.ts';

/** The events as a viewer may hear them. That something was taken back everybody may know. */
export const heard = (game: AnyGame, events: readonly Happened[], viewer: Viewer): readonly Happened[] =>
  events.flatMap(({ n, event }) => {
    const told = event.type === 'take-back' ? event : (game.redact(event, viewer) as AnyEvent | undefined);
    return told === undefined ? [] : [{ n, event: told }];
  });
