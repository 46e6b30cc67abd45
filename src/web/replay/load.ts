import type { GameRecord } from '../../core/record.ts';
import { REFEREE_TEXTS } from '../../core/referee-texts.ts';
import type { Catalogue, Lang, Phrase } from '../../core/text.ts';
import { parseRecord } from '../../protocol/record.ts';
import type { Route } from '../../protocol/routes.ts';
import { say } from '../../text/say.ts';
import { keep } from '../keep/games.ts';
import { api } from '../net/api.ts';
import { isRefusal } from '../table/holders/holder.ts';
import { LocalTable } from '../table/holders/local.svelte.ts';
import { TableState } from '../table/model.svelte.ts';
import { loadParts } from '../table/open.ts';
import { t } from '../text/text.svelte.ts';
import { loadGame } from '../words.ts';
import { ReplayTable } from './holder.svelte.ts';
import { opened } from './opened.svelte.ts';
import { unpack } from './share.ts';

export type Loaded = { readonly room: TableState; readonly table: ReplayTable; readonly record: GameRecord } | { readonly fault: string };

/** Finds the game that the address means and sets it up; a fault is a sentence. Undefined: the address means none. */
export async function load(route: Route, hash: string, lang: Lang): Promise<Loaded | undefined> {
  const found = await find(route, new URLSearchParams(hash.slice(1)), lang);
  if (found === undefined || 'fault' in found) return found;
  return setUp(found.record, lang);
}

export async function setUp(record: GameRecord, lang: Lang): Promise<Loaded> {
  const parts = await loadParts(record.game);
  if (!parts) return { fault: t('replay.unknown-game', { game: record.game }) };
  const table = ReplayTable.open(parts.game, record);
  if (!(table instanceof ReplayTable)) return { fault: say(parts.words, lang, table.phrase) };
  return { room: new TableState(table, parts), table, record };
}

type Found = { readonly record: GameRecord } | { readonly fault: string } | undefined;

async function find(route: Route, hash: URLSearchParams, lang: Lang): Promise<Found> {
  if (route.page !== 'replay' && route.page !== 'review') return undefined;
  if (route.from === 'table') return fromServer(route.id);
  if (route.from === 'local') return fromHere(route.id);
  const packed = hash.get('g');
  if (packed !== null) return read((await unpack(packed)) ?? '', lang);
  if (opened.fault) return { fault: await sentence(opened.fault, lang) };
  return opened.record && { record: opened.record };
}

async function read(text: string, lang: Lang): Promise<Found> {
  const parsed = parseRecord(text);
  return parsed.ok ? { record: parsed.record } : { fault: await sentence(parsed.fault, lang) };
}

async function sentence(fault: Phrase, lang: Lang): Promise<string> {
  const words: Catalogue = await REFEREE_TEXTS[lang]();
  return say(words, lang, fault);
}

async function fromServer(id: string): Promise<Found> {
  const record = await api.record(id);
  if (!('rule' in record)) return { record };
  return { fault: record.rule === 'table/not-over' ? t('replay.running') : t('replay.missing') };
}

async function fromHere(id: string): Promise<Found> {
  const kept = await keep.get(id).catch(() => undefined);
  const pack = kept && (await loadGame(kept.game));
  if (!kept || !pack) return { fault: t('replay.missing') };
  if (!kept.over) return { fault: t('replay.running') };
  const still = { keep, now: () => kept.at, pause: async () => undefined, think: () => new Promise<never>(() => undefined) };
  const record = await new LocalTable(pack.game, kept, still).record();
  return isRefusal(record) ? { fault: t('replay.missing') } : { record };
}
