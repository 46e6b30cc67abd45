import type { Page } from 'playwright-core';
import type { PositionMessage, ToBrowser } from '../../../src/protocol/to-browser.ts';
import { unfold } from '../../../src/protocol/unfold.ts';

/** Everything that a page has received from the server while the ear was open. */
export interface Ear {
  readonly messages: ToBrowser[];
  /** What was answered over HTTP, files of the program left out. */
  readonly bodies: string[];
  /** Whatever came in that is no message. */
  readonly noise: string[];
  /** From now on nothing counts. */
  close(): Promise<void>;
}

/** A change, as the position that it leads to; as it is, if it fits none that was heard, which no check lets pass. */
function whole(message: ToBrowser, heard: readonly ToBrowser[]): ToBrowser {
  if (message.type !== 'change') return message;
  const shown = heard.findLast((m): m is PositionMessage => m.type === 'position' && m.table === message.table);
  return unfold(message, shown) ?? message;
}

export function listen(page: Page): Ear {
  const [messages, bodies, noise]: [ToBrowser[], string[], string[]] = [[], [], []];
  const reading: Promise<unknown>[] = [];
  let open = true;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (!open) return;
      try {
        messages.push(whole(JSON.parse(String(payload)) as ToBrowser, messages));
      } catch {
        noise.push(String(payload));
      }
    }),
  );
  page.on('response', (response) => {
    if (!open || /\/(assets|fonts)\/|\.(js|css|svg|png|woff2|webmanifest)$/.test(new URL(response.url()).pathname)) return;
    // Redirects have no body.
    reading.push(
      response
        .text()
        .then((text) => bodies.push(text))
        .catch(() => undefined),
    );
  });
  const close = async (): Promise<void> => {
    open = false;
    await Promise.all(reading);
  };
  return { messages, bodies, noise, close };
}
