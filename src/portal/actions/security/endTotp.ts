import { lazySecurityAction } from './lazy-security-action.ts';

/** Turns the authenticator off. */
export const action = lazySecurityAction('endTotp');
