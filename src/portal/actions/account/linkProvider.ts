import { lazyAction } from './lazy-flow-action.ts';

/** Links a provider to the member, with the password of the form. */
export const action = lazyAction('linkProvider');
