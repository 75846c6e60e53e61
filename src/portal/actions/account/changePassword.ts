import { lazyAction } from './lazy-flow-action.ts';

/** Keeps the new password of the form. */
export const action = lazyAction('changePassword');
