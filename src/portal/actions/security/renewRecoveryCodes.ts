import { lazySecurityAction } from './lazy-security-action.ts';

/** Makes new recovery codes. */
export const action = lazySecurityAction('renewRecoveryCodes');
