import type { Course } from '../../../core/lesson.ts';
import { byLang, type Catalogue } from '../../../core/text.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { end, kings, piper, weddings } from './people.ts';
import { men, sell, town, women } from './trade.ts';

export const course: Course<State, Move, Event> = {
  lessons: [town, men, women, sell, weddings, kings, piper, end],
  texts: byLang<Catalogue>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])),
};
