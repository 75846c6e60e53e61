import { lazyAction } from './lazy-flow-action.ts';

/** Has a code sent for the login that waits. */
export const action = lazyAction('sendVerificationCode');
