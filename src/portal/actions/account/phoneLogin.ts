import { lazyAction } from './lazy-flow-action.ts';

/** Logs in by the code that Firebase sent. */
export const action = lazyAction('phoneLogin');
