import { lazySecurityAction } from './lazy-security-action.ts';

/** Sends a code for a forgotten payment password. */
export const action = lazySecurityAction('sendPaymentCode');
