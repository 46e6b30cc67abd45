import type { Translation } from '../../../core/text.ts';
import { en } from './en.ts';

export const fr: Translation<typeof en> = en;
