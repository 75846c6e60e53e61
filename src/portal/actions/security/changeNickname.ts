import { lazySecurityAction } from './lazy-security-action.ts';

/** Keeps the nickname of the form. */
export const action = lazySecurityAction('changeNickname');
