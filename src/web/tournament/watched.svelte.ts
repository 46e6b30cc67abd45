import { equal } from '../../core/equal.ts';
import type { Refusal } from '../../core/game.ts';
import { SERVER_TEXTS } from '../../protocol/server-texts.ts';
import type { TournamentAct, TournamentPage } from '../../protocol/tournaments.ts';
import { say } from '../../text/say.ts';
import { isRefusal } from '../table/holders/holder.ts';
import { speech } from '../text/text.svelte.ts';
import { tournaments } from './api.ts';

/** Games end every few seconds, and nobody should wait long for the next one; who looks elsewhere does not ask. */
const EVERY = 2000;

/** A tournament as it is now, looked up again while somebody looks at it. */
export class Watched {
  readonly #id: string;
  page: TournamentPage | undefined = $state.raw();
  /** What was refused, in words. */
  wrong = $state('');
  busy = $state(false);

  constructor(id: string) {
    this.#id = id;
  }

  /** Undefined if there is no such tournament. */
  async look(): Promise<Refusal | undefined> {
    const heard = await tournaments.page(this.#id);
    if (isRefusal(heard)) return heard;
    // Not by its version: who changes a name leaves that as it is.
    if (!equal(heard, this.page)) this.page = heard;
    return undefined;
  }

  watch(): () => void {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && this.page?.status !== 'over') void this.look();
    }, EVERY);
    return () => clearInterval(timer);
  }

  async act(act: TournamentAct): Promise<void> {
    this.busy = true;
    const heard = await tournaments.act(this.#id, act);
    this.busy = false;
    if (isRefusal(heard)) this.wrong = await inWords(heard);
    else {
      this.wrong = '';
      this.page = heard;
    }
  }
}

/** A refusal as a sentence. */
export const inWords = async ({ rule, params }: Refusal): Promise<string> =>
  say({ ...speech.words, ...(await SERVER_TEXTS[speech.lang]()) }, speech.lang, { key: `rule.${rule}`, params });
