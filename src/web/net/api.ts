import type { Refusal } from '../../core/game.ts';
import type { GameRecord } from '../../core/record.ts';
import type { Lobby, Me, NewTable } from '../../protocol/api.ts';

const UNREACHABLE: Refusal = { rule: 'net/unreachable' };
const UNREADABLE: Refusal = { rule: 'net/unreadable' };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Asks the server; whatever goes wrong is a refusal, never an exception. */
async function ask(path: string, method: Method, body?: unknown): Promise<string | Refusal> {
  try {
    const init: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } };
    if (body !== undefined) Object.assign(init, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
    const response = await fetch(path, init);
    const text = await response.text();
    return response.ok ? text : refusalIn(text);
  } catch {
    return UNREACHABLE;
  }
}

export async function askJson<T extends object>(path: string, method: Method, has: keyof T & string, body?: unknown): Promise<T | Refusal> {
  const text = await ask(path, method, body);
  if (typeof text !== 'string') return text;
  const json = read(text);
  return json && has in json ? (json as T) : UNREADABLE;
}

function read(text: string): object | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? json : undefined;
  } catch {
    return undefined;
  }
}

function refusalIn(text: string): Refusal {
  const json: Partial<Refusal> | undefined = read(text);
  return typeof json?.rule === 'string' ? { rule: json.rule, params: json.params } : UNREACHABLE;
}

/** The HTTP half of the server. */
export const api = {
  lobby: () => askJson<Lobby>('/api/tables', 'GET', 'mine'),
  me: () => askJson<Me>('/api/me', 'GET', 'name'),
  rename: (name: string) => askJson<Me>('/api/me', 'PUT', 'name', { name }),
  signOutElsewhere: () => askJson<{ readonly done: true }>('/api/me/others', 'DELETE', 'done'),
  forgetMe: () => askJson<{ readonly done: true }>('/api/me', 'DELETE', 'done'),
  newTable: (table: NewTable) => askJson<{ readonly id: string }>('/api/tables', 'POST', 'id', table),
  byCode: (code: string) => askJson<{ readonly id: string }>(`/api/codes/${code}`, 'GET', 'id'),
  key: (id: string) => askJson<{ readonly url: string }>(`/api/tables/${id}/key`, 'POST', 'url'),
  async record(id: string): Promise<GameRecord | Refusal> {
    const text = await ask(`/api/tables/${id}/record`, 'GET');
    if (typeof text !== 'string') return text;
    // Reading a stranger's file takes more code than playing does, and few do it.
    const { parseRecord } = await import('../../protocol/record.ts');
    const parsed = parseRecord(text);
    return parsed.ok ? parsed.record : UNREADABLE;
  },
};
