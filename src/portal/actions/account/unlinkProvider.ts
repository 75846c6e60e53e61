import { lazyAction } from './lazy-flow-action.ts';

/** Takes the link to a provider away, with the password of the form. */
export const action = lazyAction('unlinkProvider');
