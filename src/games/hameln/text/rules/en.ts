import type { RulePage } from '../../../../core/registry.ts';
export const rules: RulePage = [];
