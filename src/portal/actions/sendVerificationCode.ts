import { lazyAction } from './lazy-action.ts';

/** Has a code sent for the login that waits. */
export const action = lazyAction('sendVerificationCode');
