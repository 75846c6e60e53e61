import { lazyAction } from './lazy-flow-action.ts';

/** Logs in as a guest. */
export const action = lazyAction('freePlay');
