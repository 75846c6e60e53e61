import { lazyProtectionAction } from './lazy-protection-action.ts';

/** Excludes the member from play. */
export const action = lazyProtectionAction('excludeMyself');
