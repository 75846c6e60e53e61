import { lazyAction } from './lazy-action.ts';

/** Verifies the login that waits. */
export const action = lazyAction('verifyLogin');
