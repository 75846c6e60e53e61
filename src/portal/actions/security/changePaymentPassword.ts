import { lazySecurityAction } from './lazy-security-action.ts';

/** Sets or changes the payment password. */
export const action = lazySecurityAction('changePaymentPassword');
