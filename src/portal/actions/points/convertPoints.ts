import { lazyPointAction } from './lazy-point-action.ts';

/** Converts points to money. */
export const action = lazyPointAction('convertPoints', { once: true });
