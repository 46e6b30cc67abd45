import type { Bot } from '../bot.ts';
import { play } from './play.ts';

/** Looks ahead, and plays what it believes in. */
export const search: Bot = (question) => play(question);
