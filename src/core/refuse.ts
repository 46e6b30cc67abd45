import type { Params, Refusal } from './game.ts';

export const refuse = <R extends string>(rule: R, params?: Params): Refusal<R> => (params ? { rule, params } : { rule });
