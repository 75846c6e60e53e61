import { lazySecurityAction } from './lazy-security-action.ts';

/** Keeps the e-mail address or mobile number of the form. */
export const action = lazySecurityAction('changeContact');
