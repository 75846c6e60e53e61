import { lazyAction } from './lazy-action.ts';

/** Logs in as a guest. */
export const action = lazyAction('freePlay');
