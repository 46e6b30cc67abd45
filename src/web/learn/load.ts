import type { AnyCourse } from '../../core/lesson.ts';
import type { GamePackage } from '../../core/registry.ts';
import { speech } from '../text/text.svelte.ts';
import { loadGame } from '../words.ts';
import { learnWords } from './words.ts';

export interface LoadedCourse {
  readonly pack: GamePackage;
  /** Undefined for a game that nobody has written lessons for. */
  readonly course: AnyCourse | undefined;
}

export async function loadCourse(game: string): Promise<LoadedCourse | undefined> {
  const pack = await loadGame(game);
  if (!pack) return undefined;
  const [course] = await Promise.all([pack.lessons?.(), learnWords.speak(speech.lang)]);
  return { pack, course };
}
