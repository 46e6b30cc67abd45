import type { Course } from '../../../core/lesson.ts';
import { byLang, type Catalogue } from '../../../core/text.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { cards } from './cards.ts';
import { claim, rivals } from './claim.ts';
import { backRoom, inside } from './inside.ts';
import { chains, missions } from './missions.ts';
import { town } from './town.ts';

export const course: Course<State, Move, Event> = {
  lessons: [town, inside, backRoom, claim, rivals, cards, missions, chains],
  texts: byLang<Catalogue>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])),
};
