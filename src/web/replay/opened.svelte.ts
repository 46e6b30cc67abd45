import type { GameRecord } from '../../core/record.ts';
import type { Phrase } from '../../core/text.ts';
import { place } from '../place.svelte.ts';

/** The game file that was opened last: it is never sent anywhere. */
class Opened {
  record: GameRecord | undefined = $state.raw();
  fault: Phrase | undefined = $state.raw();

  async read(file: File): Promise<void> {
    const [{ parseRecord }, text] = await Promise.all([import('../../protocol/record.ts'), file.text()]);
    const parsed = parseRecord(text);
    this.record = parsed.ok ? parsed.record : undefined;
    this.fault = parsed.ok ? undefined : parsed.fault;
  }
}

export const opened = new Opened();

/** A file that is dropped on the review is reviewed. */
const here = (): string => (place.route.page === 'review' ? '/review' : '/replay');

export function openFile(file: File): void {
  opened.read(file).then(
    () => place.go(`${here()}#file`),
    () => {
      opened.fault = { key: 'file.empty' };
      place.go(here());
    },
  );
}
