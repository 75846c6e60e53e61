import { lazyAction } from './lazy-flow-action.ts';

/** Verifies the login that waits. */
export const action = lazyAction('verifyLogin');
