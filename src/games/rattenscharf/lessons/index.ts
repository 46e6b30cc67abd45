import type { Course } from '../../../core/lesson.ts';
import { byLang, type Catalogue } from '../../../core/text.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { firstStrips } from './first-strips.ts';

export const course: Course<State, Move, Event> = {
  lessons: [firstStrips],
  texts: byLang<Catalogue>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])),
};
