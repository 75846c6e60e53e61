import { lazySecurityAction } from './lazy-security-action.ts';

/** Sends a code to an e-mail address or mobile number of the member. */
export const action = lazySecurityAction('sendContactCode');
