import { lazyAction } from './lazy-action.ts';

/** Logs in with the values of the form. */
export const action = lazyAction('login');
