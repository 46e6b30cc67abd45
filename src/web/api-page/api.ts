import type { MyPrograms, NewToken, Scope } from '../../protocol/programs.ts';
import { askJson } from '../net/api.ts';

interface Done {
  readonly done: true;
}

/** My tokens and bot accounts. */
export const programs = {
  mine: () => askJson<MyPrograms>('/api/me/tokens', 'GET', 'tokens'),
  make: (name: string, scopes: readonly Scope[]) => askJson<NewToken>('/api/me/tokens', 'POST', 'token', { name, scopes }),
  remove: (id: string) => askJson<Done>(`/api/me/tokens/${id}`, 'DELETE', 'done'),
  makeBot: (name: string) => askJson<NewToken>('/api/me/bots', 'POST', 'token', { name }),
  renew: (bot: string) => askJson<NewToken>(`/api/me/bots/${bot}/token`, 'POST', 'token'),
  removeBot: (bot: string) => askJson<Done>(`/api/me/bots/${bot}`, 'DELETE', 'done'),
};
