import { lazyAction } from './lazy-flow-action.ts';

/** Lets Firebase send a code to the mobile number of the form. */
export const action = lazyAction('sendPhoneCode');
