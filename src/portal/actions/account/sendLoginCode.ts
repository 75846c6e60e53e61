import { lazyAction } from './lazy-flow-action.ts';

/** Sends a code for a login to the mobile number of the form. */
export const action = lazyAction('sendLoginCode');
