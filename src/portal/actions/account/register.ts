import { lazyAction } from './lazy-flow-action.ts';

/** Registers with the values of the form; the answer is a login. */
export const action = lazyAction('register');
