import { lazyAction } from './lazy-flow-action.ts';

/** Sends a temporary password, or sets a new one by a code. */
export const action = lazyAction('forgotPassword');
