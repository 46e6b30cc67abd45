import type { AnyGame, Refusal } from '../../core/game.ts';
import type { GameRecord } from '../../core/record.ts';
import { lookUp } from '../../text/grammar.ts';
import { loadBoard } from '../boards.ts';
import { type KeptGame, keep } from '../keep/games.ts';
import type { Renewed } from '../keep/renew.ts';
import { paced } from '../kit/animate.ts';
import { breath } from '../kit/breath.ts';
import { settings } from '../settings.svelte.ts';
import { speech } from '../text/text.svelte.ts';
import { loadFirstWords, loadGame, loadWords } from '../words.ts';
import type { Link } from './holders/holder.ts';
import { type LocalServices, LocalTable } from './holders/local.svelte.ts';
import { type TableParts, TableState } from './model.svelte.ts';
import { thinkInWorker } from './seats/bots.ts';

const PAUSE = 650;

/** Who wants to see no movement waits for none either; whose device asks for calm can still follow who does what. */
function pauseLength(): number {
  if (settings.stored.motion === 'none') return 0;
  return settings.motion ? paced(PAUSE) : PAUSE / 2;
}

/** A bot waits a moment, and until the board has shown what was done before: nobody's turn is lost in a crowd. */
const services = (room: () => TableState | undefined): LocalServices => ({
  keep,
  think: thinkInWorker,
  now: () => Date.now(),
  async pause() {
    await new Promise((done) => setTimeout(done, pauseLength()));
    await room()?.atRest();
  },
});

type LoadWords = typeof loadWords;

export async function loadParts(game: string, load: LoadWords = loadWords): Promise<TableParts | undefined> {
  const pack = await loadGame(game);
  if (!pack) return undefined;
  const [board, words] = await Promise.all([loadBoard(game), load(pack, speech.lang)]);
  lookUp(speech.lang);
  await breath();
  const more = load === loadFirstWords ? () => loadWords(pack, speech.lang) : undefined;
  return { game: pack.game, board, words, more };
}

/** A table that is being opened: how it stands meanwhile, and the room if there is one. */
export interface Opening {
  readonly link: () => Link;
  readonly room: Promise<TableState | undefined>;
  /** What may have to be said there. */
  readonly words: LoadWords;
  /** The file of a game that older rules played and that nothing can show any more. */
  readonly file: () => Promise<GameRecord | Refusal>;
  readonly close: () => void;
}

/** Few games meet new rules: what brings them over is fetched for those alone. */
async function fitting(game: AnyGame, kept: KeptGame): Promise<Renewed | undefined> {
  if (kept.rules === game.rules) return { game, kept };
  const { renew } = await import('../keep/renew.ts');
  return renew(game, kept, keep, Date.now());
}

/** Opens a table on this device. */
export function openLocal(id: string): Opening {
  let table: LocalTable | undefined;
  let lost: KeptGame | undefined;
  let link: Link = 'open';
  let room: TableState | undefined;
  const open = async (): Promise<TableState | undefined> => {
    const kept = await keep.get(id);
    const parts = kept && (await loadParts(kept.game, loadFirstWords));
    if (!kept || !parts) return undefined;
    const ready = await fitting(parts.game, kept);
    if (!ready) {
      lost = kept;
      link = kept.rules > parts.game.rules ? 'outdated' : 'older';
      return undefined;
    }
    table = new LocalTable(
      ready.game,
      ready.kept,
      services(() => room),
    );
    await table.begin();
    await breath();
    room = new TableState(table, { ...parts, game: ready.game });
    await breath();
    return room;
  };
  return {
    link: () => link,
    room: open(),
    words: loadWords,
    file: async () => (lost ? (await import('../keep/file.ts')).fileOf(lost) : { rule: 'keep/no-file' }),
    close: () => table?.close(),
  };
}
