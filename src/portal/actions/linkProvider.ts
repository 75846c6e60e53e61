import { lazyAction } from './lazy-action.ts';

/** Links a provider to the member, with the password of the form. */
export const action = lazyAction('linkProvider');
