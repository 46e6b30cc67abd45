import type { Translation } from '../../../core/text.ts';
import { en } from './en.ts';

export const nl: Translation<typeof en> = en;
