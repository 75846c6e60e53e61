import { lazyProtectionAction } from './lazy-protection-action.ts';

/** Begins a break from play. */
export const action = lazyProtectionAction('takeBreak');
