import type { Refusal } from '../../core/game.ts';
import type { MySafety } from '../../protocol/safety.ts';
import { isRefusal } from '../table/holders/holder.ts';
import { safety } from './api.ts';

/** Whom I shun, and what holds for me: looked up by whoever needs it first, and again whenever I change it. */
class Mine {
  my: MySafety | undefined = $state.raw();

  async load(): Promise<void> {
    const answer = await safety.mine();
    if (!isRefusal(answer)) this.my = answer;
  }

  kindOf(person: string): 'mute' | 'block' | undefined {
    return this.my?.shunned.find(({ id }) => id === person)?.kind;
  }

  async shun(person: string, kind: 'mute' | 'block' | undefined, table?: string): Promise<Refusal | undefined> {
    const answer = await (kind === undefined ? safety.unshun(person) : safety.shun(person, kind, table));
    if (isRefusal(answer)) return answer;
    await this.load();
    return undefined;
  }
}

export const mine = new Mine();
