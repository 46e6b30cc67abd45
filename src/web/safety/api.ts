import type { ChatRights, Moderation, MySafety, Order, Reason } from '../../protocol/safety.ts';
import { askJson } from '../net/api.ts';

interface Done {
  readonly done: true;
}

/** What the server knows about who keeps apart from whom, and about reports. */
export const safety = {
  mine: () => askJson<MySafety>('/api/me/safety', 'GET', 'shunned'),
  shun: (person: string, kind: 'mute' | 'block', table?: string) =>
    askJson<Done>(`/api/me/shunned/${person}`, 'PUT', 'done', { kind, ...(table !== undefined && { table }) }),
  unshun: (person: string) => askJson<Done>(`/api/me/shunned/${person}`, 'DELETE', 'done'),
  setFree: (free: boolean) => askJson<{ readonly free: boolean }>('/api/me/free-chat', 'PUT', 'free', { free }),
  report: (report: { readonly person: string; readonly table?: string; readonly reason: Reason; readonly words?: string }) =>
    askJson<Done>('/api/reports', 'POST', 'done', report),
  read: (notice: string, answer?: string) =>
    askJson<Done>(`/api/me/notices/${notice}`, 'POST', 'done', answer === undefined ? {} : { answer }),
  rights: (table: string) => askJson<ChatRights>(`/api/tables/${table}/chat`, 'GET', 'why'),
  moderation: () => askJson<Moderation>('/api/moderation', 'GET', 'reports'),
  order: (order: Order) => askJson<Done>('/api/moderation', 'POST', 'done', order),
};
