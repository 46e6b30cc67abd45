import { writeRecord } from '../../../core/record.ts';
import { pack } from '../../replay/share.ts';
import { t } from '../../text/text.svelte.ts';
import { isRefusal } from '../holders/holder.ts';
import type { TableState } from '../model.svelte.ts';

/**
 * Passes a finished game on, by the device's own way or by the clipboard: a sentence, and a link to watch it where there can be one.
 * Answers what is to be said of it; without leave to do either, the link itself.
 */
export async function shareGame(room: TableState, text: string): Promise<string> {
  const url = (await replayLink(room)) ?? location.origin;
  try {
    if ('share' in navigator) {
      await navigator.share({ text, url });
      return '';
    }
  } catch (error) {
    // Whoever closes the sheet again has changed their mind: nothing is wrong.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
  }
  return navigator.clipboard.writeText(`${text}\n${url}`).then(
    () => t('seating.copied'),
    () => url,
  );
}

/** A game of the server has an address; one on this device travels in its link, unless it is too long. */
async function replayLink(room: TableState): Promise<string | undefined> {
  if (room.holder.partial) return undefined;
  if (room.holder.where === 'server') return `${location.origin}/replay/table/${room.holder.info?.id}`;
  const record = await room.holder.record();
  const packed = isRefusal(record) ? undefined : await pack(writeRecord(record));
  return packed && `${location.origin}/replay#g=${packed}`;
}
