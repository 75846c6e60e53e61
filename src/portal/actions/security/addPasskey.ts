import { lazySecurityAction } from './lazy-security-action.ts';

/** Adds a passkey, after the password. */
export const action = lazySecurityAction('addPasskey');
