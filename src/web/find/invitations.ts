import type { Acquaintances } from '../../protocol/pairing.ts';
import { askJson } from '../net/api.ts';

interface Done {
  readonly done: true;
}

/** People I played with, and tables to which they ask me. */
export const invitations = {
  offered: (table: string) => askJson<Acquaintances>(`/api/tables/${table}/invitations`, 'GET', 'people'),
  ask: (table: string, person: string) => askJson<Done>(`/api/tables/${table}/invitations`, 'POST', 'done', { person }),
  accept: (table: string) => askJson<{ readonly id: string }>(`/api/invitations/${table}`, 'POST', 'id'),
  decline: (table: string) => askJson<Done>(`/api/invitations/${table}`, 'DELETE', 'done'),
};
