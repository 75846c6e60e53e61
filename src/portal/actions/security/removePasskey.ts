import { lazySecurityAction } from './lazy-security-action.ts';

/** Takes a passkey away, after the password. */
export const action = lazySecurityAction('removePasskey');
