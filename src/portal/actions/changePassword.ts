import { lazyAction } from './lazy-action.ts';

/** Keeps the new password of the form. */
export const action = lazyAction('changePassword');
