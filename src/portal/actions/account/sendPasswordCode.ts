import { lazyAction } from './lazy-flow-action.ts';

/** Sends a code for a new password to the mobile number of the form. */
export const action = lazyAction('sendPasswordCode');
