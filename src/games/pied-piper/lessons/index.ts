import type { Course } from '../../../core/lesson.ts';
import { byLang, type Catalogue } from '../../../core/text.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { goodTurn } from './good-turn.ts';
import { houses } from './houses.ts';
import { piper } from './piper.ts';
import { roof } from './roof.ts';
import { sewer } from './sewer.ts';

export const course: Course<State, Move, Event> = {
  lessons: [houses, sewer, piper, roof, goodTurn],
  texts: byLang<Catalogue>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])),
};
