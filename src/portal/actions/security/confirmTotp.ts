import { lazySecurityAction } from './lazy-security-action.ts';

/** Takes a new authenticator into use. */
export const action = lazySecurityAction('confirmTotp');
