import { lazySecurityAction } from './lazy-security-action.ts';

/** Begins to set up an authenticator. */
export const action = lazySecurityAction('beginTotp');
