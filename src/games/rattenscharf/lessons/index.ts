import type { Course } from '../../../core/lesson.ts';
import { byLang, type Catalogue } from '../../../core/text.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { firstStrips } from './first-strips.ts';
import { goodTurn } from './good-turn.ts';
import { onTop } from './on-top.ts';
import { points } from './points.ts';
import { rats } from './rats.ts';

export const course: Course<State, Move, Event> = {
  lessons: [firstStrips, points, onTop, rats, goodTurn],
  texts: byLang<Catalogue>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])),
};
