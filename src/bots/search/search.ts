import type { Bot } from '../bot.ts';
import { play } from './play.ts';

/** Looks ahead, and plays what it has spent most of its time on. */
export const search: Bot = (question) => play(question, 0);
