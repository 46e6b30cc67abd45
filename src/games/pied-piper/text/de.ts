import type { Translation } from '../../../core/text.ts';
import { en } from './en.ts';

export const de: Translation<typeof en> = en;
